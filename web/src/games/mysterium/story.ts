/** How what happened is told to the eye: results one by one, the hours, the cards that are turned. */
import type {
  CardFound,
  EpilogueBegan,
  Event,
  GroupAccused,
  HourBegan,
  IntuitionWrong,
  VisionTurned,
  VotesRevealed,
} from '../../wire/mysterium'
import type { Sound } from '../../kit/sound'
import type { SceneBeat } from '../../kit/tale.svelte'

/** An intuition is named first, and judged after a breath. */
export type Scene =
  | { found: CardFound; judged: boolean }
  | { wrong: IntuitionWrong; judged: boolean }
  | { hour: HourBegan }
  | { epilogue: EpilogueBegan }
  | { turned: VisionTurned }
  | { votes: VotesRevealed }
  | { accused: GroupAccused }

export type Beat = SceneBeat<Scene>

const BREATH = 900
const VERDICT = 1500
const WHY = 3400 // to read what the visions had in common
const MOMENT = 1700

export const story = (events: readonly Event[]): Beat[] => events.flatMap(beats)

function beats(event: Event): Beat[] {
  switch (event.kind) {
    case 'card-found':
      return [
        { after: 0, scene: { found: event, judged: false }, sound: 'card' },
        { after: BREATH, scene: { found: event, judged: true }, sound: 'medal' },
        { after: WHY, scene: null },
      ]
    case 'intuition-wrong':
      return [
        { after: 0, scene: { wrong: event, judged: false }, sound: 'card' },
        { after: BREATH, scene: { wrong: event, judged: true }, sound: 'end' },
        { after: VERDICT, scene: null },
      ]
    case 'hour-began':
      return moment({ hour: event }, 'goal')
    case 'epilogue-began':
      return moment({ epilogue: event }, 'medal')
    case 'vision-turned':
      return moment({ turned: event }, 'goal')
    case 'votes-revealed':
      return moment({ votes: event }, 'card')
    case 'group-accused':
      return moment({ accused: event }, 'doom')
    case 'vision-given':
    case 'intuition-placed':
    case 'token-placed':
    case 'vote-cast':
    case 'pointed':
      return [{ after: 0, sound: 'card' }]
    case 'crow-spent':
    case 'visions-ended':
      return [{ after: 0, sound: 'goal' }]
    case 'game-ended':
      return [{ after: 0, sound: event.outcome.winners.length > 0 ? 'medal' : 'end' }]
    case 'game-began':
    case 'combinations-drawn':
    case 'tokens-recovered':
    case 'hand-filled':
    case 'visions-drawn':
    case 'vision-set-aside':
    case 'hand-redrawn':
    case 'medium-served':
    case 'intuition-lifted':
    case 'token-taken-back':
    case 'said-ready':
    case 'time-ran-out':
    case 'marker-moved':
    case 'guilty-chosen':
    case 'vision-chosen':
    case 'common-vision-sent':
    case 'abstained':
    case 'tie-broken':
      return []
  }
}

function moment(scene: Scene, sound: Sound): Beat[] {
  return [
    { after: 0, scene, sound },
    { after: MOMENT, scene: null },
  ]
}
