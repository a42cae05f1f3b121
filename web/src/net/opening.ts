// What the person who opened a table wants to do there first.
import { usualLevel, type ShelfGame } from './api'
import type { LiveTable } from './live.svelte'

export type Purpose = 'alone' | 'friends' | 'around' // a real table, with one screen in its middle
const purposeKey = (table: string) => `gueridon-purpose-${table}`
const levelKey = (table: string) => `gueridon-level-${table}`

/** Kept apart from the page, which may begin anew before the table is there. */
export function intend(table: string, purpose: Purpose, level?: string) {
  sessionStorage.setItem(purposeKey(table), purpose)
  if (level !== undefined) sessionStorage.setItem(levelKey(table), level)
}

const intended = (table: string) => sessionStorage.getItem(purposeKey(table)) as Purpose | null

/** The strength of the bots that were wished for when the table was opened. */
export const wishedLevel = (table: string, game: ShelfGame) =>
  sessionStorage.getItem(levelKey(table)) ?? usualLevel(game)

/** Whether the game is to begin at once, with nothing to choose. */
export const beginsAtOnce = (table: string) => intended(table) === 'alone'

/** The one who opened it sits down; alone, bots take the other seats and the game begins; one screen in the middle of a
 *  real table takes all the seats, each under a name of its own. Whether the game begins, as the room is about to tell. */
export async function beginAsIntended(
  live: LiveTable,
  name: string,
  nth: (seat: number) => string,
  level: string,
): Promise<boolean> {
  const purpose = intended(live.id)
  sessionStorage.removeItem(purposeKey(live.id))
  if (purpose === null) return false
  const seats = live.room!.chairs.map((_, seat) => seat)
  if (purpose === 'around') for (const seat of seats) await live.sit(seat, nth(seat))
  else await live.sit(0, name)
  if (purpose !== 'alone') return false
  for (const seat of seats.slice(1)) await live.ask({ kind: 'add-bot', seat, level })
  const started = await live.ask({ kind: 'start' })
  return started.kind === 'done'
}
