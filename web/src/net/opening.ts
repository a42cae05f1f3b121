// What the person who opened a table wants to do there first.
import type { LiveTable } from './live.svelte'

export type Purpose = 'alone' | 'friends'
const intentions = new Map<string, Purpose>()

export const intend = (table: string, purpose: Purpose) => intentions.set(table, purpose)

/** The one who opened it sits down; alone, bots take the other seats and the game begins. */
export async function settle(live: LiveTable, name: string, level: string): Promise<void> {
  const purpose = intentions.get(live.id)
  intentions.delete(live.id)
  if (purpose === undefined) return
  await live.sit(0, name)
  if (purpose === 'friends') return
  const others = live.room!.chairs.map((_, seat) => seat).slice(1)
  for (const seat of others) await live.ask({ kind: 'add-bot', seat, level })
  await live.ask({ kind: 'start' })
}
