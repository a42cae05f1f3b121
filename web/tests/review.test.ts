import { describe, expect, it } from 'vitest'
import { coursesOf, spread } from '../src/shell/review'
import type { Reviewed } from '../src/wire/http'

const REVIEW: Reviewed = {
  kind: 'reviewed',
  together: false,
  course: [
    { ply: 1, seat: 0, promise: 0.5, kept: 0.5 },
    { ply: 4, seat: 2, promise: 0.4, kept: 0.3 },
    { ply: 6, seat: 0, promise: 0.6, kept: 0.2 },
  ],
  costly: [],
}

describe('the review of a game', () => {
  it('draws the hopes of each rival, and falls where a move cost something', () => {
    expect(coursesOf(REVIEW)).toEqual([
      {
        seat: 0,
        hopes: [
          { ply: 0, promise: 0.5 },
          { ply: 1, promise: 0.5 },
          { ply: 5, promise: 0.6 },
          { ply: 6, promise: 0.2 },
        ],
      },
      {
        seat: 2,
        hopes: [
          { ply: 3, promise: 0.4 },
          { ply: 4, promise: 0.3 },
        ],
      },
    ])
  })

  it('draws one line where all win or lose together', () => {
    const [all, ...others] = coursesOf({ ...REVIEW, together: true })
    expect(all!.hopes.map(({ ply }) => ply)).toEqual([0, 1, 3, 4, 5, 6])
    expect([all!.seat, others]).toEqual([null, []])
  })

  it('leaves every mark room to be tapped, in order and within the width', () => {
    for (const wanted of [[], [300], [0, 1, 2], [298, 299, 300], [10, 150, 151, 152, 290, 300]]) {
      const places = spread(wanted, 300, 44)
      for (const [at, place] of places.entries()) {
        expect(place).toBeGreaterThanOrEqual(22)
        expect(place).toBeLessThanOrEqual(278)
        if (at > 0) expect(place - places[at - 1]!).toBeGreaterThanOrEqual(44)
      }
    }
    expect(spread([100, 200], 300, 44)).toEqual([100, 200])
  })
})
