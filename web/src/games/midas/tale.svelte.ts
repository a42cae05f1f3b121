import type { Worth } from '../../wire/midas'
import { play } from '../../kit/sound'
import { tell } from '../../kit/story'
import { story, type Beat, type Event, type Scene } from './story'

const MOST_BEATS = 24 // whoever was away hears the end of the story only

/** What is being told now. News waits for its turn; whoever acts has heard enough. */
export class Tale {
  scene = $state.raw<Scene | null>(null)
  private rest: Beat[] = []
  private cut: (() => void) | null = null

  add(events: readonly Event[], worth: readonly Worth[]): void {
    this.cut?.()
    this.rest = [...this.rest, ...story(events, worth)].slice(-MOST_BEATS)
    this.cut = tell([...this.rest], (beat) => this.follow(beat), () => (this.cut = null))
  }

  end(): void {
    this.cut?.()
    this.cut = null
    this.rest = []
    this.scene = null
  }

  private follow(beat: Beat): void {
    this.rest.shift()
    if (beat.scene !== undefined) this.scene = beat.scene
    if (beat.sound) play(beat.sound)
  }
}
