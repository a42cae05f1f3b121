import { describe, expect, test } from 'vitest'
import { tell, type Event, type Scene } from '../src/games/midas/telling'
import { isScene, type Beat } from '../src/kit/telling'
import type { CupsLifted, Pirate, View } from '../src/wire/midas'

const pirate = (seat: number): Pirate => ({ seat, dice: 5, coins: 1, chest: 4, favour: null, cursed: false })
const WAS = { total: null, worth: [], cup_worths: [], pirates: [pirate(0), pirate(1), pirate(2)] } as unknown as View
const CUP_WORTHS = [
  { seat: 0, least: 3, most: null },
  { seat: 1, least: 5, most: null },
  { seat: 2, least: 2, most: null },
]
const JUDGED = { ...WAS, total: 10, cup_worths: CUP_WORTHS, punished: 1 } as View
const LIFTED: CupsLifted = {
  kind: 'cups-lifted',
  accuser: 0,
  bidder: 1,
  bid: 14,
  stone: 'ruby',
  cups: [0, 1, 2].map((seat) => ({ seat, dice: ['ruby'] as const })),
  cards: [],
  obsidian: 0,
  total: 10,
  loser: 1,
}
const ROUND: Event = { kind: 'round-began', round: 2, first: 1, stone: 'ruby', highest: 75 }
const DICE: Event = { kind: 'dice-rolled', seat: 0, dice: ['ruby'] }
const COIN: Event = { kind: 'coin-drawn', seat: 1, left: 3 }
const CURSE: Event = { kind: 'curse-drawn', seat: 1 }
const DAMOCLES: Event = { kind: 'damocles-fell', seat: 1 }
const ENDED: Event = {
  kind: 'game-ended',
  outcome: { reason: 'last-standing', winners: [0], scores: [1, 0, 0] },
  winner: 0,
}

const told = (events: readonly Event[], now = WAS, game = 'midas') => tell({ game, events, was: WAS, now, seat: 0 })
const kinds = (beats: readonly Beat<View, Scene>[]) => beats.filter(isScene).map(({ scene }) => kindOf(scene!))
function kindOf(scene: Scene): string {
  if ('great' in scene) return scene.great.kind
  if ('drawing' in scene) return 'drawing'
  return scene.judged ? 'judged' : `${scene.up} up`
}

describe('when the cups are lifted', () => {
  const { before, after } = told([LIFTED], JUDGED)

  test('the accusation is heard and they go up one by one, over the table as it was', () => {
    expect(kinds(before)).toEqual(['0 up', '1 up', '2 up', '3 up'])
    expect(before.every(({ view }) => view?.total === null)).toBe(true)
  })

  test('the judgement comes with the table that knows it', () => {
    expect(kinds(after)).toEqual(['judged'])
    expect(after[0]?.view).toBe(JUDGED)
  })

  test('each cup tells its worth, unless that view was missed', () => {
    const worths = (now: View) =>
      told([LIFTED], now).before.map(({ scene }) => 'up' in scene! && scene.worths.cup_worths)
    expect(new Set(worths(JUDGED))).toEqual(new Set([CUP_WORTHS]))
    expect(new Set(worths({ ...JUDGED, total: null }).map((one) => one && one.length))).toEqual(new Set([0]))
  })
})

describe('a hand in a chest', () => {
  test('is seen before what it draws', () => {
    const { before, after } = told([COIN])
    expect(kinds(before)).toEqual(['drawing'])
    expect(before[0]?.scene).toEqual({ drawing: 1, chest: 4 })
    expect(before[0]?.view).toEqual(WAS)
    expect(kinds(after)).toEqual(['coin-drawn'])
  })

  test('goes in twice under Damocles, and the second chest is one coin lighter', () => {
    const { before, after } = told([DAMOCLES, COIN, CURSE])
    expect(kinds(before)).toEqual(['damocles-fell', 'drawing', 'coin-drawn', 'drawing'])
    expect(before[3]?.scene).toEqual({ drawing: 1, chest: 3 })
    expect(before[3]?.view?.pirates[1]).toMatchObject({ coins: 2, chest: 3, cursed: false })
    expect(kinds(after)).toEqual(['curse-drawn'])
  })

  test('is told before the next round is seen', () => {
    const { before, after } = told([CURSE, ROUND, DICE])
    expect(kinds(before)).toEqual(['drawing', 'curse-drawn'])
    expect(before[1]?.view?.pirates[1]?.cursed).toBe(true)
    expect(after.map(({ sound }) => sound)).toEqual(['goal', 'dice'])
  })

  test('at a real table is not told once more: only what it drew', () => {
    const { before, after } = told([COIN], WAS, 'midas-companion')
    expect(kinds([...before, ...after])).toEqual(['coin-drawn'])
  })
})

describe('the end', () => {
  const { before, after } = told([DAMOCLES, COIN, CURSE, ENDED], { ...WAS, winner: 0 })

  test('is the last chest, its coin, and then whose the gold is', () => {
    expect(kinds(before)).toEqual(['damocles-fell', 'drawing', 'coin-drawn', 'drawing', 'curse-drawn'])
    expect(kinds(after)).toEqual(['game-ended'])
  })

  test('is known to no table before', () => {
    expect(before.every(({ view }) => view?.winner === undefined)).toBe(true)
  })

  test('lasts long enough to be read', () => {
    expect(after[0]!.lasts).toBeGreaterThanOrEqual(3000)
  })
})

test.each([
  [{ kind: 'die-given-up', seat: 1, left: 4 }, { dice: 4 }],
  [
    { kind: 'favour-bought', seat: 1, favour: 'bribe', price: 1 },
    { coins: 0, favour: 'bribe' },
  ],
] satisfies [Event, Partial<Pirate>][])('what a player has changes with its picture: %o', (event, has) => {
  expect(told([event, ROUND]).before[0]?.view?.pirates[1]).toMatchObject(has)
})

test.each([
  { kind: 'bid-made', seat: 1, count: 3 },
  { kind: 'obsidian-played', seat: 1 },
  { kind: 'obsidian-late', seats: [1] },
  { kind: 'bribe-kept', seat: 1 },
  { kind: 'favour-declined', seat: 1 },
  { kind: 'draw-announced', seat: 1 },
  { kind: 'draw-cancelled', seat: 1 },
] satisfies Event[])('nobody waits for $kind', (event) => {
  const { before, after } = told([event])
  expect([...before, ...after].every(({ lasts }) => lasts === 0)).toBe(true)
})
