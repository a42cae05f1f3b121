// The few things that are asked by HTTP; everything at a table goes through its socket.
import type { Record as Recorded } from '../wire/table'
import type { Schema } from '../words/tell'
import { bring } from './parts'

export type Options = Record<string, unknown>
export type ShelfGame = {
  id: string
  version: number
  folder: string // of its words, rulebook and board
  least: number
  most: number
  schema: Schema
  presets: Record<string, Options>
  levels: string[] // of bots, from the weakest up
  advises: boolean // a player may ask for advice
  shared: boolean // one screen serves everybody at a real table
}
/** Neither the weakest bot nor the strongest: whoever wants another may choose. */
export const usualLevel = (game: ShelfGame) => game.levels[Math.floor(game.levels.length / 2)]!

export type Thought = { move: unknown; share: number; promise: number }
export type Belief = { guess: unknown; odds: number }
export type Frame = {
  ply: number
  seat: number | null
  move: unknown
  view: unknown
  events: unknown[]
  thoughts: Thought[]
  beliefs: Belief[]
}

/** The server said no; `status` is its number. */
export class Unavailable extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`/api/${path}`, body === undefined ? undefined : posted)
  if (!answer.ok) throw new Unavailable(answer.status)
  return (await answer.json()) as T
}

export const shelf = () => ask<ShelfGame[]>('shelf')
export const gameOf = async (id: string) => (await bring(shelf)).find((game) => game.id === id)!
export const openTable = (game: string, options: Options, players: number) =>
  ask<{ table: string; code: string }>('tables', { game, options, players, private: true })
export type ListedTable = { table: string; game: string; players: number; free: number }
export const openTables = () => ask<ListedTable[]>('tables')
export const exists = (table: string) =>
  fetch(`/api/tables/${table}`)
    .then((answer) => answer.status !== 404)
    .catch(() => true)
export const tableOf = (code: string) => ask<{ table: string }>(`codes/${encodeURIComponent(code)}`)
export const replayOf = (table: string, seat: number | null) =>
  ask<Frame[]>(`tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`)
export const handOver = (table: string) => ask<{ token: string }>(`tables/${table}/handover`, {})
export const takeHandover = (token: string) => ask<{ table: string }>(`handover/${encodeURIComponent(token)}`, {})
export const recordOf = (table: string) => `/api/tables/${table}/record`
export const readRecord = (table: string) => ask<Recorded>(`tables/${table}/record`)
export const qrOf = (table: string) => `/api/tables/${table}/qr.svg`
