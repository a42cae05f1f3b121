/** Names shared by the parts of the board. */
import type { Card, Medium, Move, OwnPower, Sight, View } from '../../wire/medium'
import type { Words } from '../../words/catalogue.svelte'

export type { Words }
export type Goal = Sight['back']
export type Astre = Card['astre']
export type Colour = Card['colour']
export type Power = OwnPower['power']
export type Side = 'white' | 'red'

/** A number as it is painted, on a card and as a goal. */
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III', one: 'I', two: 'II', three: 'III' } as const

export const same = (one: Card, other: Card): boolean =>
  one.astre === other.astre && one.number === other.number && one.colour === other.colour

/** A place where a card lies: in a hand, or in the Galaxy. */
export type Spot = { readonly seat: number; readonly place: number } | { readonly star: number }

export const pieceOf = (spot: Spot): string =>
  'star' in spot ? `star-${spot.star}` : `hand-${spot.seat}-${spot.place}`

export function sightAt(view: View, spot: Spot): Sight | undefined {
  return 'star' in spot ? view.galaxy[spot.star]?.card : view.mediums[spot.seat]?.hand[spot.place]
}

/** What a tap on this place means now. Whether it is allowed, the table knows. */
export function intent(view: View, spot: Spot): Move {
  if ('star' in spot) return { kind: view.phase === 'accomplish' ? 'join' : 'take', star: spot.star }
  const { seat, place } = spot
  if (seat === view.seat) return { kind: view.phase === 'give' ? 'give' : 'put-down', place }
  return { kind: view.phase === 'look' ? 'look-at' : 'take-from', other: seat, place }
}

export function sameMove(one: Move, other: Move): boolean {
  const sorted = (move: Move) => JSON.stringify(Object.entries(move).sort())
  return sorted(one) === sorted(other)
}

/** Fronts that this viewer has seen, wherever they lie. */
export function seenFronts(view: View): Card[] {
  const sights = [...view.galaxy.map((lying) => lying.card), ...view.mediums.flatMap((medium) => medium.hand)]
  return sights.flatMap((sight) => sight.front ?? [])
}

export const mediumAt = (view: View, seat: number): Medium => view.mediums[seat]!

export function cardName(words: Words, card: Card): string {
  return words('card', {
    astre: words(`astre-${card.astre}`),
    number: card.number,
    colour: words(`colour-${card.colour}`),
  })
}

/** What this viewer sees and knows of a card, in words. */
export function sightName(words: Words, sight: Sight, faceUp = false): string {
  if (faceUp && sight.front) return cardName(words, sight.front)
  const back = words('board-back', { goal: words(`goal-${sight.back}`) })
  return sight.front ? words('board-back-known', { back, card: cardName(words, sight.front) }) : back
}
