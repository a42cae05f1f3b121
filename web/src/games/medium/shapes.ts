/** Drawings made of lines: astres, and the outline that goes with each colour, so that colour never speaks alone. */
import type { Colour } from './pieces'

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Points around a circle, alternately far and near. */
function star(points: number, far: number, near: number): string {
  const at = (corner: number) => {
    const [turn, reach] = [(corner * Math.PI) / points, corner % 2 ? near : far]
    return point(50 + reach * Math.sin(turn), 50 - reach * Math.cos(turn))
  }
  return `M${Array.from({ length: 2 * points }, (_, corner) => at(corner)).join('L')}Z`
}

/** Petals around a circle. */
function rosette(petals: number, reach: number): string {
  const at = (petal: number) => {
    const turn = (2 * petal * Math.PI) / petals
    return point(50 + reach * Math.sin(turn), 50 - reach * Math.cos(turn))
  }
  const round = (reach * Math.PI) / petals
  const arcs = Array.from({ length: petals }, (_, petal) => `A${round} ${round} 0 0 1 ${at(petal + 1)}`)
  return `M${at(0)}${arcs.join('')}Z`
}

/** The blot of a colour: round, petalled or jagged. */
export const BLOTS: Record<Colour, string> = {
  yellow: 'M50 8a42 42 0 1 1 0 84a42 42 0 1 1 0-84Z',
  blue: rosette(9, 37),
  red: star(11, 45, 33),
}

export const MOON = 'M60 9A42 42 0 1 0 91 62A35 35 0 0 1 60 9Z'
export const RAYS = star(10, 46, 27)

/** Once around the card, in so many steps across and down, each step drawn from its end and the way out of the card. */
function around(
  inset: number,
  steps: readonly [number, number],
  step: (x: number, y: number, out: readonly [number, number]) => string,
): string {
  const [left, top, right, bottom] = [inset, inset, 100 - inset, 140 - inset]
  const [across, down] = steps
  const wide = (right - left) / across
  const high = (bottom - top) / down
  const all = [
    ...Array.from({ length: across }, (_, at) => step(left + (at + 1) * wide, top, [-wide / 2, -1])),
    ...Array.from({ length: down }, (_, at) => step(right, top + (at + 1) * high, [1, -high / 2])),
    ...Array.from({ length: across }, (_, at) => step(right - (at + 1) * wide, bottom, [wide / 2, 1])),
    ...Array.from({ length: down }, (_, at) => step(left, bottom - (at + 1) * high, [-1, high / 2])),
  ]
  return `M${left} ${top}${all.join('')}Z`
}

const DEEP = 7
const tooth = (x: number, y: number, [dx, dy]: readonly [number, number]) => {
  const [inX, inY] = Math.abs(dx) === 1 ? [-dx * DEEP, dy] : [dx, -dy * DEEP]
  return `L${point(x + inX, y + inY)}L${point(x, y)}`
}
const scallop = (x: number, y: number) => `A7.5 7.5 0 0 0 ${point(x, y)}`

/** The frame of a front: straight, scalloped or toothed. */
export const FRAMES: Record<Colour, string> = {
  yellow: 'M9 9H91V131H9Z',
  blue: around(8, [7, 10], scallop),
  red: around(6, [7, 10], tooth),
}
