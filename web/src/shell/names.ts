import type { Room } from '../wire/table'
import { knows, words, wordsOf } from '../words/catalogue.svelte'

const BOT_NAMES = 8

/** How each seat is called, whoever sits there. Bots have names of their own, with initials that differ. */
export function namesOf(room: Room): string[] {
  return room.chairs.map(
    ({ name, sitter }, seat) => name ?? (sitter === 'bot' ? botName(seat) : words('player', { number: seat + 1 })),
  )
}

/** A seat that nobody has named yet; a game may have names of its own for them. */
export function nthName(game: string, seat: number): string {
  return knows(game, `seat-${seat}`) ? wordsOf(game)(`seat-${seat}`) : words('player', { number: seat + 1 })
}

const botName = (seat: number) => words(`page-bot-${seat % BOT_NAMES}`)
