import { expect, test } from 'vitest'
import { numbered } from '../src/shell/badge'

const drawn = (count: number) => decodeURIComponent(numbered('<svg><path/></svg>', count))

test('the number of games that wait stands on the picture, as far as there is room', () => {
  expect(drawn(3)).toMatch(/^data:image\/svg\+xml,<svg><path\/>.*>3<\/text><\/svg>$/)
  expect(drawn(12)).toContain('>9+<')
})
