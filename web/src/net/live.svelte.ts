// A table as this browser sees it now. Components read it; `ask` is the only way to change anything.
import type { Advised, Clock, Coached, Done, Graded, Message, Refused, Weighed } from '../wire/table'
import type { Request, Room, Spoken, Told, Update } from '../wire/table'
import { whyClosed } from './api'
import { Connection } from './connection'
import { remember } from './memory'
import { randomHex } from './person.svelte'
import { carried, given, looked, refused, shown } from './witness'

type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never
export type Looker = number | null // a seat, or the eyes of those who watch
export type Answer = Done | Advised | Coached | Weighed | Graded | Refused

/** What the table showed at one ply, and all that each pair of eyes had heard by then. */
export interface TableFrame {
  readonly ply: number
  readonly update: Update
  readonly told: ReadonlyMap<Looker, readonly Told[]>
  readonly fresh: ReadonlyMap<Looker, readonly Told[]> // since the frame before; nothing in the first
}

interface Played {
  readonly move: string
  readonly answer: Promise<Answer>
  leadsTo: number // the ply, once it is answered
}

const WATCHED_PAUSE_MS = 250

export class LiveTable {
  room = $state.raw<Room | null>(null)
  frame = $state.raw<TableFrame | null>(null) // the newest
  lines = $state.raw<readonly Spoken[]>([])
  notes = $state.raw<ReadonlyMap<Looker, string>>(new Map()) // of one's own seats
  refusal = $state.raw<Refused | null>(null)
  lost = $state(false)
  closed = $state<string | null>(null) // the word that says why nobody can open it
  clockToldAt = $state(0) // when the clock was last told, in this browser's time

  private follower: ((frame: TableFrame) => void) | null = null
  private watchedPly = -1
  private watchedTimer = 0
  private writing = 0
  private played: Played | null = null // and not yet shown
  private readonly sitting = new Map<number, Promise<Answer>>() // asked and not yet answered: a seat is asked for once
  private readonly connection: Connection
  private readonly answers = new Map<string, (answer: Answer) => void>()
  private readonly quiet = new Set<string>() // whose refusals are not shown

  constructor(readonly id: string) {
    this.connection = new Connection(
      () => this.address(),
      (message) => this.hear(message),
      (open) => void this.changed(open),
    )
    document.addEventListener('visibilitychange', this.saySight)
  }

  ask(request: Unsent): Promise<Answer> {
    this.refusal = null
    return this.send(request, randomHex(8))
  }

  /** What the page asks by itself: a refusal is answered, and not shown. */
  askQuietly(request: Unsent): Promise<Answer> {
    const id = randomHex(8)
    this.quiet.add(id)
    return this.send(request, id)
  }

  /** On a slow line the next move may be made before what the last one led to is shown: then it follows that one. The
   *  same once more is a second tap, and means nothing. */
  async play(seat: number, ply: number, move: unknown): Promise<void> {
    const before = this.played
    const made = JSON.stringify([seat, move])
    if (before?.move === made) return
    const answer =
      before === null ? this.ask({ kind: 'play', seat, ply, move }) : this.playAfter(before.answer, seat, move)
    const played: Played = { move: made, answer, leadsTo: Infinity }
    this.played = played
    const answered = await answer
    played.leadsTo = answered.kind === 'done' ? answered.ply : 0
    this.forgetPlayed()
  }

  private async playAfter(before: Promise<Answer>, seat: number, move: unknown): Promise<Answer> {
    const answer = await before
    return answer.kind === 'done' ? this.askQuietly({ kind: 'play', seat, ply: answer.ply, move }) : answer
  }

  /** Once what it led to is here. */
  private forgetPlayed(): void {
    if (this.played !== null && this.played.leadsTo <= (this.frame?.ply ?? 0)) this.played = null
  }

  private send(request: Unsent, id: string): Promise<Answer> {
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

  /** From now on every frame goes there, in order; what it returns ends that. */
  follow(follower: (frame: TableFrame) => void): () => void {
    this.follower = follower
    return () => (this.follower = null)
  }

  /** Those at this device have watched what led to this ply: bots and clocks wait for that. Said a few times a second. */
  watched(ply: number): void {
    if (ply <= this.watchedPly) return
    this.watchedPly = ply
    if (this.watchedTimer === 0) this.sayWatched()
  }

  /** From the start: then the first ply is waited for as well. What is read before it is watched, in a lesson, is not
   *  announced. */
  private announceWatching(): void {
    if (this.room !== null && (this.room.lesson === null || this.watchedPly >= 0)) this.sayWatched()
  }

  /** At once; what is watched in the next moment is said after it. */
  private sayWatched(): void {
    const said = this.watchedPly // nothing yet, where it is only announced: then the first ply is said once more
    this.connection.tell({ kind: 'watched', ply: Math.max(0, said) })
    clearTimeout(this.watchedTimer)
    this.watchedTimer = window.setTimeout(() => {
      this.watchedTimer = 0
      if (this.watchedPly > said) this.sayWatched()
    }, WATCHED_PAUSE_MS)
  }

  /** Whoever sees the page needs no notice. */
  private readonly saySight = () => this.connection.tell({ kind: 'sight', page: document.visibilityState })

  close(): void {
    document.removeEventListener('visibilitychange', this.saySight)
    clearTimeout(this.watchedTimer)
    this.connection.close()
  }

  /** A table that was never reached may not exist: a socket cannot say so, HTTP can. */
  private async changed(open: boolean): Promise<void> {
    this.lost = !open
    if (open) {
      this.saySight()
      this.announceWatching()
    }
    if (open || this.room) return
    this.closed = await whyClosed(this.id)
    if (this.closed) this.connection.close()
  }

  private address(): string {
    const seen = this.frame ? `&seen=${this.frame.ply}` : ''
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
        this.lines = [...this.lines, ...message.lines.filter(({ text }) => text !== '')] // forgotten with their speaker
        return
      case 'notes':
        if (this.writing === 0) this.notes = new Map(message.notes.map((note) => [note.seat, note.text]))
        return
      case 'done':
      case 'advised':
      case 'coached':
      case 'weighed':
      case 'graded':
        this.answer(message.id, message)
        return
      case 'refused':
        if (message.id === null || !this.quiet.has(message.id)) this.refusal = message
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
    this.quiet.delete(id)
  }

  private enter(room: Room): void {
    const saw = remember(this.id, (saw) => shown(saw, room.commitment))
    if (room.next_table !== null) remember(room.next_table, (next) => carried(saw, next, room.next_deal))
    const isFirst = this.room === null
    this.room = room
    if (isFirst) this.announceWatching()
  }

  private look(update: Update): void {
    remember(this.id, (saw) => looked(saw, update))
    const before = this.frame
    const heard = (seat: Looker) => before?.told.get(seat) ?? []
    this.frame = {
      ply: update.ply,
      update,
      told: new Map(update.eyes.map(({ seat, told }) => [seat, merged(heard(seat), told, update.ply)])),
      fresh: before === null ? new Map() : freshIn(update, before),
    }
    this.clockToldAt = performance.now()
    this.forgetPlayed()
    this.follower?.(this.frame)
  }
}

/** A seat that is handed over is told everything again: what happened by then is no news. */
function freshIn(update: Update, before: TableFrame): Map<Looker, readonly Told[]> {
  if (update.ply === before.ply) return new Map(before.fresh)
  return new Map(update.eyes.map(({ seat, told }) => [seat, told.filter((one) => one.ply > before.ply)]))
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
