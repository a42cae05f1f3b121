/** How an update is told to the eye: the row of missions changes beat by beat, and great things get a moment. */
import type { Event, Mission } from '../../wire/missions'
import { FLIGHT, lasting } from '../../kit/motion'
import type { Sound } from '../../kit/sound'
import type { StageBeat } from '../../kit/stage.svelte'
import type { Metal } from './pieces'

export type Row = readonly (Mission | null)[]
export type Great = Metal | 'second-wind'

const MOMENT = 1800

export type Beat = StageBeat<Row, Great>

export function story(events: readonly Event[]): Beat[] {
  return events.flatMap(beats)
}

function beats(event: Event): Beat[] {
  switch (event.kind) {
    case 'card-laid':
      return [{ after: 0, sound: 'card' }]
    case 'missions-accomplished':
      return [{ after: lasting(FLIGHT), show: without(event.missions), sound: 'goal' }]
    case 'mission-turned-up':
      return [{ after: lasting(FLIGHT), show: (row) => row.with(event.place, event.mission) }]
    case 'medal-won':
      return moment(event.medal, 'medal')
    case 'second-wind':
      return moment('second-wind', 'goal')
    case 'game-ended':
      return [{ after: lasting(FLIGHT), sound: 'end' }]
    case 'game-began':
    case 'cards-received':
    case 'hand-filled':
      return []
  }
}

function moment(great: Great, sound: Sound): Beat[] {
  return [
    { after: lasting(FLIGHT), great, sound },
    { after: MOMENT, great: null },
  ]
}

function without(gone: readonly Mission[]): (row: Row) => Row {
  const numbers = gone.map((mission) => mission.number)
  return (row) => row.map((mission) => (mission && numbers.includes(mission.number) ? null : mission))
}
