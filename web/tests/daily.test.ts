import { beforeAll, expect, test } from 'vitest'
import type { ShelfGame } from '../src/net/api'
import { dateOf, lightsOf, LIGHTS, textOf, type Shared } from '../src/shell/dailyResult'
import { wayTo } from '../src/shell/mine'
import type { DailyResult, OwnGame } from '../src/wire/http'
import { learn, speak, wordsOf } from '../src/words/catalogue.svelte'

const DAY_MS = 24 * 60 * 60 * 1000
const game = { id: 'missions', most_tally: 50 } as ShelfGame
const words = wordsOf('later.daily')
const result = (changes: Partial<DailyResult> = {}): DailyResult => ({
  won: false,
  tally: 37,
  honour: null,
  ...changes,
})
const shared = (changes: Partial<Shared> = {}): Shared => ({
  game,
  result: result(),
  date: dateOf(20_773, 'en'),
  streak: 0,
  address: null,
  ...changes,
})

beforeAll(async () => {
  await speak('en')
  await learn('missions')
  await learn('later.daily')
})

test('a day is that of Greenwich, wherever the page is read', () => {
  expect(dateOf(0, 'en-GB')).toBe('1 January 1970')
})

test('as many of ten lights burn as one came far, and the first with the first step', () => {
  expect([0, 1, 5, 37, 49, 50].map((tally) => lightsOf(result({ tally }), 50))).toEqual([0, 1, 1, 7, 9, LIGHTS])
  expect([true, false].map((won) => lightsOf(result({ tally: null, won }), null))).toEqual([LIGHTS, 0])
})

test('the text to share has the game, the day, ten symbols and the result', () => {
  expect(textOf(shared({ result: result({ won: true, honour: 'gold' }) }), words).split('\n')).toEqual([
    'Guéridon · 50 Missions',
    'The deal of November 16, 2026',
    '🟨🟨🟨🟨🟨🟨🟨⬛⬛⬛ 🕯️',
    'Gold medal · 37 missions',
  ])
})

test('a streak is told from the second day on, and an address where there is one', () => {
  expect(textOf(shared({ streak: 1 }), words)).not.toContain('treak')
  const lines = textOf(shared({ streak: 5, address: 'https://table.example.org' }), words).split('\n')
  expect(lines.slice(-2)).toEqual(['Streak: 5 days in a row', 'https://table.example.org'])
})

test('the deal of today leads to its end and not to a replay, which nobody may watch yet', () => {
  const day = Math.floor(Date.now() / DAY_MS)
  const own = (changes: Partial<OwnGame>) => ({ table: 'abc', status: 'over', day: null, ...changes }) as OwnGame
  expect(wayTo(own({}))).toBe('/replay/abc')
  expect(wayTo(own({ day }))).toBe('/t/abc')
  expect(wayTo(own({ day: day - 2 }))).toBe('/replay/abc')
})
