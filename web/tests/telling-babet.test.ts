import { describe, expect, test } from 'vitest'
import { tell } from '../src/games/babet/telling'
import type * as alone from '../src/wire/babet-solo'
import type { Event, View } from '../src/wire/babet'

const aim = (cards: number[] | null) => [{ role: 'foutralou', slots: [{ wanted: 'wicked', cards }], spare: [] }]
const table = (piles: number[][], more: Partial<View> = {}): View =>
  ({
    piles,
    aims: aim(null),
    hand: [],
    hands: [],
    shown: [],
    not_held: [],
    roles: [],
    turn: 0,
    ...more,
  }) as unknown as View
const told = (events: Event[], was: View, now: View) => tell({ game: 'babet', events, was, now, seat: 0 })
const pilesOf = (beats: ReturnType<typeof tell>['before']) => beats.map(({ view }) => (view as View | undefined)?.piles)

const LAID: Event = { kind: 'card-laid', seat: 1, card: 30, on: 12 }
const WICKED: Event = { kind: 'personality-finished', cards: [3, 6, 9, 12, 30], temper: 'wicked' }
const ENDED: Event = { kind: 'game-ended', outcome: { reason: 'one-wicked', winners: [1], scores: [0, 2] } }
const BEFORE = table([[3, 6, 9, 12], [4]])

describe('two teams', () => {
  test('see a card that is only laid on the table as it is now', () => {
    const { before, after } = told(
      [{ ...LAID, card: 5, on: 4 }],
      BEFORE,
      table([
        [3, 6, 9, 12],
        [4, 5],
      ]),
    )
    expect(before).toEqual([])
    expect(after).toMatchObject([{ sound: 'card' }])
  })

  test('see the last card come, the five together, and then leave, while nothing else changes', () => {
    const now = table([[4]], { aims: aim([3, 6, 9, 12, 30]) as unknown as View['aims'], turn: 1 })
    const { before, after } = told([LAID, WICKED], BEFORE, now)
    const whole = [[3, 6, 9, 12, 30], [4]]
    expect(pilesOf(before)).toEqual([whole, whole, [[4]]])
    expect(before.map(({ scene }) => scene)).toMatchObject([undefined, { name: 'wicked' }, undefined] as object)
    expect(before.every(({ view }) => (view as View).turn === 0)).toBe(true)
    expect(after).toEqual([])
  })

  test('do not hear who won before the personality that decides was seen', () => {
    const now = table([[4]], { roles: ['artisou', 'foutralou'], ended: 'one-wicked' })
    const { before, after } = told([LAID, WICKED, ENDED], BEFORE, now)
    for (const beat of before) expect(beat.view).not.toMatchObject({ ended: 'one-wicked' })
    expect(before.some(({ scene }) => scene !== undefined && 'ended' in scene)).toBe(false)
    expect(after).toMatchObject([{ scene: { ended: ENDED, table: now }, sound: 'medal' }])
  })

  test('see three cards go back together, and a moved pile under them first', () => {
    const events: Event[] = [
      { kind: 'pile-moved', seat: 0, cards: [7, 8], onto: 4 },
      { kind: 'triplette', cards: [4, 7, 8], number: 1, left: 12 },
    ]
    const { before } = told(events, table([[4], [7, 8]]), table([]))
    expect(pilesOf(before)).toEqual([[[4, 7, 8]], [[4, 7, 8]], []])
  })

  test('end without a winner too', () => {
    const nobody: Event = { kind: 'game-ended', outcome: { reason: 'no-winner', winners: [], scores: [1, 1] } }
    const { before, after } = told([{ kind: 'turn-passed', seat: 0, unused: 1 }, nobody], BEFORE, BEFORE)
    expect(before).toEqual([])
    expect(after).toMatchObject([{ sound: 'end' }])
  })
})

describe('alone', () => {
  const VIEW = { places: [[1]], ended: null } as unknown as alone.View
  const tellAlone = (events: alone.Event[], now = VIEW) => tell({ game: 'babet-solo', events, was: VIEW, now, seat: 0 })
  const played: alone.Event = { kind: 'card-played', card: 1, place: 0 }
  const ended = (winners: number[]): alone.Event => ({
    kind: 'solo-ended',
    outcome: { reason: winners.length > 0 ? 'won' : 'blocked', winners, scores: [0] },
    personalities: 5,
  })

  test('nothing slows a move: it is only heard', () => {
    expect(tellAlone([played])).toEqual({ before: [], after: [{ lasts: 0, sound: 'card' }] })
  })

  test('the last card lies before anything says that it was the last', () => {
    const { before, after } = tellAlone([played, ended([0])], { ...VIEW, ended: 'won' })
    expect(before).toMatchObject([{ view: { ended: null } }])
    expect(after).toMatchObject([{ scene: { ended: ended([0]) }, sound: 'medal' }])
  })

  test('a defeat is shorter than a triumph', () => {
    const length = (winners: number[]) => tellAlone([ended(winners)]).after[0]!.lasts
    expect(length([])).toBeLessThan(length([0]))
  })
})
