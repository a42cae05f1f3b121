import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../src/net/live.svelte'
import { Arrangement } from '../src/shell/arrangement.svelte'
import type { Arrange, Room } from '../src/wire/table'
import { FakeSocket, takeSockets } from './sockets'

const ROOM = {
  chairs: [{}, {}],
  options: { memory: true },
  pace: null,
  private: true,
  watchable: false,
  overdue: null,
} as unknown as Room
let live: LiveTable
let arrangement: Arrangement

beforeEach(() => {
  takeSockets()
  live = new LiveTable('t1')
  FakeSocket.last.opens()
  arrangement = new Arrangement(live)
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

const asked = () => FakeSocket.last.sent.filter((request): request is Arrange => request.kind === 'arrange')

test('a second choice does not undo the first that the table has not answered yet', () => {
  void arrangement.change(ROOM, { private: false })
  void arrangement.change(ROOM, { pace: 30 })
  expect(asked().map(({ private: hidden, pace }) => [hidden, pace])).toEqual([
    [false, null],
    [false, 30],
  ])
})

test('what was chosen is shown until the table, having carried it out, says how it is', async () => {
  live.room = ROOM
  const carriedOut = arrangement.change(ROOM, { private: false })
  FakeSocket.last.says({ kind: 'done', id: asked()[0]!.id, ply: 0 })
  await carriedOut
  expect(arrangement.of(ROOM).private).toBe(false)
  expect(arrangement.of({ ...ROOM, private: true }).private).toBe(true)
})

test('what was refused is shown no longer, once everything is answered', async () => {
  const [first, second] = [arrangement.change(ROOM, { players: 3 }), arrangement.change(ROOM, { players: 4 })]
  expect(arrangement.of(ROOM).players).toBe(4)
  FakeSocket.last.says({ kind: 'done', id: asked()[0]!.id, ply: 0 })
  await first
  expect(arrangement.of(ROOM).players).toBe(4)
  FakeSocket.last.says({ kind: 'refused', id: asked()[1]!.id, why: 'not-yours', word: 'seat-taken' })
  await second
  expect(arrangement.of(ROOM).players).toBe(2)
})
