import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection } from '../src/net/connection'
import type { Message } from '../src/wire/table'
import { FakeSocket, takeSockets } from './sockets'

const START = { kind: 'start', id: 'a' } as const
const heard: Message[] = []
const states: boolean[] = []
let connection: Connection

beforeEach(() => {
  takeSockets()
  heard.length = states.length = 0
  connection = new Connection(
    () => 'ws://house/socket',
    (message) => heard.push(message),
    (open) => states.push(open),
  )
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

test('what is asked before the line is open is sent once it is', () => {
  connection.ask(START)
  expect(FakeSocket.last.sent).toEqual([])
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent).toEqual([START])
})

test('what was not answered is asked again on the next line, and what was answered is not', () => {
  FakeSocket.last.opens()
  connection.ask(START)
  connection.ask({ ...START, id: 'b' })
  FakeSocket.last.says({ kind: 'done', id: 'a', ply: 0 })
  FakeSocket.last.close()
  vi.advanceTimersByTime(500)
  FakeSocket.last.opens()
  expect(FakeSocket.all).toHaveLength(2)
  expect(FakeSocket.last.sent).toEqual([{ ...START, id: 'b' }])
})

test('it waits twice as long after each failure, and never longer than fifteen seconds', () => {
  for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    FakeSocket.last.close()
    const before = FakeSocket.all.length
    vi.advanceTimersByTime(wait - 1)
    expect(FakeSocket.all).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(before + 1)
  }
})

test('a line that was open makes the next wait short again', () => {
  FakeSocket.last.close()
  vi.advanceTimersByTime(500)
  FakeSocket.last.opens()
  FakeSocket.last.close()
  vi.advanceTimersByTime(500)
  expect(FakeSocket.all).toHaveLength(3)
})

test('a server that says how long it will be away is taken at its word', () => {
  FakeSocket.last.opens()
  FakeSocket.last.says({ kind: 'closing', retry: 3000 })
  FakeSocket.last.close()
  vi.advanceTimersByTime(2999)
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all).toHaveLength(2)
})

test('a browser that is offline says so at once, and comes back at once', () => {
  FakeSocket.last.opens()
  dispatchEvent(new Event('offline'))
  expect(states).toEqual([true, false])
  dispatchEvent(new Event('online'))
  FakeSocket.last.opens()
  expect(states).toEqual([true, false, true])
})

test('an old line that ends late does not end the new one', () => {
  const old = FakeSocket.last
  old.opens()
  dispatchEvent(new Event('offline'))
  dispatchEvent(new Event('online'))
  FakeSocket.last.opens()
  old.close()
  expect(states.at(-1)).toBe(true)
})

test('once closed it stays closed', () => {
  connection.close()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('who was too fast waits as long as it ever does, and asks again', () => {
  FakeSocket.last.opens()
  connection.ask(START)
  FakeSocket.last.close(4429)
  vi.advanceTimersByTime(14_999)
  expect(FakeSocket.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent).toEqual([START])
})

test('what was too big to be heard is not asked again', () => {
  FakeSocket.last.opens()
  connection.ask(START)
  FakeSocket.last.close(1009)
  vi.advanceTimersByTime(500)
  FakeSocket.last.opens()
  expect(FakeSocket.last.sent).toEqual([])
})
