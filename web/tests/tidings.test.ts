import { beforeAll, expect, test } from 'vitest'
import { tidings } from '../src/shell/tidings'
import { learn, speak, wordsOf } from '../src/words/catalogue.svelte'
import { tellableOf, Teller } from '../src/words/tell'

const NAMES = ['Ana', 'Bob', 'Zoé']

beforeAll(async () => {
  await speak('fr')
  for (const [game, folder] of [['later.ending'], ['medium'], ['midas'], ['missions'], ['babet-solo', 'babet']])
    await learn(game!, folder)
})

const told = async (game: string, names: string[], end: Parameters<typeof tidings>[2]) =>
  tidings(game, new Teller(wordsOf(game), await tellableOf(game), names), end).replaceAll(/[\u00a0\u202f]/g, ' ')

test('a medal ends a sentence of its own', async () => {
  const end = {
    outcome: { reason: 'blocked', winners: [0, 1, 2], scores: [1, 1, 1] },
    honour: 'silver',
    came_of_it: { kind: 'reached', medal: 'silver', done: 20, missing: 4, next: 'gold' },
  }
  expect(await told('missions', NAMES, end)).toMatch(/^50 Missions — Médaille d’argent\. 20 missions sur cinquante/)
})

test('friends are told who won, and are not spoken to', async () => {
  const outcome = { reason: 'exhausted', winners: [1], scores: [3, 5, 1] }
  const counted = { kind: 'stars-counted', fragments: null, missing: 6 }
  const medium = await told('medium', NAMES, { outcome, honour: null, came_of_it: counted })
  expect(medium).toContain('Bob devient Grand Oracle ! ')
  const title = { kind: 'title-won', level: 1, next: 2 }
  const alone = { outcome: { reason: 'won', winners: [0], scores: [1] }, honour: 'plastic', came_of_it: title }
  expect(`${medium} ${await told('babet-solo', ['Ana'], alone)}`).not.toMatch(/\b(vous|votre|vos)\b/i)
})
