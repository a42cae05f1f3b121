/** One card: the words of its picture, painted one over the other inside a brass frame. */
import { easel, type Easel, HEIGHT, type Palette, type Point, radial, WIDTH } from './easel'
import { figure, FIGURES, gentleman } from './figures'
import * as grounds from './grounds'
import * as growth from './growth'
import { type Layer, layerOf, type Painter } from './layers'
import * as lights from './lights'
import { suspect } from './portraits'
import * as openings from './openings'
import * as rooms from './rooms'
import type { Shape } from './shape'
import * as skies from './skies'
import { block, filled, group, stroked } from './svg'
import { thing } from './things'
import * as weather from './weather'

export interface Card {
  readonly palette: string
  readonly mood: string
  readonly picture: readonly string[]
}

export interface Box {
  readonly palettes: Readonly<Record<string, Palette>>
  readonly shapeOf: (thing: string) => Shape
  readonly colourOf: (thing: string) => string
}

const { sky, ...aloft } = skies
const PAINTERS: Readonly<Record<string, Painter>> = {
  ...aloft,
  ...lights,
  ...grounds,
  ...growth,
  ...rooms,
  ...openings,
  ...weather,
  ...Object.fromEntries(Object.keys(FIGURES).map((name) => [name, figure])),
  gentleman,
  suspect,
}

const LIGHTS = ['lit', 'moon', 'sun', 'eclipse', 'light', 'window', 'bolt']

/** The picture says where its light is, or has something that shines. */
function lightOf(layers: readonly Layer[]): Point {
  const source = LIGHTS.map((kind) => layers.find(({ what }) => what === kind)).find(Boolean)
  const [x = 90, y = 60] = source?.numbers ?? []
  return [x, y]
}

export function picture(id: string, card: Card, box: Box): string {
  const layers = card.picture.map(layerOf)
  const [palette, light] = [box.palettes[card.palette]!, lightOf(layers)]
  const canvas = easel({ ...box, palette, light, paletteOf: (name) => box.palettes[name]! }, id)
  const painted = layers
    .filter(({ what }) => what !== 'lit')
    .map((layer) => (PAINTERS[layer.what] ?? thing)(canvas, layer))
  return framed(canvas, sky(canvas), ...painted, vignette(canvas))
}

/** Darkness gathers towards the edges. */
function vignette(canvas: Easel): string {
  const fill = radial(canvas, [
    [canvas.palette.ink, 0.58, 0],
    [canvas.palette.ink, 1, 0.86],
  ])
  return `<ellipse cx="150" cy="205" rx="232" ry="292" fill="${fill}"/>`
}

/** Every edge wavers a little, as a brush does. */
const BRISTLES = `<filter id="b" x="0" y="0" width="1" height="1">
<feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="1" seed="4"/>
<feDisplacementMap in="SourceGraphic" scale="4.5" xChannelSelector="R" yChannelSelector="G"/></filter>`

/** The grain of the paper: one small tile, since noise is slow to draw. */
const GRAIN = `<filter id="n" x="0" y="0" width="1" height="1">
<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="9"/>
<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.4 -.55"/></filter>
<pattern id="g" width="64" height="64" patternUnits="userSpaceOnUse"><rect width="64" height="64" filter="url(#n)"/></pattern>`

const INSIDE = 'M23 11H277Q289 11 289 23V397Q289 409 277 409H23Q11 409 11 397V23Q11 11 23 11Z'
const LINE = 'M24 15.5H276Q284.5 15.5 284.5 24V396Q284.5 404.5 276 404.5H24Q15.5 404.5 15.5 396V24Q15.5 15.5 24 15.5Z'
const BRASS = '#c9a45c'

function framed(canvas: Easel & { defined: () => string }, ...scene: readonly string[]): string {
  const inside = [
    `<defs>${canvas.defined()}${BRISTLES}${GRAIN}</defs>`,
    group({ filter: 'url(#b)' }, ...scene),
    group({ opacity: 0.16 }, block(0, 0, WIDTH, HEIGHT, 'url(#g)')),
    group({ 'fill-rule': 'evenodd' }, filled(`M0 0H${WIDTH}V${HEIGHT}H0Z${INSIDE}`, '#17110e')),
    stroked(INSIDE, BRASS, 1.8) + stroked(LINE, BRASS, 0.8, { opacity: 0.4 }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside.join('')}</svg>`
}
