// A table as this browser sees it now. Components read it; `ask` is the only way to change anything.
import type { Advised, Clock, Done, Eyes, Graded, Message, Refused } from '../wire/table'
import type { Request, Room, Spoken, Told, Update } from '../wire/table'
import { exists } from './api'
import { Connection } from './connection'
import { remember } from './memory'
import { randomHex } from './person.svelte'
import { carried, given, looked, refused, shown } from './witness'

type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never
export type Looker = number | null // a seat, or the eyes of those who watch
export type Answer = Done | Advised | Graded | Refused

export class LiveTable {
  room = $state.raw<Room | null>(null)
  update = $state.raw<Update | null>(null)
  lines = $state.raw<readonly Spoken[]>([])
  notes = $state.raw<ReadonlyMap<Looker, string>>(new Map()) // of one's own seats
  told = $state.raw<ReadonlyMap<Looker, readonly Told[]>>(new Map()) // all that each pair of eyes heard so far
  fresh = $state.raw<ReadonlyMap<Looker, unknown[]>>(new Map()) // the events of the last update, for motion
  refusal = $state.raw<Refused | null>(null)
  lost = $state(false)
  missing = $state(false) // there is no such table
  clockToldAt = $state(0) // when the clock was last told, in this browser's time

  private writing = 0
  private readonly sitting = new Map<number, Promise<Answer>>() // asked and not yet answered: a seat is asked for once
  private readonly connection: Connection
  private readonly answers = new Map<string, (answer: Answer) => void>()

  constructor(readonly id: string) {
    this.connection = new Connection(
      () => this.address(),
      (message) => this.hear(message),
      (open) => void this.changed(open),
    )
  }

  ask(request: Unsent): Promise<Answer> {
    const id = randomHex(8)
    this.refusal = null
    const answered = new Promise<Answer>((resolve) => this.answers.set(id, resolve))
    this.connection.ask({ ...request, id })
    return answered
  }

  /** The nonce is kept beside the commitment that was shown before it, and only then sent. */
  sit(seat: number, name: string): Promise<Answer> {
    const sitting = this.sitting.get(seat) ?? this.give(seat, name)
    this.sitting.set(seat, sitting)
    return sitting
  }

  private async give(seat: number, name: string): Promise<Answer> {
    const nonce = randomHex(16)
    remember(this.id, (saw) => given(saw, seat, nonce))
    const answer = await this.ask({ kind: 'sit', seat, name, nonce })
    if (answer.kind === 'refused') remember(this.id, (saw) => refused(saw, nonce))
    this.sitting.delete(seat)
    return answer
  }

  /** Shown at once; what the table says of it meanwhile is older. */
  async note(seat: number, text: string): Promise<void> {
    this.notes = new Map(this.notes).set(seat, text)
    this.writing++
    await this.ask({ kind: 'note', seat, text })
    this.writing--
  }

  close(): void {
    this.connection.close()
  }

  eyes(seat: Looker): Eyes | undefined {
    return this.update?.eyes.find((eyes) => eyes.seat === seat)
  }

  /** A table that was never reached may not exist: a socket cannot say so, HTTP can. */
  private async changed(open: boolean): Promise<void> {
    this.lost = !open
    if (open || this.room) return
    this.missing = !(await exists(this.id))
    if (this.missing) this.connection.close()
  }

  private address(): string {
    const seen = this.update ? `&seen=${this.update.ply}` : ''
    const heard = this.lines.length ? `&heard=${this.lines.at(-1)!.number}` : ''
    return `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/socket?${(seen + heard).slice(1)}`
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case 'room':
        this.enter(message)
        return
      case 'update':
        this.look(message)
        return
      case 'talked':
        this.lines = [...this.lines, ...message.lines]
        return
      case 'notes':
        if (this.writing === 0) this.notes = new Map(message.notes.map((note) => [note.seat, note.text]))
        return
      case 'done':
      case 'advised':
      case 'graded':
        this.answer(message.id, message)
        return
      case 'refused':
        this.refusal = message
        this.answer(message.id, message)
        return
      case 'closing':
        return
      default:
        message satisfies never
    }
  }

  private answer(id: string | null, answer: Answer): void {
    if (id === null) return
    this.answers.get(id)?.(answer)
    this.answers.delete(id)
  }

  private enter(room: Room): void {
    const saw = remember(this.id, (saw) => shown(saw, room.commitment))
    if (room.next_table !== null) remember(room.next_table, (next) => carried(saw, next))
    this.room = room
  }

  private look(update: Update): void {
    remember(this.id, (saw) => looked(saw, update))
    const before = this.update
    this.told = new Map(
      update.eyes.map((eyes) => [eyes.seat, merged(this.told.get(eyes.seat) ?? [], eyes.told, update.ply)]),
    )
    this.fresh = new Map(update.eyes.map((eyes) => [eyes.seat, before ? eyes.told.flatMap((told) => told.events) : []]))
    this.update = update
    this.clockToldAt = performance.now()
  }
}

/** Each ply once, although a seat that is handed over is told everything again; nothing that was taken back; and of all
 *  plies but the present one only what the game lets the log remember. */
function merged(before: readonly Told[], now: readonly Told[], ply: number): Told[] {
  const told = [...new Map([...before, ...now].map((one) => [one.ply, one])).values()]
  const undone = new Set(told.map((one) => one.undoes))
  return told.filter((one) => !undone.has(one.ply)).map((one) => (one.ply < ply ? remembered(one) : one))
}

const remembered = (told: Told): Told =>
  told.remembered === null ? told : { ...told, events: told.remembered, remembered: null }

/** Milliseconds that a clock shows at this moment. */
export function left(clock: Clock, toldAt: number, now: number): number {
  return Math.max(0, clock.paused ? clock.left : clock.left - (now - toldAt))
}
