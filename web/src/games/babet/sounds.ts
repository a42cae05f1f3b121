/** A wooden card table in a café: cards on wood, and three strings for what matters. */
import { air, drone, drum, inTurn, knock, paper, pluck, type SoundSet } from '../../kit/score'

const slap = (at: number) => [...paper(at, 2200, 0.13), ...knock(170, at + 0.06, 0.14)]

export const sounds = {
  scores: {
    card: slap(0),
    deal: inTurn([2000, 2300, 2100, 2400, 2200, 2500], 0.11, (pitch, at) => paper(at, pitch, 0.13)),
    turn: [...knock(330, 0), ...knock(440, 0.13)],
    goal: inTurn([392, 494], 0.1, (pitch, at) => pluck(pitch, at, 0.6)),
    bad: inTurn([294, 277], 0.16, (pitch, at) => pluck(pitch, at, 0.7)),
    medal: inTurn([392, 494, 587, 784], 0.12, (pitch, at) => pluck(pitch, at, 1.1)),
    end: inTurn([330, 294, 247], 0.22, (pitch, at) => pluck(pitch, at, 0.9)),
    gathered: [...slap(0), ...slap(0.09), ...slap(0.18), ...drum(110, 0.27, 0.3, 0.16)], // three cards swept together
  },
  room: [air(240, 0.02, 11), air(900, 0.006, 7), drone(98, 0.006, 17)],
} as const satisfies SoundSet<'gathered'>

export type Sound = keyof typeof sounds.scores
