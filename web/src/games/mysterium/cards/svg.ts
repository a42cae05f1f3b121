/** Elements of a picture, as text. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('')

export const group = (attributes: Attributes, ...inside: readonly string[]) =>
  `<g${written(attributes)}>${inside.join('')}</g>`

export const filled = (d: string, fill: string, opacity?: number) => `<path${written({ d, fill, opacity })}/>`

export const stroked = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  `<path${written({ d, fill: 'none', stroke, 'stroke-width': round(width), ...more })}/>`

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`

export const block = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`

/** One decimal is as much as anybody sees. */
export const round = (value: number) => String(Math.round(value * 10) / 10)

/** A path from words and numbers: `d\`M${x} ${y}\`` rounds what it is given. */
export const d = (words: TemplateStringsArray, ...numbers: readonly number[]) =>
  words.reduce((path, word, at) => path + round(numbers[at - 1]!) + word)
