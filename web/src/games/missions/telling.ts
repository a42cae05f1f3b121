/** How a ply is told to the eye: the row of missions changes step by step, and great things get a moment. */
import type { Event, GameEnded, Mission, View } from '../../wire/missions'
import type { TellOf } from '../../kit/board'
import { FLIGHT } from '../../kit/motion'
import type { Beat } from '../../kit/telling'
import type { Metal } from './pieces'
import type { Sound } from './sounds'

export type Row = readonly (Mission | null)[]
export type Scene = { won: Metal } | { secondWind: number } | { ended: GameEnded }

const MOMENT = 1800
const FINALE = 2800

/** The card falls and its missions are gathered; with a great moment all else on the page waits for that. */
export const tell: TellOf<'missions', Scene, Sound> = ({ events, was, now }) => {
  const rows = rowsOf(events, was.missions)
  const moments = events.flatMap(momentOf)
  if (moments.length === 0) return { before: [], after: fallen(rows, (missions) => ({ ...now, missions })) }
  const { stacks, heights, hand, hands } = now
  return { before: fallen(rows, (missions) => ({ ...was, stacks, heights, hand, hands, missions })), after: moments }
}

function fallen(rows: Row[], view: (row: Row) => View): Beat<View, Scene, Sound>[] {
  const [first, ...rest] = rows.map((row) => ({ lasts: FLIGHT, view: view(row) }))
  return first ? [{ ...first, sound: 'card' }, ...rest.map((beat) => ({ ...beat, sound: 'compass' as const }))] : []
}

/** The row as it was when the card fell, and after every change but the last, which is there when all is told. */
function rowsOf(events: readonly Event[], row: Row): Row[] {
  if (!events.some((event) => event.kind === 'card-laid')) return []
  const rows = [row]
  for (const event of events) {
    if (event.kind === 'missions-accomplished') rows.push(without(rows.at(-1)!, event.missions))
    if (event.kind === 'mission-turned-up') rows.push(rows.at(-1)!.with(event.place, event.mission))
  }
  return rows.length > 1 ? rows.slice(0, -1) : rows
}

function momentOf(event: Event): Beat<View, Scene, Sound>[] {
  switch (event.kind) {
    case 'medal-won':
      return [{ lasts: MOMENT, scene: { won: event.medal }, sound: 'medal' }]
    case 'second-wind':
      return [{ lasts: MOMENT, scene: { secondWind: event.gathered }, sound: 'wind' }]
    case 'game-ended':
      return [{ lasts: FINALE, scene: { ended: event }, sound: event.medal === null ? 'end' : 'medal' }]
    case 'card-laid':
    case 'missions-accomplished':
    case 'mission-turned-up':
    case 'game-began':
    case 'cards-received':
    case 'hand-filled':
      return []
  }
}

function without(row: Row, gone: readonly Mission[]): Row {
  const numbers = gone.map((mission) => mission.number)
  return row.map((mission) => (mission && numbers.includes(mission.number) ? null : mission))
}
