/** Things, lit from where the picture's light is, and the odd company they keep: shadows, reflections, worlds inside. */
import { mix } from './colour'
import { across, type Easel, glow, hazed, HEIGHT, type Point, WIDTH, within } from './easel'
import { hills } from './grounds'
import { pines } from './growth'
import { depthOf, type Layer, layerOf, type Painter } from './layers'
import type { Shape } from './shape'
import { moon, sky, stars } from './skies'
import { filled, group, round, stroked } from './svg'
import { WORKBENCH } from './workbench'

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly flip: boolean
}

export function placeOf({ numbers: [x = 150, y = 300, size = 100], marks, with: wish }: Layer): Place {
  return { x, y, size, turn: Number(wish.turn ?? 0), flip: marks.has('flip') }
}

/** Puts a shape with its middle at x and its foot at y, its longer side as long as `size`. */
function placed({ box }: Shape, { x, y, size, turn, flip }: Place): string {
  const scale = size / Math.max(box.width, box.height)
  const middle = turn ? ` rotate(${turn} 0 ${round((-box.height * scale) / 2)})` : ''
  const [left, foot] = [box.left + box.width / 2, box.top + box.height]
  return `translate(${x} ${y})${middle} scale(${(flip ? -scale : scale).toFixed(4)} ${scale.toFixed(4)}) translate(${round(-left)} ${round(-foot)})`
}

export const heightOf = ({ box }: Shape, size: number) => (box.height / Math.max(box.width, box.height)) * size
const widthOf = ({ box }: Shape, size: number) => (box.width / Math.max(box.width, box.height)) * size

/** Towards the light, as the shape sees it once it is turned and flipped. */
function towards(easel: Easel, shape: Shape, { x, y, size, turn, flip }: Place): Point {
  const [dx, dy] = [easel.light[0] - x, easel.light[1] - (y - heightOf(shape, size) / 2)]
  const far = Math.hypot(dx, dy) || 1
  const angle = (-turn * Math.PI) / 180
  const [ux, uy] = [dx / far, dy / far]
  const [rx, ry] = [ux * Math.cos(angle) - uy * Math.sin(angle), ux * Math.sin(angle) + uy * Math.cos(angle)]
  return [flip ? -rx : rx, ry]
}

/** One shape in one colour: a dark body, a lit cut, a rim on the side of the light. */
export function lit(
  easel: Easel,
  shape: Shape,
  place: Place,
  colour: string,
  depth: number,
  seam = 17,
  dark = 0.58,
): string {
  const { ink, light } = easel.palette
  const to = towards(easel, shape, place)
  const air = (tone: string) => hazed(easel, tone, depth)
  const body = across(easel, to, [
    [air(mix(colour, ink, 0.5)), 0],
    [air(mix(colour, ink, 0.84)), 1],
  ])
  const face = across(easel, to, [
    [air(mix(colour, mix(light, '#ffffff', 0.4), 0.5)), 0],
    [air(colour), 0.42],
    [air(mix(colour, ink, dark)), 1],
  ])
  const rim = across(easel, to, [
    [mix(light, '#ffffff', 0.35), 0, 0.95 - depth],
    [light, 0.5, 0],
  ])
  const long = Math.max(shape.box.width, shape.box.height)
  const edge = Math.min(long / 60, (2.4 * long) / place.size)
  const bridge = Math.max(edge * 1.5, (seam * long) / 512) // wide enough to close the seams of an engraving
  const [solid, cut] = [easel.keep(shape.body), easel.keep(shape.cut)]
  return group(
    { transform: placed(shape, place) },
    `<use href="${solid}" fill="${body}" stroke="${body}" stroke-width="${round(bridge)}" stroke-linejoin="round"/>`,
    `<use href="${cut}" fill="${face}"/>`,
    `<use href="${solid}" fill="none" stroke="${rim}" stroke-width="${round(edge * 0.75)}"/>`,
  )
}

const silhouette = (shape: Shape, place: Place, fill: string) =>
  group({ transform: placed(shape, place) }, filled(shape.body, fill))

export const thing: Painter = (easel, layer) => {
  if (layer.with.many) return multitude(easel, layer)
  const shape = easel.shapeOf(layer.what)
  const place = placeOf(layer)
  return behind(easel, layer, shape, place) + itself(easel, layer, shape, place)
}

/** The thing in its own colours: part by part if it is of our making, otherwise as an engraving. */
function coloured(easel: Easel, what: string, place: Place, depth: number, dye?: string): string {
  const made = WORKBENCH[what]
  const one = easel.colourOf(dye ?? what)
  if (!made) return lit(easel, easel.shapeOf(what), place, one, depth)
  const [main] = made.parts.map(([path]) => path.length).sort((a, b) => b - a)
  return made.parts
    .map(([path, colour]) => {
      const own = easel.colourOf(colour)
      const tone = dye ? mix(own, one, path.length === main ? 0.9 : 0.65) : own
      return lit(easel, { body: path, cut: path, box: made.box }, place, tone, depth, 4)
    })
    .join('')
}

