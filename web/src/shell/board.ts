import type { Component } from 'svelte'
import type { Board } from '../kit/board'
import type { SoundSet } from '../kit/score'
import type { Tell } from '../kit/telling'
import type { ShelfGame } from '../net/api'
import { loadOrReload } from '../net/parts'
import type { Words } from '../words/catalogue.svelte'

/** Any game's: what the table sends is of the types that its board declares, for both were made from the same rules. */
export type AnyBoard = Component<Board<unknown, unknown, unknown, unknown, unknown>>

const boards = import.meta.glob<AnyBoard>(['../games/*/Board.svelte', '../games/any/Brought.svelte'], {
  import: 'default',
})
const tellings = import.meta.glob<Tell>('../games/*/telling.ts', { import: 'tell' })
const soundSets = import.meta.glob<SoundSet>('../games/*/sounds.ts', { import: 'sounds' })

/** What a real table needs, and where everybody sits at it: a game for one shared screen shows it before play. */
type TableSetting = Component<{ names: readonly string[]; words: Words }>

const tableSettings = import.meta.glob<TableSetting>('../games/*/TableSetting.svelte', { import: 'default' })

const ANY = 'any' // the folder whose board draws any game, for those that came after the page was built

/** The part of this game, or what stands in for it. */
const partOf = <Part>(parts: Record<string, () => Promise<Part>>, folder: string, file: string): Promise<Part> =>
  loadOrReload(parts[`../games/${folder}/${file}`] ?? parts[`../games/${ANY}/${file}`]!)

/** One of its own. */
export function hasBoard(folder: string): boolean {
  return `../games/${folder}/Board.svelte` in boards
}

/** Where the page has none, that of the game's own package, if it brings one. */
export function boardOf({ folder, brings_board }: Pick<ShelfGame, 'folder' | 'brings_board'>): Promise<AnyBoard> {
  return partOf(boards, folder, brings_board ? 'Brought.svelte' : 'Board.svelte')
}

export async function tableSettingOf(folder: string): Promise<TableSetting | null> {
  const found = tableSettings[`../games/${folder}/TableSetting.svelte`]
  return found ? loadOrReload(found) : null
}

export function tellingOf(folder: string): Promise<Tell> {
  return partOf(tellings, folder, 'telling.ts')
}

export function soundsOf(folder: string): Promise<SoundSet> {
  return partOf(soundSets, folder, 'sounds.ts')
}
