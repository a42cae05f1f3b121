/** Light without a disc: along the horizon, through a gap, on strings, on wings. */
import { strokes } from './brush'
import { mix } from './colour'
import { between, down, type Easel, fade, glow, type Point, WIDTH } from './easel'
import type { Layer, Painter } from './layers'
import { block, d, disc, filled, group, stroked } from './svg'

const tinted = (easel: Easel, { with: wish }: Layer) =>
  wish.colour ? mix(easel.colourOf(wish.colour), easel.palette.light, 0.45) : easel.palette.light

/** Brightness above the horizon `y`: before sunrise, after sunset, under the edge of a storm. */
export const band: Painter = (easel, layer) => {
  const [y = 280, height = 60] = layer.numbers
  const colour = tinted(easel, layer)
  const fill = down(easel, y - height, y + height * 0.3, [
    [colour, 0, 0],
    [colour, 0.75, 0.8],
    [colour, 1, 0],
  ])
  const streaks = strokes(easel, {
    count: 30,
    width: [0.8, 4],
    length: [60, 190],
    slant: -2,
    bend: 3,
    where: () => [between(easel, -10, WIDTH + 10), y - easel.chance() ** 1.4 * height],
    colour: ([, at]) => mix(mix(colour, '#ffffff', 0.45), easel.palette.sky[1], ((y - at) / height) * 0.6),
    opacity: [0.15, 0.55],
  })
  return block(-5, y - height, WIDTH + 10, height * 1.3, fill) + streaks
}

/** Rays from the light that fan out towards a place, as wide there as it says; a single one is a searchlight. */
export const shafts: Painter = (easel, layer) => {
  const { light: from } = easel
  const [x = 200, y = 430, width = 220, count = 5] = layer.numbers
  const colour = tinted(easel, layer)
  const fill = fade(
    easel,
    from,
    [x, y],
    [
      [colour, 0, 0.8],
      [colour, 0.6, 0.4],
      [colour, 1, 0],
    ],
  )
  const far = Math.hypot(x - from[0], y - from[1])
  const [sideX, sideY] = [(from[1] - y) / far, (x - from[0]) / far]
  const foot = (off: number) => d`${x + sideX * off} ${y + sideY * off}`
  const ray = (middle: number, half: number) =>
    filled(d`M${from[0]} ${from[1]}L` + foot(middle - half) + 'L' + foot(middle + half) + 'Z', fill, 0.4)
  return Array.from({ length: count }, (_, at) => {
    const middle = count > 1 ? ((at + between(easel, 0.2, 0.8)) / count - 0.5) * width : 0
    const half = count > 1 ? (width / count) * between(easel, 0.16, 0.5) : width / 2
    return ray(middle, half) + ray(middle, half * 0.6)
  }).join('')
}

/** What the surface of water looks like from below, or on a ceiling. */
export const ripples: Painter = (easel, { numbers: [y = 60, height = 70] }) => {
  const bright = mix(easel.palette.light, '#ffffff', 0.4)
  const lines = Array.from({ length: 13 }, (_, at) => {
    const [part, long] = [at / 12, between(easel, 16, 34)]
    const swell = between(easel, 3, 8) * (at % 2 ? 1 : -1)
    const on = d`t${long} ${between(easel, -2, 2)}`.repeat(20)
    const path = d`M${between(easel, -40, -8)} ${y + part * height}q${long / 2} ${swell} ${long} 0` + on
    return stroked(path, bright, (1 - part) * between(easel, 1.6, 3.6) + 0.4, { opacity: 0.5 - part * 0.36 })
  })
  return glow(easel, [WIDTH / 2, y], 230, bright, 0.5, height) + lines.join('')
}

const BOW = ['#d8574f', '#e8a04a', '#f2e08a', '#7fbf7a', '#5f9fd0', '#8a6fb8']

/** A bow about a middle, from one foot to the other; it is fainter at its foot on the left, or with `flip` on the right. */
export const rainbow: Painter = (easel, { numbers: [x = 150, y = 300, r = 150, wide = 26], marks }) => {
  const ends: readonly [Point, Point] = [
    [x - r, y],
    [x + r, y],
  ]
  const [faint, strong] = marks.has('flip') ? [ends[1], ends[0]] : ends
  const arcs = BOW.map((colour, at) => {
    const own = r - (at * wide) / BOW.length
    const tone = mix(colour, easel.palette.light, 0.2)
    const fill = fade(easel, faint, strong, [
      [tone, 0, 0.12],
      [tone, 0.5, 0.6],
      [tone, 1, 0.95],
    ])
    return stroked(d`M${x - own} ${y}A${own} ${own} 0 0 1 ${x + own} ${y}`, fill, wide / BOW.length + 1)
  })
  return glow(easel, strong, wide * 2.4, easel.palette.light, 0.6) + group({ opacity: 0.75 }, ...arcs)
}

/** Small lights in the grass and under the leaves, below a height. */
export const fireflies: Painter = (easel, { numbers: [count = 24, top = 120] }) => {
  const bright = mix(easel.palette.light, '#ffe98a', 0.6)
  return Array.from({ length: count }, () => {
    const [at, r]: [Point, number] = [[between(easel, 20, 280), between(easel, top, 396)], between(easel, 0.9, 2.3)]
    return glow(easel, at, Math.round(r * 7), bright, 0.8) + disc(...at, r, mix(bright, '#ffffff', 0.6))
  }).join('')
}

const PAPERS = ['lemon', 'scarlet', 'ivory', 'flame', 'rose']

/** Paper lanterns on ropes from side to side. */
export const lampions: Painter = (easel, { numbers: [y = 50, sag = 44, count = 6] }) => {
  const rope = (top: number, end: number, drop: number) => {
    const at = (part: number): Point => {
      const back = 1 - part
      return [-8 + 316 * part, back * back * top + 2 * part * back * (top + drop * 2) + part * part * end]
    }
    const line = stroked(d`M-8 ${top}Q150 ${top + drop * 2} 308 ${end}`, easel.palette.ink, 1.3)
    const lights = Array.from({ length: count }, (_, one) => {
      const [x, above] = at((one + 0.7) / (count + 0.4))
      const [paper, low] = [easel.colourOf(PAPERS[one % PAPERS.length]!), above + 14]
      const lit = mix(paper, easel.palette.light, 0.5)
      const body = d`M${x - 5} ${above + 5}h10q9 10 0 20h-10q-9 -10 0 -20Z`
      const ribs = d`M${x - 8} ${above + 11}h16M${x - 9} ${low + 1}h18M${x - 8} ${above + 19}h16`
      return (
        glow(easel, [x, low], 34, lit, 0.85) +
        filled(body, mix(lit, '#ffffff', 0.2)) +
        stroked(ribs, paper, 1.1, { opacity: 0.75 }) +
        stroked(d`M${x} ${above}v5M${x - 4} ${above + 5}h8M${x - 4} ${above + 25}h8`, easel.palette.ink, 1.6)
      )
    })
    return line + lights.join('')
  }
  return rope(y, y - 22, sag)
}
