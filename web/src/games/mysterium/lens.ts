/** What lies under the lens: a vision and a card to compare, and what may be done with the pair. */
import { cardsOf, groupCards, label, type Offer, type Words } from './pieces'
import type { Find, Move, Seer, View } from '../../wire/mysterium'

export interface Glance {
  readonly vision?: string | undefined
  readonly card?: string | undefined
  readonly find?: Find // from the sleeves
}

export interface Pair {
  readonly visions: readonly string[]
  readonly cards: readonly string[]
  readonly vision: string | undefined
  readonly card: string | undefined
}

/** Both rows of pictures, with those that were asked for while they still lie there. */
export function pairOf(view: View, seer: Seer, glance: Glance): Pair {
  const visions = glance.find?.visions ?? visionsAt(view, seer)
  const cards = glance.find ? [glance.find.card] : cardsAt(view, seer)
  const here = (all: readonly string[], wanted: string | undefined) => all.find((one) => one === wanted) ?? all[0]
  return {
    visions,
    cards,
    vision: here(visions, glance.vision),
    card: here(cards, glance.card ?? seer.intuition ?? undefined),
  }
}

function visionsAt(view: View, seer: Seer): readonly string[] {
  if (view.phase === 'visions') return [...view.hand, ...seer.visions]
  return view.groups.length > 0 ? [...(view.phase === 'culprit' ? view.hand : []), ...view.common] : seer.visions
}

function cardsAt(view: View, seer: Seer): readonly string[] {
  if (view.groups.length > 0) return view.groups.flatMap(groupCards)
  return seer.seeks === 'epilogue' ? seer.sleeve : cardsOf(view, seer.seeks)
}

/** Offered even where it is not allowed: the table answers with the rule that forbids it. */
export function offersOf(view: View, seer: Seer, pair: Pair, words: Words): Offer[] {
  return moves(view, seer, pair).map((move) => ({ move, label: said(view, move, words) }))
}

function moves(view: View, seer: Seer, { vision, card }: Pair): Move[] {
  if (view.seat === null || view.ended !== null) return []
  if (view.seat === view.ghost) return ghostMoves(view, vision, card)
  const group = view.groups.find((one) => card !== undefined && groupCards(one).includes(card))
  if (view.phase === 'vote' && group) return [{ kind: view.open_vote ? 'point' : 'vote', group: group.group }]
  if (seer.seat !== view.seat || seer.seeks === 'epilogue' || card === undefined) return []
  return [
    seer.intuition === card ? { kind: 'lift', medium: seer.medium } : { kind: 'place', medium: seer.medium, card },
  ]
}

function ghostMoves(view: View, vision: string | undefined, card: string | undefined): Move[] {
  const group = view.groups.find((one) => card !== undefined && groupCards(one).includes(card))
  if (view.phase === 'culprit' && view.guilty === null && group && !view.crow)
    return [{ kind: 'choose-guilty', group: group.group }]
  return vision !== undefined && view.hand.includes(vision) ? [{ kind: 'lay', vision }] : []
}

function said(view: View, move: Move, words: Words): string {
  if (move.kind !== 'lay') return label(words, move)
  if (view.crow) return words('board-crow-takes')
  if (view.serving !== null) return words('board-send', { medium: words(`medium-${view.serving}`) })
  return words(view.phase === 'culprit' ? 'board-for-common' : 'board-send-nobody')
}
