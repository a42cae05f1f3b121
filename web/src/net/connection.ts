// One socket that comes back by itself. What was asked and not yet answered is asked again: the table knows it by its id.
import type { Message, Request, Sight, Watched } from '../wire/table'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

// How the server closes a socket of ours for something that we did: docs/protocol.md
const TOO_FAST = 4429
const TOO_BIG = 1009

export class Connection {
  private socket: WebSocket | null = null
  private failures = 0
  private timer = 0
  private closed = false
  private announced: number | null = null // how long the server said it would be away
  private readonly unanswered = new Map<string, Request>()

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: Message) => void,
    private readonly changed: (open: boolean) => void,
  ) {
    addEventListener('online', this.hurry)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.hurry)
    this.open()
  }

  ask(request: Request): void {
    this.unanswered.set(request.id, request)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request))
  }

  /** Said once: what is lost on the way is not said again. */
  tell(word: Watched | Sight): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(word))
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.timer)
    this.socket?.close()
  }

  private open(): void {
    const socket = new WebSocket(this.address())
    this.socket = socket
    socket.onopen = () => this.opened(socket)
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as Message)
    socket.onclose = ({ code }) => this.lost(socket, code)
  }

  private opened(socket: WebSocket): void {
    this.failures = 0
    this.changed(true)
    for (const request of this.unanswered.values()) socket.send(JSON.stringify(request))
  }

  private heard(message: Message): void {
    if ('id' in message && message.id) this.unanswered.delete(message.id)
    if (message.kind === 'closing') this.announced = message.retry
    this.hear(message)
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return
    this.changed(false)
    if (code === TOO_BIG) this.unanswered.clear() // asked again, it would be closed again
    clearTimeout(this.timer)
    this.timer = window.setTimeout(this.hurry, this.announced ?? this.wait(code))
    this.announced = null
  }

  private wait(code: number): number {
    const longer = code === TOO_FAST ? LONGEST_WAIT_MS : FIRST_WAIT_MS * 2 ** this.failures++
    return Math.min(LONGEST_WAIT_MS, longer) * (0.75 + Math.random() / 2)
  }

  private readonly hurry = () => {
    const waiting = this.socket === null || this.socket.readyState === WebSocket.CLOSED
    if (waiting && !this.closed) this.open()
  }

  /** The browser knows that it is offline before the socket does. */
  private readonly drop = () => {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.changed(false)
  }
}
