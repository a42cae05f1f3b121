// The plot of a game's results, as numbers: how high each point lies, and between which bounds.
import type { CoursePoint } from '../wire/http'

const FEW = 12 // games of which a share is told: fewer jump about, more hide what changed

export interface Plotted {
  readonly point: CoursePoint
  readonly height: number // from 0 to 1, of the top
  readonly low: number // the same, of the least and of the best in it
  readonly high: number
}
export interface Course {
  readonly kind: 'tally' | 'share'
  readonly top: number
  readonly points: readonly Plotted[]
}

/** A game that counts something is plotted by its tallies, any other by the share of its last games that were won. */
export function courseOf(points: readonly CoursePoint[]): Course {
  const best = Math.max(...points.map((point) => point.best ?? 0))
  if (points.every(({ mean }) => mean === null)) return { kind: 'share', top: 1, points: points.map(shareUntil) }
  const top = roundUp(best)
  return {
    kind: 'tally',
    top,
    points: points.map((point) => ({
      point,
      height: (point.mean ?? 0) / top,
      low: (point.least ?? 0) / top,
      high: (point.best ?? 0) / top,
    })),
  }
}

/** Of the games up to this point, the last few. */
function shareUntil(point: CoursePoint, place: number, points: readonly CoursePoint[]): Plotted {
  let [won, decided] = [0, 0]
  for (let at = place; at >= 0 && decided < FEW; at--) {
    won += points[at]!.won
    decided += points[at]!.decided
  }
  const height = decided === 0 ? 0 : won / decided
  return { point, height, low: height, high: height }
}

/** A scale that ends at a round number, and is never empty. */
export function roundUp(best: number): number {
  const step = best > 20 ? 10 : best > 5 ? 5 : 1
  return Math.max(step, Math.ceil(best / step) * step)
}

/** How a single game ended; nothing is said of several together. */
export function endOf({ played, decided, won }: CoursePoint): 'won' | 'lost' | null {
  if (played > 1 || decided === 0) return null
  return won === 1 ? 'won' : 'lost'
}

/** Short, and with its year: a history may be long. */
export function dateFormat(language: string): (at: number) => string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
  return (at) => format.format(at)
}
