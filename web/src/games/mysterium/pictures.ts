/** Every card of the box as the text of an SVG, painted while the page is built. */
import { icons } from '@iconify-json/game-icons'
import palettes from '../../../../src/gueridon/games/mysterium/cards/palettes.json'
import dyes from '../../../../src/gueridon/games/mysterium/cards/dyes.json'
import things from '../../../../src/gueridon/games/mysterium/cards/things.json'
import suspects from '../../../../src/gueridon/games/mysterium/cards/suspects.json'
import places from '../../../../src/gueridon/games/mysterium/cards/places.json'
import objects from '../../../../src/gueridon/games/mysterium/cards/objects.json'
import visions from '../../../../src/gueridon/games/mysterium/cards/visions.json'
import { type Box, type Card, picture } from './cards/picture'
import { type Shape, shapeOf } from './cards/shape'
import type { Palette } from './cards/easel'
import { WORKBENCH } from './cards/workbench'

interface Thing {
  readonly icon?: string
  readonly dye?: string
}

const known = things as Readonly<Record<string, Thing>>
const colours = dyes as Readonly<Record<string, string>>
const shapes = new Map<string, Shape>()

const box: Box = {
  palettes: palettes as unknown as Readonly<Record<string, Palette>>,
  shapeOf(thing) {
    const shape = shapes.get(thing) ?? outline(thing)
    shapes.set(thing, shape)
    return shape
  },
  colourOf: (name) => colours[known[name]?.dye ?? name] ?? missing(name),
}

function outline(thing: string): Shape {
  const made = WORKBENCH[thing]
  const path = made?.parts.map(([part]) => part).join('')
  return made && path ? { body: path, cut: path, box: made.box } : shapeOf(drawing(thing))
}

/** The one path of an icon. */
function drawing(thing: string): string {
  const found = icons.icons[known[thing]?.icon ?? thing] ?? missing(thing)
  return /\bd="([^"]+)"/.exec(found.body)![1]!
}

function missing(name: string): never {
  throw new Error(`nothing is called ${name}`)
}

const cards: Readonly<Record<string, Card>> = { ...suspects, ...places, ...objects, ...visions }

export const pictures = (): Record<string, string> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, picture(id, card, box)]))
