import { expect, test } from 'vitest'
import { beside, pointer } from '../src/shell/beside'

const screen = { x: 8, y: 60, width: 374, height: 776 }
const bubble = { width: 360, height: 120 }
const hides = (at: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }) =>
  at.x < box.x + box.width && at.x + bubble.width > box.x && at.y < box.y + box.height && at.y + bubble.height > box.y

test('a bubble hides nothing of what it speaks of, as long as there is room', () => {
  const top = { x: 20, y: 70, width: 350, height: 90 }
  const bottom = { x: 20, y: 700, width: 350, height: 120 }
  const at = beside(bubble, screen, [top, bottom], [])
  expect(hides(at, top) || hides(at, bottom)).toBe(false)
})

test('it is beside what it speaks of first', () => {
  const low = { x: 100, y: 600, width: 60, height: 80 }
  const { y } = beside(bubble, screen, [low], [])
  expect(Math.min(Math.abs(y - 680), Math.abs(y + bubble.height - 600))).toBeLessThan(20)
})

test('it stays on the screen, and hides as little of the rest as it can', () => {
  const rest = { x: 0, y: 0, width: 390, height: 500 }
  const { x, y } = beside(bubble, screen, [], [rest])
  expect(y).toBeGreaterThanOrEqual(500)
  expect(x).toBeGreaterThanOrEqual(screen.x)
  expect(y + bubble.height).toBeLessThanOrEqual(screen.y + screen.height)
})

test('its pointer is on the side of what it speaks of, and nowhere if it lies over that', () => {
  const box = { x: 10, y: 200, ...bubble }
  expect(pointer(box, { x: 50, y: 400, width: 10, height: 10 })?.side).toBe('bottom')
  expect(pointer(box, { x: 50, y: 100, width: 10, height: 10 })?.side).toBe('top')
  expect(pointer(box, { x: 380, y: 250, width: 10, height: 10 })?.side).toBe('right')
  expect(pointer(box, { x: 0, y: 250, width: 5, height: 10 })?.side).toBe('left')
  expect(pointer(box, { x: 50, y: 250, width: 10, height: 10 })).toBe(null)
})
