import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import RuleExample from '../src/shell/RuleExample.svelte'
import { rendered, withExamples } from '../src/words/markdown'

const book = rendered(
  [
    '**ONE-1** The first.',
    '![Two “cards” & a die](examples.json#one) They *fit*.',
    '**ONE-2** The second, ![not by itself](examples.json#two).',
  ].join('\n\n'),
)

test('an example stands between the texts around it, with what it looks like and what it shows', () => {
  const [before, example, after, ...more] = withExamples(book)
  expect(more).toEqual([])
  expect(before).toContain('id="rule-ONE-1"')
  expect(example).toEqual({ name: 'one', looks: 'Two “cards” &amp; a die', caption: 'They <em>fit</em>.' })
  expect(after).toContain('id="rule-ONE-2"')
})

test('a text without examples is one part', () => {
  expect(withExamples('<p>Nothing.</p>')).toEqual(['<p>Nothing.</p>'])
})

test('where the page cannot draw a game, everybody is told what its example looks like', () => {
  const example = { name: 'one', looks: 'Two cards', caption: 'They fit.' }
  const book = mount(RuleExample, { target: document.body, props: { example, folder: 'stranger', drawing: null } })
  flushSync()
  expect(document.querySelector<HTMLElement>('figure p')).toMatchObject({ textContent: 'Two cards', hidden: false })
  expect(document.querySelector('[role=img]')).toBe(null)
  void unmount(book)
})
