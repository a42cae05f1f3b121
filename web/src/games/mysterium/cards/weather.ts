/** What hangs in the air between us and the picture. */
import { strokes } from './brush'
import { mix } from './colour'
import { between, glow, HEIGHT, round, WIDTH } from './easel'
import type { Painter } from './layers'

export const fog: Painter = (easel, { numbers: [y = 300, strength = 0.55, height = 34], with: wish }) => {
  const colour = wish.colour ? easel.colourOf(wish.colour) : mix(easel.palette.sky[2], easel.palette.light, 0.35)
  return Array.from({ length: 9 }, () =>
    glow(easel, [between(easel, -20, 320), y + between(easel, -height, height) * 0.6], between(easel, 80, 170), colour, strength * between(easel, 0.3, 0.75), height * between(easel, 0.5, 1.1)),
  ).join('')
}

export const smoke: Painter = (easel, { numbers: [x = 150, y = 300, height = 160], with: wish }) => {
  const colour = wish.colour ? easel.colourOf(wish.colour) : mix(easel.palette.far, easel.palette.light, 0.4)
  return Array.from({ length: 12 }, (_, at) => {
    const part = at / 11
    return glow(easel, [x + Math.sin(part * 5) * 16 * part + between(easel, -8, 8), y - part * height], 10 + part * 34, colour, 0.55 - part * 0.35)
  }).join('')
}

export const rain: Painter = (easel, { numbers: [count = 90] }) => {
  const drops = Array.from({ length: count }, () => {
    const [x, y, long] = [between(easel, -10, 330), between(easel, -20, HEIGHT), between(easel, 10, 30)]
    return `M${round(x)} ${round(y)}l${round(-long * 0.22)} ${round(long)}`
  })
  return `<path d="${drops.join('')}" stroke="${mix(easel.palette.light, '#ffffff', 0.4)}" stroke-width=".9" opacity=".45"/>`
}

/** Small bright things falling or rising, in four sizes. */
const motes =
  (sizes: readonly number[], colour: (light: string) => string): Painter =>
  (easel, { numbers: [count = 60] }) => {
    const drawn = sizes.map((size, at) => {
      const points = Array.from({ length: Math.ceil(count / 2 ** (at + 1)) }, () => `M${round(between(easel, 0, WIDTH))} ${round(between(easel, 0, HEIGHT))}h0`)
      return `<path d="${points.join('')}" stroke-width="${size}" opacity="${0.9 - at * 0.12}"/>`
    })
    return `<g stroke="${colour(easel.palette.light)}" stroke-linecap="round">${drawn.join('')}</g>`
  }

export const snow = motes([1.6, 2.6, 4.2, 6.5], (light) => mix(light, '#ffffff', 0.8))
export const embers = motes([1.2, 1.9, 2.8, 4], (light) => mix(light, '#ff7a2a', 0.5))

export const bubbles: Painter = (easel, { numbers: [count = 40] }) => {
  const tone = mix(easel.palette.light, '#ffffff', 0.5)
  const rings = Array.from({ length: count }, () => {
    const r = 1 + easel.chance() ** 3 * 8
    return `M${round(between(easel, 0, WIDTH))} ${round(between(easel, 0, HEIGHT))}a${round(r)} ${round(r)} 0 1 0 .1 0Z`
  })
  return `<path d="${rings.join('')}" fill="${tone}" fill-opacity=".14" stroke="${tone}" stroke-width=".9" opacity=".8"/>`
}

export const petals: Painter = (easel, { numbers: [count = 34], with: wish }) => {
  const tone = easel.colourOf(wish.colour ?? 'rose')
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

/** Darkness that comes from below or above, so that the eye goes where it should. */
export const shade: Painter = (easel, { numbers: [x = 150, y = 420, width = 200, height = 90] }) =>
  glow(easel, [x, y], width, easel.palette.ink, 0.85, height)

/** A pool of light. */
export const light: Painter = (easel, { numbers: [x = 150, y = 200, width = 90, height = 90], with: wish }) =>
  glow(easel, [x, y], width, wish.colour ? easel.colourOf(wish.colour) : easel.palette.light, 0.8, height)
