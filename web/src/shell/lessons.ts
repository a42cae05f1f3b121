// The way to a lesson.
import { openLesson, type ShelfGame } from '../net/api'
import { person } from '../net/person.svelte'
import { learn, words } from '../words/catalogue.svelte'
import { colourName } from './names'

const COLOURS = 4 // at a screen that a real table shares

/** The table where the first lesson of this game is given; whoever learns has all seats of a shared screen. */
export async function firstLesson(game: ShelfGame): Promise<string> {
  if (game.shared) await learn('later.around')
  const names = game.shared
    ? Array.from({ length: COLOURS }, (_, colour) => colourName(colour))
    : [person.name || words('page-guest')]
  return (await openLesson(game.id, game.lessons[0]!, names)).table
}
