/** What stands between the ground and the sky: trees, woods, roofs, ice. */
import { mix } from './colour'
import { between, down, type Easel, glow, hazed, HEIGHT, WIDTH } from './easel'
import { depthOf, type Layer, type Painter } from './layers'
import { d, filled, group, stroked } from './svg'

const darkOf = (easel: Easel, layer: Layer) =>
  hazed(easel, mix(easel.palette.near, easel.palette.ink, 0.7), depthOf(layer) * 0.7)

/** A bare tree, its edges lit from the side of the light. */
export const tree: Painter = (easel, layer) => {
  const [x = 150, y = 360, height = 220] = layer.numbers
  const dark = darkOf(easel, layer)
  const limbs = new Map<number, string>()
  grow(easel, limbs, [x, y], -Math.PI / 2 + between(easel, -0.1, 0.1), height * 0.3, height * 0.07)
  const rim = mix(dark, easel.palette.light, 0.55)
  const shadow = `<feDropShadow dx="${easel.light[0] < x ? -1.2 : 1.2}" dy="-.7" stdDeviation=".3" flood-color="${rim}"/>`
  const filter = easel.define(`<filter x="-.2" y="-.2" width="1.4" height="1.4">${shadow}</filter>`)
  const wood = [...limbs].map(([width, path]) => stroked(path, dark, width, { 'stroke-linecap': 'round' }))
  return group({ filter }, ...wood, filled(roots(x, y, height), dark))
}

/** Branch by branch, each thinner than the one that bears it; those of one width are one path. */
function grow(
  easel: Easel,
  limbs: Map<number, string>,
  [x, y]: readonly [number, number],
  angle: number,
  length: number,
  width: number,
) {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const bow = between(easel, -0.16, 0.16) * length
  const limb = d`M${x} ${y}Q${(x + endX) / 2 + bow} ${(y + endY) / 2 + bow * 0.3} ${endX} ${endY}`
  limbs.set(width, (limbs.get(width) ?? '') + limb)
  if (width < 0.9) return
  const forks = easel.chance() < 0.35 ? 3 : 2
  for (let fork = 0; fork < forks; fork++) {
    const spread = (fork - (forks - 1) / 2) * between(easel, 0.55, 0.95) + between(easel, -0.18, 0.18)
    grow(easel, limbs, [endX, endY], angle + spread, length * between(easel, 0.66, 0.84), width * 0.62)
  }
}

function roots(x: number, y: number, height: number): string {
  const [wide, slim, up] = [height * 0.09, height * 0.032, y - height * 0.12]
  return d`M${x - wide} ${y + 4}Q${x - slim} ${y - 6} ${x - slim} ${up}H${x + slim}Q${x + slim} ${y - 6} ${x + wide} ${y + 4}Z`
}

/** Trunks without tops, thin and far or broad and near; `clearing` leaves the middle free. */
export const forest: Painter = (easel, layer) => {
  const [y = 320, count = 9] = layer.numbers
  const dark = darkOf(easel, layer)
  const fill = down(easel, 0, y, [
    [mix(dark, easel.palette.ink, 0.3), 0],
    [dark, 0.7],
    [mix(dark, easel.palette.light, 0.12), 1],
  ])
  const wide = layer.marks.has('far') ? 5 : layer.marks.has('mid') ? 10 : 19
  const places = Array.from({ length: count }, (_, at) => ((at + between(easel, 0.1, 0.9)) / count) * 310 - 5)
  return places
    .filter((x) => !layer.marks.has('clearing') || Math.abs(x - 150) >= 52)
    .map((x) => trunk(easel, x, y + between(easel, -4, 10), wide * between(easel, 0.5, 1.2), [fill, dark]))
    .join('')
}

function trunk(easel: Easel, x: number, foot: number, broad: number, [fill, dark]: readonly [string, string]): string {
  const lean = between(easel, -14, 14)
  const side = easel.light[0] < x ? 0 : broad * 0.75
  const bark = d`M${x + lean} -5L${x} ${foot}h${broad}L${x + lean + broad * 0.7} -5Z`
  const edge = d`M${x + lean + side * 0.8} -5L${x + side} ${foot}h${broad * 0.22}L${x + lean + side * 0.8 + broad * 0.15} -5Z`
  const twig = d`M${x + lean * 0.6 + broad / 2} ${between(easel, 40, foot * 0.6)}q${between(easel, -34, 34)} -10 ${between(easel, -44, 44)} -34`
  return (
    filled(bark, fill) + filled(edge, mix(dark, easel.palette.light, 0.42), 0.55) + stroked(twig, dark, broad * 0.18)
  )
}

/** A row of firs, thick as fur. */
export const pines: Painter = (easel, layer) => {
  const [y = 300, height = 70] = layer.numbers
  const dark = darkOf(easel, layer)
  const fill = down(easel, y - height, y + 20, [
    [mix(dark, easel.palette.light, 0.18), 0],
    [dark, 1],
  ])
  const firs = Array.from({ length: 16 }, () => fir(between(easel, -8, 308), y, height * between(easel, 0.5, 1.05)))
  return filled(`${firs.join('')}M-5 ${y - 6}H305V${HEIGHT + 5}H-5Z`, fill)
}

