/** The words of a picture: «moon 210 90 36», «raven 80 200 90 far flip casts=wolf». */
import type { Easel } from './easel'

export interface Layer {
  readonly what: string
  readonly numbers: readonly number[]
  readonly marks: ReadonlySet<string>
  readonly with: Readonly<Record<string, string>>
}

export type Painter = (easel: Easel, layer: Layer) => string

export function layerOf(text: string): Layer {
  const [what, ...rest] = text.split(' ') as [string, ...string[]]
  const pairs = rest.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string])
  const plain = rest.filter((word) => !word.includes('='))
  return {
    what,
    numbers: plain.filter((word) => !Number.isNaN(Number(word))).map(Number),
    marks: new Set(plain.filter((word) => Number.isNaN(Number(word)))),
    with: Object.fromEntries(pairs),
  }
}

/** How much air is between us and what the layer paints. */
export const depthOf = ({ marks }: Layer) => (marks.has('far') ? 0.6 : marks.has('mid') ? 0.3 : 0)
