import { beforeEach, expect, test, vi } from 'vitest'
import { watchOwnGames } from '../src/net/own-games'
import type { OwnGames } from '../src/wire/http'
import { FakeSocket, takeSockets } from './sockets'

const PAGE: OwnGames = { now: 1, games: [], next: null }
let pages: OwnGames[]

beforeEach(() => {
  takeSockets()
  pages = []
})

test('each page of one’s games is taken as it comes', () => {
  watchOwnGames((page) => pages.push(page))
  FakeSocket.last.onmessage?.({ data: JSON.stringify(PAGE) })
  FakeSocket.last.onmessage?.({ data: JSON.stringify({ ...PAGE, now: 2 }) })
  expect(pages.map(({ now }) => now)).toEqual([1, 2])
})

test('a lost line is taken up again a while later, and not once nobody looks', () => {
  const stop = watchOwnGames((page) => pages.push(page))
  FakeSocket.last.close()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.close()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(2)
})
