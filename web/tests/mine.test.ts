import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnGame } from '../src/net/api'
import { companyOf, endingOf, isShort, stateOf, timesOf, wayTo } from '../src/shell/mine'
import { speak, words } from '../src/words/catalogue.svelte'

const HOUR_MS = 3_600_000
const NOW = 1_700_000_000_000
const person = (name: string) => ({ sitter: 'person', name, level: null }) as const
const BOT = { sitter: 'bot', name: null, level: 'novice' } as const

const own = (changes: Partial<OwnGame> = {}): OwnGame => ({
  table: 'abc',
  game: 'a-game',
  version: 1,
  status: 'playing',
  seats: [0],
  given_up: [],
  people: [person('Camille'), person('Zoé'), BOT],
  acting: [0],
  your_move: true,
  moved_at: NOW - 2 * HOUR_MS,
  until: null,
  outcome: null,
  tally: null,
  honour: null,
  day: null,
  lesson: false,
  ...changes,
})
const over = (winners: number[], changes: Partial<OwnGame> = {}) =>
  own({ status: 'over', your_move: false, outcome: { reason: 'end', winners, scores: [] }, ...changes })

beforeAll(() => speak('en'))

describe('a game of one’s own', () => {
  test('leads to its table, and once it is over to its replay', () => {
    expect(wayTo(own())).toBe('/t/abc')
    expect(wayTo(over([]))).toBe('/replay/abc')
  })

  test('says whom it waits for', () => {
    expect(stateOf(own(), words)).toBe('Your turn!')
    expect(stateOf(own({ your_move: false, acting: [1] }), words)).toContain('Zoé')
    expect(stateOf(own({ your_move: false, acting: [1, 2] }), words)).toBe(words('page-several-act'))
    expect(stateOf(own({ your_move: false, status: 'gathering' }), words)).toBe(words('page-mine-gathering'))
    expect(stateOf(own({ your_move: false, seats: [], given_up: [0] }), words)).toBe(words('page-mine-given-up'))
  })

  test('names the others, and nobody where one is alone', () => {
    expect(companyOf(own(), words)).toBe(`with Zoé and ${words('page-bot-2')}`)
    expect(companyOf(own({ people: [person('Camille'), { ...BOT, sitter: 'nobody' }] }), words)).toBeNull()
  })

  test('says how long ago one moved, and until when there is time', () => {
    const times = (changes: Partial<OwnGame>) => timesOf(own(changes), NOW, 'en', words)
    expect(times({})).toEqual(['last move 2 hours ago'])
    expect(times({ moved_at: NOW - 59_000 })).toEqual(['last move just now'])
    expect(times({ until: NOW + 26 * HOUR_MS })[1]).toBe('time is up tomorrow')
    expect(times({ until: NOW + 59_000 })[1]).toBe('time is up in a moment')
    expect(times({ until: NOW })[1]).toBe('time is up')
    expect(times({ status: 'gathering' })).toEqual(['2 hours ago'])
  })
})

describe('how a game ended', () => {
  test('a medal or a title is told beside it, or what was counted', () => {
    const said = (changes: Partial<OwnGame>) => stateOf(over([0], changes), (id) => id)
    expect(said({})).toBe('page-mine-won')
    expect(said({ tally: 3 })).toBe('page-mine-won · tally')
    expect(said({ tally: 3, honour: 'gold' })).toBe('page-mine-won · honour-gold')
  })

  test.each([
    ['won', over([0])],
    ['won', over([0, 2], { seats: [0, 1] })], // one of the two that one played
    ['lost', over([1])],
    ['lost', over([])], // the table won
    ['together', over([0, 1, 2])],
    ['won', over([0], { people: [person('Camille')] })], // alone
    ['over', over([1], { seats: [0, 1, 2] })], // all the seats on one device
  ] as const)('%s', (ending, game) => {
    expect(endingOf(game)).toBe(ending)
  })

  test('is marked when one’s own time grows short', () => {
    const running = (until: number, changes = {}) => own({ moved_at: until - 24 * HOUR_MS, until, ...changes })
    expect(isShort(running(NOW + 2 * HOUR_MS), NOW)).toBe(true)
    expect(isShort(running(NOW + 4 * HOUR_MS), NOW)).toBe(false)
    expect(isShort(running(NOW + 2 * HOUR_MS, { your_move: false }), NOW)).toBe(false)
    expect(isShort(own(), NOW)).toBe(false)
  })
})