/** Five tiers of boughs, down the right side and up the left. */
function fir(x: number, y: number, tall: number): string {
  const tier = tall / 5
  const right = [1, 2, 3, 4, 5].map((level) => {
    const [reach, low] = [tall * 0.055 * level, y - tall + tier * level]
    return d`L${x + reach} ${low}L${x + reach * 0.5} ${low - 3}`
  })
  const left = [5, 4, 3, 2, 1].map((level) => {
    const [reach, low] = [tall * 0.055 * level, y - tall + tier * level]
    return d`L${x - reach} ${low}L${x - reach * 0.45} ${low - tier * 0.9}`
  })
  return `${d`M${x} ${y - tall}`}${right.join('')}${left.join('')}Z`
}

/** Roofs and chimneys; somebody is still awake. */
export const city: Painter = (easel, layer) => {
  const [y = 290, height = 80] = layer.numbers
  const dark = darkOf(easel, layer)
  const fill = down(easel, y - height, HEIGHT, [
    [mix(dark, easel.palette.light, 0.14), 0],
    [mix(dark, easel.palette.ink, 0.5), 1],
  ])
  let [walls, panes] = ['', '']
  for (let x = -10; x < 305;) {
    const wide = between(easel, 22, 46)
    const top = y - height * between(easel, 0.35, 1)
    walls += gable(easel, x, wide, top)
    panes += lamps(easel, x, wide, top, Math.min(y + 30, HEIGHT - 20))
    x += wide
  }
  return filled(walls, fill) + filled(panes, mix(easel.palette.light, '#ffd98a', 0.5), 1 - depthOf(layer))
}

function gable(easel: Easel, x: number, wide: number, top: number): string {
  const peak = top - between(easel, 10, 28)
  const wall = d`M${x} ${HEIGHT}V${top}L${x + wide / 2} ${peak}L${x + wide} ${top}V${HEIGHT}Z`
  return easel.chance() < 0.6 ? wall + d`M${x + wide * 0.68} ${top}v${peak - top - 6}h5v${top - peak + 6}Z` : wall
}

function lamps(easel: Easel, x: number, wide: number, top: number, bottom: number): string {
  let panes = ''
  for (let row = top + 10; row < bottom; row += 15)
    for (let pane = x + 6; pane < x + wide - 8; pane += 11)
      if (easel.chance() < 0.22) panes += d`M${pane} ${row}h5v8h-5Z`
  return panes
}

/** Spikes of ice in a fan, each with a bright and a dark side. */
export const crystals: Painter = (easel, layer) => {
  const [x = 150, y = 350, height = 120] = layer.numbers
  const base = hazed(easel, mix(easel.palette.near, easel.palette.light, 0.3), depthOf(layer))
  const wide = height * 0.09
  const spikes = [-3, 3, -2, 2, -1, 1, 0].map((at) => {
    const [foot, tall] = [x + at * wide * 1.1, height * (1 - Math.abs(at) * 0.2) * between(easel, 0.75, 1.1)]
    const tip = d`L${foot + Math.sin(at * 0.2) * tall} ${y - Math.cos(at * 0.2) * tall}`
    const bright = filled(d`M${foot - wide} ${y}` + tip + d`L${foot} ${y}Z`, mix(base, '#ffffff', 0.3))
    return bright + filled(d`M${foot} ${y}` + tip + d`L${foot + wide} ${y}Z`, mix(base, easel.palette.ink, 0.45))
  })
  return glow(easel, [x, y - height / 2], height, easel.palette.light, 0.4) + spikes.join('')
}

/** A dark bough across an upper corner, so that we look from under it; `flip` for the other corner. */
export const boughs: Painter = (easel, { marks }) => {
  const ink = mix(easel.palette.ink, easel.palette.near, 0.25)
  const limb = filled('M-10 112C40 84 90 44 176 10L170 2C90 30 30 60 -10 76Z', ink)
  const twigs = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [150 - at * 17, 14 + at * 9 + between(easel, -6, 6)]
    const [dx, dy] = [between(easel, 10, 34), between(easel, 12, 44)]
    const leaves = [0.4, 0.6, 0.8, 1].map((part) => {
      const turn = between(easel, -5, 5)
      return d`M${x + dx * part} ${y + dy * part}q${turn + 3} 4 ${turn} 13q${-turn - 5} -5 ${-turn} -13Z`
    })
    return stroked(d`M${x} ${y}q${dx * 0.7} ${dy * 0.2} ${dx} ${dy}`, ink, 2) + filled(leaves.join(''), ink)
  })
  return group({ transform: marks.has('flip') ? `translate(${WIDTH} 0) scale(-1 1)` : undefined }, limb, ...twigs)
}
