/** What hangs in the gallery: games that were written by `make gallery`, and the pieces of every box. */
import type { Component } from 'svelte'
import type { Update } from '../wire/table'
import { learn, type Words } from '../words/catalogue.svelte'

/** A whole game as a table would have sent it. */
export interface Shown {
  readonly game: string
  readonly folder: string
  readonly names: readonly string[]
  readonly updates: readonly Update[]
}

type Pieces = Component<{ words: Words }>

const written = import.meta.glob<string>('../../../build/gallery/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const walls = import.meta.glob<Pieces>('../games/*/Pieces.svelte', { import: 'default' })

const nameOf = (path: string) => path.split('/').at(-1)!.replace('.json', '')
const folderOf = (path: string) => path.split('/').at(-2)!

const games = new Map(Object.entries(written).map(([path, address]) => [nameOf(path), address]))
const boxes = new Map(Object.entries(walls).map(([path, load]) => [folderOf(path), load]))

export const gameNames = [...games.keys()]
export const boxNames = [...boxes.keys()]

export async function gameCalled(name: string): Promise<Shown> {
  const shown = (await (await fetch(games.get(name)!)).json()) as Shown
  await learn(shown.game, shown.folder)
  return shown
}

export async function piecesOf(box: string): Promise<Pieces> {
  await learn(box)
  return boxes.get(box)!()
}
