import type { Chair } from '../wire/table'
import { knows, words, wordsOf } from '../words/catalogue.svelte'

const BOT_NAMES = 8

/** How each seat is called, whoever sits there. Bots have names of their own, with initials that differ. */
export function namesOf({ chairs }: { chairs: readonly Pick<Chair, 'name' | 'sitter'>[] }): string[] {
  const people = chairs.map(({ name }) => name?.toLowerCase())
  return chairs.map(({ name, sitter }, seat) => name ?? nobodysName(sitter, seat, people))
}

/** A bot gives way to somebody of its name, as the second person of a name does. */
function nobodysName(sitter: Chair['sitter'], seat: number, people: (string | undefined)[]): string {
  if (sitter === 'person') return words('page-somebody') // who was forgotten since
  const name = sitter === 'bot' ? botName(seat) : words('player', { number: seat + 1 })
  return people.includes(name.toLowerCase()) ? `${name} 2` : name
}

/** A seat that nobody has named yet; a game may have names of its own for them. */
export function nthName(game: string, seat: number): string {
  return knows(game, `seat-${seat}`) ? wordsOf(game)(`seat-${seat}`) : words('player', { number: seat + 1 })
}

const botName = (seat: number) => words(`page-bot-${seat % BOT_NAMES}`)
