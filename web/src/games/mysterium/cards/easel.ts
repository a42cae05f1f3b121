/** Where one picture is painted: its palette, its light, its chance and the gradients it has come to need. */
import { mix } from './colour'
import type { Shape } from './shape'
import { round } from './svg'

export const WIDTH = 300
export const HEIGHT = 420

export interface Palette {
  readonly sky: readonly [string, string, string]
  readonly far: string
  readonly near: string
  readonly ink: string
  readonly light: string
}

export type Point = readonly [number, number]

export interface Easel {
  readonly palette: Palette
  /** Where the light comes from. */
  readonly light: Point
  /** A number from 0 to 1, the same again for the same picture. */
  readonly chance: () => number
  readonly shapeOf: (thing: string) => Shape
  readonly colourOf: (thing: string) => string
  readonly paletteOf: (name: string) => Palette
  /** Keeps a definition and gives back how to refer to it. */
  readonly define: (element: string) => string
  /** Keeps a line that is drawn more than once. */
  readonly keep: (path: string) => string
}

export function easel(
  parts: Omit<Easel, 'chance' | 'define' | 'keep'>,
  name: string,
): Easel & { defined: () => string } {
  const definitions = new Map<string, string>()
  const idOf = (element: string) => {
    const id = definitions.get(element) ?? `d${definitions.size}`
    definitions.set(element, id)
    return id
  }
  return {
    ...parts,
    chance: chanceOf(name),
    define: (element) => `url(#${idOf(element)})`,
    keep: (path) => `#${idOf(`<path d="${path}"/>`)}`,
    defined: () => [...definitions].map(([element, id]) => element.replace(/^<(\w+)/, `<$1 id="${id}"`)).join(''),
  }
}

/** Another world on the same canvas: its own palette, light and chance. */
export function within(here: Easel, palette: Palette, light: Point, name: string): Easel {
  return { ...here, palette, light, chance: chanceOf(name) }
}

/** mulberry32, started from the picture's name. */
function chanceOf(name: string): () => number {
  let state = Array.from(name).reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (easel: Easel, low: number, high: number) => low + easel.chance() * (high - low)

/** Stops `[colour, where, opacity]`. */
export type Stop = readonly [string, number, number?]

const stops = (list: readonly Stop[]) =>
  list
    .map(([colour, at, opacity = 1]) => {
      const see = opacity === 1 ? '' : ` stop-opacity="${Number(opacity.toFixed(2))}"`
      return `<stop offset="${at}" stop-color="${colour}"${see}/>`
    })
    .join('')

export function fade(easel: Easel, [x1, y1]: Point, [x2, y2]: Point, list: readonly Stop[]): string {
  const ends = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`
  return easel.define(`<linearGradient gradientUnits="userSpaceOnUse" ${ends}>${stops(list)}</linearGradient>`)
}

/** A gradient over the box of whatever is filled with it, from its lit side to its dark one. */
export function across(easel: Easel, [dx, dy]: Point, list: readonly Stop[]): string {
  const part = (value: number) => value.toFixed(2)
  const ends = `x1="${part(0.5 + dx / 2)}" y1="${part(0.5 + dy / 2)}" x2="${part(0.5 - dx / 2)}" y2="${part(0.5 - dy / 2)}"`
  return easel.define(`<linearGradient ${ends}>${stops(list)}</linearGradient>`)
}

export const down = (easel: Easel, top: number, bottom: number, list: readonly Stop[]) =>
  fade(easel, [0, top], [0, bottom], list)

export const radial = (easel: Easel, list: readonly Stop[]) =>
  easel.define(`<radialGradient>${stops(list)}</radialGradient>`)

/** A soft round light, or a soft round darkness. */
export function glow(easel: Easel, [x, y]: Point, rx: number, colour: string, strength: number, ry = rx): string {
  const fill = radial(easel, [
    [colour, 0, strength],
    [colour, 0.35, strength * 0.45],
    [colour, 1, 0],
  ])
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`
}

/** Air between us and what is far. */
export const hazed = (easel: Easel, colour: string, depth: number) => mix(colour, easel.palette.sky[2], depth)
