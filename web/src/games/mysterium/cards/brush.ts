/** Strokes of a loaded brush: what makes a gradient look painted. */
import { mix } from './colour'
import { between, type Easel, type Point } from './easel'
import { filled, round } from './svg'

export interface Strokes {
  readonly count: number
  readonly width: readonly [number, number]
  readonly length: readonly [number, number]
  /** In degrees; 0 is level. */
  readonly slant?: number
  readonly bend?: number
  readonly opacity?: readonly [number, number]
  readonly where: () => Point
  readonly colour: (at: Point) => string
}

/** Each stroke is widest in the middle and ends in nothing. */
export function strokes(easel: Easel, { slant = 0, bend = 6, opacity = [0.12, 0.4], ...wish }: Strokes): string {
  const painted = Array.from({ length: wish.count }, () => {
    const at = wish.where()
    const angle = ((slant + between(easel, -7, 7)) * Math.PI) / 180
    const length = between(easel, ...wish.length) * 1.25
    const [dx, dy] = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)]
    const [bow, wide] = [between(easel, -bend, bend), between(easel, ...wish.width)]
    const [over, under] = [Math.round(dy / 2 + bow - wide), Math.round(-dy / 2 + bow + wide)]
    const half = Math.round(dx / 2)
    const start = `M${Math.round(at[0]) - half} ${Math.round(at[1] - dy / 2)}`
    const line = `${start}q${half} ${over} ${dx} ${dy}q${-half} ${under} ${-dx} ${-dy}`
    return filled(line, wish.colour(at), Math.round(between(easel, ...opacity) * 100) / 100)
  })
  return painted.join('')
}

/** A little lighter or darker than it should be, as a hand mixes it. */
export const uneven = (easel: Easel, colour: string, light: string, dark: string) =>
  easel.chance() < 0.5 ? mix(colour, light, easel.chance() * 0.22) : mix(colour, dark, easel.chance() * 0.28)

/** A line that wanders from left to right: the crest of a hill, the edge of a cloud. */
export function crest(easel: Easel, y: number, height: number, step = 12): Point[] {
  const [one, two, three] = [easel.chance() * 6, easel.chance() * 6, easel.chance() * 6]
  const wave = (x: number) =>
    Math.sin(x / 61 + one) * 0.6 + Math.sin(x / 27 + two) * 0.28 + Math.sin(x / 11 + three) * 0.12
  return Array.from(
    { length: Math.ceil(320 / step) + 1 },
    (_, at) => [at * step - 10, y + wave(at * step) * height] as const,
  )
}

export const line = (points: readonly Point[]) =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
