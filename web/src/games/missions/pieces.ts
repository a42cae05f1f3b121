/** Names shared by the parts of the board. */
import type { BoardOf } from '../../kit/board'
import { SYMBOLS, type Card, type Event, type MedalWon, type Mission, type Signal } from '../../wire/missions'
import type { Words } from '../../words/catalogue.svelte'

export type Symbol = Card['symbol']
export type Condition = Mission['condition']
export type Metal = MedalWon['medal']
export type { Words }

export type Standing = BoardOf<'missions'>['signals'][number]

/** Where a signal may stand: on a stack, or on a mission by its number. */
export type Spot = { readonly stack: number } | { readonly mission: number }

export function isAbout(spot: Spot): (signal: Signal) => boolean {
  return (signal) =>
    signal.kind === 'stack-signal'
      ? 'stack' in spot && signal.stack === spot.stack
      : 'mission' in spot && signal.mission === spot.mission
}

/** A card of the hand, told apart from its twin. */
export interface Held extends Card {
  readonly key: string
}

export function held(hand: readonly Card[]): Held[] {
  return hand.map((card, at) => ({ ...card, key: `${card.symbol}-${card.value}-${twins(hand.slice(0, at), card)}` }))
}

function twins(cards: readonly Card[], card: Card): number {
  return cards.filter((other) => same(other, card)).length
}

/** The seat that laid what lies on each stack, where that was seen. */
export type Layers = Readonly<Partial<Record<number, number>>>

export function laidBy(events: readonly Event[], before: Layers): Layers {
  const laid = events.flatMap((event) => (event.kind === 'card-laid' ? [[event.stack, event.seat] as const] : []))
  return { ...before, ...Object.fromEntries(laid) }
}

export function same(one: Card, other: Card): boolean {
  return one.symbol === other.symbol && one.value === other.value
}

export function cardName(words: Words, card: Card): string {
  return words('card', { symbol: words(`symbol-${card.symbol}`), value: card.value })
}

/** The sentence of a condition: its symbols are words too. */
export function told(words: Words, condition: Condition, id: string = condition.kind): string {
  const args = Object.entries(condition).map(([name, fact]: [string, string | number]) => [
    name,
    SYMBOLS.includes(fact as Symbol) ? words(`symbol-${fact}`) : fact,
  ])
  return words(id, Object.fromEntries(args) as Record<string, string | number>)
}

export function signalWords(words: Words, signal: Signal): string {
  return words(signal.kind, { word: signal.word })
}

export function sameSignal(one: Signal, other: Signal): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
}