function itself(easel: Easel, layer: Layer, shape: Shape, place: Place): string {
  const { marks, with: wish } = layer
  if (marks.has('dark')) return silhouette(shape, place, hazed(easel, easel.palette.ink, depthOf(layer)))
  if (wish.holds) return worldInside(easel, wish.holds, shape, place)
  const drawn = coloured(easel, layer.what, place, depthOf(layer), wish.colour)
  return marks.has('ghost') ? group({ opacity: 0.6 }, drawn) : drawn
}

/** Shadow, reflection, halo or thread: all that belongs under the thing. */
function behind(easel: Easel, { marks, with: wish }: Layer, shape: Shape, place: Place): string {
  const { ink, light } = easel.palette
  const { x, y, size } = place
  const [high, wide] = [heightOf(shape, size), widthOf(shape, size)]
  return [
    marks.has('hangs') && stroked(`M${x} -5V${round(y - high * 0.96)}`, mix(ink, light, 0.45), 1.2),
    marks.has('glow') && glow(easel, [x, y - high / 2], size * 0.95, light, 0.75),
    marks.has('floats') && glow(easel, [x, y + size * 0.32], wide * 0.5, ink, 0.5, wide * 0.09),
    marks.has('stands') && glow(easel, [x, y], wide * 0.66, ink, 0.8, wide * 0.12),
    wish.casts && shadow(easel, easel.shapeOf(wish.casts), place),
    wish.reflects && reflection(easel, wish.reflects, place),
  ]
    .filter(Boolean)
    .join('')
}

/** The shadow on the ground, which may be that of something else. */
function shadow(easel: Easel, shape: Shape, place: Place): string {
  const { x, y, size } = place
  const lean = Math.max(-55, Math.min(55, ((x - easel.light[0]) / 150) * 50 + (x < easel.light[0] ? -12 : 12)))
  const fill = across(
    easel,
    [0, 1],
    [
      [easel.palette.ink, 0, 0.95],
      [easel.palette.ink, 1, 0.7],
    ],
  )
  const cast = silhouette(shape, { ...place, x: 0, y: 0, size: size * 1.75, turn: 0 }, fill)
  return group({ transform: `translate(${x} ${y}) skewX(${round(lean)}) scale(1 -.8)` }, cast)
}

function reflection(easel: Easel, what: string, place: Place): string {
  const upside = `translate(0 ${place.y * 2}) scale(1 -1)`
  return group({ transform: upside, opacity: 0.5 }, coloured(easel, what, { ...place, turn: 0 }, 0.3))
}

/** A shape that is a hole into another land, with its own moon. */
function worldInside(easel: Easel, palette: string, shape: Shape, place: Place): string {
  const there = within(easel, easel.paletteOf(palette), [205, 120], `${palette}${place.x}`)
  const clip = easel.define(`<clipPath><path transform="${placed(shape, place)}" d="${shape.body}"/></clipPath>`)
  const [high, scale] = [heightOf(shape, place.size), (place.size * 1.1) / WIDTH]
  const corner = `translate(${round(place.x - place.size * 0.55)} ${round(place.y - high * 1.05)})`
  const inside = `${corner} scale(${scale.toFixed(3)} ${((high * 1.1) / HEIGHT).toFixed(3)})`
  const edge = stroked(shape.body, mix(there.palette.light, '#ffffff', 0.4), 3, { opacity: 0.8 })
  const land = group({ 'clip-path': clip }, group({ transform: inside }, landscape(there)))
  return land + group({ transform: placed(shape, place) }, edge)
}

const landscape = (easel: Easel) =>
  [
    sky(easel),
    stars(easel, layerOf('stars 260 70')),
    moon(easel, layerOf('moon 205 120 30')),
    hills(easel, layerOf('hills 270 20 far')),
    pines(easel, layerOf('pines 320 90 mid')),
    hills(easel, layerOf('hills 360 14')),
  ].join('')

/** The same thing again and again, smaller and paler the farther away; `upright` does not tumble. */
function multitude(easel: Easel, layer: Layer): string {
  const [x = 150, y = 200, size = 60, spread = 240] = layer.numbers
  const count = Number(layer.with.many)
  const tumbles = !layer.marks.has('upright')
  const spots = Array.from({ length: count }, (_, at) => {
    const near = (at + 0.5) / count
    const place: Place = {
      x: Math.round(x + (((at * 0.618034 + easel.chance() * 0.12) % 1) - 0.5) * spread),
      y: Math.round(y + (easel.chance() - 0.5) * spread * 0.62),
      size: size * (0.4 + near * 0.75),
      turn: tumbles ? Math.round((easel.chance() - 0.5) * 70) : 0,
      flip: tumbles && easel.chance() < 0.5,
    }
    return coloured(easel, layer.what, place, (1 - near) * 0.65, layer.with.colour)
  })
  return spots.join('')
}
