/** Names shared by the parts of both boards. */
import { PERSONALITY, WICKED, type Aim } from '../../wire/babet'
import type { Words } from '../../words/catalogue.svelte'

export { PERSONALITY }
export type { Words }
export type Cards = readonly number[]

const thorned: readonly number[] = WICKED
export const isKind = (card: number) => !thorned.includes(card)
export const kindOf = (cards: Cards) => cards.filter(isKind).length
export const wickedOf = (cards: Cards) => cards.length - kindOf(cards)

/** How many of the personalities that a team wants must be entirely kind. */
export const allKindWanted = (aim: Aim) => aim.slots.filter(({ wanted }) => wanted === 'all-kind').length

export function cardName(words: Words, card: number): string {
  const sign = words(isKind(card) ? 'sign-kind' : 'sign-wicked')
  return words('board-card', { card, who: words(`card-${card}`), sign })
}
