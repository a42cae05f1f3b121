// What is told of a finished deal of the day: how far one came, and nothing of the way there.
import type { ShelfGame } from '../net/api'
import type { DailyResult } from '../wire/http'
import { wordsOf, type Words } from '../words/catalogue.svelte'

export const LIGHTS = 10
const DAY_MS = 24 * 60 * 60 * 1000

/** In the words of the language, of a day in Greenwich. */
export const dateOf = (day: number, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY_MS)

/** Of ten lights, how many burn: all of them for whoever has won all there is, none for nothing. */
export function lightsOf({ tally, won }: DailyResult, most: number | null): number {
  if (tally === null || most === null) return won ? LIGHTS : 0
  return tally === 0 ? 0 : Math.max(1, Math.floor((LIGHTS * tally) / most))
}

/** A medal or title, and what was counted. */
export function meritsOf(game: ShelfGame, { tally, honour }: DailyResult): string[] {
  const words = wordsOf(game.id)
  const counted = tally === null ? [] : [words('tally', { count: tally })]
  return [...(honour === null ? [] : [words(`honour-${honour}`)]), ...counted]
}

export interface Shared {
  readonly game: ShelfGame
  readonly result: DailyResult
  readonly date: string
  readonly streak: number
  readonly address: string | null // where others may play it, if they can
}

/** Lines of text with symbols, for whoever has not played it yet. */
export function textOf({ game, result, date, streak, address }: Shared, words: Words): string {
  const lit = lightsOf(result, game.most_tally)
  return [
    `${words('page-house')} · ${wordsOf(game.id)('name')}`,
    words('daily-of', { date }),
    `${'🟨'.repeat(lit)}${'⬛'.repeat(LIGHTS - lit)} ${result.won ? '🕯️' : '💨'}`,
    meritsOf(game, result).join(' · '),
    ...(streak > 1 ? [words('daily-streak', { days: streak })] : []),
    ...(address === null ? [] : [address]),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
