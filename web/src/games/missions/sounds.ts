/** Outdoors, with a compass in the hand: clicks, a whistle, light wind. */
import { air, bell, click, drum, gust, inTurn, knock, paper, pluck, type SoundSet } from '../../kit/score'

export const sounds = {
  scores: {
    card: paper(0, 3000, 0.13),
    deal: inTurn([2800, 3100, 2900, 3200, 3000], 0.1, (pitch, at) => paper(at, pitch, 0.13)),
    turn: [...click(0, 2600), ...pluck(880, 0.07, 0.4, 0.07)],
    goal: [...click(0), ...click(0.06, 3700), ...bell(1175, 0.1, 0.7, 0.05)],
    bad: [...drum(120, 0, 0.35, 0.18), ...gust(420, 0.05, 0.7, 0.35)],
    medal: [...inTurn([523, 659, 784], 0.11, (pitch, at) => pluck(pitch, at, 0.8)), ...bell(1047, 0.34, 1.4, 0.07)],
    end: [...inTurn([523, 440, 349], 0.2, (pitch, at) => pluck(pitch, at, 0.8)), ...gust(380, 0.5, 1.2, 0.3)],
    compass: [...click(0, 3000), ...click(0.05, 3500)],
    wind: [...gust(520, 0, 1.3, 0.5), ...knock(260, 0.5, 0.06)],
  },
  room: [air(420, 0.016, 13, 1.4), air(1500, 0.006, 8, 2), air(140, 0.014, 19)],
} as const satisfies SoundSet<'compass' | 'wind'>

export type Sound = keyof typeof sounds.scores
