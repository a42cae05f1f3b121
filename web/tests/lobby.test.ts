import { beforeAll, describe, expect, test } from 'vitest'
import type { Listed } from '../src/net/api'
import { peopleOf, rulesOf } from '../src/shell/lobby'
import { learn, speak, words, wordsOf } from '../src/words/catalogue.svelte'

const GAME = 'medium'
const NOBODY = { sitter: 'nobody', name: null, level: null } as const
const BOT = { sitter: 'bot', name: null, level: 'novice' } as const
const person = (name: string) => ({ sitter: 'person', name, level: null }) as const
const table = (changes: Partial<Listed> = {}): Listed => ({
  table: 'abc',
  game: GAME,
  status: 'gathering',
  preset: 'usual',
  people: [person('Camille'), BOT, NOBODY, NOBODY],
  pace: 86_400,
  ...changes,
})

beforeAll(async () => {
  await speak('en')
  await learn(GAME)
})

describe('the lobby', () => {
  test('names those who sit there, bots with their strength, and counts the free seats', () => {
    expect(peopleOf(table(), words)).toBe('Camille, Berthe (Novice) and 2 free seats')
    expect(peopleOf(table({ people: [person('Camille'), person('Zoé')] }), words)).toBe('Camille and Zoé')
  })

  test('calls a program of the host by its own name', () => {
    const mine = { ...BOT, level: 'mine' }
    expect(peopleOf(table({ people: [person('Camille'), mine] }), words)).toBe('Camille and Berthe (mine)')
  })

  test('says how it is played, and how long a move may take', () => {
    const said = rulesOf(table(), wordsOf(GAME))
    expect(said).toBe(`${wordsOf(GAME)('preset-usual')} · 1 day per move`)
    expect(rulesOf(table({ preset: null, pace: null }), wordsOf(GAME))).toBe('other options')
    expect(rulesOf(table({ pace: 5 * 3600 }), wordsOf(GAME))).toContain('5 h per move')
  })
})
