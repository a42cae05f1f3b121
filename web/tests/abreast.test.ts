import { expect, test } from 'vitest'
import { groupsAbreast, largestAbreast, largestNamed } from '../src/games/mysterium/abreast'

test.each([
  [4, 390, 250, 4], // a phone: one row where there is no height for two
  [4, 390, 420, 2],
  [9, 390, 420, 3],
  [9, 700, 200, 9], // on its side
  [6, 800, 600, 3],
])('of %i cards in %i by %i pixels %i lie side by side', (cards, width, height, abreast) => {
  expect(largestNamed(cards, width, height).abreast).toBe(abreast)
})

test('no other way makes them larger, with names or without', () => {
  const size = (cards: number, width: number, height: number, name: number, abreast: number) => {
    const rows = Math.ceil(cards / abreast)
    return Math.min((width - (abreast - 1) * 6) / abreast, ((height - (rows - 1) * 6) / rows - name) * (5 / 7))
  }
  for (const cards of [4, 5, 6, 7, 8, 9])
    for (const [width, height] of [
      [360, 300],
      [390, 250],
      [844, 150],
      [768, 600],
      [900, 500],
    ] as const) {
      const chosen = largestNamed(cards, width, height)
      const name = chosen.named ? 28 : 0
      const wide = size(cards, width, height, name, chosen.abreast)
      const bare = size(cards, width, height, 0, largestAbreast(cards, width, height))
      for (let abreast = 1; abreast <= cards; abreast++) {
        expect(wide).toBeGreaterThanOrEqual(size(cards, width, height, name, abreast) - 1e-9)
        expect(bare).toBeGreaterThanOrEqual(size(cards, width, height, 0, abreast) - 1e-9)
      }
    }
})

test.each([
  [5, 370, 200, true], // one row, with height to spare
  [7, 370, 200, false], // two rows, and smaller ones if each had a name
  [7, 370, 420, true],
])('%i cards in %i by %i pixels have names: %s', (cards, width, height, named) => {
  expect(largestNamed(cards, width, height).named).toBe(named)
})

test('in large letters no card has a name that is wider than itself', () => {
  expect(largestNamed(9, 150, 240, 17).named).toBe(false)
  expect(largestNamed(7, 400, 260, 17).named).toBe(true)
  expect(largestNamed(7, 400, 260, 21)).toEqual({ abreast: 4, named: false })
})

test.each([
  [4, 372, 575, false, 1], // a phone
  [6, 372, 340, true, 2],
  [3, 820, 190, false, 3], // on its side
  [6, 820, 190, false, 3],
  [3, 570, 190, true, 3],
  [3, 900, 480, true, 1], // a desk
  [6, 900, 480, false, 2],
  [4, 522, 190, true, 2], // on its side, where each number stands over its votes
])('%i groups in %i by %i pixels, with votes: %s, lie %i abreast', (groups, width, height, voted, abreast) => {
  expect(groupsAbreast(groups, width, height, voted)).toBe(abreast)
})

test('before anything was measured they lie in two rows, and none is no card', () => {
  expect([5, 4, 1, 0].map((cards) => largestAbreast(cards, 0, 0))).toEqual([3, 2, 1, 1])
  expect([6, 4, 3].map((groups) => groupsAbreast(groups, 0, 0, true))).toEqual([2, 2, 1])
  expect(largestNamed(5, 0, 0)).toEqual({ abreast: 3, named: true })
})
