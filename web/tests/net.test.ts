import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveTable } from '../src/net/live.svelte'
import type { ShelfGame } from '../src/net/api'
import { beginAsIntended, intend, wishedLevel } from '../src/net/opening'
import { loadOrReload } from '../src/net/parts'
import { go, here } from '../src/net/route.svelte'

describe('a part of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sessionStorage.clear()
  })
  afterEach(() => vi.useRealTimers())

  test('that comes is given', async () => {
    expect(await loadOrReload(() => Promise.resolve('a board'))).toBe('a board')
  })

  test('that does not come makes the page begin anew, once the house answers', async () => {
    const house = { ok: false }
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', () => Promise.resolve(house))
    void loadOrReload(() => Promise.reject(new Error('gone')))
    await vi.advanceTimersByTimeAsync(5000)
    expect(reload).not.toHaveBeenCalled()
    house.ok = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('that never comes does not make it begin anew without end', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }))
    void loadOrReload(() => Promise.reject(new Error('gone')))
    await vi.advanceTimersByTimeAsync(0)
    reload.mockClear()
    void loadOrReload(() => Promise.reject(new Error('gone')))
    await vi.advanceTimersByTimeAsync(9000)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('the address', () => {
  test.each([
    ['/', { at: 'welcome' }],
    ['/t/abc', { at: 'table', table: 'abc' }],
    ['/replay/abc', { at: 'replay', table: 'abc' }],
    ['/j/WXYZ', { at: 'code', code: 'WXYZ' }],
    ['/h/token', { at: 'handover', token: 'token' }],
    ['/t/', { at: 'welcome' }],
    ['/elsewhere/x', { at: 'welcome' }],
  ])('%s is a place', (path, place) => {
    go(path)
    expect(here()).toEqual(place)
    expect(location.pathname).toBe(path)
  })
})

describe('whoever opened a table', () => {
  const asked: unknown[] = []
  let answer = 'done'
  const live = {
    id: 't1',
    room: { chairs: [{}, {}, {}] },
    ask: (request: unknown) => (asked.push(request), Promise.resolve({ kind: answer })),
    sit: (seat: number, name: string) => Promise.resolve(asked.push({ seat, name })),
  } as unknown as LiveTable
  const begin = () => beginAsIntended(live, 'Agathe', (seat) => `Seat ${seat}`, 'calm')
  beforeEach(() => (asked.length = 0))

  test('to play alone sits down, puts bots on the other seats and starts', async () => {
    intend('t1', 'alone')
    expect(await begin()).toBe(true)
    expect(asked).toEqual([
      { seat: 0, name: 'Agathe' },
      { kind: 'add-bot', seat: 1, level: 'calm' },
      { kind: 'add-bot', seat: 2, level: 'calm' },
      { kind: 'start' },
    ])
  })

  test('to play alone sees the seats where the game may not begin', async () => {
    answer = 'refused'
    intend('t1', 'alone')
    expect(await begin()).toBe(false)
    answer = 'done'
  })

  test('is given bots as strong as he wished, however the table is filled', () => {
    const game = { levels: ['novice', 'calm', 'seer'] } as unknown as ShelfGame
    expect(wishedLevel('t1', game)).toBe('calm')
    intend('t1', 'friends', 'an engine')
    expect(wishedLevel('t1', game)).toBe('an engine')
    sessionStorage.clear()
  })

  test('for friends sits down and waits', async () => {
    intend('t1', 'friends')
    expect(await begin()).toBe(false)
    expect(asked).toEqual([{ seat: 0, name: 'Agathe' }])
  })

  test('for a real table gives every seat its name', async () => {
    intend('t1', 'around')
    await begin()
    expect(asked).toEqual([0, 1, 2].map((seat) => ({ seat, name: `Seat ${seat}` })))
  })

  test('does so once: a page that begins anew finds everything done', async () => {
    intend('t1', 'friends')
    await begin()
    await begin()
    expect(asked).toHaveLength(1)
  })
})
