/** What one could walk on, or drown in: each from a height `y` downwards. */
import { crest, line, strokes, uneven } from './brush'
import { mix } from './colour'
import { between, down, type Easel, glow, hazed, HEIGHT, type Point, round, WIDTH } from './easel'
import type { Layer, Painter } from './layers'

const depthOf = ({ marks }: Layer) => (marks.has('far') ? 0.62 : marks.has('mid') ? 0.32 : 0)

/** The colour of the earth at a depth, and its lit and dark ends. */
function earth(easel: Easel, layer: Layer): [string, string] {
  const depth = depthOf(layer)
  const base = mix(easel.palette.near, easel.palette.far, depth === 0 ? 0.15 : 0.8)
  return [hazed(easel, mix(base, easel.palette.light, 0.16), depth * 0.55), mix(hazed(easel, base, depth * 0.35), easel.palette.ink, 0.5 - depth * 0.3)]
}

function mass(easel: Easel, points: readonly Point[], [lit, dark]: readonly [string, string], y: number, slant = 3): string {
  const fill = down(easel, y - 20, y + 130, [
    [lit, 0],
    [dark, 1],
  ])
  const top = (x: number) => points.find(([px]) => px >= x)?.[1] ?? y
  const painted = strokes(easel, {
    count: 26,
    width: [3, 11],
    length: [25, 90],
    slant,
    where: () => {
      const x = between(easel, 0, WIDTH)
      return [x, top(x) + 8 + easel.chance() ** 1.5 * 110]
    },
    colour: ([, at]) => uneven(easel, mix(lit, dark, Math.min(1, (at - y + 10) / 110)), easel.palette.light, easel.palette.ink),
    opacity: [0.12, 0.4],
  })
  return `<path d="${line(points)}L310 ${HEIGHT + 5}L-10 ${HEIGHT + 5}Z" fill="${fill}"/>${painted}`
}

export const hills: Painter = (easel, layer) => {
  const [y = 300, height = 16] = layer.numbers
  return mass(easel, crest(easel, y, height), earth(easel, layer), y)
}

export const dunes: Painter = (easel, layer) => {
  const [y = 300, height = 26] = layer.numbers
  const shift = easel.chance() * 140
  const ridge = Array.from({ length: 65 }, (_, at): Point => {
    const x = at * 5 - 10
    const phase = ((x + shift) % 150) / 150
    return [x, y - (phase < 0.7 ? phase / 0.7 : (1 - phase) / 0.3) ** 1.4 * height]
  })
  return mass(easel, ridge, earth(easel, layer), y, 8)
}

export const mountains: Painter = (easel, layer) => {
  const [y = 260, height = 110] = layer.numbers
  const [lit, dark] = earth(easel, layer)
  const peaks = Array.from({ length: 5 }, (_, at): Point => [at * 75 - 5 + between(easel, -22, 22), y - between(easel, 0.35, 1) * height])
  const slopes = peaks.map(([x, top]) => {
    const [wide, foot] = [between(easel, 60, 110), y + 40]
    const fold = x + between(easel, -16, 10)
    return `<path d="M${round(x)} ${round(top)}L${round(x + wide)} ${foot}H${round(x - wide)}Z" fill="${lit}"/><path d="M${round(x)} ${round(top)}L${round(x + wide)} ${foot}H${round(fold)}l${round(between(easel, -12, 12))} ${round((top - foot) * 0.4)}l${round(between(easel, 4, 14))} ${round((top - foot) * 0.25)}Z" fill="${dark}"/>`
  })
  return slopes.join('') + veil(easel, y + 30, 60, 0.5)
}

const veil = (easel: Easel, y: number, height: number, strength: number) =>
  `<rect x="-5" y="${y - height}" width="310" height="${height * 1.6}" fill="${down(easel, y - height, y + height * 0.6, [
    [easel.palette.sky[2], 0, 0],
    [easel.palette.sky[2], 0.6, strength],
    [easel.palette.sky[2], 1, 0],
  ])}"/>`

export const sea: Painter = (easel, layer) => {
  const [y = 250] = layer.numbers
  const { sky, near, light, ink } = easel.palette
  const [lit, deep] = [mix(sky[2], near, 0.45), mix(near, ink, 0.55)]
  const fill = down(easel, y, HEIGHT, [
    [lit, 0],
    [near, 0.35],
    [deep, 1],
  ])
  const [sunX] = easel.light
  const waves = strokes(easel, {
    count: 80,
    width: [1, 6],
    length: [18, 90],
    bend: 3,
    where: () => [between(easel, -10, 310), y + easel.chance() ** 1.7 * (HEIGHT - y)],
    colour: ([x, at]) => {
      const shine = Math.max(0, 1 - Math.abs(x - sunX) / (18 + (at - y) * 0.35))
      return shine > 0 && easel.chance() < 0.7 ? mix(lit, light, 0.45 + shine * 0.5) : uneven(easel, mix(lit, deep, (at - y) / (HEIGHT - y)), light, ink)
    },
    opacity: [0.25, 0.7],
  })
  return `<rect x="-5" y="${y}" width="310" height="${HEIGHT - y + 5}" fill="${fill}"/>${waves}`
}

