import { describe, expect, test } from 'vitest'
import { tell, type Scene } from '../src/games/mysterium/telling'
import { isScene, type Beat } from '../src/kit/telling'
import type { Event, View } from '../src/wire/mysterium'

const GROUPS = [1, 2].map((group) => ({ group, medium: group, suspect: 's', place: 'p', object: 'o' }))
const WAS = { phase: 'vote', ended: null, guilty: null, groups: GROUPS } as unknown as View
const OVER = { ...WAS, phase: 'over', guilty: 2 } as View

const found = (medium: number): Event => ({ kind: 'card-found', medium, card: 'suspect-1', reasons: [] })
const wrong = (medium: number, card: string | null): Event => ({ kind: 'intuition-wrong', medium, card })
const HOUR: Event = { kind: 'hour-began', hour: 2, crows: 1 }
const VOTES: Event = {
  kind: 'votes-revealed',
  ballots: [
    { seat: 1, group: 1 },
    { seat: 2, group: null },
    { seat: 3, group: 2 },
  ],
}
const TIE: Event = { kind: 'tie-broken', seat: 1, group: 1 }
const ACCUSED: Event = { kind: 'group-accused', group: 1 }
const ended = (reason: string, guilty: number | null, winners: number[] = []): Event => ({
  kind: 'game-ended',
  outcome: { reason, winners, scores: [] },
  guilty,
  combinations: [],
})

const told = (events: readonly Event[], now = WAS) => tell({ game: 'mysterium', events, was: WAS, now, seat: 1 })
const kinds = (beats: readonly Beat<View, Scene>[]) => beats.filter(isScene).map(({ scene }) => kindOf(scene!))
function kindOf(scene: Scene): string {
  if ('found' in scene) return `found ${scene.found.medium}${scene.judged ? '!' : '?'}`
  if ('wrong' in scene) return `wrong ${scene.wrong.medium}${scene.judged ? '!' : '?'}`
  if ('votes' in scene) return `${scene.open} open`
  return Object.keys(scene)[0]!
}
const length = (beats: readonly Beat[]) => beats.reduce((so, { lasts }) => so + lasts, 0)

describe('the results of an hour', () => {
  const { before, after } = told([
    { kind: 'said-ready', seat: 1 },
    found(0),
    wrong(1, 'suspect-2'),
    wrong(2, null),
    HOUR,
  ])

  test('are named, then judged, one after the other, before the next hour is seen', () => {
    expect(kinds(before)).toEqual(['found 0?', 'found 0!', 'wrong 1?', 'wrong 1!', 'wrong 2!'])
    expect(kinds(after)).toEqual(['hour'])
  })

  test('are told over the table as it was', () => {
    expect(before.every(({ view }) => view === undefined)).toBe(true)
  })

  test.each([1, 2, 3, 4, 5, 6])('of %i mediums ask for no more patience than anybody has', (mediums) => {
    const many = told([...Array.from({ length: mediums }, (_, medium) => found(medium)), HOUR])
    expect(length(many.before)).toBeLessThan(12_001)
    expect(length(many.after)).toBe(1700)
    expect(Math.min(...many.before.map(({ lasts }) => lasts))).toBeGreaterThan(400)
  })

  test('open the epilogue when all is found', () => {
    const { after } = told([found(0), { kind: 'epilogue-began', groups: GROUPS, crows: 1 }])
    expect(kinds(after)).toEqual(['epilogue'])
  })
})

describe('the vote', () => {
  test('is opened ballot by ballot; then comes the accused group, and the truth last of all', () => {
    const { before, after } = told([VOTES, ACCUSED, ended('innocent-accused', 2)], OVER)
    expect(kinds(before)).toEqual(['0 open', '1 open', '2 open', '3 open', 'accused'])
    expect(after[0]?.scene).toMatchObject({ guilty: GROUPS[1] })
    expect(after[0]!.lasts).toBeGreaterThanOrEqual(3000)
  })

  test('tells who broke a tie', () => {
    const { before } = told([VOTES, TIE, ACCUSED, ended('culprit-found', 1, [0, 1])], OVER)
    expect(kinds(before).slice(-2)).toEqual(['tie', 'accused'])
  })

  test('that nobody took part in has a truth too', () => {
    const { before, after } = told([VOTES, ended('nobody-voted', 2)], OVER)
    expect(kinds(before)).not.toContain('accused')
    expect(kinds(after)).toEqual(['ended'])
  })
})

test('the table that knows the truth is looked at before anything covers it', () => {
  const { after } = told([VOTES, ACCUSED, ended('innocent-accused', 2)], OVER)
  expect(after.slice(1).map(({ lasts, scene }) => [lasts > 2000, scene])).toEqual([[true, undefined]])
})

test('dawn comes after the last intuition is judged, and names nobody', () => {
  const { before, after } = told([wrong(0, 'suspect-2'), ended('seven-hours', null)], { ...WAS, groups: [] })
  expect(kinds(before)).toEqual(['wrong 0?', 'wrong 0!'])
  expect(after[0]?.scene).toMatchObject({ guilty: undefined })
})

test('of several cards of the common vision the last is turned with the change', () => {
  const turned = (vision: string): Event => ({ kind: 'vision-turned', vision, voters: [] })
  const { before, after } = told([{ kind: 'common-vision-sent' }, turned('vision-1'), turned('vision-2')])
  expect([kinds(before), kinds(after)]).toEqual([['turned'], ['turned']])
})

test.each([
  { kind: 'vision-given', medium: 1, vision: 'vision-1' },
  { kind: 'intuition-placed', medium: 1, card: 'suspect-1' },
  { kind: 'token-placed', by: 1, medium: 2, verdict: 'right' },
  { kind: 'vote-cast', seat: 1 },
  { kind: 'pointed', seat: 1, group: 1 },
  { kind: 'crow-spent', left: 0 },
  { kind: 'visions-ended', minutes: null },
  { kind: 'medium-served', medium: 1 },
  { kind: 'marker-moved', medium: 1, steps: 1, space: 2 },
] satisfies Event[])('nobody waits for $kind', (event) => {
  const { before, after } = told([event])
  expect(length([...before, ...after])).toBe(0)
})
