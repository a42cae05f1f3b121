import { play } from '../../kit/sound'
import { tell } from '../../kit/story'
import { story, type Beat, type Scene } from './story'
import type { Event } from '../../wire/mysterium'

const MOST_BEATS = 18 // whoever was away hears the end of the story only

/** What is being told now. News waits for its turn; whoever acts has heard enough. */
export class Tale {
  scene = $state.raw<Scene | null>(null)
  private rest: Beat[] = []
  private cut: (() => void) | null = null

  add(events: readonly Event[]): void {
    this.cut?.()
    this.rest = [...this.rest, ...story(events)].slice(-MOST_BEATS)
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
