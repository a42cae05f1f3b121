/** A quiet room, and paper on cloth. */
import { air, bell, click, drum, inTurn, paper, pluck, type SoundSet } from '../../kit/score'

export const sounds = {
  scores: {
    card: paper(0, 2300, 0.13),
    deal: inTurn([2700, 3000, 2800], 0.1, (pitch, at) => paper(at, pitch, 0.13)),
    turn: [...click(0, 2500), ...pluck(784, 0.07, 0.4, 0.07)],
    goal: bell(1047, 0, 0.7, 0.05),
    bad: drum(120, 0, 0.35, 0.16),
    medal: inTurn([523, 659, 784], 0.11, (pitch, at) => pluck(pitch, at, 0.8)),
    end: inTurn([523, 440, 349], 0.2, (pitch, at) => pluck(pitch, at, 0.8)),
  },
  room: [air(300, 0.03, 15, 1.4)],
} as const satisfies SoundSet<never>
