/** Windows, doors, mirrors and paintings: through each of them something else is seen. */
import { mix } from './colour'
import { across, type Easel, fade, glow, type Point, within } from './easel'
import { hills, sea } from './grounds'
import { type Layer, layerOf, type Painter } from './layers'
import { moon, sky, stars } from './skies'
import { d, disc, filled, group, stroked } from './svg'
import { thing } from './things'

/** A piece of another world: `sky=plum view=moon+sea shows=deer`. */
function elsewhere(easel: Easel, { with: wish }: Layer, [x, y]: Point, size: number): string {
  const there = within(
    easel,
    wish.sky ? easel.paletteOf(wish.sky) : easel.palette,
    [x, y - size * 0.2],
    `${wish.sky}${x}`,
  )
  const views: Readonly<Record<string, () => string>> = {
    stars: () => stars(there, layerOf(`stars ${y + size} 90`)),
    moon: () => moon(there, layerOf(`moon ${x + size * 0.12} ${y - size * 0.2} ${size * 0.13}`)),
    sea: () => sea(there, layerOf(`sea ${y + size * 0.22}`)),
    hills: () => hills(there, layerOf(`hills ${y + size * 0.22} 10`)),
  }
  const seen = (wish.view ?? 'hills').split('+').map((view) => views[view]!())
  const shown = wish.shows ? thing(there, layerOf(`${wish.shows} ${x} ${y + size * 0.36} ${size * 0.62} glow`)) : ''
  return sky(there) + seen.join('') + shown
}

function opening(easel: Easel, layer: Layer, outline: string, at: Point, size: number): string {
  const clip = easel.define(`<clipPath><path d="${outline}"/></clipPath>`)
  return group({ 'clip-path': clip }, elsewhere(easel, layer, at, size))
}

/** Round-headed panes in a dark frame. */
export const window: Painter = (easel, layer) => {
  const [x = 150, y = 160, high = 130] = layer.numbers
  const { near, ink, light } = easel.palette
  const [half, top, bottom] = [high * 0.31, y - high / 2, y + high / 2]
  const arch = d`M${x - half} ${bottom}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${bottom}Z`
  const wood = mix(near, ink, 0.55)
  const across = d`M${x - half} ${top + high * 0.4}h${half * 2}M${x - half} ${top + high * 0.7}h${half * 2}`
  return [
    glow(easel, [x, y], high, light, 0.35),
    opening(easel, layer, arch, [x, y], high),
    stroked(across + d`M${x} ${top}V${bottom}`, wood, high * 0.022),
    stroked(arch, wood, high * 0.055),
    stroked(arch, mix(wood, light, 0.5), 1),
    filled(d`M${x - half - 6} ${bottom}h${half * 2 + 12}v6h${-half * 2 - 12}Z`, mix(wood, light, 0.25)),
  ].join('')
}

/** A door ajar, upright in the middle of anything, spilling its light. */
export const door: Painter = (easel, layer) => {
  const [x = 150, y = 350, high = 170] = layer.numbers
  const { ink, light, near } = easel.palette
  const [left, right, top] = [x - high * 0.24, x + high * 0.24, y - high]
  const frame = d`M${left} ${y}V${top}H${right}V${y}Z`
  const wood = mix(easel.colourOf(layer.with.colour ?? 'wood'), near, 0.25)
  const spill = fade(
    easel,
    [x, y],
    [x - 20, y + 60],
    [
      [light, 0, 0.6],
      [light, 1, 0],
    ],
  )
  return [
    filled(d`M${left} ${y}H${right}L${right + 20} ${y + 60}H${left - 50}Z`, spill),
    opening(easel, layer, frame, [x, y - high * 0.5], high * 0.8),
    stroked(frame, mix(wood, ink, 0.4), high * 0.04),
    stroked(frame, mix(wood, light, 0.5), 1.2),
    leaf(right, top, high, [mix(wood, ink, 0.25), mix(wood, ink, 0.55)]),
  ].join('')
}

function leaf(x: number, top: number, high: number, [wood, hollow]: readonly [string, string]): string {
  const [wide, foot] = [high * 0.2, top + high]
  const panel = (from: number, to: number) => {
    const [near, far] = [x + wide * 0.2, x + wide * 0.82]
    return d`M${near} ${top + high * from + 3}L${far} ${top + high * from + 9}V${top + high * to + 4}L${near} ${top + high * to - 2}Z`
  }
  const board = filled(d`M${x} ${top}L${x + wide} ${top + 8}V${foot + 9}L${x} ${foot}Z`, wood)
  const knob = disc(x + wide * 0.86, foot - high * 0.46, high * 0.018, '#e0b860')
  return board + filled(panel(0.08, 0.42) + panel(0.52, 0.92), hollow) + knob
}

const gilt = (easel: Easel, metal: string) =>
  across(
    easel,
    [-1, -1],
    [
      [mix(metal, '#fff6d8', 0.55), 0],
      [metal, 0.45],
      [mix(metal, easel.palette.ink, 0.7), 1],
    ],
  )

/** An oval looking-glass: what it shows need not be here. */
export const mirror: Painter = (easel, layer) => {
  const [x = 150, y = 170, high = 180] = layer.numbers
  const { ink } = easel.palette
  const [rx, ry] = [high * 0.34, high * 0.47]
  const oval = (grow: number) => {
    const [a, b] = [rx + grow, ry + grow]
    return d`M${x - a} ${y}A${a} ${b} 0 1 1 ${x + a} ${y}A${a} ${b} 0 1 1 ${x - a} ${y}Z`
  }
  const metal = gilt(easel, '#b58a3c')
  const knobs = Array.from({ length: 24 }, (_, at) => {
    const [angle, out] = [(at / 24) * Math.PI * 2, high * 0.045]
    return disc(x + Math.cos(angle) * (rx + out), y + Math.sin(angle) * (ry + out), high * 0.02, metal)
  })
  const [left, up] = [x - rx * 0.7, y + ry * 0.2]
  const gleam = d`M${left} ${up}Q${x - rx * 0.6} ${y - ry * 0.7} ${x + rx * 0.1} ${y - ry * 0.85}Q${x - rx * 0.35} ${y - ry * 0.5} ${left} ${up}Z`
  return [
    group({ transform: 'translate(5 8)' }, filled(oval(high * 0.08), ink, 0.5)),
    filled(oval(high * 0.05), metal),
    ...knobs,
    opening(easel, layer, oval(0), [x, y], high * 0.8),
    filled(gleam, '#ffffff', 0.16),
    stroked(oval(0), ink, 2, { opacity: 0.6 }),
  ].join('')
}

/** A painting in a gilded frame. */
export const frame: Painter = (easel, layer) => {
  const [x = 150, y = 160, high = 140] = layer.numbers
  const { ink } = easel.palette
  const [half, tall, edge] = [high * 0.38, high / 2, high * 0.075]
  const box = (grow: number) =>
    d`M${x - half - grow} ${y - tall - grow}h${(half + grow) * 2}v${(tall + grow) * 2}h${(half + grow) * -2}Z`
  return [
    group({ transform: 'translate(4 6)' }, filled(box(edge), ink, 0.5)),
    filled(box(edge), gilt(easel, '#a87d38')),
    stroked(box(edge * 0.5), '#f0d9a0', 1, { opacity: 0.7 }),
    opening(easel, layer, box(0), [x, y], high * 0.9),
    stroked(box(0), ink, 2),
  ].join('')
}
