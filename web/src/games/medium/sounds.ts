/** Among stars: a harp, and glasses that sing. */
import { air, crystal, drone, drum, inTurn, paper, pluck, type SoundSet } from '../../kit/score'

const harp = (pitch: number, at: number) => pluck(pitch, at, 1, 0.065)
const glass = (pitch: number, at: number) => crystal(pitch, at, 1.1, 0.055)

export const sounds = {
  scores: {
    card: [...paper(0, 2400, 0.09), ...crystal(1760, 0.03, 0.35, 0.018)],
    deal: inTurn([523, 587, 698, 784, 880, 1047], 0.09, (pitch, at) => pluck(pitch, at, 0.5, 0.045)),
    turn: inTurn([698, 1047], 0.14, glass),
    goal: inTurn([784, 1047, 1319], 0.08, harp),
    bad: [...inTurn([466, 440], 0.1, (pitch, at) => crystal(pitch, at, 1.2, 0.07)), ...drum(87, 0, 0.5, 0.16)],
    medal: [...inTurn([523, 659, 784, 988, 1175, 1568], 0.07, harp), ...crystal(2093, 0.45, 1.5, 0.04)],
    end: inTurn([1047, 880, 698, 523], 0.18, harp),
    harp: inTurn([392, 523, 659, 784, 1047, 1319], 0.05, harp),
    crystal: inTurn([1568, 2349], 0.1, glass), // a fragment of a star
  },
  room: [drone(130.8, 0.006, 19), drone(196, 0.004, 13), drone(392, 0.0016, 9), air(2600, 0.004, 16, 4)],
} as const satisfies SoundSet<'harp' | 'crystal'>

export type Sound = keyof typeof sounds.scores
