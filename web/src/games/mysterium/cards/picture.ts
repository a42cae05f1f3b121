/** One card: the words of its picture, painted one over the other inside a brass frame. */
import { easel, type Easel, HEIGHT, type Palette, type Point, radial, WIDTH } from './easel'
import { figure, FIGURES, gentleman } from './figures'
import * as grounds from './grounds'
import * as growth from './growth'
import { type Layer, layerOf, type Painter } from './layers'
import { suspect } from './portraits'
import * as rooms from './rooms'
import type { Shape } from './shape'
import * as skies from './skies'
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
  ...grounds,
  ...growth,
  ...rooms,
  ...weather,
  ...Object.fromEntries(Object.keys(FIGURES).map((name) => [name, figure])),
  gentleman,
  suspect,
}

export const paints = (word: string) => word in PAINTERS

const LIGHTS = ['lit', 'moon', 'sun', 'eclipse', 'light', 'window', 'bolt']

/** The picture says where its light is, or has something that shines. */
function lightOf(layers: readonly Layer[]): Point {
  const source = LIGHTS.map((kind) => layers.find(({ what }) => what === kind)).find(Boolean)
  const [x = 90, y = 60] = source?.numbers ?? []
  return [x, y]
}

export function picture(id: string, card: Card, box: Box): string {
  const layers = card.picture.map(layerOf)
  const palette = box.palettes[card.palette]!
  const canvas = easel({ palette, light: lightOf(layers), paletteOf: (name) => box.palettes[name]!, shapeOf: box.shapeOf, colourOf: box.colourOf }, id)
  const painted = layers.filter(({ what }) => what !== 'lit').map((layer) => (PAINTERS[layer.what] ?? thing)(canvas, layer))
  const scene = sky(canvas) + painted.join('')
  return framed(scene, canvas)
}

const BRISTLES =
  '<filter id="b" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="1" seed="4"/><feDisplacementMap in="SourceGraphic" scale="4.5" xChannelSelector="R" yChannelSelector="G"/></filter>'
const GRAIN =
  '<filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="9"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.4 -.55"/></filter><pattern id="g" width="64" height="64" patternUnits="userSpaceOnUse"><rect width="64" height="64" filter="url(#n)"/></pattern>'

function framed(scene: string, canvas: Easel & { defined: () => string }): string {
  const dusk = radial(canvas, [
    [canvas.palette.ink, 0.58, 0],
    [canvas.palette.ink, 1, 0.86],
  ])
  const vignette = `<ellipse cx="150" cy="205" rx="232" ry="292" fill="${dusk}"/>`
  const frame = `<path fill="#17110e" fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0ZM23 11H277Q289 11 289 23V397Q289 409 277 409H23Q11 409 11 397V23Q11 11 23 11Z"/><rect x="11" y="11" width="278" height="398" rx="12" fill="none" stroke="#c9a45c" stroke-width="1.8"/><rect x="15.5" y="15.5" width="269" height="389" rx="9" fill="none" stroke="#c9a45c" stroke-opacity=".4" stroke-width=".8"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${canvas.defined()}${BRISTLES}${GRAIN}</defs><g filter="url(#b)">${scene}${vignette}</g><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)" opacity=".16"/>${frame}</svg>`
}
