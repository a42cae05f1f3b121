/** How a ply is told to the eye: intuitions are named and judged one by one, votes opened one by one. Only the last
 *  picture of a ply comes with the table as it is now. */
import type {
  CardFound,
  EpilogueBegan,
  Event,
  GameEnded,
  GroupAccused,
  HourBegan,
  IntuitionWrong,
  Suspects,
  TieBroken,
  View,
  VisionTurned,
  VotesRevealed,
} from '../../wire/mysterium'
import type { TellOf } from '../../kit/board'
import { isScene, type Beat as AnyBeat } from '../../kit/telling'
import type { Sound } from './sounds'

/** An intuition is named first, and judged after a breath; so many of the ballots are open. */
export type Scene =
  | { found: CardFound; judged: boolean }
  | { wrong: IntuitionWrong; judged: boolean }
  | { hour: HourBegan }
  | { epilogue: EpilogueBegan }
  | { turned: VisionTurned }
  | { votes: VotesRevealed; open: number }
  | { tie: TieBroken }
  | { accused: GroupAccused }
  | { ended: GameEnded; guilty: Suspects | undefined }
type Beat = AnyBeat<View, Scene, Sound>

const BREATH = 1000
const WRONG = 1700
const WHY = 3200 // to read what the visions had in common
const MOMENT = 1700
const BALLOT = 800
const ACCUSED = 2000
const FINALE = 3600
const TRUTH = 2600 // to look at the table that knows it
const PATIENCE = 12_000 // of those who wait while many intuitions are judged

export const tell: TellOf<'mysterium', Scene, Sound> = ({ events, now }) => {
  const beats = events.flatMap((event) => beatsOf(event, now))
  const last = Math.max(0, beats.findLastIndex(isScene))
  return { before: inPatience(beats.slice(0, last)), after: beats.slice(last) }
}

/** The more there is to tell, the quicker. */
function inPatience(beats: readonly Beat[]): readonly Beat[] {
  const lasting = beats.reduce((so, { lasts }) => so + lasts, 0)
  return lasting <= PATIENCE ? beats : beats.map((beat) => ({ ...beat, lasts: (beat.lasts * PATIENCE) / lasting }))
}

function beatsOf(event: Event, now: View): Beat[] {
  switch (event.kind) {
    case 'card-found':
      return [
        { lasts: BREATH, scene: { found: event, judged: false }, sound: 'card' },
        { lasts: WHY, scene: { found: event, judged: true }, sound: 'medal' },
      ]
    case 'intuition-wrong':
      return [
        ...(event.card === null ? [] : moment({ wrong: event, judged: false }, 'card', BREATH)),
        { lasts: WRONG, scene: { wrong: event, judged: true }, sound: 'bad' },
      ]
    case 'hour-began':
      return moment({ hour: event }, 'bell')
    case 'epilogue-began':
      return moment({ epilogue: event }, 'medal')
    case 'vision-turned':
      return moment({ turned: event }, 'wind')
    case 'votes-revealed':
      return Array.from({ length: event.ballots.length + 1 }, (_, open) => ({
        lasts: BALLOT,
        scene: { votes: event, open },
        sound: 'card',
      }))
    case 'tie-broken':
      return moment({ tie: event }, 'goal', ACCUSED)
    case 'group-accused':
      return moment({ accused: event }, 'door', ACCUSED)
    case 'game-ended':
      return finale(event, now)
    case 'vision-given':
      return [{ lasts: 0, sound: 'wind' }]
    case 'intuition-placed':
    case 'token-placed':
    case 'vote-cast':
    case 'pointed':
      return [{ lasts: 0, sound: 'card' }]
    case 'crow-spent':
    case 'visions-ended':
      return [{ lasts: 0, sound: 'goal' }]
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
      return []
  }
}

const moment = (scene: Scene, sound: Sound, lasts = MOMENT): Beat[] => [{ lasts, scene, sound }]

/** The truth, whatever was accused; at dawn there is nobody to name. */
function finale(ended: GameEnded, now: View): Beat[] {
  const guilty = now.groups.find((group) => group.group === ended.guilty)
  const sound = ended.outcome.winners.length > 0 ? 'medal' : 'end'
  return [...moment({ ended, guilty }, sound, FINALE), { lasts: TRUTH }]
}
