/** What one could walk on, or drown in: each from a height `y` downwards. */
import { crest, line, strokes, uneven } from './brush'
import { mix } from './colour'
import { between, down, type Easel, glow, hazed, HEIGHT, type Point, WIDTH } from './easel'
import { depthOf, type Layer, type Painter } from './layers'
import { block, d, filled, group, stroked } from './svg'

type Tones = readonly [lit: string, dark: string]

/** The colour of the earth, lit above and dark below; paler the farther away. */
function earth(easel: Easel, layer: Layer): Tones {
  const depth = depthOf(layer)
  const { near, far, light, ink } = easel.palette
  const base = mix(near, far, depth === 0 ? 0.15 : 0.8)
  const lit = hazed(easel, mix(base, light, 0.16), depth * 0.55)
  return [lit, mix(hazed(easel, base, depth * 0.35), ink, 0.5 - depth * 0.3)]
}

/** Everything under a line, brushed along it. */
function mass(easel: Easel, points: readonly Point[], [lit, dark]: Tones, y: number, slant = 3): string {
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
    colour: ([, at]) =>
      uneven(easel, mix(lit, dark, Math.min(1, (at - y + 10) / 110)), easel.palette.light, easel.palette.ink),
    opacity: [0.12, 0.4],
  })
  return filled(`${line(points)}L310 ${HEIGHT + 5}L-10 ${HEIGHT + 5}Z`, fill) + painted
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

/** Peaks with a lit and a dark side, their feet in mist. */
export const mountains: Painter = (easel, layer) => {
  const [y = 260, height = 110] = layer.numbers
  const [lit, dark] = earth(easel, layer)
  const foot = y + 40
  const peaks = Array.from({ length: 5 }, (_, at) => {
    const [x, top] = [at * 75 - 5 + between(easel, -22, 22), y - between(easel, 0.35, 1) * height]
    const [wide, tall] = [between(easel, 60, 110), top - foot]
    const fold = d`H${x + between(easel, -16, 10)}l${between(easel, -12, 12)} ${tall * 0.4}l${between(easel, 4, 14)} ${tall * 0.25}Z`
    const slope = d`M${x} ${top}L${x + wide} ${foot}`
    return filled(slope + d`H${x - wide}Z`, lit) + filled(slope + fold, dark)
  })
  return peaks.join('') + mist(easel, y - 30)
}

const mist = (easel: Easel, top: number) => {
  const [, , horizon] = easel.palette.sky
  const fill = down(easel, top, top + 96, [
    [horizon, 0, 0],
    [horizon, 0.6, 0.5],
    [horizon, 1, 0],
  ])
  return block(-5, top, 310, 96, fill)
}

/** Water, with the glitter of the light upon it. */
export const sea: Painter = (easel, layer) => {
  const [y = 250] = layer.numbers
  const { sky, near, light, ink } = easel.palette
  const [lit, deep] = [mix(sky[2], near, 0.45), mix(near, ink, 0.55)]
  const fill = down(easel, y, HEIGHT, [
    [lit, 0],
    [near, 0.35],
    [deep, 1],
  ])
  const glitter = ([x, at]: Point) => Math.max(0, 1 - Math.abs(x - easel.light[0]) / (18 + (at - y) * 0.35))
  const waves = strokes(easel, {
    count: 80,
    width: [1, 6],
    length: [18, 90],
    bend: 3,
    where: () => [between(easel, -10, 310), y + easel.chance() ** 1.7 * (HEIGHT - y)],
    colour: (at) => {
      const shine = glitter(at)
      if (shine > 0 && easel.chance() < 0.7) return mix(lit, light, 0.45 + shine * 0.5)
      return uneven(easel, mix(lit, deep, (at[1] - y) / (HEIGHT - y)), light, ink)
    },
    opacity: [0.25, 0.7],
  })
  return block(-5, y, 310, HEIGHT - y + 5, fill) + waves
}

