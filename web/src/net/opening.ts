// What the person who opened a table wants to do there first.
import type { LiveTable } from './live.svelte'

export type Purpose = 'alone' | 'friends' | 'around' // a real table, with one screen in its middle
const intentions = new Map<string, Purpose>()

export const intend = (table: string, purpose: Purpose) => intentions.set(table, purpose)

/** The one who opened it sits down; alone, bots take the other seats and the game begins; one screen in the middle of a
 *  real table takes all the seats, each under a name of its own. */
export async function settle(live: LiveTable, name: string, nth: (seat: number) => string, level: string): Promise<void> {
  const purpose = intentions.get(live.id)
  intentions.delete(live.id)
  if (purpose === undefined) return
  const seats = live.room!.chairs.map((_, seat) => seat)
  if (purpose === 'around') for (const seat of seats) await live.sit(seat, nth(seat))
  else await live.sit(0, name)
  if (purpose !== 'alone') return
  for (const seat of seats.slice(1)) await live.ask({ kind: 'add-bot', seat, level })
  await live.ask({ kind: 'start' })
}
