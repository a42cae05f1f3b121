/** What is far above and behind. */
import { strokes, uneven } from './brush'
import { mix } from './colour'
import { between, down, type Easel, fade, glow, HEIGHT, type Point, radial, WIDTH } from './easel'
import type { Painter } from './layers'
import { block, d, disc, filled, group, round, stroked } from './svg'

export function sky(easel: Easel): string {
  const [top, middle, horizon] = easel.palette.sky
  const fill = down(easel, 0, HEIGHT * 0.8, [
    [top, 0],
    [middle, 0.5],
    [horizon, 1],
  ])
  const at = ([, y]: Point) =>
    y < 170 ? mix(top, middle, y / 170) : mix(middle, horizon, Math.min(1, (y - 170) / 170))
  const painted = strokes(easel, {
    count: 60,
    width: [6, 22],
    length: [60, 200],
    slant: -4,
    where: () => [between(easel, 0, WIDTH), between(easel, 0, HEIGHT)],
    colour: (point) => uneven(easel, at(point), easel.palette.light, easel.palette.ink),
    opacity: [0.15, 0.5],
  })
  return block(0, 0, WIDTH, HEIGHT, fill) + painted + glow(easel, easel.light, 190, easel.palette.light, 0.4)
}

const shining = (easel: Easel, [x, y]: Point, r: number, bright: string, shade: string) => {
  const fill = radial(easel, [
    [bright, 0.3],
    [shade, 1],
  ])
  return glow(easel, [x, y], r * 3, bright, 0.5) + disc(x, y, r, fill)
}

/** So much of the disc is lit: from the right, or from the left where it is less than nothing. */
function crescent(x: number, y: number, r: number, phase: number): string {
  const [outer, inner] = phase > 0 ? [1, 0] : [0, 1]
  return d`M${x} ${y - r}A${r} ${r} 0 0 ${outer} ${x} ${y + r}A${r * (1 - 2 * Math.abs(phase))} ${r} 0 0 ${inner} ${x} ${y - r}Z`
}

/** Behind clouds, or not yet risen: one sees where it is, and not its disc. */
function veiled(easel: Easel, [x, y]: Point, r: number, bright: string): string {
  const [, middle, horizon] = easel.palette.sky
  const clouds = strokes(easel, {
    count: 18,
    width: [r * 0.03, r * 0.13],
    length: [r, r * 3.4],
    slant: -3,
    bend: 4,
    where: () => [x + between(easel, -1.5, 1.5) * r, y + (easel.chance() + easel.chance() - 1) * r],
    colour: ([, at]) => mix(bright, at < y ? middle : horizon, Math.min(0.75, Math.abs(at - y) / r)),
    opacity: [0.25, 0.65],
  })
  return glow(easel, [x, y], r * 3.2, bright, 0.6, r * 1.7) + clouds
}

export const moon: Painter = (easel, { numbers: [x = 210, y = 90, r = 36], with: { phase }, marks }) => {
  const { light, sky } = easel.palette
  const [bright, shade] = [mix(light, '#fffdf2', 0.7), mix(light, sky[1], 0.25)]
  if (marks.has('veiled')) return veiled(easel, [x, y], r, bright)
  if (phase !== undefined)
    return glow(easel, [x, y], r * 2.4, bright, 0.45) + filled(crescent(x, y, r, Number(phase)), bright)
  const seas = Array.from({ length: 7 }, () => {
    const [angle, far] = [easel.chance() * 6.3, easel.chance() * r * 0.7]
    const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    return stroked(d`M${cx} ${cy}h${between(easel, 0.05, 0.2) * r}`, shade, between(easel, 0.12, 0.4) * r)
  })
  return shining(easel, [x, y], r, bright, shade) + group({ opacity: 0.5, 'stroke-linecap': 'round' }, ...seas)
}

export const sun: Painter = (easel, { numbers: [x = 150, y = 130, r = 50], marks }) => {
  const bright = mix(easel.palette.light, '#fff6d8', 0.45)
  return marks.has('veiled') ? veiled(easel, [x, y], r, bright) : shining(easel, [x, y], r, bright, easel.palette.light)
}

export const eclipse: Painter = (easel, { numbers: [x = 150, y = 110, r = 44] }) => {
  const { light, ink } = easel.palette
  return glow(easel, [x, y], r * 3.2, light, 0.9) + disc(x, y, r + 2.5, mix(light, '#ffffff', 0.6)) + disc(x, y, r, ink)
}

/** All over the sky; in a `stream` most of them are in a pale band that falls across it. */
export const stars: Painter = (easel, { numbers: [low = 240, count = 60], marks }) => {
  const star = () => d`M${between(easel, 8, 292)} ${easel.chance() ** 1.3 * low}h0`
  const sizes = [0.9, 1.5, 2.6, 4].map((size, at) => {
    const points = Array.from({ length: Math.ceil(count / 2 ** (at + 1)) }, star)
    return stroked(points.join(''), mix(easel.palette.light, '#ffffff', 0.6), size, { opacity: 0.6 + at * 0.12 })
  })
  return (marks.has('stream') ? stream(easel, low) : '') + group({ 'stroke-linecap': 'round' }, ...sizes)
}