/** Grass, longer and darker towards us. */
export const field: Painter = (easel, layer) => {
  const [y = 300, high = 26] = layer.numbers
  const [lit, dark] = earth(easel, layer)
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const blades = Array.from({ length: 30 }, () => {
      const [x, part] = [between(easel, -5, 305), (row + easel.chance()) / 5]
      const tall = high * (0.4 + part * 1.2)
      return d`M${x} ${y + part ** 1.3 * 125}q${between(easel, -3, 3)} ${-tall * 0.6} ${between(easel, -8, 8)} ${-tall}`
    })
    return stroked(blades.join(''), mix(mix(lit, easel.palette.light, 0.34 - row * 0.04), dark, row * 0.18), 1.6)
  })
  return mass(easel, crest(easel, y, 8), [lit, dark], y) + group({ 'stroke-linecap': 'round', opacity: 0.85 }, ...rows)
}

const ROWS = [0, 4, 9, 16, 26, 41, 63, 96, 150]

/** A floor of dark and light squares that runs to the horizon. */
export const checkers: Painter = (easel, layer) => {
  const [y = 270, middle = 150] = layer.numbers
  const { near, light, ink, far } = easel.palette
  const receding = (tone: string) =>
    down(easel, y, HEIGHT, [
      [hazed(easel, tone, 0.7), 0],
      [tone, 0.3],
      [mix(tone, ink, 0.45), 1],
    ])
  const pale = block(-5, y, 310, HEIGHT - y + 5, receding(mix(far, light, 0.55)))
  const dark = filled(squares(y, middle), receding(mix(near, ink, 0.75)))
  return pale + dark + glow(easel, [easel.light[0], y + 50], 130, light, 0.35, 60)
}

function squares(y: number, middle: number): string {
  const at = (column: number, drop: number) => middle + column * (drop + 9) * 1.05
  const columns = Array.from({ length: 33 }, (_, index) => index - 16)
  return ROWS.slice(0, -1)
    .flatMap((top, row) => {
      const bottom = ROWS[row + 1]!
      return columns
        .filter((column) => (column + row) % 2 === 0 && at(column + 1, bottom) > -2 && at(column, bottom) < 302)
        .map((column) => {
          const far = d`M${at(column, top)} ${y + top}H${at(column + 1, top)}`
          return far + d`L${at(column + 1, bottom)} ${y + bottom}H${at(column, bottom)}Z`
        })
    })
    .join('')
}

/** A path that winds to the horizon. */
export const road: Painter = (easel, { numbers: [x = 150, y = 290, foot = 130] }) => {
  const colour = mix(easel.palette.far, easel.palette.light, 0.5)
  const fill = down(easel, y, HEIGHT, [
    [hazed(easel, colour, 0.4), 0],
    [colour, 0.4],
    [mix(colour, easel.palette.ink, 0.55), 1],
  ])
  const left = d`M${x - 2} ${y}C${x + 45} ${y + 35} ${foot - 90} ${y + 50} ${foot - 70} ${HEIGHT + 4}`
  return filled(left + d`H${foot + 60}C${foot + 20} ${y + 62} ${x + 62} ${y + 40} ${x + 3} ${y}Z`, fill)
}

/** The edge of a table, bare or laid with a cloth. */
export const table: Painter = (easel, layer) => {
  const [y = 320] = layer.numbers
  const { light, ink } = easel.palette
  const base = mix(easel.colourOf(layer.with.cloth ?? 'wood'), easel.palette.near, 0.35)
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
  const edge = d`M-5 ${y}Q150 ${y - 9} 305 ${y}`
  const shine = glow(easel, [easel.light[0] * 0.5 + 75, y + 22], 130, light, 0.4, 30)
  return filled(`${edge}V425H-5Z`, fill) + painted + shine + stroked(edge, mix(base, light, 0.65), 1.6)
}

/** A tight rope from side to side, over nothing. */
export const wire: Painter = (easel, { numbers: [y = 200, sag = 14] }) => {
  const { ink, light } = easel.palette
  const rope = d`M-5 ${y}Q150 ${y + sag * 2} 305 ${y - 6}`
  return stroked(rope, ink, 3) + stroked(rope, mix(light, ink, 0.3), 1, { 'stroke-dasharray': '4 3' })
}
