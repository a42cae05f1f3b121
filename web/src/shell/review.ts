// The review of a game as it is drawn over the scrubber of its replay.
import type { Reviewed } from '../wire/http'

/** What could be hoped for after so many moves, from 0 (lost) to 1 (won). */
export interface Hope {
  ply: number
  promise: number
}

/** The hopes of one seat, or of everybody where all won or lost together. */
export interface Course {
  seat: number | null
  hopes: Hope[]
}

/** Before each choice what the best move promised, after it what the one that was made left of that. */
export function coursesOf({ course, together }: Reviewed): Course[] {
  const courses = new Map<number | null, Hope[]>()
  for (const { ply, seat, promise, kept } of course) {
    const whose = together ? null : seat
    const hopes = courses.get(whose) ?? []
    hopes.push({ ply: ply - 1, promise }, { ply, promise: kept })
    courses.set(whose, hopes)
  }
  return [...courses].map(([seat, hopes]) => ({ seat, hopes }))
}

/** Where marks stand that each need so much room: as near as they can to where they belong, in their order. */
export function spread(wanted: readonly number[], width: number, room: number): number[] {
  const places = [...wanted]
  for (let at = 0; at < places.length; at++) places[at] = Math.max(places[at]!, (places[at - 1] ?? -room / 2) + room)
  for (let at = places.length - 1; at >= 0; at--)
    places[at] = Math.min(places[at]!, (places[at + 1] ?? width + room / 2) - room)
  return places
}
