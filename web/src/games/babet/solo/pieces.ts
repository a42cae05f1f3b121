/** What a lone player lifts, and where it may go. */
import type { Move } from '../../../wire/babet-solo'

/** The face-up card of a stock, or so many cards from the top of a place. */
export type Lifted = { readonly stock: number } | { readonly place: number; readonly count: number }
export type Spot = { readonly stock: number } | { readonly place: number }

/** Taking this to there; null where no such move exists at all. */
export function moved(lifted: Lifted, to: Spot): Move | null {
  if ('stock' in lifted) {
    if ('place' in to) return { kind: 'play-card', stock: lifted.stock, place: to.place }
    return lifted.stock === to.stock ? null : { kind: 'restock', stock: lifted.stock, to: to.stock }
  }
  if ('stock' in to || lifted.place === to.place) return null
  return { kind: 'move-cards', place: lifted.place, count: lifted.count, to: to.place }
}

export function same(one: Move, other: Move): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
}

/** What a move lifts, and where it takes that. */
export function liftedBy(move: Move): Lifted | null {
  if (move.kind === 'give-up') return null
  return move.kind === 'move-cards' ? { place: move.place, count: move.count } : { stock: move.stock }
}

export function goalOf(move: Move): Spot | null {
  switch (move.kind) {
    case 'play-card':
      return { place: move.place }
    case 'move-cards':
      return { place: move.to }
    case 'restock':
      return { stock: move.to }
    case 'give-up':
      return null
  }
}
