/** An outline that can be lit: the solid body behind, and the cut of it in front. */
export interface Shape {
  /** Everything inside the outermost lines. */
  readonly body: string
  /** The lines and holes of the drawing. */
  readonly cut: string
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A part of what is drawn: its outline, and the colour it has. */
export type Part = readonly [path: string, colour: string]

type Point = readonly [number, number]
interface Contour {
  readonly path: string
  readonly points: readonly Point[]
}

export function shapeOf(path: string): Shape {
  const contours = contoursOf(path)
  const outer = contours.filter((one) => !contours.some((other) => other !== one && encloses(other, one)))
  return {
    body: outer.map((contour) => contour.path).join(''),
    cut: path,
    box: boxOf(outer.flatMap((one) => one.points)),
  }
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function encloses(one: Contour, other: Contour): boolean {
  const [first] = other.points
  return first !== undefined && area(one) > area(other) && inside(first, one.points)
}

function area({ points }: Contour): number {
  return Math.abs(sum(points.map(([x, y], at) => pair(points, at)[0] * y - x * pair(points, at)[1]))) / 2
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const pair = (points: readonly Point[], at: number): Point => points[(at + 1) % points.length]!

function inside([x, y]: Point, points: readonly Point[]): boolean {
  const crossings = points.filter(([x1, y1], at) => {
    const [x2, y2] = pair(points, at)
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  })
  return crossings.length % 2 === 1
}

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** A path cut at its moves, each piece with absolute numbers and with the points of its line. */
function contoursOf(path: string): Contour[] {
  const contours: { path: string; points: Point[] }[] = []
  let [x, y] = [0, 0]
  for (const [command, numbers] of steps(path)) {
    const kind = command.toLowerCase()
    if (kind === 'm') contours.push({ path: '', points: [] })
    const contour = contours.at(-1)!
    const absolute = command === kind ? moved(kind, numbers, x, y) : numbers
    contour.path += kind.toUpperCase() + absolute.map((value) => Math.round(value * 10) / 10).join(' ')
    if (kind === 'z') [x, y] = contour.points[0]!
    else {
      const end: Point =
        kind === 'h' ? [absolute[0]!, y] : kind === 'v' ? [x, absolute[0]!] : (absolute.slice(-2) as unknown as Point)
      contour.points.push(...along(kind, [x, y], absolute), end)
      ;[x, y] = end
    }
  }
  return contours
}

function* steps(path: string): Generator<[string, number[]]> {
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command!.toLowerCase()
    const numbers = kind === 'a' ? arcNumbers(rest!) : (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (kind === 'z') yield [command!, []]
    for (let at = 0; at < numbers.length; at += TAKES[kind]!)
      yield [at > 0 && kind === 'm' ? (command === 'm' ? 'l' : 'L') : command!, numbers.slice(at, at + TAKES[kind]!)]
  }
}

/** The two flags of an arc may be written without a space. */
function arcNumbers(rest: string): number[] {
  const number = String.raw`\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))`
  const flag = String.raw`\s*,?\s*([01])`
  return [...rest.matchAll(new RegExp(number.repeat(3) + flag.repeat(2) + number.repeat(2), 'g'))].flatMap((found) =>
    found.slice(1).map(Number),
  )
}

function moved(kind: string, numbers: readonly number[], x: number, y: number): number[] {
  if (kind === 'h') return [numbers[0]! + x]
  if (kind === 'v') return [numbers[0]! + y]
  if (kind === 'a') return [...numbers.slice(0, 5), numbers[5]! + x, numbers[6]! + y]
  return numbers.map((value, at) => value + (at % 2 ? y : x))
}

/** Two points on the way, for curves: enough to measure and to compare. */
function along(kind: string, [x, y]: Point, numbers: readonly number[]): Point[] {
  if (kind !== 'c') return []
  const [x1, y1, x2, y2, x3, y3] = numbers as [number, number, number, number, number, number]
  return [1 / 3, 2 / 3].map((t) => {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    return [a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3]
  })
}
