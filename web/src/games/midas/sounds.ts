/** Between decks: dice in leather cups, chests whose wood has been at sea, gold, and water all around. */
import { air, bell, creak, drone, drum, gust, inTurn, knock, paper, type Score, type SoundSet } from '../../kit/score'

const rattle = (pitches: readonly number[], step: number): Score =>
  inTurn(pitches, step, (pitch, at) => knock(pitch, at, 0.1))

export const sounds = {
  scores: {
    card: [...knock(210, 0, 0.12), ...paper(0.02, 1700, 0.13)],
    deal: rattle([520, 610, 480, 570, 640, 500, 590], 0.08),
    turn: inTurn([494, 740], 0.13, (pitch, at) => bell(pitch, at, 0.9, 0.06)), // the ship's bell
    goal: inTurn([1319, 1568], 0.09, (pitch, at) => bell(pitch, at, 0.6, 0.045)),
    bad: [...creak(130, 90, 0, 0.6), ...drum(80, 0.3, 0.6, 0.22)],
    medal: inTurn([784, 988, 1175, 1568, 1976], 0.09, (pitch, at) => bell(pitch, at, 1.3, 0.05)),
    end: [...inTurn([392, 330, 262], 0.24, (pitch, at) => bell(pitch, at, 1.1, 0.06)), ...drum(70, 0.7, 0.7, 0.18)],
    dice: [...rattle([620, 540, 700, 580, 660, 520], 0.055), ...drum(150, 0.36, 0.16, 0.2)],
    cup: [...drum(190, 0, 0.14, 0.16), ...rattle([640, 560], 0.06)],
    chest: [...creak(90, 190, 0, 0.7), ...knock(130, 0.68, 0.16)],
    coin: inTurn([2093, 2637, 2349], 0.06, (pitch, at) => bell(pitch, at, 0.6, 0.045)),
    curse: [...drum(62, 0, 1.4, 0.28), ...creak(70, 48, 0.1, 1.1, 0.07), ...gust(240, 0.2, 1.6, 0.6)],
  },
  room: [air(180, 0.034, 9), air(620, 0.01, 6), drone(62, 0.007, 15)],
} as const satisfies SoundSet<'dice' | 'cup' | 'chest' | 'coin' | 'curse'>

export type Sound = keyof typeof sounds.scores
