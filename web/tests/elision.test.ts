// @vitest-environment node
import { expect, test } from 'vitest'
import cases from '../../tests/laws/elision.json'
import { elide } from '../src/words/elision'

test.each(cases as [string, string, string][])('%s %s is said %s, as in a terminal', (particle, name, said) => {
  expect(elide(particle, name)).toBe(said)
})
