import { expect, test } from 'vitest'
import { laidBy } from '../src/games/missions/pieces'
import type { Event } from '../src/wire/missions'

const laid = (seat: number, stack: number): Event => ({
  kind: 'card-laid',
  seat,
  stack,
  card: { symbol: 'compass', value: 3 },
})

test('whoever lays last on a stack is named there, and those who lay on others meanwhile stay named', () => {
  const first = laidBy([laid(2, 0)], {})
  const second = laidBy([laid(1, 3)], first)
  expect(second).toEqual({ 0: 2, 3: 1 })
  expect(laidBy([laid(0, 3)], second)).toEqual({ 0: 2, 3: 0 })
})

test('what else is told of a ply names nobody', () => {
  expect(laidBy([{ kind: 'second-wind', gathered: 4 } as Event], { 1: 2 })).toEqual({ 1: 2 })
})
