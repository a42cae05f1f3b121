import { beforeAll, describe, expect, test } from 'vitest'
import { reminderOf, spanOf } from '../src/shell/span'
import { speak, words } from '../src/words/catalogue.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const plain = (ms: number) => spanOf(ms, words).replaceAll(' ', ' ')

describe('a span of time', () => {
  beforeAll(() => speak('fr'))

  test.each([
    [0, '0:00'],
    [4 * MINUTE + 5 * SECOND, '4:05'],
    [HOUR, '60:00'],
    [HOUR + 1, '1 h 1 min'],
    [3 * HOUR + 20 * MINUTE, '3 h 20 min'],
    [2 * HOUR, '2 h'],
    [DAY, '24 h'],
    [DAY + 1, '1 j 1 h'],
    [2 * DAY + 4 * HOUR, '2 j 4 h'],
    [3 * DAY, '3 j'],
    [3 * DAY - 1, '3 j'],
  ])('of %d ms is said in few letters', (ms, said) => expect(plain(ms)).toBe(said))

  test('is said in the language of the page', async () => {
    await speak('en')
    expect(plain(2 * DAY + 4 * HOUR)).toBe('2 d 4 h')
  })
})

test.each([
  [30 * SECOND, 7.5 * SECOND],
  [HOUR, 15 * MINUTE],
  [DAY, 3 * HOUR],
  [3 * DAY, 3 * HOUR],
])('of a pace of %d ms one is reminded %d ms before', (pace, before) => expect(reminderOf(pace)).toBe(before))
