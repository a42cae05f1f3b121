/** Inside: walls, floors, stairs, curtains and shelves. */
import { strokes } from './brush'
import { mix } from './colour'
import { between, down, type Easel, fade, glow, HEIGHT, radial, WIDTH } from './easel'
import type { Painter } from './layers'
import { block, d, filled, group, stroked } from './svg'

/** A room in perspective: the far wall, two side walls, ceiling and boards; `bare` has no wallpaper. */
export const room: Painter = (easel, { numbers: [top = 70, bottom = 290, left = 70, right = 230], marks }) => {
  const { sky: tones, near, far, ink, light } = easel.palette
  const wall = down(easel, top, bottom, [
    [mix(far, ink, 0.35), 0],
    [mix(far, tones[2], 0.25), 1],
  ])
  const floor = down(easel, bottom, HEIGHT, [
    [mix(near, light, 0.22), 0],
    [mix(near, ink, 0.6), 1],
  ])
  const [bright, dim] = [mix(mix(far, near, 0.6), light, 0.12), mix(mix(far, near, 0.6), ink, 0.45)]
  const fromLeft = easel.light[0] < WIDTH / 2
  return [
    filled(d`M-5 -5H305L${right} ${top}H${left}Z`, mix(near, ink, 0.68)),
    filled(d`M-5 -5L${left} ${top}V${bottom}L-5 ${HEIGHT + 5}Z`, fromLeft ? dim : bright),
    filled(d`M305 -5L${right} ${top}V${bottom}L305 ${HEIGHT + 5}Z`, fromLeft ? bright : dim),
    block(left, top, right - left, bottom - top, wall),
    filled(d`M-5 ${HEIGHT + 5}L${left} ${bottom}H${right}L305 ${HEIGHT + 5}Z`, floor),
    marks.has('bare') ? '' : paper(easel, left, right, top, bottom),
    boards(easel, left, right, bottom),
    worn(easel),
  ].join('')
}

const paper = ({ palette: { far, light, ink } }: Easel, left: number, right: number, top: number, bottom: number) => {
  const stripes = Array.from({ length: 9 }, (_, at) => d`M${left + ((at + 0.5) * (right - left)) / 9} ${top}V${bottom}`)
  const skirting = d`M${left} ${bottom - 26}H${right}M${left} ${bottom - 2}H${right}`
  const striped = stroked(stripes.join(''), mix(far, light, 0.35), (right - left) / 24, { opacity: 0.22 })
  return striped + stroked(skirting, mix(far, ink, 0.6), 2.4)
}

const boards = (easel: Easel, left: number, right: number, bottom: number) => {
  const gaps = Array.from({ length: 9 }, (_, at) => {
    const part = at / 8
    return d`M${left + (right - left) * part} ${bottom}L${-60 + 420 * part} ${HEIGHT + 5}`
  })
  return stroked(gaps.join(''), easel.palette.ink, 1.3, { opacity: 0.5 })
}

const worn = (easel: Easel) =>
  strokes(easel, {
    count: 36,
    width: [6, 20],
    length: [30, 120],
    slant: 70,
    where: () => [between(easel, 0, WIDTH), between(easel, 0, HEIGHT)],
    colour: () => (easel.chance() < 0.5 ? easel.palette.light : easel.palette.ink),
    opacity: [0.02, 0.09],
  })

/** Doorways one behind the other, to a light at the end. */
export const corridor: Painter = (easel, { numbers: [x = 150, y = 200, count = 6] }) => {
  const { near, far, ink, light } = easel.palette
  const doorways = Array.from({ length: count }, (_, at) => {
    const part = (1 - at / count) ** 1.7
    const [wide, high] = [16 + 190 * part, 24 + 250 * part]
    const tone = mix(mix(near, ink, 0.55), mix(far, light, 0.55), at / count)
    const wall = d`M${x - wide} ${y - high}H${x + wide}V${y + high}H${x - wide}Z`
    const r = wide * 0.82
    const arch = d`M${x - r} ${y + high}V${y - high * 0.5}A${r} ${r} 0 0 1 ${x + r} ${y - high * 0.5}V${y + high}`
    return filled(wall, mix(tone, ink, 0.3)) + filled(arch, tone) + stroked(arch, mix(tone, light, 0.4), 1 + part)
  })
  const end = block(x - 10, y - 18, 20, 42, mix(light, '#ffffff', 0.5))
  return doorways.join('') + end + glow(easel, [x, y], 120, light, 0.8)
}

/** Steps that climb to the right, or to the left with `flip`. */
export const stairs: Painter = (easel, { numbers: [x = 60, y = 420, wide = 240, count = 10], marks }) => {
  const { near, light, ink, far } = easel.palette
  const [side, shade] = [marks.has('flip') ? -1 : 1, marks.has('far') ? 0.2 : 0.35]
  const [tread, rise] = [(wide / count) * side, (wide / count) * 0.78]
  const steps = Array.from({ length: count }, (_, at) => {
    const [left, top] = [x + at * tread, y - (at + 1) * rise]
    const tone = mix(mix(near, far, at / count), ink, shade)
    const riser = filled(d`M${left} ${top}h${tread}V${HEIGHT + 5}H${left}Z`, tone)
    const lip = filled(d`M${left} ${top}h${tread + side * 3}v${rise * 0.2}H${left}Z`, mix(tone, light, 0.55))
    return (
      riser + lip + filled(d`M${left} ${top + rise * 0.2}h${side * 4}V${top + rise}h${side * -4}Z`, mix(tone, ink, 0.5))
    )
  })
  return steps.join('')
}

