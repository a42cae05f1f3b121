/** How what happened is told to the eye: cards change places, great things become a scene. */
import type {
  CardSeen,
  Event,
  GuessedRight,
  GuessedWrong,
  PowersRevealed,
  PredictionAccomplished,
} from '../../wire/medium'
import { FLIGHT, lasting } from '../../kit/motion'
import type { Sound } from '../../kit/sound'
import type { SceneBeat } from '../../kit/tale.svelte'

/** An accusation is spoken first, and judged after a breath. */
export type Scene =
  | { accusation: GuessedRight | GuessedWrong; judged: boolean }
  | { accomplished: PredictionAccomplished }
  | { seen: CardSeen; by: 'look' | 'gift' }
  | { revealed: PowersRevealed }

export type Beat = SceneBeat<Scene>

const BREATH = 1500
const VERDICT = 2400
const MOMENT = 2400
const LOOK = 2600

export function story(events: readonly Event[], seat: number | null): Beat[] {
  return events.flatMap((event) => beats(event, events, seat))
}

function beats(event: Event, all: readonly Event[], seat: number | null): Beat[] {
  switch (event.kind) {
    case 'guessed-right':
      return accusation(event, 'medal')
    case 'guessed-wrong':
      return accusation(event, 'doom')
    case 'prediction-accomplished':
      return moment({ accomplished: event }, 'medal', MOMENT)
    case 'powers-revealed':
      return moment({ revealed: event }, 'goal', MOMENT)
    case 'card-seen':
      return shown(event, all, seat)
    case 'star-put-down':
    case 'card-given':
      return [{ after: 0, sound: 'card' }]
    case 'power-activated':
      return [{ after: lasting(FLIGHT), sound: 'goal' }]
    case 'fragment-turned':
      return [{ after: 0, sound: 'coin' }]
    case 'game-ended':
      return [{ after: 0, sound: 'end' }]
    case 'powers-picked':
    case 'hand-dealt':
    case 'turn-began':
    case 'star-joined':
    case 'prediction-drawn':
    case 'prediction-received':
    case 'deck-glimpsed':
    case 'redrawn':
    case 'nothing-drawn':
    case 'deck-renewed':
    case 'power-skipped':
    case 'card-taken':
    case 'card-looked-at':
    case 'prediction-discarded':
    case 'predictions-kept':
    case 'star-taken':
      return []
  }
}

function accusation(event: GuessedRight | GuessedWrong, verdict: Sound): Beat[] {
  return [
    { after: 0, scene: { accusation: event, judged: false }, sound: 'goal' },
    { after: BREATH, scene: { accusation: event, judged: true }, sound: verdict },
    { after: VERDICT, scene: null },
  ]
}

function moment(scene: Scene, sound: Sound, lasts: number): Beat[] {
  return [
    { after: 0, scene, sound },
    { after: lasts, scene: null },
  ]
}

/** A card that you took waits beside the question what to give for it; others are shown for a moment. */
function shown(event: CardSeen, all: readonly Event[], seat: number | null): Beat[] {
  if (all.some((one) => one.kind === 'card-looked-at' && one.seat === seat)) {
    return moment({ seen: event, by: 'look' }, 'goal', LOOK)
  }
  if (all.some((one) => one.kind === 'card-given' && one.other === seat)) {
    return moment({ seen: event, by: 'gift' }, 'card', LOOK)
  }
  return []
}
