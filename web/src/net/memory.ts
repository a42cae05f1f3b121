// Where this browser keeps what it saw of the last tables that it was at.
import type { Witness } from '../wire/table'
import { unseen } from './witness'

const TABLES = 'gueridon-tables' // their names, the oldest first
const MOST_TABLES = 24
const keyOf = (table: string) => `gueridon-witness-${table}`
const held = new Map<string, Witness>() // where the browser keeps nothing

export function recall(table: string): Witness {
  const kept = localStorage.getItem(keyOf(table))
  return kept === null ? (held.get(table) ?? unseen(table)) : (JSON.parse(kept) as Witness)
}

/** What was kept is read again each time: another window may be at the same table. */
export function remember(table: string, change: (saw: Witness) => Witness): Witness {
  const before = recall(table)
  const saw = change(before)
  if (saw !== before) keep(saw)
  return saw
}

function keep(saw: Witness): void {
  try {
    localStorage.setItem(keyOf(saw.table), JSON.stringify(saw))
    forgetOldest(saw.table)
  } catch {
    held.set(saw.table, saw) // there is no more room, or none is given
  }
}

function forgetOldest(latest: string): void {
  const kept = JSON.parse(localStorage.getItem(TABLES) ?? '[]') as string[]
  if (kept.at(-1) === latest) return
  const tables = [...kept.filter((table) => table !== latest), latest]
  for (const table of tables.slice(0, -MOST_TABLES)) localStorage.removeItem(keyOf(table))
  localStorage.setItem(TABLES, JSON.stringify(tables.slice(-MOST_TABLES)))
}