function stream(easel: Easel, low: number): string {
  const pale = mix(easel.palette.light, '#ffffff', 0.3)
  const along = (part: number, off: number): Point => [20 + part * 280 + off * 0.7, low * (1 - part) + off * 0.7]
  const clouds = Array.from({ length: 20 }, (_, at) => {
    const off = between(easel, -14, 14)
    return glow(easel, along(at / 19, off), between(easel, 24, 46), pale, between(easel, 0.14, 0.32))
  })
  const dust = Array.from({ length: 150 }, () => {
    const [x, y] = along(easel.chance(), (easel.chance() + easel.chance() + easel.chance() - 1.5) * 36)
    return d`M${x} ${y}h0`
  })
  return clouds.join('') + stroked(dust.join(''), pale, 1.1, { 'stroke-linecap': 'round', opacity: 0.85 })
}

/** Heaps of soft light with a few strokes over them. */
export const clouds: Painter = (easel, { numbers: [y = 120, size = 60] }) => {
  const [, middle, horizon] = easel.palette.sky
  const [bright, dark] = [mix(easel.palette.light, horizon, 0.3), mix(middle, easel.palette.ink, 0.15)]
  const heap = Array.from({ length: 16 }, (_, at) => {
    const [x, drop] = [between(easel, -30, 330), (easel.chance() - 0.5) * size]
    const [wide, strength, high] = [between(easel, 0.7, 1.7), between(easel, 0.3, 0.6), between(easel, 0.18, 0.42)]
    return glow(easel, [x, y + drop], wide * size, at % 3 ? bright : dark, strength, high * size)
  })
  const over = strokes(easel, {
    count: 22,
    width: [size * 0.05, size * 0.17],
    length: [size * 0.6, size * 2.2],
    where: () => [between(easel, -10, 310), y + (easel.chance() + easel.chance() - 1) * size * 0.6],
    colour: ([, at]) => mix(bright, dark, Math.min(1, Math.max(0, (at - y) / size + 0.4))),
    opacity: [0.2, 0.55],
  })
  return heap.join('') + over
}

/** Three hanging veils. */
export const aurora: Painter = (easel, { numbers: [y = 150] }) =>
  [0, 1, 2]
    .map((band) => {
      const colour = mix(easel.palette.light, easel.palette.sky[2], band * 0.4)
      const [bow, far, base] = [between(easel, -50, 50), between(easel, 60, 120), y + band * 26]
      const fill = down(easel, base - far - 20, base - 24, [
        [colour, 0, 0],
        [colour, 0.7, 0.5],
        [colour, 1, 0],
      ])
      const top = base - far
      const hem = d`M-10 ${base}C80 ${base + bow} 190 ${base - bow} 310 ${base - 20}V${top}`
      return filled(hem + d`C190 ${top - bow} 80 ${top + bow} -10 ${top}Z`, fill)
    })
    .join('')

/** Rays that widen from the light towards a place. */
export const beam: Painter = (easel, { numbers: [x = 150, y = 420, width = 90] }) => {
  const [fromX, fromY] = easel.light
  const fill = fade(
    easel,
    easel.light,
    [x, y],
    [
      [easel.palette.light, 0, 0.75],
      [easel.palette.light, 1, 0],
    ],
  )
  const ray = (part: number) => {
    const half = (width * part) / 2
    const sides = d`M${fromX - 4 * part} ${fromY}L${x - half} ${y}H${x + half}L${fromX + 4 * part} ${fromY}Z`
    return filled(sides, fill, 0.65 - part * 0.25)
  }
  return ray(1.4) + ray(0.8)
}

export const birds: Painter = (easel, { numbers: [x = 150, y = 110, size = 60, count = 9] }) => {
  const wings = Array.from({ length: count }, () => {
    const [at, high] = [x + (easel.chance() - 0.5) * size * 2.4, y + (easel.chance() - 0.5) * size]
    const span = between(easel, 4, 9)
    const over = d`M${at - span} ${high - span * 0.3}q${span * 0.6} ${-span * 0.5} ${span} ${span * 0.5}q${span * 0.4} ${-span} ${span} ${-span * 0.6}`
    return (
      over + d`q${-span * 0.6} ${-span * 0.1} ${-span} ${span}q${-span * 0.5} ${-span * 0.8} ${-span} ${-span * 0.4}z`
    )
  })
  return filled(wings.join(''), easel.palette.ink, 0.85)
}

/** Lightning, from one height to another. */
export const bolt: Painter = (easel, { numbers: [x = 200, top = 0, bottom = 250] }) => {
  let [at, y, path] = [x, top, d`M${x} ${top}`]
  while (y < bottom) {
    ;[at, y] = [at + between(easel, -22, 20), y + between(easel, 14, 34)]
    path += `L${round(at)} ${round(y)}`
  }
  const { light } = easel.palette
  const halo = glow(easel, [x, (top + bottom) / 2], 120, light, 0.5, (bottom - top) * 0.7)
  return halo + stroked(path, light, 6, { opacity: 0.35 }) + stroked(path, mix(light, '#ffffff', 0.7), 1.8)
}
