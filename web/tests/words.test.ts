import { FluentNumber } from '@fluent/bundle'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { kindOfBot, namesOf, nthName } from '../src/shell/names'
import type { Room } from '../src/wire/table'
import { browserLanguage, knows, learn, spaced, speak, words, wordsOf } from '../src/words/catalogue.svelte'
import { tellableOf, Teller } from '../src/words/tell'

beforeAll(async () => {
  await speak('fr')
  await learn('medium')
  await learn('midas-companion', 'midas')
})
beforeEach(() => speak('fr'))

test('French elides before names, and puts its fine spaces', () => {
  expect(wordsOf('medium')('board-fan', { name: 'Hélène' })).toBe('Éventail d’Hélène')
  expect(words('page-beliefs', { name: 'Berthe' })).toBe('Ce que Berthe croyait')
  expect(spaced('« Oui ! » : non ; quoi ?')).toBe('«\u00a0Oui\u202f!\u00a0»\u00a0: non\u202f; quoi\u202f?')
})

test('what a vision and a card have in common is said once', async () => {
  await learn('mysterium')
  const reason = wordsOf('mysterium')
  const facts = { seen: 'la montre', answers: 'les rouages', idea: 'le temps' }
  expect(reason('reason', facts)).toBe('la montre → les rouages (le temps)')
  expect(reason('reason', { ...facts, idea: 'les rouages' })).toBe('la montre → les rouages')
  expect(reason('reason', { seen: 'la lune', answers: 'la lune', idea: 'la lune' })).toBe('la lune')
})

test('a name is told letter for letter: nothing unseen is in what people search, copy or hear', () => {
  expect(wordsOf('medium')('board-fan', { name: 'Jean-Pierre' })).toBe('Éventail de Jean-Pierre')
})

test('no letter is added to a word in the markup: an ending is the catalogue’s affair', () => {
  const added = /words\((?:[^{}]|\{[^{}]*\})*\)\}\p{L}/u
  const markup = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })
  expect(Object.entries(markup).filter(([, text]) => added.test(text))).toEqual([])
})

test('small numbers are told without a formatter, and large ones in the groups of the language', () => {
  const formatted = vi.spyOn(FluentNumber.prototype, 'toString')
  expect(words('page-players-of', { least: 2, most: 7 })).toBe('De 2 à 7 joueurs')
  expect(words('page-players-of', { least: 1, most: 1 })).toBe('En solo')
  expect(formatted).not.toHaveBeenCalled()
  expect(words('page-players-of', { least: 2, most: 7000 })).toBe('De 2 à 7\u202f000 joueurs')
})

test('everything that is open changes its language at once', async () => {
  await speak('en')
  expect(wordsOf('medium')('board-fan', { name: 'Hélène' })).toContain('Hélène')
  expect(wordsOf('medium')('board-fan', { name: 'Hélène' })).not.toContain('Éventail')
  expect(document.documentElement.lang).toBe('en')
})

test('a game has its own words and those of the house, and nobody has others', () => {
  expect(wordsOf('medium')('page-house')).toBe(words('page-house'))
  expect(knows('medium', 'board-fan')).toBe(true)
  expect(knows('', 'board-fan')).toBe(false)
  expect(words('no-such-word')).toBe('no-such-word')
})

test('some words of the house are fetched only where they are said, in the language of the moment', async () => {
  const later = wordsOf('later.history')
  expect(knows('later.history', 'history-empty')).toBe(false)
  await learn('later.history')
  expect(later('history-wins')).toBe('Gagnées')
  expect(later('page-house')).toBe(words('page-house'))
  await speak('en')
  expect(later('history-wins')).toBe('Won')
  expect(knows('', 'history-wins')).toBe(false)
})

test('of the languages that a browser asks for, the first that we speak', () => {
  const ask = (...languages: string[]) =>
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true })
  ask('de-AT', 'fr-CA', 'en')
  expect(browserLanguage()).toBe('fr')
  ask('de', 'it')
  expect(browserLanguage()).toBe('en')
})

test('every seat is called something: by its player, as a bot, or by its number', () => {
  const chair = { level: null, present: true, yours: false, given_up: false, colour: 0, character: null }
  const chairs: Room['chairs'] = [
    { ...chair, sitter: 'person', name: 'Agathe' },
    { ...chair, sitter: 'bot', name: null },
    { ...chair, sitter: 'nobody', name: null },
  ]
  const names = namesOf({ chairs })
  expect(names).toEqual(['Agathe', words('page-bot-1'), words('player', { number: 3 })])
  expect(new Set([...Array(8).keys()].map((bot) => words(`page-bot-${bot}`)[0])).size).toBe(8)
  expect(nthName(1)).toBe(words('player', { number: 2 }))
})

test('a bot is called by its strength and its character, and by its strength alone where it has none', async () => {
  await speak('fr')
  expect(kindOfBot({ level: 'seer', character: 'boldness' })).toBe('Voyant · Audace')
  expect(kindOfBot({ level: 'a-program', character: null })).toBe('a-program')
})

test('an event is told in words, its values named by their types', async () => {
  const teller = new Teller(wordsOf('medium'), await tellableOf('medium'), ['Agathe', 'Hugo'])
  const told = teller.tell({ kind: 'card-looked-at', seat: 0, other: 1, place: 2, card: null })
  expect(told).toBe('Agathe regarde la troisième carte d’Hugo.')
  expect(teller.listed(['a', 'b', 'c'])).toBe('a, b et c')
  expect(teller.listed([])).toBe(words('nothing'))
})

test('the page has not fetched the words that only a terminal says', () => {
  expect(knows('', 'page-house')).toBe(true)
  expect(knows('', 'arena-title')).toBe(false)
})

test('while a game lasts no title of a vision is told, but its place in the hand', async () => {
  await learn('mysterium')
  const teller = new Teller(wordsOf('mysterium'), await tellableOf('mysterium'), [])
  const view = { hand: ['vision-12', 'vision-07', 'vision-40'] }
  expect(teller.tellMoveOver({ kind: 'lay', vision: 'vision-07' }, view)).toBe('Poser la vision 2 de votre main')
  expect(teller.tellMoveOver({ kind: 'lay', vision: 'vision-01' }, view)).toBe('Poser cette vision')
  expect(teller.tellMoveOver({ kind: 'finish' }, view)).toBe(teller.tellMove({ kind: 'finish' }))
})

test('whatever speaks of moves in the middle of a game tells them over the view', () => {
  const markup = import.meta.glob<string>('../src/shell/*.svelte', { query: '?raw', import: 'default', eager: true })
  const naming = Object.entries(markup).filter(([, text]) => text.includes('.tellMove('))
  expect(naming.map(([path]) => path.split('/').at(-1))).toEqual([
    'PuzzleVerdict.svelte', // a puzzle is over when it is told
    'Review.svelte',
    'Thoughts.svelte',
  ])
})
