import { expect, test } from 'vitest'
import { askedFor, lessonLinks, namedBy, puzzleLinks, withLinks } from '../src/shell/rule-links'
import type { PuzzleTitle } from '../src/wire/http'
import { rendered, withExamples } from '../src/words/markdown'

const book = rendered('# One\n\n**ONE-1** The first.\n\n**ONE-10** The tenth\nin two lines.\n')
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const puzzle = (id: string, ...rules: string[]): PuzzleTitle => ({ game: 'one', id, grade: 1, rules })

test('a rule ends with the way to the lesson that shows it, and no other rule does', () => {
  const links = lessonLinks({ first: ['ONE-1'] }, (lesson) => `Lesson ${lesson}`)
  const article = read(withLinks(book, links))
  const [button, ...others] = article.querySelectorAll('button')
  expect(others).toEqual([])
  expect(button!.closest('p')!.id).toBe('rule-ONE-1')
  expect(button!.textContent).toBe('Lesson first')
  expect(askedFor(button!)).toEqual({ lesson: 'first' })
  expect(askedFor(article.querySelector('h1'))).toEqual({})
})

test('one lesson may show several rules, and a rule be shown by several lessons', () => {
  const links = lessonLinks({ first: ['ONE-1', 'ONE-10'], second: ['ONE-10'] }, (lesson) => lesson)
  const buttons = [...read(withLinks(book, links)).querySelectorAll('#rule-ONE-10 .shown-by')]
  expect(buttons.map(askedFor)).toEqual([{ lesson: 'first' }, { lesson: 'second' }])
})

test('a rule leads to the first puzzle that shows it and is still to be solved', () => {
  const puzzles = [puzzle('a', 'ONE-1'), puzzle('b', 'ONE-1', 'ONE-10'), puzzle('c', 'ONE-1')]
  const links = puzzleLinks(puzzles, ({ id }) => id === 'a', 'A puzzle')
  expect(links.map(({ rule, name }) => [rule, name])).toEqual([
    ['ONE-1', 'b'],
    ['ONE-10', 'b'],
  ])
  expect(askedFor(read(withLinks(book, links)).querySelector('#rule-ONE-10 button'))).toEqual({ puzzle: 'b' })
})

test('where all are solved a rule leads to the easiest once more', () => {
  const links = puzzleLinks([puzzle('a', 'ONE-1'), puzzle('b', 'ONE-1')], () => true, 'A puzzle')
  expect(links).toEqual([{ rule: 'ONE-1', to: 'puzzle', name: 'a', title: 'A puzzle' }])
})

test('a rule leads to each rule that it names, and to no other', () => {
  const article = read(rendered('**ONE-1** See ONE-2 and ONE-3.\n\n**ONE-2** As in ONE-2, not in *TWO-1*.'))
  const links = [...article.querySelectorAll('a')]
  expect(links.map((link) => [link.closest('p')!.id, namedBy(link)])).toEqual([
    ['rule-ONE-1', 'ONE-2'],
    ['rule-ONE-2', 'ONE-2'],
  ])
  expect(namedBy(article.querySelector('p'))).toBe(null)
})

test('what an example looks like is told without links', () => {
  const html = rendered('**ONE-1** First.\n\n![As in ONE-1](examples.json#one) See ONE-1.')
  const [, example] = withExamples(html)
  expect(example).toMatchObject({ looks: 'As in ONE-1' })
})
