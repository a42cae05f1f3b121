/** What hangs in the air between us and the picture. */
import { strokes } from './brush'
import { mix } from './colour'
import { between, type Easel, glow, HEIGHT, WIDTH } from './easel'
import type { Layer, Painter } from './layers'
import { d, filled, group, stroked } from './svg'

const tinted = (easel: Easel, { with: wish }: Layer, otherwise: string) =>
  wish.colour ? easel.colourOf(wish.colour) : otherwise

export const fog: Painter = (easel, layer) => {
  const [y = 300, strength = 0.55, height = 34] = layer.numbers
  const colour = tinted(easel, layer, mix(easel.palette.sky[2], easel.palette.light, 0.35))
  const bank = () => {
    const [x, drop, wide] = [between(easel, -20, 320), between(easel, -height, height) * 0.6, between(easel, 80, 170)]
    return glow(
      easel,
      [x, y + drop],
      wide,
      colour,
      strength * between(easel, 0.3, 0.75),
      height * between(easel, 0.5, 1.1),
    )
  }
  return Array.from({ length: 9 }, bank).join('')
}

export const smoke: Painter = (easel, layer) => {
  const [x = 150, y = 300, height = 160] = layer.numbers
  const colour = tinted(easel, layer, mix(easel.palette.far, easel.palette.light, 0.4))
  return Array.from({ length: 12 }, (_, at) => {
    const part = at / 11
    const sway = Math.sin(part * 5) * 16 * part + between(easel, -8, 8)
    return glow(easel, [x + sway, y - part * height], 10 + part * 34, colour, 0.55 - part * 0.35)
  }).join('')
}

export const rain: Painter = (easel, { numbers: [count = 90] }) => {
  const drops = Array.from({ length: count }, () => {
    const [x, y, long] = [between(easel, -10, 330), between(easel, -20, HEIGHT), between(easel, 10, 30)]
    return d`M${x} ${y}l${-long * 0.22} ${long}`
  })
  return stroked(drops.join(''), mix(easel.palette.light, '#ffffff', 0.4), 0.9, { opacity: 0.45 })
}

/** Small bright things falling or rising, fewer the larger they are. */
const motes =
  (sizes: readonly number[], colour: (light: string) => string): Painter =>
  (easel, { numbers: [count = 60] }) => {
    const mote = () => d`M${between(easel, 0, WIDTH)} ${between(easel, 0, HEIGHT)}h0`
    const drawn = sizes.map((size, at) => {
      const points = Array.from({ length: Math.ceil(count / 2 ** (at + 1)) }, mote)
      return stroked(points.join(''), colour(easel.palette.light), size, { opacity: 0.9 - at * 0.12 })
    })
    return group({ 'stroke-linecap': 'round' }, ...drawn)
  }

export const snow = motes([1.6, 2.6, 4.2, 6.5], (light) => mix(light, '#ffffff', 0.8))
export const embers = motes([1.2, 1.9, 2.8, 4], (light) => mix(light, '#ff7a2a', 0.5))

export const bubbles: Painter = (easel, { numbers: [count = 40] }) => {
  const tone = mix(easel.palette.light, '#ffffff', 0.5)
  const rings = Array.from({ length: count }, () => {
    const r = 1 + easel.chance() ** 3 * 8
    return d`M${between(easel, 0, WIDTH)} ${between(easel, 0, HEIGHT)}a${r} ${r} 0 1 0 .1 0Z`
  })
  return stroked(rings.join(''), tone, 0.9, { fill: tone, 'fill-opacity': 0.14, opacity: 0.8 })
}

export const petals: Painter = (easel, layer) => {
  const [count = 34] = layer.numbers
  const tone = tinted(easel, layer, easel.colourOf('rose'))
  return strokes(easel, {
    count,
    width: [3, 6],
    length: [6, 11],
    slant: 30,
    where: () => [between(easel, 0, WIDTH), between(easel, 0, HEIGHT)],
    colour: () => mix(tone, easel.palette.light, easel.chance() * 0.5),
    opacity: [0.5, 0.95],
  })
}

/** A pool of light. */
export const light: Painter = (easel, layer) => {
  const [x = 150, y = 200, width = 90, height = 90] = layer.numbers
  return glow(easel, [x, y], width, tinted(easel, layer, easel.palette.light), 0.8, height)
}

/** Tall dark grass before everything else. */
export const reeds: Painter = (easel, { numbers: [high = 70] }) => {
  const blades = Array.from({ length: 44 }, () => {
    const [x, tall, lean] = [between(easel, -5, 305), high * between(easel, 0.35, 1), between(easel, -16, 16)]
    return d`M${x} 425q${lean * 0.1} ${-tall * 0.6} ${lean} ${-tall}q${-lean * 0.3} ${tall * 0.4} ${-lean + 4} ${tall}Z`
  })
  return filled(blades.join(''), mix(easel.palette.ink, easel.palette.near, 0.3))
}
