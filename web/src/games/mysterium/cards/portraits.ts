/** A suspect, to the waist: half of the face in the light, half of it not. */
import { mix } from './colour'
import { type Easel, round } from './easel'
import { dressed, type Part } from './figures'
import type { Layer, Painter } from './layers'
import type { Box } from './shape'
import { placeOf } from './things'
import { CLOTHES, EXTRAS, FACE, FACE_SHADE, HAIR, HATS, NECK, NECK_SHADE } from './wardrobe'

const BOX: Box = { left: 0, top: 0, width: 200, height: 260 }

/** Each choice of the layer — hair, hat, clothes, extras — is a few parts; other words name colours. */
export const suspect: Painter = (easel, layer) => {
  const worn = (wardrobe: Readonly<Record<string, readonly Part[]>>, name: string | undefined) => (name ? (wardrobe[name] ?? []) : [])
  const { hair, hat, wears, also = '' } = layer.with
  const paint = (parts: readonly Part[]) => dressed(easel, { ...layer, with: colours(layer) }, parts, BOX)
  const cowl = hat === 'wimple' || hat === 'hood' || hat === 'wig'
  return [
    cowl ? paint(worn(HATS, hat).slice(0, 1)) : '',
    paint([[NECK, 'skin']]),
    paint(worn(CLOTHES, wears)),
    cowl ? paint(worn(HATS, hat).slice(1)) : '',
    paint([[FACE, 'skin']]),
    features(easel, layer),
    paint(worn(HAIR, hair)),
    paint(also.split('+').flatMap((name) => worn(EXTRAS, name))),
    cowl ? '' : paint(worn(HATS, hat)),
  ].join('')
}

const colours = ({ with: wish }: Layer) =>
  Object.fromEntries(Object.entries(wish).flatMap(([key, value]) => (key.endsWith('.dye') ? [[key.slice(0, -4), value]] : [])))

function features(easel: Easel, layer: Layer): string {
  const { x, y, size } = placeOf(layer)
  const scale = size / 260
  const away = easel.light[0] > x ? -1 : 1
  const { ink, light } = easel.palette
  const lips = mix(easel.colourOf('crimson'), ink, layer.marks.has('rouge') ? 0.1 : 0.55)
  const eyes = layer.marks.has('asleep')
    ? `<path d="M75 77q8 5 16 0M109 77q8 5 16 0" fill="none" stroke="${ink}" stroke-width="2.2"/>`
    : `<path d="M74 77q8 -8 17 1q-9 5 -17 -1ZM126 77q-8 -8 -17 1q9 5 17 -1Z" fill="${mix('#f4ead2', ink, 0.25)}"/><circle cx="83" cy="76.4" r="3.6" fill="${ink}"/><circle cx="117" cy="76.4" r="3.6" fill="${ink}"/><circle cx="84.2" cy="75.2" r="1.1" fill="${light}"/><circle cx="118.2" cy="75.2" r="1.1" fill="${light}"/><path d="M72 77q10 -10 20 0M128 77q-10 -10 -20 0" fill="none" stroke="${ink}" stroke-width="2"/>`
  const brow = layer.marks.has('stern') ? 'M72 64L92 69M128 64L108 69' : layer.marks.has('sad') ? 'M72 70L92 63M128 70L108 63' : 'M71 67Q82 60 92 66M129 67Q118 60 108 66'
  const wrinkles = layer.marks.has('old') ? `<path d="M78 90q6 5 12 2M122 90q-6 5 -12 2M84 46q16 -5 32 0M86 53q14 -4 28 0M84 98q-3 8 1 14M116 98q3 8 -1 14" fill="none" stroke="${ink}" stroke-width="1.2" opacity=".5"/>` : ''
  const smile = layer.marks.has('smile') ? 'M88 106Q100 112 112 106Q100 119 88 106Z' : 'M89 109Q95 105 100 107Q105 105 111 109Q100 115 89 109Z'
  return `<g transform="translate(${round(x - 100 * scale)} ${round(y - size)}) scale(${scale.toFixed(3)})"><g transform="${away < 0 ? 'translate(200 0) scale(-1 1)' : ''}"><path d="${FACE_SHADE}" fill="${ink}" opacity=".46"/><path d="${NECK_SHADE}" fill="${ink}" opacity=".5"/><path d="M96 78Q93 92 91 97Q96 102 103 100" fill="none" stroke="${ink}" stroke-width="1.6" opacity=".55"/></g>${eyes}<path d="${brow}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" opacity=".85"/>${wrinkles}<path d="${smile}" fill="${lips}"/></g>`
}
