import { expect, test } from 'vitest'
import { askedFor, withLessons } from '../src/shell/lesson-links'
import { rendered } from '../src/words/markdown'

const book = rendered('# One\n\n**ONE-1** The first.\n\n**ONE-10** The tenth\nin two lines.\n')

test('a rule ends with the way to the lesson that shows it, and no other rule does', () => {
  const linked = withLessons(book, { first: ['ONE-1'] }, (lesson) => `Lesson ${lesson}`)
  const article = new DOMParser().parseFromString(linked, 'text/html')
  const [button, ...others] = article.querySelectorAll('button')
  expect(others).toEqual([])
  expect(button!.parentElement!.id).toBe('rule-ONE-1')
  expect(button!.textContent).toBe('Lesson first')
  expect(askedFor(button!)).toBe('first')
  expect(askedFor(article.querySelector('h1'))).toBe(undefined)
})

test('one lesson may show several rules, and a rule be shown by several lessons', () => {
  const linked = withLessons(book, { first: ['ONE-1', 'ONE-10'], second: ['ONE-10'] }, (lesson) => lesson)
  const article = new DOMParser().parseFromString(linked, 'text/html')
  const lessons = [...article.querySelectorAll<HTMLElement>('#rule-ONE-10 [data-lesson]')]
  expect(lessons.map(({ dataset }) => dataset.lesson)).toEqual(['first', 'second'])
})
