import { expect, test } from 'vitest'
import { widest } from '../src/games/babet/teams/layout'

const GAP = 8
const columns = (width: number, card: number) => Math.floor((width + GAP) / (card + GAP))

test('the place for a new pile is not left alone in a row where that costs little', () => {
  const room = { width: 380, height: 300 }
  const { card } = widest(room, [4, 1, 1, 1, 1, 1], GAP, [28])
  expect(columns(room.width, card)).toBe(6)
})

test('it is where the cards would be much smaller for it', () => {
  const room = { width: 260, height: 430 }
  const { card } = widest(room, [1, 1, 1], GAP, [28])
  expect(columns(room.width, card)).toBe(2)
})

test('one place fills what it may', () => {
  expect(widest({ width: 380, height: 300 }, [1], GAP, [28])).toEqual({ card: 132, label: 28 })
})
