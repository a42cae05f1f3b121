/** One room's sounds, from the first tap in it. The shell's switches write `data-sound` and `data-room` on the
 *  document. */
import { lengthOf, type SoundSet } from './score'
import { fillRoom, perform } from './synthesis'

const LOUDNESS: Readonly<Record<string, number>> = { loud: 1, usual: 0.55, soft: 0.25, off: 0 }
const GESTURES = ['pointerup', 'keydown'] as const // those by which browsers allow a page to be heard
const CALLS_BACK = 'turn' // is heard by whoever looks elsewhere, too

const { dataset } = document.documentElement
const loudness = () => LOUDNESS[dataset.sound ?? 'usual'] ?? 0

export class Orchestra {
  private touched = 'touched' in dataset // before this room was entered; browsers remember taps of pages before, too
  private audio: AudioContext | null = null
  private volume: GainNode | null = null
  private endRoom: (() => void) | null = null
  private readonly leaving = new AbortController()
  private readonly wishes = new MutationObserver(() => this.obey())

  constructor(private readonly set: SoundSet) {
    const { signal } = this.leaving
    for (const gesture of GESTURES) document.addEventListener(gesture, () => this.touch(), { signal, capture: true })
    document.addEventListener('visibilitychange', () => this.obey(), { signal })
    this.wishes.observe(document.documentElement, { attributeFilter: ['data-sound', 'data-room'] })
    this.obey()
  }

  /** What cannot be heard now is not heard later. */
  play(sound: string): void {
    const score = this.set.scores[sound]
    const { audio, volume } = this
    if (!score || !audio || !volume || loudness() === 0) return
    if (document.hidden && sound === CALLS_BACK) this.rouse(audio, lengthOf(score))
    else if (document.hidden || audio.state !== 'running') return
    perform(audio, score, volume)
  }

  leave(): void {
    this.leaving.abort()
    this.wishes.disconnect()
    void this.audio?.close()
    this.audio = null
  }

  private touch(): void {
    if (this.touched && this.audio?.state === 'running') return
    this.touched = true
    this.obey()
  }

  /** Brings everything to what is wished at this moment. */
  private obey(): void {
    if (this.leaving.signal.aborted) return
    const heard = this.touched && !document.hidden && loudness() > 0
    if (heard) this.begin()
    if (this.volume) this.volume.gain.value = loudness()
    if (heard && dataset.room !== 'off') this.openRoom()
    else this.closeRoom()
    if (heard) void this.audio?.resume()
    else void this.audio?.suspend()
  }

  private begin(): void {
    if (this.audio) return
    this.audio = new AudioContext()
    this.volume = new GainNode(this.audio)
    this.volume.connect(this.audio.destination)
  }

  private openRoom(): void {
    if (this.audio && this.volume) this.endRoom ??= fillRoom(this.audio, this.set.room, this.volume)
  }

  private closeRoom(): void {
    this.endRoom?.()
    this.endRoom = null
  }

  /** For so many seconds. */
  private rouse(audio: AudioContext, seconds: number): void {
    void audio.resume()
    setTimeout(() => this.obey(), seconds * 1000)
  }
}
