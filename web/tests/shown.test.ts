import { describe, expect, test, vi } from 'vitest'
import { NOTHING_TO_TELL, type Tell } from '../src/kit/telling'
import type { Looker, TableFrame } from '../src/net/live.svelte'
import { heardSinceOwnMove, shownFrame, toldTo } from '../src/shell/shown'
import type { Eyes, Room, Told, Update } from '../src/wire/table'

const told = (ply: number, seat: number | null, event = `e${ply}`): Told => ({
  ply,
  seat,
  events: [{ kind: event }],
  undoes: null,
  remembered: null,
})
const eyes = (seat: Looker, legal: unknown[] = []): Eyes => ({
  seat,
  view: `view of ${seat}`,
  legal,
  talk: { kind: 'silence' },
  task: {},
  role: null,
  told: [],
  can_undo: false,
})
const frame = (acting: number[], all: Eyes[], heard: Told[] = [], fresh: Told[] = []): TableFrame => ({
  ply: 9,
  update: { acting, eyes: all, outcome: null } as unknown as Update,
  told: new Map(all.map(({ seat }) => [seat, heard])),
  fresh: new Map(all.map(({ seat }) => [seat, fresh])),
})

const room = { chairs: [{ level: null }, { level: 'seer' }, { level: 'novice' }] } as unknown as Room
const shown = (acting: number[], all: Eyes[], shared = false) => shownFrame(frame(acting, all), room, shared)

describe('a frame', () => {
  test('is a race where several may act, and at a screen that a real table shares', () => {
    expect(shown([0, 1], [eyes(0)]).racing).toBe(true)
    expect(shown([1], [eyes(0)]).racing).toBe(false)
    expect(shown([1], [eyes(0)], true).racing).toBe(true)
  })

  test('awaits this device if one of its seats is to act and can; never those who watch', () => {
    expect(shown([1], [eyes(0), eyes(1, ['a move'])]).yours).toBe(true)
    expect(shown([1], [eyes(0), eyes(1)]).yours).toBe(false)
    expect(shown([1], [eyes(null)]).yours).toBe(false)
  })

  test('awaits bots if nobody else is to act', () => {
    expect(shown([1, 2], [eyes(0)]).bots).toBe(true)
    expect(shown([0, 1], [eyes(0)]).bots).toBe(false)
    expect(shown([], [eyes(0)]).bots).toBe(false)
  })
})

describe('a story', () => {
  const tell = vi.fn<Tell>(() => NOTHING_TO_TELL)

  test('is told to the one who looks, of all at this device, with what these eyes saw', () => {
    const now = frame([1], [eyes(0), eyes(1)], [], [told(9, 2)])
    toldTo(1, now, now, 'babet', tell)
    expect(tell).toHaveBeenCalledWith({
      game: 'babet',
      events: [{ kind: 'e9' }],
      was: 'view of 1',
      now: 'view of 1',
      seat: 1,
    })
  })

  test('is told to those who watch', () => {
    const now = frame([1], [eyes(null)], [], [told(9, 2)])
    toldTo(null, now, now, 'babet', tell)
    expect(tell.mock.lastCall![0]).toMatchObject({ seat: null, now: 'view of null' })
  })

  test('without events is none', () => {
    tell.mockClear()
    expect(toldTo(0, frame([1], [eyes(0)]), frame([1], [eyes(0)]), 'babet', tell)).toEqual(NOTHING_TO_TELL)
    expect(tell).not.toHaveBeenCalled()
  })
})

describe('whoever comes back', () => {
  const coming = (heard: Told[]) => heardSinceOwnMove(frame([0], [eyes(0)], heard)).map((one) => one.ply)

  test('is offered what happened since his own last move', () => {
    expect(coming([told(0, null), told(1, 0), told(2, 1), told(3, 2)])).toEqual([2, 3])
  })

  test('is offered nothing if he never moved, or if it was but one thing', () => {
    expect(coming([told(0, null), told(1, 1), told(2, 2)])).toEqual([])
    expect(coming([told(0, null), told(1, 0), told(2, 1)])).toEqual([])
  })
})
