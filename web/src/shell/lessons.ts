// The way to a lesson, and which of them this browser has seen finished.
import { openLesson, type ShelfGame } from '../net/api'
import { person } from '../net/person.svelte'
import { learn, words } from '../words/catalogue.svelte'
import { isKept, keepName } from './kept-names'
import { colourName } from './names'

type Taught = Pick<ShelfGame, 'id' | 'lessons'>

const FINISHED = 'gueridon-lessons'
const COLOURS = 4 // at a screen that a real table shares

const nameOf = ({ id }: Taught, lesson: string) => `${id}/${lesson}`

/** The table where this lesson is given; whoever learns has all seats of a shared screen. */
export async function beginLesson(game: ShelfGame, lesson: string): Promise<string> {
  if (game.shared) await learn('later.around')
  const names = game.shared
    ? Array.from({ length: COLOURS }, (_, colour) => colourName(colour))
    : [person.name || words('page-guest')]
  return (await openLesson(game.id, lesson, names)).table
}

export const firstLesson = (game: ShelfGame) => beginLesson(game, game.lessons[0]!)

export function isFinished(game: Taught): (lesson: string) => boolean {
  const finished = isKept(FINISHED)
  return (lesson) => finished(nameOf(game, lesson))
}

export const keepFinished = (game: Taught, lesson: string) => keepName(FINISHED, nameOf(game, lesson))

/** The one after it that is still to be taken, or the first such; null if there is none. */
export function nextLesson(game: Taught, lesson: string): string | null {
  const finished = isFinished(game)
  const at = game.lessons.indexOf(lesson)
  const following = [...game.lessons.slice(at + 1), ...game.lessons.slice(0, Math.max(0, at))]
  return following.find((one) => !finished(one)) ?? null
}
