import { expect, test } from 'vitest'
import { showFound } from '../src/shell/rule-search'

function book(): HTMLElement {
  const article = document.createElement('article')
  article.innerHTML = [
    '<h1>Le jeu des piles</h1><p>Pour tous.</p>',
    '<h2>La mise en place</h2><p id="a">On mélange les cartes.</p><figure id="drawn">cinq dés</figure>',
    '<h2>La fin</h2><h3>Les médailles</h3><ul><li id="b">L’or.</li><li id="c">L’argent, élevé.</li></ul>',
    '<h3>Le score</h3><table><tbody><tr id="d"><td>dix</td></tr><tr id="e"><td>vingt</td></tr></tbody></table>',
  ].join('')
  return article
}

const inSight = (article: HTMLElement) =>
  [...article.querySelectorAll<HTMLElement>('h1, h2, h3, p, figure, li, tr')]
    .filter((part) => !part.hidden)
    .map((part) => part.id || part.textContent)

test('what has every word stays, below its headings, without regard to accents and capitals', () => {
  const article = book()
  expect(showFound(article, 'ELEVE argent')).toBe(1)
  expect(inSight(article)).toEqual(['Le jeu des piles', 'La fin', 'Les médailles', 'c'])
  expect(showFound(article, "l'or")).toBe(1)
  expect(inSight(article)).toEqual(['Le jeu des piles', 'La fin', 'Les médailles', 'b'])
})

test('a rule is found by what its example shows, and an example by its rule', () => {
  const article = book()
  for (const sought of ['dés', 'mélange']) {
    expect(showFound(article, sought)).toBe(1)
    expect(inSight(article)).toEqual(['Le jeu des piles', 'La mise en place', 'a', 'drawn'])
  }
})

test('a heading finds all that is below it, the title of the book does not', () => {
  const article = book()
  expect(showFound(article, 'score')).toBe(2)
  expect(inSight(article)).toEqual(['Le jeu des piles', 'La fin', 'Le score', 'd', 'e'])
  expect(showFound(article, 'piles')).toBe(0)
})

test('whoever seeks nothing has the whole book', () => {
  const article = book()
  const whole = inSight(article)
  showFound(article, 'vingt')
  expect(inSight(article)).not.toEqual(whole)
  expect(showFound(article, '  ')).toBeNull()
  expect(inSight(article)).toEqual(whole)
})
