/** A manor at night: its clock, its doors, and a wind that is nearly a voice. */
import { air, bell, creak, drone, drum, gust, inTurn, paper, type SoundSet } from '../../kit/score'

const strikes = (pitch: number, at: number) => bell(pitch, at, 1.8, 0.06)

export const sounds = {
  scores: {
    card: paper(0, 1800, 0.15),
    deal: inTurn([1700, 1900, 1600, 1800, 1500], 0.13, (pitch, at) => paper(at, pitch, 0.13)),
    turn: inTurn([415, 622], 0.16, (pitch, at) => bell(pitch, at, 1.1, 0.06)),
    goal: inTurn([554, 831], 0.13, (pitch, at) => bell(pitch, at, 1.2, 0.05)),
    bad: [...drum(73, 0, 0.8, 0.24), ...creak(110, 78, 0.08, 0.6)],
    medal: inTurn([415, 523, 622, 831], 0.16, strikes),
    end: [...inTurn([311, 277, 208], 0.34, strikes), ...gust(260, 0.3, 1.8, 0.5)],
    bell: inTurn([196, 196], 0.75, (pitch, at) => bell(pitch, at, 2, 0.1)), // the clock strikes
    wind: [...gust(340, 0, 1.5, 0.75), ...gust(510, 0.35, 1, 0.35)], // the ghost gives
    door: [...creak(70, 150, 0, 0.9, 0.06), ...drum(66, 0.85, 0.7, 0.26)], // somebody is accused
  },
  room: [air(300, 0.018, 14, 3), air(620, 0.008, 9, 6), drone(55, 0.008, 23), drone(82.5, 0.004, 17)],
} as const satisfies SoundSet<'bell' | 'wind' | 'door'>

export type Sound = keyof typeof sounds.scores
