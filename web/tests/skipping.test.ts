import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { skipping } from '../src/shell/skipping'

const queue = { current: true, telling: false, skip: vi.fn() }
const tapped = vi.fn()
const typed = vi.fn()
let stop: () => void

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
function tap(selector: string): void {
  find(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  find(selector).click()
}
const press = (key: string, selector = '#card') =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

beforeEach(() => {
  document.body.innerHTML =
    '<div id="table"><header><button id="door"></button></header><main><button id="card"></button></main></div>'
  Object.assign(queue, { current: true, telling: false })
  for (const spy of [queue.skip, tapped, typed]) spy.mockReset()
  for (const id of ['#card', '#door']) find(id).addEventListener('click', () => void tapped())
  find('#card').addEventListener('keydown', () => void typed())
  stop = skipping(queue)(find('#table')) as () => void
})
afterEach(() => stop())

describe('a tap on the board', () => {
  test('counts where nothing is told', () => {
    tap('#card')
    expect(queue.skip).not.toHaveBeenCalled()
    expect(tapped).toHaveBeenCalledOnce()
  })

  test('while something older is shown skips, and does nothing else', () => {
    Object.assign(queue, { current: false, telling: true })
    tap('#card')
    expect(queue.skip).toHaveBeenCalledOnce()
    expect(tapped).not.toHaveBeenCalled()
  })

  test('under a scene that leaves it in sight skips, and counts', () => {
    Object.assign(queue, { current: true, telling: true })
    tap('#card')
    expect(queue.skip).toHaveBeenCalledOnce()
    expect(tapped).toHaveBeenCalledOnce()
  })

  test('after one that skipped counts again', () => {
    Object.assign(queue, { current: false, telling: true })
    tap('#card')
    Object.assign(queue, { current: true, telling: false })
    tap('#card')
    expect(tapped).toHaveBeenCalledOnce()
  })
})

test('what lies around the board is never in the way of a story, nor the other way round', () => {
  Object.assign(queue, { current: false, telling: true })
  tap('#door')
  press('Enter', '#door')
  expect(queue.skip).not.toHaveBeenCalled()
  expect(tapped).toHaveBeenCalledOnce()
})

describe('a key', () => {
  test('skips, and does nothing else', () => {
    Object.assign(queue, { current: true, telling: true })
    press('Enter')
    expect(queue.skip).toHaveBeenCalledOnce()
    expect(typed).not.toHaveBeenCalled()
  })

  test('that only wanders skips, and wanders', () => {
    Object.assign(queue, { current: false, telling: true })
    press('Tab')
    expect(queue.skip).toHaveBeenCalledOnce()
    expect(typed).toHaveBeenCalledOnce()
  })

  test('counts where nothing is told', () => {
    press('1')
    expect(queue.skip).not.toHaveBeenCalled()
    expect(typed).toHaveBeenCalledOnce()
  })
})
