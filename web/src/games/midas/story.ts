/** How what happened is told to the eye: great things take the place of the stone, one after the other. */
import type { CupsLifted, Event as Online, View } from '../../wire/midas'
import type { Event as Companion } from '../../wire/midas-companion'
import { lasting } from '../../kit/motion'
import type { Sound } from '../../kit/sound'
import type { SceneBeat } from '../../kit/tale.svelte'

export type Event = Online | Companion
type Great = Extract<
  Event,
  {
    kind:
      | 'bribe-used'
      | 'chests-exchanged'
      | 'coin-drawn'
      | 'curse-drawn'
      | 'damocles-fell'
      | 'die-given-up'
      | 'favour-bought'
      | 'immunity-spent'
      | 'round-began'
  }
>

/** What faces and cups were worth when the cups were lifted; of the cups nothing is told if that view was missed. */
export type Worths = Pick<View, 'worth' | 'cup_worths'>

/** `up` of the cups are lifted so far. */
export type Scene = { great: Great } | { lifted: CupsLifted; up: number; worths: Worths }

export type Beat = SceneBeat<Scene>

const CUP = 750
const VERDICT = 2600
const MOMENT = 1500
const CURSE = 3000

export function story(events: readonly Event[], worths: Worths): Beat[] {
  return events.flatMap((event) => beats(event, worths))
}

function beats(event: Event, worths: Worths): Beat[] {
  switch (event.kind) {
    case 'cups-lifted':
      return reckoning(event, worths)
    case 'coin-drawn':
      return moment(event, 'coin')
    case 'curse-drawn':
      return moment(event, 'doom', CURSE)
    case 'round-began':
    case 'bribe-used':
    case 'damocles-fell':
    case 'favour-bought':
    case 'chests-exchanged':
    case 'immunity-spent':
      return moment(event, 'goal')
    case 'die-given-up':
      return moment(event, 'card')
    case 'bid-made':
    case 'obsidian-played':
    case 'draw-announced':
      return [{ after: 0, sound: 'card' }]
    case 'dice-rolled':
      return [{ after: 0, sound: 'dice' }]
    case 'game-ended':
      return [{ after: 0, sound: 'end' }]
    case 'obsidian-late':
    case 'bribe-kept':
    case 'favour-declined':
    case 'draw-cancelled':
      return []
  }
}

/** One cup after another; the last one decides. */
function reckoning(lifted: CupsLifted, worths: Worths): Beat[] {
  const scene = (up: number): Scene => ({ lifted, up, worths })
  const cups = lifted.cups.map((_, at): Beat => ({ after: lasting(CUP), scene: scene(at + 1), sound: 'card' }))
  return [{ after: 0, scene: scene(0), sound: 'goal' }, ...cups, { after: VERDICT, scene: null }]
}

function moment(great: Great, sound: Sound, lasts = MOMENT): Beat[] {
  return [
    { after: 0, scene: { great }, sound },
    { after: lasts, scene: null },
  ]
}
