// The few things that are asked by HTTP; everything at a table goes through its socket.
import type {
  DailyWish,
  DayTable,
  Found,
  Frame,
  History,
  House,
  Known,
  Link,
  Listed,
  NewLesson,
  NewTable,
  Opened,
  OwnGames,
  PairingCode,
  PuzzleShelf,
  PuzzleShown,
  PuzzleTried,
  PuzzleTry,
  Redeemed,
  Reviewed,
  Reviewing,
  ShelfGame as Shelved,
  Today,
} from '../wire/http'
import type { Record as Recorded } from '../wire/table'
import { loadOrReload } from './parts'
import type { Schema } from './schema'

export type { Belief, Frame, Listed, OwnGame, OwnGames, Thought } from '../wire/http'
export type Options = Readonly<Record<string, unknown>>
export interface ShelfGame extends Shelved {
  readonly schema: Schema
  readonly presets: Readonly<Record<string, Options>>
}
/** Neither the weakest bot nor the strongest: whoever wants another may choose. */
export const usualLevel = (game: ShelfGame) => game.levels[Math.floor(game.levels.length / 2)]!

/** As many as it is best for, or three. */
export const usualPlayers = ({ best, least, most }: ShelfGame) => best ?? Math.max(least, Math.min(most, 3))

/** The server said no; `status` is its number. */
export class Unavailable extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`)
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`/api/${path}`, body === undefined ? undefined : posted)
  if (!answer.ok) throw new Unavailable(answer.status)
  return (await answer.json()) as T
}

/** Under which address others come here: never the one that this page happened to be opened with. */
export const house = () => ask<House>('house')
export const shelf = () => ask<ShelfGame[]>('shelf')
export const gameOf = async (id: string) => (await loadOrReload(shelf)).find((game) => game.id === id)!
export const openTable = (game: string, options: Options, players: number) =>
  ask<Opened>('tables', {
    game,
    options,
    players,
    pace: null,
    private: true,
    overdue: 'bot-for-turn',
    watchable: false,
  } satisfies NewTable)
export const openLesson = (game: string, lesson: string, names: readonly string[]) =>
  ask<Opened>('lessons', { game, lesson, names } satisfies NewLesson)
export const openTables = () => ask<Listed[]>('tables')
export const ownGames = (after: string | null = null) => ask<OwnGames>(after === null ? 'mine' : `mine?after=${after}`)
export const today = () => ask<Today>('daily')
export const playDaily = (game: string, name: string) => ask<Found>(`daily/${game}`, { name } satisfies DailyWish)
export const dayTable = (day: number, game: string) => ask<DayTable>(`daily/${day}/${game}`)
export const allPuzzles = () => ask<PuzzleShelf>('puzzles')
export const puzzleOf = (game: string, id: string) => ask<PuzzleShown>(`puzzles/${game}/${id}`)
export const tryPuzzle = (game: string, id: string, move: unknown) =>
  ask<PuzzleTried>(`puzzles/${game}/${id}`, { move } satisfies PuzzleTry)
export const history = () => ask<History>('history')
export const known = () => ask<Known>('me')
export const MY_DATA = '/api/me/data'
export const forgetMe = () => ask<Known>('me/forget', {})
export const pairingCode = () => ask<PairingCode>('me/pairing', {})
export const pair = (code: string) => ask<Known>('me/pair', { code } satisfies Redeemed)
export const partDevice = () => ask<Known>('me/part', {})
export const keepThisDeviceOnly = () => ask<Known>('me/alone', {})
const CLOSED: Record<number, string> = { 404: 'error-no-such-table', 410: 'error-old-rules' }
/** The word that says why nobody can open this table; null if one can, or if nobody answers. */
export const whyClosed = (table: string) =>
  fetch(`/api/tables/${table}`)
    .then((answer) => CLOSED[answer.status] ?? null)
    .catch(() => null)
export const tableOf = (code: string) => ask<Found>(`codes/${encodeURIComponent(code)}`)
export const replayOf = (table: string, seat: number | null) =>
  ask<Frame[]>(`tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`)
/** Made once, which takes a while: how far it is, until it is there. */
export const reviewOf = (table: string) => ask<Reviewed | Reviewing>(`tables/${table}/review`)
export const handOver = (table: string) => ask<Link>(`tables/${table}/handover`, {})
export const takeHandover = (token: string) => ask<Found>(`handover/${encodeURIComponent(token)}`, {})
export const recordOf = (table: string) => `/api/tables/${table}/record`
export const readRecord = (table: string) => ask<Recorded>(`tables/${table}/record`)
export const qrOf = (table: string) => `/api/tables/${table}/qr.svg`
