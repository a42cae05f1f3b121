/** How an update is told to the eye: the middle of the table changes beat by beat, and great things get a moment. */
import type { Aim, Event } from '../../../wire/babet'
import { FLIGHT, lasting } from '../../../kit/motion'
import type { StageBeat } from '../../../kit/stage.svelte'
import type { Cards } from '../pieces'

/** What lies in the middle, and how far that takes each team. */
export interface Middle {
  readonly piles: readonly Cards[]
  readonly aims: readonly Aim[]
}

export interface Great {
  name: 'triplette' | 'mirror' | 'kind' | 'wicked'
  cards: Cards
}

export interface Beat extends StageBeat<Middle, Great> {
  /** Cards that go back into the draw pile with this beat. */
  leaving?: Cards
}

const MOMENT = 1900

export function story(events: readonly Event[]): Beat[] {
  return events.flatMap(beats)
}

function beats(event: Event): Beat[] {
  switch (event.kind) {
    case 'card-taken':
    case 'card-drawn':
      return [{ after: 0, sound: 'card' }]
    case 'card-laid':
      return [{ after: 0, show: (middle) => laid(middle, [event.card], event.on), sound: 'card' }]
    case 'pile-moved':
      return [{ after: 0, show: (middle) => moved(middle, event.cards, event.onto), sound: 'card' }]
    case 'triplette':
      return moment(
        { name: 'triplette', cards: event.cards },
        { show: (middle) => without(middle, event.cards), leaving: event.cards },
      )
    case 'personality-finished':
      return moment({ name: event.temper, cards: event.cards }, { show: (middle) => without(middle, event.cards) })
    case 'mirror-seen':
      return moment({ name: 'mirror', cards: [event.mirror, event.card] }, {})
    case 'game-ended':
      return [{ after: lasting(FLIGHT), sound: 'end' }]
    case 'game-began':
    case 'roles-shown':
    case 'role-received':
    case 'river-filled':
    case 'card-received':
    case 'turn-passed':
      return []
  }
}

/** The cards are seen together first, then what becomes of them. */
function moment(great: Great, after: Omit<Beat, 'after'>): Beat[] {
  return [
    { after: lasting(FLIGHT), great, sound: 'goal' },
    { after: MOMENT, great: null, ...after },
  ]
}

function laid(middle: Middle, cards: Cards, on: number | null): Middle {
  if (on === null) return { ...middle, piles: [...middle.piles, cards] }
  return { ...middle, piles: middle.piles.map((pile) => (pile.at(-1) === on ? [...pile, ...cards] : pile)) }
}

function moved(middle: Middle, cards: Cards, onto: number): Middle {
  return laid(without(middle, cards), cards, onto)
}

function without(middle: Middle, gone: Cards): Middle {
  const left = middle.piles.map((pile) => pile.filter((card) => !gone.includes(card)))
  return { ...middle, piles: left.filter((pile) => pile.length > 0) }
}