/** Heavy cloth drawn aside, under swags with a gold fringe; `plain` has none. */
export const curtain: Painter = (easel, layer) => {
  const [wide = 78] = layer.numbers
  const base = mix(easel.colourOf(layer.with.colour ?? 'crimson'), easel.palette.near, 0.2)
  const sides = [1, -1].flatMap((side) => [0, 1, 2, 3, 4].map((at) => fold(easel, side, at, wide, base)))
  const swags = layer.marks.has('plain') ? [] : [0, 1, 2].map((at) => swag(easel, at * 104 - 8, base))
  return [...sides, ...swags].join('')
}

function fold(easel: Easel, side: number, at: number, wide: number, base: string): string {
  const edge = side === 1 ? -6 : 306
  const [from, to] = [edge + (side * at * wide) / 5, edge + (side * (at + 1) * wide) / 5 + side * 2]
  const drawn = at === 4 ? side * -18 : side * -3.2 * at
  const fill = fade(
    easel,
    [from, 0],
    [to, 0],
    [
      [mix(base, easel.palette.ink, 0.65), 0],
      [mix(base, easel.palette.light, 0.22), 0.55],
      [mix(base, easel.palette.ink, 0.5), 1],
    ],
  )
  const [outer, inner] = [from + drawn, to + drawn]
  const falling = d`M${from} -5C${from + 4} 150 ${outer} 260 ${outer} ${HEIGHT + 5}`
  return filled(falling + d`H${inner}C${inner} 260 ${to + 6} 150 ${to} -5Z`, fill)
}

function swag(easel: Easel, left: number, base: string): string {
  const fill = radial(easel, [
    [mix(base, easel.palette.light, 0.2), 0.2],
    [mix(base, easel.palette.ink, 0.55), 1],
  ])
  const hem = d`M${left} -2Q${left + 54} 84 ${left + 108} -2`
  return filled(hem, fill) + stroked(hem, '#c9a45c', 2.2, { 'stroke-dasharray': '2 2' })
}

const SPANS = [-20, 80, 180, 280]

/** Columns and round arches; one sees between them. */
export const arches: Painter = (easel, { numbers: [top = 110, bottom = 330], marks }) => {
  const { near, far, ink, light } = easel.palette
  const tone = mix(mix(near, far, marks.has('far') ? 0.8 : 0.35), ink, 0.35)
  const lit = mix(tone, light, 0.4)
  const bays = SPANS.slice(0, -1).map(
    (x) => d`M${x + 16} ${bottom}V${top + 45}A34 44 0 0 1 ${x + 84} ${top + 45}V${bottom}Z`,
  )
  const wall = group({ 'fill-rule': 'evenodd' }, filled(d`M-10 -5H310V${bottom}H-10Z` + bays.join(''), tone))
  const high = bottom - top - 40
  const columns = SPANS.map((x) => {
    const shaft = filled(d`M${x - 8} ${top + 40}h16v${high}h-16Z`, tone)
    const edge = filled(d`M${x - 8} ${top + 40}h5v${high}h-5Z`, lit, 0.6)
    return shaft + edge + filled(d`M${x - 13} ${top + 36}h26l-4 9h-18ZM${x - 13} ${bottom}h26l-4 -9h-18Z`, lit)
  })
  return wall + stroked(bays.join(''), lit, 2) + columns.join('')
}

const BINDINGS = ['#7d2f27', '#3d5a4a', '#8a6a34', '#2f3f5f', '#5d3a57', '#a08a5c', '#933d2c', '#54422c']

/** Books, shelf upon shelf. */
export const shelves: Painter = (easel, { numbers: [left = 0, right = 300, top = 20, bottom = 300] }) => {
  const { near, far, ink, light } = easel.palette
  const rows = Math.max(2, Math.round((bottom - top) / 46))
  const tall = (bottom - top) / rows
  const feet = Array.from({ length: rows }, (_, row) => top + (row + 1) * tall - 4)
  const backs = BINDINGS.map(() => '')
  for (const foot of feet)
    for (let x = left + 3; x < right - 7;) {
      const [wide, high] = [between(easel, 4, 10), tall * between(easel, 0.58, 0.86)]
      const back = Math.floor(easel.chance() * backs.length)
      backs[back] = backs[back]! + d`M${x} ${foot}v${-high}h${wide - 0.8}v${high}Z`
      x += easel.chance() < 0.08 ? wide + 10 : wide
    }
  const books = backs.map((path, at) => filled(path, mix(mix(BINDINGS[at]!, far, 0.35), ink, 0.25)))
  const planks = feet.map((foot) => d`M${left} ${foot}H${right}v4H${left}Z`)
  const niche = block(left, top, right - left, bottom - top, mix(near, ink, 0.75))
  return niche + books.join('') + filled(planks.join(''), mix(near, light, 0.3))
}
