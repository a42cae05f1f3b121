import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { left, LiveTable } from '../src/net/live.svelte'
import type { Room, Told, Update, Sight, Watched } from '../src/wire/table'
import { FakeSocket, takeSockets } from './sockets'

let live: LiveTable

beforeEach(() => {
  takeSockets()
  live = new LiveTable('t1')
  FakeSocket.last.opens()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

const told = (ply: number, undoes: number | null = null): Told => ({
  ply,
  seat: 0,
  events: [{ kind: `e${ply}` }],
  undoes,
  remembered: null,
})

function update(ply: number, ...lines: Told[]): Update {
  const eyes = { seat: 0, view: {}, legal: [], talk: { kind: 'silence' }, told: lines } as const
  return {
    kind: 'update',
    ply,
    acting: [0],
    eyes: [{ ...eyes, task: {}, role: null, can_undo: false }],
    signals: [],
    clock: null,
    outcome: null,
    lasted: 0,
    honour: null,
    next_level: null,
    came_of_it: null,
    lesson: null,
    head: '',
  }
}

const plies = () => live.frame!.told.get(0)?.map((one) => one.ply)

test('what is told in pieces is kept in order, each ply once', () => {
  FakeSocket.last.says(update(1, told(0), told(1)))
  FakeSocket.last.says(update(2, told(1), told(2)))
  expect(plies()).toEqual([0, 1, 2])
})

const room = (lesson: string | null) =>
  ({ kind: 'room', lesson, commitment: '', next_table: null }) as Partial<Room> as Room

test('a ply that was taken back is no longer told', () => {
  FakeSocket.last.says(update(1, told(0), told(1)))
  FakeSocket.last.says(update(2, told(2, 1)))
  expect(plies()).toEqual([0, 2])
})

test('what happened before one came is no news, what happens after is', () => {
  FakeSocket.last.says(update(1, told(0), told(1)))
  expect(live.frame!.fresh.get(0) ?? []).toEqual([])
  FakeSocket.last.says(update(2, told(2)))
  expect(live.frame!.fresh.get(0)).toEqual([told(2)])
})

test('every frame goes to whoever follows, in order', () => {
  const plies: number[] = []
  const stop = live.follow((frame) => plies.push(frame.ply))
  FakeSocket.last.says(update(1, told(0), told(1)))
  FakeSocket.last.says(update(2, told(2)))
  stop()
  FakeSocket.last.says(update(3, told(3)))
  expect(plies).toEqual([1, 2])
})

test('a seat that is handed over hears the past again, and none of it is news', () => {
  FakeSocket.last.says(update(1, told(0), told(1)))
  FakeSocket.last.says(update(2, told(0), told(1), told(2)))
  expect(live.frame!.fresh.get(0)).toEqual([told(2)])
})

test('what was watched is said at once, then a few times a second at most, the latest only, and on a new line again', () => {
  const said = () =>
    FakeSocket.last.sent.flatMap((one) => ((one.kind as string) === 'watched' ? [(one as unknown as Watched).ply] : []))
  FakeSocket.last.says(room(null))
  expect(said()).toEqual([0]) // this page will say it: it may be waited for
  vi.advanceTimersByTime(250)
  for (const ply of [1, 2, 3, 2]) live.watched(ply)
  expect(said()).toEqual([0, 1])
  vi.advanceTimersByTime(250)
  expect(said()).toEqual([0, 1, 3])
  vi.advanceTimersByTime(1000)
  expect(said()).toEqual([0, 1, 3])
  FakeSocket.last.close()
  vi.advanceTimersByTime(500)
  FakeSocket.last.opens()
  expect(said()).toEqual([3])
})

test('the first ply is said when it was watched, however soon after the page came in', () => {
  const said = () => FakeSocket.last.sent.filter((one) => (one.kind as string) === 'watched')
  FakeSocket.last.says(room(null))
  live.watched(0)
  expect(said()).toHaveLength(1) // before the game began: nobody has watched anything by that
  vi.advanceTimersByTime(250)
  expect(said()).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(said()).toHaveLength(2)
})

test('where a lesson is given nothing is watched before it was read', () => {
  FakeSocket.last.says(room('first'))
  live.watched(0)
  expect(FakeSocket.last.sent.map((one) => one.kind as string)).toEqual(['sight', 'watched'])
})

test('a new line asks only for what this browser has not seen', () => {
  FakeSocket.last.says(update(7, told(7)))
  FakeSocket.last.says({ kind: 'talked', lines: [{ number: 3, seat: 0, text: 'Oh' }] })
  FakeSocket.last.close()
  vi.advanceTimersByTime(500)
  expect(FakeSocket.last.address).toMatch(/^ws.*\/api\/tables\/t1\/socket\?seen=7&heard=3$/)
})

test('an answer reaches the one who asked, and a refusal is shown until the next request', async () => {
  const answered = live.ask({ kind: 'start' })
  const { id } = FakeSocket.last.sent.at(-1)!
  FakeSocket.last.says({ kind: 'refused', id, why: 'stale', word: 'late' })
  expect(await answered).toMatchObject({ kind: 'refused', word: 'late' })
  expect(live.refusal?.word).toBe('late')
  void live.ask({ kind: 'start' })
  expect(live.refusal).toBeNull()
})

test('a move made before the last one was answered follows it, and a second tap does not', async () => {
  const sent = () => FakeSocket.last.sent.flatMap((one) => (one.kind === 'play' ? [one] : []))
  const place = live.play(0, 4, { kind: 'place' })
  const again = live.play(0, 4, { kind: 'place' })
  const ready = live.play(0, 4, { kind: 'ready' })
  expect(sent()).toMatchObject([{ ply: 4, move: { kind: 'place' } }])
  FakeSocket.last.says({ kind: 'done', id: sent()[0]!.id, ply: 5 })
  await Promise.all([place, again])
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ ply: 5, move: { kind: 'ready' } })
  FakeSocket.last.says({ kind: 'refused', id: sent()[1]!.id, why: 'stale', word: 'late' })
  await ready
  expect(live.refusal).toBeNull()
})

