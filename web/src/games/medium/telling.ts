/** How a ply is told to the eye: cards change places, and great things become a scene. */
import {
  STAR,
  type Card,
  type CardSeen,
  type CardTaken,
  type CardLookedAt,
  type Event,
  type GameEnded,
  type Guess,
  type GuessedRight,
  type GuessedWrong,
  type PowersRevealed,
  type PredictionAccomplished,
  type View,
} from '../../wire/medium'
import type { TellOf } from '../../kit/board'
import { FLIGHT } from '../../kit/motion'
import { isScene, type Beat, type Happening } from '../../kit/telling'
import type { Side } from './pieces'
import type { Sound } from './sounds'

export type Scene =
  | { accuses: Omit<Guess, 'kind'> & { seat: number } } // spoken, and not yet judged
  | { judged: GuessedRight | GuessedWrong }
  | { accomplished: PredictionAccomplished }
  | { yours: Card; by: number; how: 'taken' | 'looked-at' }
  | { seen: Card; how: 'look' | 'gift' }
  | { revealed: PowersRevealed }
  | { star: Star }
  | { crowned: GameEnded }

/** The fragments of the one who has them all, as they came; the last of them only now. */
export interface Star {
  readonly seat: number
  readonly sides: readonly Side[]
  readonly gained: number
}

type Told = Happening<View, Event>
type MediumBeat = Beat<View, Scene, Sound>

const BREATH = 1500
const VERDICT = 2300
const MOMENT = 2400
const LOOK = 2200
const YOURS = 1600
const STAR_WAITS = 1300
export const FRAGMENT_COMES = 500
const CROWNING = 3400

/** Fragments come when the scene that won them is over. The end waits until the last of them has come. */
export const tell: TellOf<'medium', Scene, Sound> = (told) => {
  const { events, was, now } = told
  const spoken = events.flatMap(accusationOf)
  const moments = events.flatMap((event) => momentOf(event, told))
  const ended = events.find((event) => event.kind === 'game-ended')
  if (!ended) return { before: spoken, after: paid(moments, was, now) }
  const view = { ...was, galaxy: now.galaxy, mediums: withFragments(now, was), taken: null }
  const moved = moments.map((beat) => (isScene(beat) ? beat : { ...beat, view }))
  return {
    before: [...spoken, ...moved, ...completed(was, now)],
    after: [{ lasts: CROWNING, scene: { crowned: ended }, sound: 'medal' }],
  }
}

function accusationOf(event: Event): MediumBeat[] {
  if (event.kind !== 'guessed-right' && event.kind !== 'guessed-wrong') return []
  const { seat, other, goal } = event
  return [{ lasts: BREATH, scene: { accuses: { seat, other, goal } }, sound: 'harp' }]
}

function momentOf(event: Event, told: Told): MediumBeat[] {
  switch (event.kind) {
    case 'guessed-right':
      return [{ lasts: VERDICT, scene: { judged: event }, sound: 'medal' }]
    case 'guessed-wrong':
      return [{ lasts: VERDICT, scene: { judged: event }, sound: 'bad' }]
    case 'prediction-accomplished':
      return [{ lasts: MOMENT, scene: { accomplished: event }, sound: 'medal' }]
    case 'powers-revealed':
      return [{ lasts: MOMENT, scene: { revealed: event }, sound: 'harp' }]
    case 'card-taken':
    case 'card-looked-at':
      return ofYours(event, told)
    case 'card-seen':
      return seen(event, told)
    case 'star-put-down':
    case 'card-given':
      return [{ lasts: FLIGHT, sound: 'card' }]
    case 'fragment-turned':
      return [{ lasts: FLIGHT, sound: 'crystal' }]
    case 'power-activated':
      return [{ lasts: 0, sound: 'goal' }]
    case 'game-ended':
    case 'powers-picked':
    case 'hand-dealt':
    case 'turn-began':
    case 'star-joined':
    case 'prediction-drawn':
    case 'prediction-received':
    case 'deck-glimpsed':
    case 'redrawn':
    case 'nothing-drawn':
    case 'deck-renewed':
    case 'power-skipped':
    case 'prediction-discarded':
    case 'predictions-kept':
    case 'star-taken':
      return []
  }
}

/** Somebody takes a card out of your hand, or looks at it. */
function ofYours({ kind, seat: by, other, place }: CardTaken | CardLookedAt, { was, seat }: Told): MediumBeat[] {
  const card = other === seat ? was.mediums[other]?.hand[place]?.front : null
  if (!card) return []
  return [
    { lasts: YOURS, scene: { yours: card, by, how: kind === 'card-taken' ? 'taken' : 'looked-at' }, sound: 'card' },
  ]
}

/** A card that you took waits beside the question what to give for it; others are shown for a moment. */
function seen({ card }: CardSeen, { events, seat }: Told): MediumBeat[] {
  const looked = events.some((one) => one.kind === 'card-looked-at' && one.seat === seat)
  const given = events.some((one) => one.kind === 'card-given' && one.other === seat)
  if (!looked && !given) return []
  return [{ lasts: LOOK, scene: { seen: card, how: looked ? 'look' : 'gift' }, sound: 'goal' }]
}

const fragmentsOf = (view: View) => view.mediums.map(({ white, red }) => white + red)

const withFragments = (view: View, { mediums }: View) =>
  view.mediums.map((medium, seat) => ({ ...medium, white: mediums[seat]!.white, red: mediums[seat]!.red }))

function paid(moments: MediumBeat[], was: View, now: View): MediumBeat[] {
  const before = fragmentsOf(was)
  const none = fragmentsOf(now).every((fragments, seat) => fragments === before[seat])
  if (none || !moments.some(isScene)) return moments
  const view = { ...now, mediums: withFragments(now, was) }
  return [...moments.map((beat) => (isScene(beat) ? { ...beat, view } : beat)), { lasts: FLIGHT, sound: 'crystal' }]
}

function completed(was: View, now: View): MediumBeat[] {
  const full = now.mediums.find(({ white, red }) => white + red === STAR)
  if (!full) return []
  const { seat } = full
  const before = was.mediums[seat]!
  const sides = [...sidesOf(before), ...sidesOf({ white: full.white - before.white, red: full.red - before.red })]
  const gained = STAR - before.white - before.red
  const lasts = STAR_WAITS + gained * FRAGMENT_COMES
  return [{ lasts, scene: { star: { seat, sides, gained } }, sound: 'crystal' }]
}

function sidesOf({ white, red }: { white: number; red: number }): Side[] {
  return [...Array<Side>(white).fill('white'), ...Array<Side>(red).fill('red')]
}
