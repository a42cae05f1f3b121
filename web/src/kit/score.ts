/** What sounds are written in. A game's `sounds.ts` is a set of scores, made of the instruments below; `synthesis.ts`
 *  makes them heard. No files, nothing to load but this. */

/** Struck at `at`, gone after `lasts`. In seconds, hertz, and shares of full loudness. */
interface Struck {
  readonly at: number
  readonly lasts: number
  readonly loud: number
  readonly pitch: number
  readonly to?: number // where its pitch glides
  readonly swells?: number // seconds until it is loudest
}
export interface Tone extends Struck {
  readonly kind: 'tone'
  readonly wave: OscillatorType
}
export interface Noise extends Struck {
  readonly kind: 'noise'
  readonly narrow: number // the quality of its band: a breath has little, a whistle much
}
export type Score = readonly (Tone | Noise)[]

/** What is always heard in a room, swelling and falling once in `breath` seconds. */
export interface RoomLayer {
  readonly kind: 'air' | 'drone'
  readonly pitch: number
  readonly narrow: number
  readonly loud: number
  readonly breath: number
}

/** What every game sounds: a card laid, cards dealt, one's turn, good and bad news, a triumph and an end without one. */
export type CommonSound = 'card' | 'deal' | 'turn' | 'goal' | 'bad' | 'medal' | 'end'

export interface SoundSet<Own extends string = string> {
  readonly scores: Readonly<Record<CommonSound | Own, Score>>
  readonly room: readonly RoomLayer[]
}

const tone = (wave: OscillatorType, pitch: number, at: number, lasts: number, loud: number, more = {}): Tone => ({
  kind: 'tone',
  wave,
  pitch,
  at,
  lasts,
  loud,
  ...more,
})
const noise = (pitch: number, narrow: number, at: number, lasts: number, loud: number, more = {}): Noise => ({
  kind: 'noise',
  pitch,
  narrow,
  at,
  lasts,
  loud,
  ...more,
})

/** Metal rings in partials that are no harmonics. */
export const bell = (pitch: number, at: number, lasts = 1.4, loud = 0.08): Score => [
  tone('sine', pitch, at, lasts, loud),
  tone('sine', pitch * 2.76, at, lasts * 0.55, loud * 0.45),
  tone('sine', pitch * 5.4, at, lasts * 0.25, loud * 0.2),
]

/** A string: bright when it is plucked, round afterwards. */
export const pluck = (pitch: number, at: number, lasts = 0.9, loud = 0.09): Score => [
  tone('triangle', pitch, at, lasts, loud),
  tone('sine', pitch * 2, at, lasts * 0.5, loud * 0.4),
  tone('sine', pitch * 3, at, lasts * 0.2, loud * 0.25),
]

/** The rim of a glass, stroked. */
export const crystal = (pitch: number, at: number, lasts = 1.2, loud = 0.07): Score => [
  tone('sine', pitch, at, lasts, loud, { swells: 0.06 }),
  tone('sine', pitch * 1.004, at, lasts, loud * 0.7, { swells: 0.09 }),
  tone('sine', pitch * 3.01, at, lasts * 0.6, loud * 0.2, { swells: 0.03 }),
]

/** Something hard on wood. */
export const knock = (pitch: number, at: number, loud = 0.16): Score => [
  tone('sine', pitch, at, 0.09, loud, { to: pitch * 0.7 }),
  noise(pitch * 5, 2, at, 0.03, loud * 0.6),
]

/** A card that slides and lies. */
export const paper = (at: number, pitch = 2600, loud = 0.12): Score => [
  noise(pitch, 0.8, at, 0.09, loud, { to: pitch * 0.55, swells: 0.02 }),
  noise(pitch * 0.3, 1.2, at + 0.05, 0.05, loud * 0.8),
]

/** A small wheel that catches. */
export const click = (at: number, pitch = 3200, loud = 0.14): Score => [
  noise(pitch, 6, at, 0.025, loud * 2),
  tone('square', pitch * 0.55, at, 0.018, loud * 0.25),
]

/** Air that passes. */
export const gust = (pitch: number, at: number, lasts: number, loud = 0.6): Score => [
  noise(pitch, 5, at, lasts, loud, { to: pitch * 1.7, swells: lasts * 0.45 }),
  noise(pitch * 2.1, 8, at + lasts * 0.15, lasts * 0.8, loud * 0.5, { to: pitch * 1.4, swells: lasts * 0.3 }),
]

/** A skin, or a lid that falls. A phone has no bass: what it lets be heard of that is the slap. */
export const drum = (pitch: number, at: number, lasts = 0.4, loud = 0.22): Score => [
  tone('sine', pitch, at, lasts, loud, { to: pitch * 0.55 }),
  noise(pitch * 4, 0.7, at, lasts * 0.25, loud * 0.4),
  noise(500 + pitch * 3, 1.5, at, 0.08 + lasts * 0.25, loud * 1.6, { to: 320 + pitch * 2 }),
]

/** Wood under strain, from one pitch to another. */
export const creak = (from: number, to: number, at: number, lasts: number, loud = 0.05): Score => [
  tone('sawtooth', from, at, lasts, loud * 0.5, { to, swells: lasts * 0.3 }),
  noise(from * 7, 12, at, lasts, loud * 9, { to: to * 7, swells: lasts * 0.4 }),
]

/** One after another, at equal steps. */
export const inTurn = (pitches: readonly number[], step: number, play: (pitch: number, at: number) => Score): Score =>
  pitches.flatMap((pitch, nth) => play(pitch, nth * step))

export const air = (pitch: number, loud: number, breath: number, narrow = 0.6): RoomLayer => ({
  kind: 'air',
  pitch,
  narrow,
  loud,
  breath,
})
export const drone = (pitch: number, loud: number, breath: number): RoomLayer => ({
  kind: 'drone',
  pitch,
  narrow: 1,
  loud,
  breath,
})

export const lengthOf = (score: Score) => Math.max(0, ...score.map(({ at, lasts }) => at + lasts))
