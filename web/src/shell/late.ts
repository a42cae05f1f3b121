// Parts of a table that are fetched when they are wanted, each with its words.
import { loadOrReload } from '../net/parts'
import { learn } from '../words/catalogue.svelte'

async function withWords<Part>(part: Promise<{ default: Part }>, catalogue: string): Promise<Part> {
  const [loaded] = await Promise.all([part, learn(catalogue)])
  return loaded.default
}

export const lesson = () =>
  withWords(
    loadOrReload(() => import('./Lesson.svelte')),
    'later.lesson',
  )
export const ending = () =>
  withWords(
    loadOrReload(() => import('./Ending.svelte')),
    'later.ending',
  )
export const coach = () =>
  withWords(
    loadOrReload(() => import('./Coach.svelte')),
    'later.coach',
  )
export const review = () =>
  withWords(
    loadOrReload(() => import('./Review.svelte')),
    'later.review',
  )
