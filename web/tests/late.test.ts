// @vitest-environment node
// What the page fetches later may be gone by then: the house may have other files. Whoever fetches it says so.
import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../src/**/*.{ts,svelte}', '!../src/{wire,gallery}/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const LATE = /(.{0,21})\bimport\('/g

test('every part that comes later makes the page begin anew where it does not come', () => {
  const late = Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(LATE)].map(([, before]) => [path, before!.endsWith('loadOrReload(() => ')] as const),
  )
  expect(late.length).toBeGreaterThan(5)
  expect(late.filter(([, safe]) => !safe)).toEqual([])
})
