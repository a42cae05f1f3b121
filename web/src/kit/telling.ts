// How a game tells what happened: each game's `telling.ts` gives every frame its beats, by what it tells.
import { calm } from './motion'

/** A picture of the story, and how long it stands. */
export interface Beat<View = unknown, Scene = unknown, Sound extends string = string> {
  /** Milliseconds. Without any it is only heard. */
  lasts: number
  /** What the board shows meanwhile, where that is neither the view before nor the one after. */
  view?: View
  /** A great moment over the board. */
  scene?: Scene
  sound?: Sound // of the set of its game
}

/** Beats over the table as it was, then everything changes at once, then beats over the table as it is now. A verdict
 *  is shown with the change or after it, and what leads up to it before: nothing on the page knows it sooner. */
export interface Telling<View = unknown, Scene = unknown, Sound extends string = string> {
  before: readonly Beat<View, Scene, Sound>[]
  after: readonly Beat<View, Scene, Sound>[]
}

export interface Happening<View, Event> {
  game: string
  events: readonly Event[]
  was: View
  now: View
  seat: number | null // whose eyes look; null watches
}

export type Tell<View = unknown, Event = unknown, Scene = unknown, Sound extends string = string> = (
  happened: Happening<View, Event>,
) => Telling<View, Scene, Sound>

export const NOTHING_TO_TELL: Telling<never, never> = { before: [], after: [] }

export const isScene = (beat: Beat) => beat.scene !== undefined

/** Unless this device asks for none. */
export const wantsScenes = () => document.documentElement.dataset.story !== 'none'

/** As this device wants it: those who ask for calm see the last picture of each frame, for as long as it stands; those
 *  who ask for none hear it only. */
export function asWished(telling: Telling): Telling {
  const wished = document.documentElement.dataset.story
  if (wished !== 'none' && !calm()) return telling
  const { before, after } = telling
  const heard = [...before, ...after].findLast((beat) => beat.sound !== undefined)
  const picture = wished === 'none' ? undefined : (after.findLast(isScene) ?? before.findLast(isScene))
  const sound = heard?.sound === undefined || heard === picture ? [] : [{ lasts: 0, sound: heard.sound }]
  const only = (beats: readonly Beat[]) => (picture !== undefined && beats.includes(picture) ? [picture] : [])
  return { before: only(before), after: [...sound, ...only(after)] }
}

/** The same in so many milliseconds at most. */
export function within(most: number, { before, after }: Telling): Telling {
  const lasting = [...before, ...after].reduce((so, { lasts }) => so + lasts, 0)
  const haste = Math.max(1, lasting / most)
  const quick = (beats: readonly Beat[]) => beats.map((beat) => ({ ...beat, lasts: beat.lasts / haste }))
  return { before: quick(before), after: quick(after) }
}
