import { vi } from 'vitest'
import type { Message, Request } from '../src/wire/table'

const LINE_LOST = 1006 // what a browser reports when nobody said goodbye

/** A socket that a test holds the other end of. */
export class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = 0
  readonly sent: Request[] = []
  onopen?: () => void
  onclose?: (event: { code: number }) => void
  onmessage?: (event: { data: string }) => void

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request)
  }
  close(code = LINE_LOST): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code })
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }
  says(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** From now on sockets are ours, and time is turned by hand. */
export function takeSockets(): void {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.resolve({ status: 200 })) // every table exists
  vi.spyOn(Math, 'random').mockReturnValue(0.5) // no spread of the waiting time
}