test('a move made before what the last one led to is shown follows it too, once', async () => {
  const sent = () => FakeSocket.last.sent.flatMap((one) => (one.kind === 'play' ? [one] : []))
  FakeSocket.last.says(update(4))
  const place = live.play(0, 4, { kind: 'place' })
  FakeSocket.last.says({ kind: 'done', id: sent()[0]!.id, ply: 5 })
  await place
  await live.play(0, 4, { kind: 'place' })
  const ready = live.play(0, 4, { kind: 'ready' })
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ ply: 5, move: { kind: 'ready' } })
  FakeSocket.last.says({ kind: 'done', id: sent()[1]!.id, ply: 6 })
  await ready
  FakeSocket.last.says(update(6))
  void live.play(0, 6, { kind: 'ready' })
  expect(sent().at(-1)).toMatchObject({ ply: 6, move: { kind: 'ready' } })
})

test('a move made before one that is refused is not made', async () => {
  const first = live.play(0, 4, { kind: 'place' })
  const second = live.play(0, 4, { kind: 'ready' })
  const { id } = FakeSocket.last.sent.at(-1)!
  FakeSocket.last.says({ kind: 'refused', id, why: 'illegal', word: 'no' })
  await Promise.all([first, second])
  expect(FakeSocket.last.sent.at(-1)!.id).toBe(id)
})

test('what the page asks by itself is refused without a word', async () => {
  const answered = live.askQuietly({ kind: 'consult', seat: 0, about: 'last' })
  const { id } = FakeSocket.last.sent.at(-1)!
  FakeSocket.last.says({ kind: 'refused', id, why: 'too-fast', word: 'slowly' })
  expect(await answered).toMatchObject({ kind: 'refused', word: 'slowly' })
  expect(live.refusal).toBeNull()
})

test('notes that are being written are not overwritten by older ones', async () => {
  const written = live.note(0, 'mine')
  FakeSocket.last.says({ kind: 'notes', notes: [{ seat: 0, text: 'older' }] })
  expect(live.notes.get(0)).toBe('mine')
  FakeSocket.last.says({ kind: 'done', id: FakeSocket.last.sent.at(-1)!.id, ply: 0 })
  await written
  FakeSocket.last.says({ kind: 'notes', notes: [{ seat: 0, text: 'from elsewhere' }] })
  expect(live.notes.get(0)).toBe('from elsewhere')
})

test('a table that was never reached and that HTTP does not know is missing, and is not tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ status: 404 }))
  const other = new LiveTable('nowhere')
  FakeSocket.last.close()
  await vi.waitFor(() => expect(other.closed).toBe('error-no-such-table'))
  const tried = FakeSocket.all.length
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(tried)
})

test('a clock runs down from when it was told, unless it is paused', () => {
  expect(left({ left: 5000, total: 9000, paused: false, seat: null }, 100, 2100)).toBe(3000)
  expect(left({ left: 5000, total: 9000, paused: false, seat: null }, 100, 9900)).toBe(0)
  expect(left({ left: 5000, total: 9000, paused: true, seat: null }, 100, 9900)).toBe(5000)
})

test('what a game lets nobody keep is told once, and at the next ply only what is remembered of it', () => {
  const events = () => live.frame!.told.get(0)!.map((one) => one.events)
  const [seen, back] = [{ kind: 'card-seen' }, { kind: 'card-taken' }]
  FakeSocket.last.says(update(1, told(0), { ...told(1), events: [back, seen], remembered: [back] }))
  expect(events()).toEqual([[{ kind: 'e0' }], [back, seen]])
  FakeSocket.last.says(update(2, told(2)))
  expect(events()).toEqual([[{ kind: 'e0' }], [back], [{ kind: 'e2' }]])
})

test('a page says whether it is seen, on every line and whenever that changes', () => {
  const said = () =>
    FakeSocket.last.sent.flatMap((one) => ((one.kind as string) === 'sight' ? [one as unknown as Sight] : []))
  const turns = (page: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(page)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(page === 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turns('hidden')
  turns('visible')
  expect(said().map(({ page }) => page)).toEqual(['visible', 'hidden', 'visible'])
  turns('hidden')
  FakeSocket.last.close()
  vi.advanceTimersByTime(500)
  FakeSocket.last.opens()
  expect(said().map(({ page }) => page)).toEqual(['hidden']) // a new line knows nothing of it
})
