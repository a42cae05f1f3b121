import type { Component } from 'svelte'
import { bring } from '../net/parts'
import type { Advised, Eyes, Standing } from '../wire/table'
import type { Words } from '../words/catalogue.svelte'

/** How the game has gone so far. */
export interface Course {
  moves: number // that stand
  takenBack: number
  lasted: number | null // milliseconds; a game that is watched again has no clock
}

/** What a game's board is given. It draws the view, sends what is tapped, and knows no rule. */
export interface Board extends Record<string, unknown> {
  game: string // two games may share a folder, and its board
  view: unknown
  legal: Eyes['legal']
  events: readonly unknown[] // told since the last update: for motion
  talk: Eyes['talk']
  signals: readonly Standing[]
  seat: number | null // null watches
  course: Course
  names: readonly string[]
  eyes: readonly Eyes[] // of every seat at this device
  send: (move: unknown, seat?: number) => void // of this seat, unless another at this device is named
  signal: (signal: unknown, does: 'set' | 'take-back') => void
  notes: string // that the player of this seat wrote for himself, as this board writes them
  note: (notes: string) => void
  advise?: () => Promise<Advised | null> // where the game gives advice; null if it fails
  words: Words
}

const boards = import.meta.glob<Component<Board>>('../games/*/Board.svelte', { import: 'default' })

/** A game may lie on the shelf, for those who study it, before there is a board to play it on. */
export function hasBoard(folder: string): boolean {
  return `../games/${folder}/Board.svelte` in boards
}

export function boardOf(folder: string): Promise<Component<Board>> {
  return bring(boards[`../games/${folder}/Board.svelte`]!)
}
