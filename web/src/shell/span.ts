// Spans of time, in words that are as short as a clock's.
import type { Words } from '../words/catalogue.svelte'

const MINUTE_MS = 60_000
const LONGEST_REMINDER_MS = 3 * 60 * MINUTE_MS

/** Rounded up, so that one has as much time as one is told: `4:05`, `3 h 20 min`, `2 d 4 h`. */
export function spanOf(ms: number, words: Words): string {
  const minutes = Math.ceil(ms / MINUTE_MS)
  const hours = Math.ceil(minutes / 60)
  if (minutes > 24 * 60) return words('page-span-days', { days: Math.floor(hours / 24), hours: hours % 24 })
  if (minutes > 60) return words('page-span-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** So many milliseconds before a pace is up one is reminded of it: the last quarter, and no more than three hours. */
export const reminderOf = (paceMs: number) => Math.min(paceMs / 4, LONGEST_REMINDER_MS)
