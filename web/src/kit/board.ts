// What a game's board is given. It draws the view, sends what is tapped, and knows no rule.
import type { Games } from '../wire/games'
import type * as table from '../wire/table'
import type { Words } from '../words/catalogue.svelte'
import type { Tell } from './telling'

/** How the game has gone so far. */
export interface Course {
  moves: number // that stand
  takenBack: number
  lasted: number | null // milliseconds; a game that is watched again has no clock
}

export type Talk<Signal> =
  | Exclude<table.Eyes['talk'], { kind: 'signals' }>
  | (Omit<table.Signals, 'offers'> & { readonly offers: readonly Signal[] })

export interface Standing<Signal> extends table.Standing {
  readonly signal: Signal
}

/** What one seat at this device sees and may do. */
export interface Eyes<View, Move, Signal> extends Omit<table.Eyes, 'talk'> {
  readonly view: View
  readonly legal: readonly Move[]
  readonly talk: Talk<Signal>
}

export interface Board<View, Move, Event, Signal, Scene = never> {
  game: string
  view: View
  legal: readonly Move[] // none while something older than the newest frame is shown
  events: readonly Event[] // what is told at this moment: for motion
  scene: Scene | null // a great moment, over the board; beside it in a race
  racing: boolean // several may act: nothing covers the board
  talk: Talk<Signal>
  signals: readonly Standing<Signal>[]
  seat: number | null // null watches
  course: Course
  names: readonly string[]
  eyes: readonly Eyes<View, Move, Signal>[] // of every seat at this device
  send: (move: Move, seat?: number) => void // of this seat, unless another at this device is named
  signal: (signal: Signal, does: 'set' | 'take-back') => void
  notes: string // that the player of this seat wrote for himself, as this board writes them
  note: (notes: string) => void
  advise?: () => Promise<table.Advised | null> // where the game gives advice; null if it fails
  words: Words
}

/** A board that was put somewhere on the page. */
export interface MountedBoard<View, Move, Event, Signal> {
  update: (table: Board<View, Move, Event, Signal>) => void // at once, and whenever anything of it has changed
  destroy?: () => void // the place is about to go
}

/** What the module exports that the package of a game brings: no more than this is known of it. */
export interface BoardModule<View, Move, Event, Signal> {
  mount: (place: HTMLElement, table: Board<View, Move, Event, Signal>) => MountedBoard<View, Move, Event, Signal>
}

/** What a game's folder gives: what is seen, and how it is told and heard. */
export type TellOf<Id extends keyof Games, Scene, Sound extends string> = Tell<
  Games[Id]['View'],
  Games[Id]['Event'],
  Scene,
  Sound
>

/** The same with the types of one game; two games may share a folder and its board, which asks which of them it is. */
export interface BoardOf<Id extends keyof Games, Scene = never> extends Board<
  Games[Id]['View'],
  Games[Id]['Move'],
  Games[Id]['Event'],
  Games[Id]['Signal'],
  Scene
> {
  game: Id
}

const nothing = () => undefined

/** For a board at which nobody plays. */
export const ONLY_LOOKING = {
  legal: [],
  racing: false,
  talk: { kind: 'silence' },
  signals: [],
  eyes: [],
  send: nothing,
  signal: nothing,
  notes: '',
  note: nothing,
} as const satisfies Partial<Board<never, never, never, never>>
