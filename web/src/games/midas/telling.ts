/** How a ply is told to the eye: cups go up one by one, a hand goes into a chest, and then it is seen what that meant.
 *  Only the last picture of a ply comes with the table as it is now. */
import type { CupsLifted, Event as Online, Pirate, View } from '../../wire/midas'
import type { Event as Companion } from '../../wire/midas-companion'
import { isScene, type Beat as AnyBeat, type Tell } from '../../kit/telling'
import type { Sound } from './sounds'

export type Event = Online | Companion
export type Great = Extract<
  Event,
  {
    kind:
      | 'bribe-used'
      | 'chests-exchanged'
      | 'coin-drawn'
      | 'curse-drawn'
      | 'damocles-fell'
      | 'die-given-up'
      | 'favour-bought'
      | 'game-ended'
      | 'immunity-spent'
      | 'round-began'
  }
>

/** What faces and cups were worth when the cups were lifted; of the cups nothing is told if that view was missed. */
export type Worths = Pick<View, 'worth' | 'cup_worths'>

/** `up` of the cups are lifted so far; once all are, it is told who is punished. */
export interface Lifting {
  readonly lifted: CupsLifted
  readonly up: number
  readonly judged: boolean
  readonly worths: Worths
}
/** A hand in a chest of so many coins. */
export interface Drawing {
  readonly drawing: number
  readonly chest: number
}
export type Scene = { great: Great } | Lifting | Drawing
type Beat = AnyBeat<View, Scene, Sound>

const ACCUSATION = 1300
const CUP = 850
const VERDICT = 2600
const SUSPENSE = 1200
const MOMENT = 1500
const CURSE = 2800
const FINALE = 3200

export const tell: Tell<View, Event, Scene, Sound> = ({ game, events, was, now }) => {
  const shared = game === 'midas-companion' // at a real table the hand in the chest is seen without us
  const beats: Beat[] = []
  let table = was
  for (const event of events) {
    if (!shared) beats.push(...seenOver(table, suspense(event, table, now)))
    table = past(event, table)
    beats.push(...seenOver(table, result(event, table, now)))
  }
  const last = Math.max(0, beats.findLastIndex(isScene))
  return { before: beats.slice(0, last), after: seenOver(now, beats.slice(last)) }
}

const seenOver = (view: View, beats: readonly Beat[]) => beats.map((beat) => ({ ...beat, view }))

/** What leads up to it. */
function suspense(event: Event, was: View, now: View): Beat[] {
  if (event.kind === 'cups-lifted') return liftedOneByOne(event, worthsOf(event, was, now))
  if (event.kind !== 'coin-drawn' && event.kind !== 'curse-drawn') return []
  const { seat, chest } = was.pirates[event.seat]!
  return [{ lasts: SUSPENSE, scene: { drawing: seat, chest }, sound: 'chest' }]
}

/** First the accusation, then one cup after another. */
function liftedOneByOne(lifted: CupsLifted, worths: Worths): Beat[] {
  const scene = (up: number): Scene => ({ lifted, up, judged: false, worths })
  const cups = lifted.cups.map((_, at): Beat => ({ lasts: CUP, scene: scene(at + 1), sound: 'cup' }))
  return [{ lasts: ACCUSATION, scene: scene(0), sound: 'goal' }, ...cups]
}

/** Whoever was away may see another round by now. */
function worthsOf(lifted: CupsLifted, was: View, now: View): Worths {
  return now.total === lifted.total ? now : { worth: was.worth, cup_worths: [] }
}

function result(event: Event, was: View, now: View): Beat[] {
  switch (event.kind) {
    case 'cups-lifted': {
      const scene = { lifted: event, up: event.cups.length, judged: true, worths: worthsOf(event, was, now) }
      return [{ lasts: VERDICT, scene, sound: 'goal' }]
    }
    case 'coin-drawn':
      return moment(event, 'coin')
    case 'curse-drawn':
      return moment(event, 'curse', CURSE)
    case 'game-ended':
      return moment(event, 'medal', FINALE)
    case 'round-began':
    case 'bribe-used':
    case 'favour-bought':
    case 'chests-exchanged':
    case 'immunity-spent':
      return moment(event, 'goal')
    case 'damocles-fell':
      return moment(event, 'bad')
    case 'die-given-up':
      return moment(event, 'card')
    case 'bid-made':
    case 'obsidian-played':
    case 'draw-announced':
      return [{ lasts: 0, sound: 'card' }]
    case 'dice-rolled':
      return [{ lasts: 0, sound: 'dice' }]
    case 'obsidian-late':
    case 'bribe-kept':
    case 'favour-declined':
    case 'draw-cancelled':
      return []
  }
}

const moment = (great: Great, sound: Sound, lasts = MOMENT): Beat[] => [{ lasts, scene: { great }, sound }]

/** The table once this is seen, before all else that the ply brings. */
function past(event: Event, view: View): View {
  const changed = (seat: number, as: (pirate: Pirate) => Partial<Pirate>) => ({
    ...view,
    pirates: view.pirates.map((pirate) => (pirate.seat === seat ? { ...pirate, ...as(pirate) } : pirate)),
  })
  switch (event.kind) {
    case 'coin-drawn':
      return changed(event.seat, ({ coins }) => ({ coins: coins + 1, chest: event.left }))
    case 'curse-drawn':
      return changed(event.seat, () => ({ cursed: true }))
    case 'die-given-up':
      return changed(event.seat, () => ({ dice: event.left }))
    case 'favour-bought':
      return changed(event.seat, ({ coins }) => ({ coins: coins - event.price, favour: event.favour }))
    default:
      return view
  }
}
