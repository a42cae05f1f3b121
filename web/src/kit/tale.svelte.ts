import { play, type Sound } from './sound'
import { tell, type Beat } from './story'

const MOST_BEATS = 24 // whoever was away hears the end of the story only

export interface SceneBeat<Scene> extends Beat {
  scene?: Scene | null
  sound?: Sound
}

/** Great moments over the board. News waits for its turn; whoever acts has heard enough. */
export class Tale<Scene> {
  scene = $state.raw<Scene | null>(null)
  private rest: SceneBeat<Scene>[] = []
  private cut: (() => void) | null = null

  add(beats: readonly SceneBeat<Scene>[]): void {
    this.cut?.()
    this.rest = [...this.rest, ...beats].slice(-MOST_BEATS)
    this.cut = tell(
      [...this.rest],
      (beat) => this.follow(beat),
      () => (this.cut = null),
    )
  }

  end(): void {
    this.cut?.()
    this.cut = null
    this.rest = []
    this.scene = null
  }

  private follow(beat: SceneBeat<Scene>): void {
    this.rest.shift()
    if (beat.scene !== undefined) this.scene = beat.scene
    if (beat.sound) play(beat.sound)
  }
}
