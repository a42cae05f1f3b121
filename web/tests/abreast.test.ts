import { expect, test } from 'vitest'
import { largestAbreast } from '../src/games/mysterium/abreast'

test.each([
  [4, 390, 250, 4], // a phone: one row where there is no height for two
  [4, 390, 420, 2],
  [9, 390, 420, 3],
  [9, 700, 200, 9], // on its side
  [6, 800, 600, 3],
])('of %i cards in %i by %i pixels %i lie side by side', (cards, width, height, abreast) => {
  expect(largestAbreast(cards, width, height)).toBe(abreast)
})

test('no other way makes them larger', () => {
  const size = (cards: number, width: number, height: number, abreast: number) => {
    const rows = Math.ceil(cards / abreast)
    return Math.min(
      (width - (abreast - 1) * 6) / abreast,
      ((height - (rows - 1) * 6) / rows - (height < 208 ? 0 : 28)) * (5 / 7),
    )
  }
  for (const cards of [4, 5, 6, 7, 8, 9])
    for (const [width, height] of [
      [360, 300],
      [390, 250],
      [844, 150],
      [768, 600],
      [900, 500],
    ] as const) {
      const chosen = size(cards, width, height, largestAbreast(cards, width, height))
      for (let abreast = 1; abreast <= cards; abreast++)
        expect(chosen).toBeGreaterThanOrEqual(size(cards, width, height, abreast) - 1e-9)
    }
})

test('before anything was measured they lie in two rows, and none is no card', () => {
  expect([5, 4, 1, 0].map((cards) => largestAbreast(cards, 0, 0))).toEqual([3, 2, 1, 1])
})
