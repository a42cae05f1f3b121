/** Names shared by the parts of both boards. */
import type { Words } from '../../words/catalogue.svelte'

export { PERSONALITY } from '../../wire/babet'
export type { Words }
export type Role = 'artisou' | 'foutralou'
export type Temper = 'kind' | 'wicked'
export type Cards = readonly number[]

/** Of the cards of a finished personality, those of its sign. */
export const TEMPER = 3

/** Multiples of three bear the thorn. */
export const isKind = (card: number) => card % 3 !== 0
export const kindOf = (cards: Cards) => cards.filter(isKind).length
export const wickedOf = (cards: Cards) => cards.length - kindOf(cards)

export function cardName(words: Words, card: number): string {
  const sign = words(isKind(card) ? 'sign-kind' : 'sign-wicked')
  return words('board-card', { card, who: words(`card-${card}`), sign })
}
