import { beforeEach, expect, test } from 'vitest'
import { isFinished, keepFinished, nextLesson } from '../src/shell/lessons'

const game = { id: 'one', lessons: ['first', 'second', 'third'] }
const other = { id: 'two', lessons: ['first', 'second'] }

beforeEach(() => localStorage.clear())

test('what was finished is remembered, once, and of its own game alone', () => {
  expect(isFinished(game)('first')).toBe(false)
  keepFinished(game, 'first')
  keepFinished(game, 'first')
  expect(game.lessons.map(isFinished(game))).toEqual([true, false, false])
  expect(isFinished(other)('first')).toBe(false)
  expect(localStorage.getItem('gueridon-lessons')).toBe('["one/first"]')
})

test('after one comes the next that is still to be taken, round and round', () => {
  expect(nextLesson(game, 'first')).toBe('second')
  expect(nextLesson(game, 'third')).toBe('first')
  keepFinished(game, 'second')
  expect(nextLesson(game, 'first')).toBe('third')
  keepFinished(game, 'first')
  expect(nextLesson(game, 'third')).toBe(null)
})
