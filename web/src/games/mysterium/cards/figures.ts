/** People of our own drawing, seen whole: from behind, or with something else where the head should be. */
import { mix } from './colour'
import { type Easel, glow } from './easel'
import { depthOf, type Layer, layerOf, type Painter } from './layers'
import type { Box, Part, Shape } from './shape'
import { group } from './svg'
import { lit, placeOf, thing } from './things'

const BOX: Box = { left: 0, top: 0, width: 200, height: 400 }

export function dressed(easel: Easel, layer: Layer, parts: readonly Part[], box: Box = BOX): string {
  const place = placeOf(layer)
  return parts
    .map(([path, colour]) => {
      const shape: Shape = { body: path, cut: path, box }
      return lit(easel, shape, place, dyed(easel, layer, colour), depthOf(layer), 4, colour === 'skin' ? 0.2 : 0.58)
    })
    .join('')
}

/** The colour that the layer wishes for a part; a fold is the dress in shadow. */
const dyed = (easel: Easel, layer: Layer, colour: string): string =>
  colour === 'fold'
    ? mix(dyed(easel, layer, 'dress'), easel.palette.ink, 0.5)
    : easel.colourOf(layer.with[colour] ?? colour)

const LEGS = 'M68 340L74 396L92 396L94 340ZM106 340L108 396L126 396L132 340Z'
const COAT =
  'M100 86C72 88 54 102 50 128L34 328Q70 350 98 345V196H102V345Q130 350 166 328L150 128C146 102 128 88 100 86Z'
const HAT = 'M70 40Q70 8 100 8Q130 8 130 40L144 43Q142 53 100 53Q58 53 56 43Z'
const NAPE = 'M81 52Q82 84 100 88Q118 84 119 52Z'

const SKIRT = 'M80 152C62 216 36 318 18 396Q100 412 182 396C164 318 138 216 120 152Z'
const FOLDS = 'M92 160L60 392L72 394ZM104 160L112 396L126 395ZM112 160L152 388L160 385Z'
const BODICE = 'M100 58C84 58 71 66 70 84L80 150H120L130 84C129 66 116 58 100 58Z'
const ARMS = 'M69 84Q54 122 60 172L70 170Q66 126 78 98ZM131 84Q146 122 140 172L130 170Q134 126 122 98Z'
const BUN =
  'M100 14C84 14 80 26 82 38C84 52 92 58 100 58C108 58 116 52 118 38C120 26 116 14 100 14ZM100 0a10 9 0 1 0 .1 0Z'

const SMALL_DRESS = 'M100 168C80 168 74 178 74 190L50 330H150L126 190C126 178 120 168 100 168Z'
const SMALL_HEAD =
  'M100 100C76 100 68 118 70 136C72 156 84 166 100 166C116 166 128 156 130 136C132 118 124 100 100 100Z'
const SMALL_LEGS = 'M78 330L82 394H94L96 330ZM104 330L106 394H118L122 330Z'

export const FIGURES: Readonly<Record<string, readonly Part[]>> = {
  walker: [
    [LEGS, 'soot'],
    [COAT, 'coat'],
    [NAPE, 'skin'],
    [HAT, 'soot'],
  ],
  lady: [
    [ARMS, 'skin'],
    [SKIRT, 'dress'],
    [FOLDS, 'fold'],
    [BODICE, 'dress'],
    [BUN, 'hair'],
  ],
  child: [
    [SMALL_LEGS, 'skin'],
    [SMALL_DRESS, 'dress'],
    [SMALL_HEAD, 'hair'],
  ],
}

/** A small person with a shadow, for whom everything is large. */
export const figure: Painter = (easel, layer) => {
  const { x, y, size } = placeOf(layer)
  const drawn = dressed(easel, layer, FIGURES[layer.what]!)
  const ground = glow(easel, [x, y], size * 0.34, easel.palette.ink, 0.7, size * 0.06)
  return layer.marks.has('ghost') ? group({ opacity: 0.7 }, drawn) : ground + drawn
}

const SUIT = 'M82 104H118L122 118C152 122 174 134 180 164L194 402H6L20 164C26 134 48 122 78 118Z'
const SHIRT = 'M86 116L100 236L114 116Q100 126 86 116Z'
const TIE = 'M94 126H106L103 138L109 200L100 222L91 200L97 138Z'
const LAPELS = 'M80 118L62 150L74 162L66 170L99 244L84 128ZM120 118L138 150L126 162L134 170L101 244L116 128Z'
const BUTTONS = 'M100 262a4 4 0 1 0 .1 0ZM100 300a4 4 0 1 0 .1 0ZM100 338a4 4 0 1 0 .1 0Z'

/** A gentleman whose head is something else. */
export const gentleman: Painter = (easel, layer) => {
  const { x, y, size } = placeOf(layer)
  const parts: Part[] = [
    [SUIT, 'coat'],
    [SHIRT, 'ivory'],
    [TIE, 'tie'],
    [LAPELS, 'shadow'],
    [BUTTONS, 'brass'],
  ]
  const neck = y - size * 0.715
  return dressed(easel, layer, parts) + thing(easel, layerOf(`${layer.with.head} ${x} ${neck} ${size * 0.36} glow`))
}