export const field: Painter = (easel, layer) => {
  const [y = 300, high = 26] = layer.numbers
  const [lit, dark] = earth(easel, layer)
  const tones = [0, 1, 2, 3, 4].map((tone) => {
    const blades = Array.from({ length: 30 }, () => {
      const [x, part] = [between(easel, -5, 305), (tone + easel.chance()) / 5]
      const tall = high * (0.4 + part * 1.2)
      return `M${round(x)} ${round(y + part ** 1.3 * 125)}q${round(between(easel, -3, 3))} ${round(-tall * 0.6)} ${round(between(easel, -8, 8))} ${round(-tall)}`
    })
    return `<path d="${blades.join('')}" stroke="${mix(mix(lit, easel.palette.light, 0.34 - tone * 0.04), dark, tone * 0.18)}"/>`
  })
  return `${mass(easel, crest(easel, y, 8), [lit, dark], y)}<g fill="none" stroke-width="1.6" stroke-linecap="round" opacity=".85">${tones.join('')}</g>`
}

/** A floor of dark and light squares that runs to the horizon. */
export const checkers: Painter = (easel, layer) => {
  const [y = 270, middle = 150] = layer.numbers
  const { near, light, ink, far } = easel.palette
  const [pale, black] = [mix(far, light, 0.55), mix(near, ink, 0.75)]
  const rows = [0, 4, 9, 16, 26, 41, 63, 96, 150].map((drop) => y + drop)
  const squares = rows.slice(0, -1).flatMap((top, row) => {
    const bottom = rows[row + 1]!
    const at = (column: number, height: number) => middle + column * (height - y + 9) * 1.05
    return Array.from({ length: 33 }, (_, index) => index - 16)
      .filter((column) => (column + row) % 2 === 0 && at(column + 1, bottom) > -2 && at(column, bottom) < 302)
      .map((column) => `M${round(at(column, top))} ${top}H${round(at(column + 1, top))}L${round(at(column + 1, bottom))} ${bottom}H${round(at(column, bottom))}Z`)
  })
  const fade = down(easel, y, HEIGHT, [
    [hazed(easel, pale, 0.7), 0],
    [pale, 0.3],
    [mix(pale, ink, 0.45), 1],
  ])
  const dark = down(easel, y, HEIGHT, [
    [hazed(easel, black, 0.7), 0],
    [black, 0.3],
    [mix(black, ink, 0.5), 1],
  ])
  return `<rect x="-5" y="${y}" width="310" height="${HEIGHT - y + 5}" fill="${fade}"/><path d="${squares.join('')}" fill="${dark}"/>${glow(easel, [easel.light[0], y + 50], 130, light, 0.35, 60)}`
}

/** A path of stones or light that winds to the horizon. */
export const road: Painter = (easel, { numbers: [x = 150, y = 290, foot = 130] }) => {
  const colour = mix(easel.palette.far, easel.palette.light, 0.5)
  const fill = down(easel, y, HEIGHT, [
    [hazed(easel, colour, 0.4), 0],
    [colour, 0.4],
    [mix(colour, easel.palette.ink, 0.55), 1],
  ])
  return `<path d="M${x - 2} ${y}C${x + 45} ${y + 35} ${foot - 90} ${y + 50} ${foot - 70} ${HEIGHT + 4}H${foot + 60}C${foot + 20} ${y + 62} ${x + 62} ${y + 40} ${x + 3} ${y}Z" fill="${fill}"/>`
}

/** A slab that ends in the dark: the edge of a table, laid with a cloth or bare. */
export const table: Painter = (easel, layer) => {
  const [y = 320] = layer.numbers
  const base = mix(layer.with.cloth ? easel.colourOf(layer.with.cloth) : '#6b4226', easel.palette.near, 0.35)
  const { light, ink } = easel.palette
  const fill = down(easel, y, HEIGHT, [
    [mix(base, light, 0.4), 0],
    [base, 0.22],
    [mix(base, ink, 0.75), 1],
  ])
  const painted = strokes(easel, {
    count: 34,
    width: [2, 9],
    length: [40, 140],
    bend: 2,
    where: () => [between(easel, 0, WIDTH), between(easel, y + 6, HEIGHT)],
    colour: ([, at]) => uneven(easel, mix(base, ink, ((at - y) / (HEIGHT - y)) * 0.7), light, ink),
    opacity: [0.1, 0.35],
  })
  return `<path d="M-5 ${y}Q150 ${y - 9} 305 ${y}V425H-5Z" fill="${fill}"/>${painted}${glow(easel, [easel.light[0] * 0.5 + 75, y + 22], 130, light, 0.4, 30)}<path d="M-5 ${y}Q150 ${y - 9} 305 ${y}" fill="none" stroke="${mix(base, light, 0.65)}" stroke-width="1.6"/>`
}

/** A tight rope from side to side, over nothing. */
export const wire: Painter = (easel, { numbers: [y = 200, sag = 14] }) => {
  const line = `M-5 ${y}Q150 ${y + sag * 2} 305 ${y - 6}`
  const { ink, light } = easel.palette
  return `<path d="${line}" fill="none" stroke="${ink}" stroke-width="3"/><path d="${line}" fill="none" stroke="${mix(light, ink, 0.3)}" stroke-width="1" stroke-dasharray="4 3"/>`
}
