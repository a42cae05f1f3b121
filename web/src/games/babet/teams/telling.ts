/** How a ply is told to the eye: the middle of the table changes step by step, and great things get a moment. */
import type { Event, GameEnded, View } from '../../../wire/babet'
import type { TellOf } from '../../../kit/board'
import { FLIGHT } from '../../../kit/motion'
import type { Beat } from '../../../kit/telling'
import type { Cards } from '../pieces'
import type { Sound } from '../sounds'

export interface Great {
  readonly name: 'triplette' | 'mirror' | 'kind' | 'wicked'
  readonly cards: Cards
}

/** The end shows what the table shows then: what was finished, and who was on which side. */
export type TeamScene = Great | { readonly ended: GameEnded; readonly table: View }

type TeamBeat = Beat<View, TeamScene, Sound>
type Piles = readonly Cards[]

const MOMENT = 1900
const LEAVING = 550
const FINALE = 3600

/** With a great moment all else on the page waits for it; without one the card flies over the table as it is now. */
export const tellTeams: TellOf<'babet', TeamScene, Sound> = ({ events, was, now }) => {
  const ended = events.find((event) => event.kind === 'game-ended')
  const after = ended ? [finale(ended, now)] : []
  if (!ended && !events.some(isGreat)) return { before: [], after: events.flatMap((event) => quiet(event)) }
  const { hand, hands, shown, not_held } = now
  const table = { ...was, hand, hands, shown, not_held }
  let piles: Piles = was.piles
  const before = events.flatMap((event) => {
    const beats = step(event, piles, (lying, aims) => ({ ...table, piles: lying, aims: aims ?? was.aims }), now)
    piles = laidOut(event, piles)
    return beats
  })
  return { before, after }
}

const isGreat = ({ kind }: Event) => kind === 'triplette' || kind === 'personality-finished' || kind === 'mirror-seen'

/** What is only heard, and a flight. */
function quiet(event: Event): TeamBeat[] {
  switch (event.kind) {
    case 'card-laid':
    case 'pile-moved':
    case 'card-taken':
    case 'card-drawn':
      return [{ lasts: FLIGHT, sound: 'card' }]
    case 'triplette':
    case 'personality-finished':
    case 'mirror-seen':
    case 'game-ended':
    case 'game-began':
    case 'roles-shown':
    case 'role-received':
    case 'river-filled':
    case 'card-received':
    case 'turn-passed':
      return []
  }
}

type Table = (piles: Piles, aims?: View['aims']) => View

/** Cards are seen together first, then what becomes of them. */
function step(event: Event, piles: Piles, table: Table, now: View): TeamBeat[] {
  const then = laidOut(event, piles)
  switch (event.kind) {
    case 'card-laid':
    case 'pile-moved':
      return [{ lasts: FLIGHT, view: table(then), sound: 'card' }]
    case 'triplette':
      return [
        moment({ name: 'triplette', cards: event.cards }, table(piles)),
        { lasts: LEAVING, view: table(then), sound: 'gathered' },
      ]
    case 'personality-finished':
      return [
        moment({ name: event.temper, cards: event.cards }, table(piles)),
        { lasts: LEAVING, view: table(then, now.aims), sound: 'gathered' },
      ]
    case 'mirror-seen':
      return [moment({ name: 'mirror', cards: [event.mirror, event.card] }, table(piles))]
    default:
      return []
  }
}

const moment = (scene: Great, view: View): TeamBeat => ({ lasts: MOMENT, scene, view, sound: 'goal' })

const finale = (ended: GameEnded, table: View): TeamBeat => ({
  lasts: FINALE,
  scene: { ended, table },
  sound: ended.outcome.winners.length > 0 ? 'medal' : 'end',
})

function laidOut(event: Event, piles: Piles): Piles {
  if (event.kind === 'card-laid') return laid(piles, [event.card], event.on)
  if (event.kind === 'pile-moved') return laid(without(piles, event.cards), event.cards, event.onto)
  if (event.kind === 'triplette' || event.kind === 'personality-finished') return without(piles, event.cards)
  return piles
}

function laid(piles: Piles, cards: Cards, on: number | null): Piles {
  if (on === null) return [...piles, cards]
  return piles.map((pile) => (pile.at(-1) === on ? [...pile, ...cards] : pile))
}

function without(piles: Piles, gone: Cards): Piles {
  return piles.map((pile) => pile.filter((card) => !gone.includes(card))).filter((pile) => pile.length > 0)
}
