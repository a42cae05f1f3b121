// A deal that everyone has on the same day, on every server: the page only says which day it is.
import type { ShelfGame } from '../net/api'

const DAY = 24 * 60 * 60 * 1000

/** Counted from 1 January 1970, in Greenwich. */
export const today = () => Math.floor(Date.now() / DAY)

/** The option that takes the day, where a game has one: its schema says `today`. */
export function dayOption(game: ShelfGame): string | null {
  const options = game.schema.$defs?.[game.schema.$ref?.split('/').at(-1) ?? '']
  const fields = Object.entries(options?.properties ?? {})
  return fields.find(([, field]) => field.anyOf?.some((part) => part.format === 'today'))?.[0] ?? null
}
