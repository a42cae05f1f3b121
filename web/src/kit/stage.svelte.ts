import { play, type Sound } from './sound'
import { tell, type Beat } from './story'

export interface StageBeat<Shown, Great> extends Beat {
  show?: (shown: Shown) => Shown
  great?: Great | null
  sound?: Sound
}

/** A part of the board, told beat by beat. A new story cuts the one before short; news without a story lets it run. */
export class Stage<Shown, Great, B extends StageBeat<Shown, Great>> {
  shown = $state.raw() as Shown
  great = $state.raw<Great | null>(null)
  beat: B | null = null
  private ending: Shown
  private cut: (() => void) | null = null

  constructor(shown: Shown) {
    this.shown = this.ending = shown
  }

  perform(beats: readonly B[]): void {
    if (this.cut !== null) this.settle()
    this.cut = tell(
      beats,
      (beat) => this.follow(beat),
      () => this.settle(),
    )
  }

  /** What is to be seen when the story is told. */
  endWith(shown: Shown): void {
    this.ending = shown
    if (this.cut === null) this.settle()
  }

  settle(): void {
    this.cut?.()
    this.cut = null
    this.shown = this.ending
    this.great = null
  }

  private follow(beat: B): void {
    this.beat = beat
    if (beat.show) this.shown = beat.show(this.shown)
    if (beat.sound) play(beat.sound)
    if (beat.great !== undefined) this.great = beat.great
  }
}
