/** How what happened is told to the eye: great things take the place of the stone, one after the other. */
import type { CupsLifted, Event as Online, Worth } from '../../wire/midas'
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

/** `up` of the cups are lifted so far; `worth` is what the faces were worth then. */
export type Scene = { great: Great } | { lifted: CupsLifted; up: number; worth: readonly Worth[] }

export type Beat = SceneBeat<Scene>

const CUP = 750
const VERDICT = 2600
const MOMENT = 1500
const CURSE = 3000

export function story(events: readonly Event[], worth: readonly Worth[]): Beat[] {
  return events.flatMap((event) => beats(event, worth))
}

function beats(event: Event, worth: readonly Worth[]): Beat[] {
  switch (event.kind) {
    case 'cups-lifted':
      return reckoning(event, worth)
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

/** One cup after another; the last one decides. What the obsidian was worth is known by now. */
function reckoning(lifted: CupsLifted, before: readonly Worth[]): Beat[] {
  const worth = before.map((one) => (one.face === 'obsidian' ? { ...one, least: lifted.obsidian, most: null } : one))
  const scene = (up: number): Scene => ({ lifted, up, worth })
  const cups = lifted.cups.map((_, at): Beat => ({ after: lasting(CUP), scene: scene(at + 1), sound: 'card' }))
  return [{ after: 0, scene: scene(0), sound: 'goal' }, ...cups, { after: VERDICT, scene: null }]
}

function moment(great: Great, sound: Sound, lasts = MOMENT): Beat[] {
  return [
    { after: 0, scene: { great }, sound },
    { after: lasts, scene: null },
  ]
}
