import { expect, test } from 'vitest'
import { courseOf, endOf, roundUp } from '../src/shell/course'
import type { CoursePoint } from '../src/wire/http'

const point = (changes: Partial<CoursePoint> = {}): CoursePoint => ({
  played: 1,
  since: 0,
  until: 0,
  decided: 1,
  won: 0,
  least: null,
  best: null,
  mean: null,
  ...changes,
})
const counted = (count: number) => point({ least: count, best: count, mean: count })
const won = (yes: 0 | 1) => point({ won: yes })

test('a game that counts is plotted by what it counts, below a round number', () => {
  const course = courseOf([counted(12), counted(37)])
  expect([course.kind, course.top]).toEqual(['tally', 40])
  expect(course.points.map(({ height }) => height)).toEqual([12 / 40, 37 / 40])
})

test('several games in one point lie between the least and the best of them', () => {
  const [plotted] = courseOf([point({ played: 3, least: 2, best: 4, mean: 3 })]).points
  expect([plotted?.low, plotted?.height, plotted?.high]).toEqual([0.5, 0.75, 1])
})

test('any other is plotted by the share of its last games that were won', () => {
  const heights = courseOf([won(1), won(0), won(1), won(1)]).points.map(({ height }) => height)
  expect(heights).toEqual([1, 1 / 2, 2 / 3, 3 / 4])
})

test('what was long ago no longer counts in that share, and whoever decided nothing has none', () => {
  const games = [won(1), ...Array.from({ length: 30 }, () => won(0))]
  expect(courseOf(games).points.at(-1)?.height).toBe(0)
  expect(courseOf([point({ decided: 0 })]).points[0]?.height).toBe(0)
})

test('a scale is never empty', () => {
  expect([0, 1, 4, 7, 23, 50].map(roundUp)).toEqual([1, 1, 4, 10, 30, 50])
})

test('only a single game was won or lost', () => {
  expect(endOf(won(1))).toBe('won')
  expect(endOf(won(0))).toBe('lost')
  expect(endOf(point({ decided: 0 }))).toBeNull()
  expect(endOf(point({ played: 2, decided: 2, won: 2 }))).toBeNull()
})
