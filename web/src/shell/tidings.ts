// A finished game, to those who were not there.
import type { Outcome } from '../wire/table'
import { knows, wordsOf, type Facts } from '../words/catalogue.svelte'
import type { Teller } from '../words/tell'

/** A game may say in its own words what winning makes of one. */
export function won(game: string, word: 'won-by' | 'won-by-you', facts: Facts = {}): string {
  return wordsOf(knows(game, word) ? game : 'later.ending')(word, facts)
}

interface Ended {
  outcome: Outcome
  honour: string | null
  came_of_it: unknown
}

/** The game, how it ended, who won where some did, and what came of it: whole sentences, and none of them to anybody. */
export function tidings(game: string, teller: Teller, { outcome, honour, came_of_it }: Ended): string {
  const { words, names } = teller
  const { winners } = outcome
  const said = [words(honour === null ? `outcome-${outcome.reason}` : `honour-${honour}`)]
  if (winners.length > 0 && winners.length < names.length)
    said.push(won(game, 'won-by', { count: winners.length, names: teller.listed(winners.map((seat) => names[seat]!)) }))
  said.push(teller.tellTask(came_of_it))
  return `${words('name')} — ${said.map(closed).join(' ')}`
}

/** Titles have no full stop of their own. */
const closed = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)
