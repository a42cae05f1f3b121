import { describe, expect, test } from 'vitest'
import { tell, type Scene } from '../src/games/medium/telling'
import type { Beat } from '../src/kit/telling'
import type { Card, Event, GuessedRight, Medium, Sight, View } from '../src/wire/medium'

const SUN: Card = { astre: 'sun', number: 1, colour: 'red' }
const seen = (front: Card | null): Sight => ({ back: 'sun', front, known_by: [], dealt: null })
const medium = (seat: number, white: number, red: number): Medium =>
  ({ seat, white, red, hand: [seen(seat === 0 ? SUN : null)] }) as unknown as Medium
const table = (...fragments: [white: number, red: number][]): View =>
  ({
    mediums: fragments.map(([white, red], seat) => medium(seat, white, red)),
    galaxy: [],
    taken: null,
  }) as unknown as View

const told = (events: Event[], was = table([0, 0], [0, 0]), now = was) =>
  tell({ game: 'medium', events, was, now, seat: 0 })
const scenes = (beats: readonly Beat<View, Scene>[]) =>
  beats.flatMap(({ scene }) => (scene ? Object.keys(scene)[0] : []))
const lasts = (beats: readonly Beat[]) => beats.reduce((so, beat) => so + beat.lasts, 0)

const RIGHT: GuessedRight = { kind: 'guessed-right', seat: 1, other: 0, goal: 'moon' }
const WRONG: Event = { kind: 'guessed-wrong', seat: 1, other: 0, goal: 'moon', lost: 1, turned: 0 }
const ENDED: Event = {
  kind: 'game-ended',
  outcome: { reason: 'star', winners: [1], scores: [0, 6] },
  winners: [1],
}

describe('an accusation', () => {
  test('is spoken over the table as it was, and nothing of it tells how it will be judged', () => {
    const [right, wrong] = [told([RIGHT]), told([WRONG])]
    expect(scenes(right.before)).toEqual(['accuses'])
    expect(right.before).toEqual(wrong.before)
  })

  test('is judged with the change, and its fragment comes after that', () => {
    const { after } = told([RIGHT], table([0, 0], [2, 0]), table([0, 0], [3, 0]))
    expect(scenes(after)).toEqual(['judged'])
    expect(after[0]!.view!.mediums[1]!.white).toBe(2)
    expect(after.at(-1)).toMatchObject({ sound: 'crystal' })
    expect(after.at(-1)!.view).toBeUndefined()
  })
})

describe('the sixth fragment', () => {
  const won = told([RIGHT, ENDED], table([0, 0], [3, 2]), table([0, 0], [4, 2]))

  test('is seen to come before anything says that the game is over', () => {
    expect(scenes(won.before)).toEqual(['accuses', 'judged', 'star'])
    expect(won.before.every(({ view }) => view === undefined)).toBe(true)
  })

  test('comes last, with the side that it has', () => {
    const star = won.before.at(-1)!.scene
    const sides = ['white', 'white', 'white', 'red', 'red', 'white']
    expect(star).toEqual({ star: { seat: 1, sides, gained: 1 } })
  })

  test('makes the Grand Oracle, who is the end of the story', () => {
    expect(scenes(won.after)).toEqual(['crowned'])
  })
})

test('a game that ends with an exchange shows the exchange before its Grand Oracle', () => {
  const putDown: Event = { kind: 'star-put-down', seat: 0, star: 0, place: 0, back: 'sun', front: SUN }
  const { before, after } = told([putDown, ENDED])
  expect(before).toMatchObject([{ sound: 'card', view: { taken: null } }])
  expect(scenes(after)).toEqual(['crowned'])
})

describe('a card of yours', () => {
  test('that is taken is shown to you, and so is what you are given for it', () => {
    const taken: Event = { kind: 'card-taken', seat: 1, other: 0, place: 0, back: 'sun' }
    expect(told([taken]).after).toMatchObject([{ scene: { yours: SUN, by: 1, how: 'taken' } }])
    const given: Event[] = [
      { kind: 'card-given', seat: 1, other: 0, place: 0, back: 'sun' },
      { kind: 'card-seen', card: SUN },
    ]
    expect(told(given).after).toMatchObject([{ sound: 'card' }, { scene: { seen: SUN, how: 'gift' } }])
  })

  test('is nobody’s scene where somebody else is robbed', () => {
    expect(told([{ kind: 'card-taken', seat: 0, other: 1, place: 0, back: 'sun' }]).after).toEqual([])
  })
})

test('small steps of a turn take no time', () => {
  const steps: Event[] = [
    { kind: 'turn-began', seat: 1, number: 2 },
    { kind: 'power-activated', seat: 1, power: 'pythia' },
    { kind: 'star-taken', seat: 1, star: 0, back: 'sun', front: null },
    { kind: 'predictions-kept', seat: 1 },
  ]
  for (const step of steps) expect(lasts(told([step]).after)).toBe(0)
})
