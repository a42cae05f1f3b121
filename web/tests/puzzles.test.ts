import { beforeEach, expect, test } from 'vitest'
import { isSolved, keepSolved, nextAfter, pathOf } from '../src/shell/puzzles'

const puzzles = [
  { game: 'one', id: 'a', grade: 1, rules: [] },
  { game: 'one', id: 'b', grade: 2, rules: [] },
  { game: 'two', id: 'a', grade: 1, rules: [] },
  { game: 'one', id: 'c', grade: 3, rules: [] },
] as const
const [a, b, other, c] = puzzles

beforeEach(() => localStorage.clear())

test('what was solved is remembered, once, and of its own game alone', () => {
  expect(isSolved()(a)).toBe(false)
  keepSolved(a)
  keepSolved(a)
  expect(puzzles.map(isSolved())).toEqual([true, false, false, false])
  expect(localStorage.getItem('gueridon-puzzles')).toBe('["one/a"]')
})

test('after one comes the next of its game that is still to be solved, round and round', () => {
  expect(nextAfter(puzzles, a)).toBe(b)
  expect(nextAfter(puzzles, c)).toBe(a)
  keepSolved(b)
  expect(nextAfter(puzzles, a)).toBe(c)
  expect(nextAfter(puzzles, other)).toBe(null)
  keepSolved(a)
  keepSolved(c)
  expect(nextAfter(puzzles, b)).toBe(null)
})

test('each has an address', () => {
  expect(pathOf(other)).toBe('/puzzle/two/a')
})
