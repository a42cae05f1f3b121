import { expect, test } from 'vitest'
import { standingOf } from '../src/shell/standing'
import type { Chair } from '../src/wire/table'

const chairs = (...yours: boolean[]): Chair[] =>
  yours.map((own) => ({
    sitter: 'person',
    name: null,
    level: null,
    present: true,
    yours: own,
    given_up: false,
    character: null,
    colour: 0,
  }))
const won = (...winners: number[]) => ({ reason: 'end', winners, scores: [] })

test('whoever plays alone wins or loses alone, and is never told of others', () => {
  expect(standingOf(won(0), chairs(true))).toBe('alone-won')
  expect(standingOf(won(), chairs(true))).toBe('alone-lost')
})

test('all together is only said where there are several, to those who played', () => {
  expect(standingOf(won(0, 1), chairs(true, false))).toBe('together')
  expect(standingOf(won(0, 1), chairs(false, false))).toBe('watched')
  expect(standingOf(won(), chairs(true, false))).toBe('nobody')
})

test('a loser is told so, whoever won', () => {
  expect(standingOf(won(0), chairs(true, false, false))).toBe('won')
  expect(standingOf(won(1, 2), chairs(true, false, false))).toBe('lost')
  expect(standingOf(won(1), chairs(true, true, false))).toBe('won')
})

test('one device that plays all the seats has neither won nor lost', () => {
  expect(standingOf(won(1), chairs(true, true))).toBe('watched')
})
