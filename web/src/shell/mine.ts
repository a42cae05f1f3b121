// What the welcome says of one's own games.
import type { OwnGame } from '../net/api'
import type { Words } from '../words/catalogue.svelte'
import { listed } from '../words/listing'
import { today } from './day'
import { namesOf } from './names'
import { reminderOf } from './span'

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

/** Where to a tap leads. */
export const wayTo = ({ table, status, day }: OwnGame) =>
  status === 'over' && !playedByOthers(day) ? `/replay/${table}` : `/t/${table}`

/** The deal of today, which nobody may watch again yet. */
export const playedByOthers = (day: number | null) => day !== null && day >= today()

/** In words: whom it waits for, or how it ended. */
export function stateOf(game: OwnGame, words: Words): string {
  if (game.status === 'over') return [words(`page-mine-${endingOf(game)}`), ...meritsOf(game, words)].join(' · ')
  if (game.seats.length === 0) return words('page-mine-given-up')
  if (game.status === 'gathering') return words('page-mine-gathering')
  if (game.your_move) return words('page-your-turn')
  if (game.acting.length !== 1) return words('page-several-act')
  return words('page-turn-of', { name: namesOf({ chairs: game.people })[game.acting[0]!]! })
}

/** A medal or a title; without one, what was counted. */
function meritsOf({ honour, tally }: OwnGame, words: Words): string[] {
  if (honour !== null) return [words(`honour-${honour}`)]
  return tally === null ? [] : [words('tally', { count: tally })]
}

/** Whoever played all the seats himself has neither won nor lost. */
export function endingOf({ outcome, seats, people }: OwnGame): 'won' | 'lost' | 'together' | 'over' {
  const winners = outcome!.winners
  if (people.length > 1 && winners.length === people.length) return 'together'
  if (people.length > 1 && winners.length > 0 && seats.length === people.length) return 'over'
  return seats.some((seat) => winners.includes(seat)) ? 'won' : 'lost'
}

/** The others at the table; nobody where one plays alone. */
export function companyOf(game: OwnGame, words: Words): string | null {
  const names = namesOf({ chairs: game.people })
  const others = names.filter((_, seat) => !game.seats.includes(seat) && game.people[seat]!.sitter !== 'nobody')
  return others.length === 0 ? null : words('page-mine-with', { names: listed(others, words) })
}

/** How long ago something happened, and until when one has time. */
export function timesOf(game: OwnGame, now: number, language: string, words: Words): string[] {
  const when = whenOf(game.moved_at - now, language) ?? words('page-just-now')
  if (game.status === 'gathering') return [when]
  const said = [words('page-mine-moved', { when })]
  if (game.until === null) return said
  const end = game.until <= now ? null : (whenOf(game.until - now, language) ?? words('page-in-a-moment'))
  return [...said, end === null ? words('page-mine-time-up') : words('page-mine-until', { when: end })]
}

/** One is to move, and of the time for it only the end is left. */
export const isShort = ({ your_move, moved_at, until }: OwnGame, now: number): boolean =>
  your_move && until !== null && until - now < reminderOf(until - moved_at)

/** In the words of the language; null for less than a minute. */
function whenOf(ms: number, language: string): string | null {
  const found = UNITS.find(([, size]) => Math.abs(ms) >= size)
  if (found === undefined) return null
  const [unit, size] = found
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(ms / size), unit)
}
