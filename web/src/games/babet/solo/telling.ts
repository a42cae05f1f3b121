/** Whoever plays alone plays fast: only the end is a story, of the last card and what it makes. */
import type { Event, SoloEnded, View } from '../../../wire/babet-solo'
import type { TellOf } from '../../../kit/board'
import { FLIGHT } from '../../../kit/motion'
import type { Beat } from '../../../kit/telling'
import type { Sound } from '../sounds'

export interface SoloScene {
  readonly ended: SoloEnded
}

const TRIUMPH = 2600
const DEFEAT = 1600

export const tellAlone: TellOf<'babet-solo', SoloScene, Sound> = ({ events, now }) => {
  const moved = events.some(isMove)
  const ended = events.find((event) => event.kind === 'solo-ended')
  if (!ended) return { before: [], after: moved ? [{ lasts: 0, sound: 'card' }] : [] }
  const last: Beat<View, SoloScene, Sound> = { lasts: FLIGHT, view: { ...now, ended: null }, sound: 'card' }
  return { before: moved ? [last] : [], after: [finale(ended)] }
}

function finale(ended: SoloEnded): Beat<View, SoloScene, Sound> {
  const won = ended.outcome.winners.length > 0
  return { lasts: won ? TRIUMPH : DEFEAT, scene: { ended }, sound: won ? 'medal' : 'end' }
}

function isMove(event: Event): boolean {
  switch (event.kind) {
    case 'card-played':
    case 'cards-moved':
    case 'card-restocked':
      return true
    case 'card-turned':
    case 'solo-began':
    case 'solo-ended':
      return false
  }
}
