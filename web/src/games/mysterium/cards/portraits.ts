/** A suspect, to the waist: half of the face in the light, half of it not. */
import { mix } from './colour'
import type { Easel } from './easel'
import { dressed } from './figures'
import type { Layer, Painter } from './layers'
import type { Box, Part } from './shape'
import { disc, filled, group, round, stroked } from './svg'
import { placeOf } from './things'
import { CLOTHES, EXTRAS, FACE, FACE_SHADE, HAIR, HATS, NECK, NECK_SHADE, type Wardrobe } from './wardrobe'

const BOX: Box = { left: 0, top: 0, width: 200, height: 260 }
/** Their first part goes behind the head, the others round it. */
const COWLS = ['wimple', 'wig']
const EARRINGS = 'earrings'
/** Where the head turns on the neck. */
const NAPE_Y = 138

/** Each choice — hair, hat, clothes, extras — is a few parts; `hair.dye=white` gives a part its colour. A head `tilts` by
 *  degrees, and a face `looks` aside by its own units: what lies on it goes that way, what lies behind it the other. */
export const suspect: Painter = (easel, layer) => {
  const { hair, hat = '', wears, also = '' } = layer.with
  const looks = Number(layer.with.looks ?? 0)
  const paint = (parts: readonly Part[]) => dressed(easel, { ...layer, with: dyes(layer) }, parts, BOX)
  const aside = (share: number, drawing: string) => (looks ? shifted(layer, looks * share, drawing) : drawing)
  const extras = also.split('+')
  const wear = (fits: (name: string) => boolean) => paint(extras.filter(fits).flatMap((name) => worn(EXTRAS, name)))
  const [behind, around, above] = COWLS.includes(hat)
    ? [worn(HATS, hat).slice(0, 1), worn(HATS, hat).slice(1), []]
    : [[], [], worn(HATS, hat)]
  const head = [
    aside(-0.2, paint(around)),
    aside(0.25, paint([[FACE, 'skin']])),
    aside(0.6, onTheBust(layer, shadow(easel, layer))),
    aside(1, onTheBust(layer, features(easel, layer, looks))),
    aside(-0.15, paint(worn(HAIR, hair)) + wear((name) => name === EARRINGS)),
    aside(
      0.8,
      wear((name) => name !== EARRINGS),
    ),
    aside(0.3, paint(above)),
  ]
  return [
    tilted(layer, aside(-0.3, paint(behind))),
    paint([[NECK, 'skin']]),
    onTheBust(layer, away(easel, layer, filled(NECK_SHADE, easel.palette.ink, 0.5))),
    paint(worn(CLOTHES, wears)),
    tilted(layer, head.join('')),
  ].join('')
}

const worn = (wardrobe: Wardrobe, name: string | undefined) => (name ? (wardrobe[name] ?? []) : [])

const dyes = ({ with: wish }: Layer) =>
  Object.fromEntries(
    Object.entries(wish).flatMap(([key, dye]) => (key.endsWith('.dye') ? [[key.slice(0, -4), dye]] : [])),
  )

function onTheBust(layer: Layer, drawing: string): string {
  const { x, y, size } = placeOf(layer)
  const scale = size / BOX.height
  return group(
    { transform: `translate(${round(x - 100 * scale)} ${round(y - size)}) scale(${scale.toFixed(3)})` },
    drawing,
  )
}

const shifted = (layer: Layer, units: number, drawing: string) =>
  group({ transform: `translate(${round((units * placeOf(layer).size) / BOX.height)} 0)` }, drawing)

function tilted(layer: Layer, drawing: string): string {
  const { x, y, size } = placeOf(layer)
  const nape = round(y - size * (1 - NAPE_Y / BOX.height))
  return layer.with.tilts ? group({ transform: `rotate(${layer.with.tilts} ${x} ${nape})` }, drawing) : drawing
}

/** Drawn for a light on the left; the other way round if it is on the right. */
const away = (easel: Easel, layer: Layer, drawing: string) =>
  easel.light[0] > placeOf(layer).x ? group({ transform: 'translate(200 0) scale(-1 1)' }, drawing) : drawing

const shadow = (easel: Easel, layer: Layer) => {
  const nose = stroked('M96 78Q93 92 91 97Q96 102 103 100', easel.palette.ink, 1.6, { opacity: 0.55 })
  return away(easel, layer, filled(FACE_SHADE, easel.palette.ink, 0.46) + nose)
}

const BROWS = {
  stern: 'M72 64L92 69M128 64L108 69',
  sad: 'M72 70L92 63M128 70L108 63',
  calm: 'M71 67Q82 60 92 66M129 67Q118 60 108 66',
}
const WRINKLES = 'M78 90q6 5 12 2M122 90q-6 5 -12 2M84 46q16 -5 32 0M86 53q14 -4 28 0M84 98q-3 8 1 14M116 98q3 8 -1 14'
const SMILE = 'M88 106Q100 112 112 106Q100 119 88 106Z'
const LIPS = 'M89 109Q95 105 100 107Q105 105 111 109Q100 115 89 109Z'

function features(easel: Easel, { marks }: Layer, looks: number): string {
  const { ink } = easel.palette
  const brow = marks.has('stern') ? BROWS.stern : marks.has('sad') ? BROWS.sad : BROWS.calm
  return [
    marks.has('asleep') ? stroked('M75 77q8 5 16 0M109 77q8 5 16 0', ink, 2.2) : openEyes(easel, looks),
    stroked(brow, ink, 3, { 'stroke-linecap': 'round', opacity: 0.85 }),
    marks.has('old') ? stroked(WRINKLES, ink, 1.2, { opacity: 0.5 }) : '',
    filled(marks.has('smile') ? SMILE : LIPS, mix(easel.colourOf('crimson'), ink, marks.has('rouge') ? 0.1 : 0.55)),
  ].join('')
}

function openEyes({ palette: { ink, light } }: Easel, looks: number): string {
  const gaze = looks / 4
  const whites = filled('M74 77q8 -8 17 1q-9 5 -17 -1ZM126 77q-8 -8 -17 1q9 5 17 -1Z', mix('#f4ead2', ink, 0.25))
  const pupils = [83, 117].map((x) => disc(x + gaze, 76.4, 3.6, ink) + disc(x + gaze + 1.2, 75.2, 1.1, light))
  return whites + pupils.join('') + stroked('M72 77q10 -10 20 0M128 77q-10 -10 -20 0', ink, 2)
}
