// One clock for all that a page shows. Frames wait here and are shown one at a time.
import { play } from './sound'
import { asWished, isScene, within, type Beat, type Telling } from './telling'

const HURRY_MS = 4_000 // so much that waits to be told is told twice as fast
const FAR_BEHIND_MS = 12_000 // and so much is left out; it can be watched afterwards
const BOTS_WAIT_MS = 5_500 // the server lets them wait a little longer for what is watched
const MOST_ASIDES = 3

/** What a page shows at one moment. */
export interface Frame {
  readonly ply: number
  readonly racing: boolean // several may act: nobody waits for a story, and none covers the board
  readonly yours: boolean // somebody at this device is to act
  readonly bots: boolean // only bots are to act
}

type Step<F> = { kind: 'begin' | 'show' | 'end'; frame: F } | { kind: 'beat'; beat: Beat }

const isBeat = <F>(step: Step<F>) => step.kind === 'beat'
const lengthOf = (steps: readonly Step<unknown>[]) =>
  steps.reduce((so, step) => so + (step.kind === 'beat' ? step.beat.lasts : 0), 0)

/** Shows every frame after its story, in order; controls belong to the newest. */
export class FrameQueue<F extends Frame> {
  shown = $state.raw<F>()!
  newest = $state.raw<F>()!
  told = $state.raw<F>()! // the frame whose story is told, or was told last: the board moves by its events
  beat = $state.raw<Beat | null>(null)
  missed = $state.raw<readonly F[]>([]) // what nobody here could watch; the first of them is where it began
  private steps = $state.raw<readonly Step<F>[]>([])
  private timer = 0
  private held = $state(false)

  /** `watched` is called with each ply whose story is over. What lies over the board as it begins is read first: until
   *  `release` nothing is told, and nothing was watched. */
  constructor(
    first: F,
    private readonly tell: (was: F, now: F) => Telling,
    private readonly watched: (ply: number) => void,
    begins: 'at once' | 'when released' = 'at once',
  ) {
    this.shown = this.newest = this.told = first
    if (begins === 'at once') watched(first.ply)
    else this.held = true
  }

  release(): void {
    if (!this.held) return
    this.held = false
    this.watched(this.shown.ply)
    if (this.idle) this.next()
  }

  /** Nothing more is told at this moment. */
  get settled(): boolean {
    return this.idle && this.steps.length === 0
  }

  /** The newest frame is shown: what may be done belongs to it. */
  get current(): boolean {
    return this.shown === this.newest
  }

  /** Something older is shown, or a great moment lies over the board. */
  get telling(): boolean {
    return !this.held && (!this.current || (!this.shown.racing && this.beat?.scene !== undefined))
  }

  private get idle(): boolean {
    return this.beat === null
  }

  push(frame: F): void {
    if (frame.ply === this.newest.ply) this.replace(frame)
    else if (document.hidden) this.miss(frame)
    else if (frame.racing) this.race(frame)
    else this.queue(frame)
  }

  /** To the newest frame at once: whoever taps has heard enough. */
  skip(): void {
    this.stop()
    for (const step of this.steps) if (!isBeat(step)) this.take(step)
    this.steps = []
  }

  /** To this frame, wherever the story was, without telling anything. */
  jump(frame: F): void {
    this.close()
    this.shown = this.newest = this.told = frame
  }

  /** Nobody looks at the page any more: it holds up nobody. */
  leave(): void {
    const untold = this.steps.flatMap((step) => (step.kind === 'show' ? [step.frame] : []))
    if (untold.length > 0) this.missed = [...(this.missed.length > 0 ? this.missed : [this.shown]), ...untold]
    this.skip()
  }

  /** Tells what was missed, from where it began, to the newest frame. */
  watchMissed(): void {
    const [first, ...rest] = this.missed
    this.missed = []
    if (first === undefined) return
    this.skip()
    this.shown = this.told = first
    this.steps = rest.flatMap((frame, at) => this.stepsOf(rest[at - 1] ?? first, this.renewed(frame)))
    this.next()
  }

  forgetMissed(): void {
    this.missed = []
  }

  close(): void {
    this.stop()
    this.steps = []
  }

  /** The same ply, seen anew: a signal, another seat, a clock. */
  private replace(frame: F): void {
    this.newest = frame
    this.steps = this.steps.map((step) => (step.kind === 'beat' ? step : { ...step, frame: this.renewed(step.frame) }))
    this.shown = this.renewed(this.shown)
    this.told = this.renewed(this.told)
  }

  private renewed(frame: F): F {
    return frame.ply === this.newest.ply ? this.newest : frame
  }

  private miss(frame: F): void {
    this.missed = [...(this.missed.length > 0 ? this.missed : [this.newest]), frame]
    this.steps = [...this.steps, ...this.stepsOf(this.newest, frame)]
    this.newest = frame
    this.skip()
  }

  /** Shown at once; its great moments are told beside it, the latest of them only. */
  private race(frame: F): void {
    const { before, after } = asWished(this.tell(this.newest, frame))
    const beats = [...before, ...after]
    if (!this.newest.racing) this.skip()
    this.newest = this.told = this.shown = frame
    this.watched(frame.ply)
    const asides = beats.filter(isScene).map((beat): Step<F> => ({ kind: 'beat', beat: { ...beat, view: undefined } }))
    this.steps = [...this.steps, ...asides].slice(-MOST_ASIDES)
    const heard = beats.find((beat) => beat.sound && !isScene(beat))?.sound
    if (heard) play(heard)
    if (this.idle && !this.held) this.next()
  }

  private queue(frame: F): void {
    if (this.newest.racing) this.skip()
    if (frame.yours) this.steps = this.steps.filter((step) => !isBeat(step)) // what is told now may end
    if (lengthOf(this.steps) > FAR_BEHIND_MS) {
      this.miss(frame)
      return
    }
    this.steps = [...this.steps, ...this.stepsOf(this.newest, frame)]
    this.newest = frame
    if (this.idle && !this.held) this.next()
  }

  private stepsOf(was: F, frame: F): Step<F>[] {
    const telling = asWished(this.tell(was, frame))
    const { before, after } = frame.bots ? within(BOTS_WAIT_MS, telling) : telling
    const beats = (told: readonly Beat[]) => told.map((beat): Step<F> => ({ kind: 'beat', beat }))
    const turn = (kind: 'begin' | 'show' | 'end'): Step<F> => ({ kind, frame })
    return [turn('begin'), ...beats(before), turn('show'), ...beats(after), turn('end')]
  }

  private next(): void {
    this.beat = null
    do {
      const [step, ...rest] = this.steps
      this.steps = rest
      if (step) this.take(step)
    } while (this.idle && this.steps.length > 0)
  }

  private take(step: Step<F>): void {
    switch (step.kind) {
      case 'begin':
        this.told = step.frame
        return
      case 'show':
        this.shown = step.frame
        return
      case 'end':
        this.watched(step.frame.ply)
        return
      case 'beat':
        this.start(step.beat)
        return
      default:
        step satisfies never
    }
  }

  private start(beat: Beat): void {
    if (beat.sound) play(beat.sound)
    if (beat.lasts === 0) return
    this.beat = beat
    this.timer = window.setTimeout(() => this.next(), beat.lasts / this.haste())
  }

  /** By what waits behind the frame that is told: a long story alone is not hurried. */
  private haste(): number {
    const behind = this.steps.slice(this.steps.findIndex((step) => step.kind === 'end') + 1)
    return lengthOf(behind) > HURRY_MS ? 2 : 1
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.beat = null
  }
}
