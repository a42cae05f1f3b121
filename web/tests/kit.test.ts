import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onDrag, onHold } from '../src/kit/gestures'
import { roving } from '../src/kit/roving'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
const pointer = (name: string, x = 0, y = 0) =>
  find('#piece').dispatchEvent(new PointerEvent(name, { clientX: x, clientY: y, button: 0, bubbles: true }))
const taps = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  taps.mockClear()
  document.body.innerHTML = '<button id="piece"></button><div id="place" data-drop="stack-1"></div>'
  find('#piece').addEventListener('click', () => void taps())
})
afterEach(() => vi.useRealTimers())

describe('a long press', () => {
  const open = vi.fn()
  let stop: ReturnType<ReturnType<typeof onHold>>
  beforeEach(() => {
    open.mockClear()
    stop = onHold(open)(find('#piece'))
  })

  test('opens, and the tap that ends it is no tap', () => {
    pointer('pointerdown')
    vi.advanceTimersByTime(450)
    pointer('pointerup')
    find('#piece').click()
    expect(open).toHaveBeenCalledOnce()
    expect(taps).not.toHaveBeenCalled()
  })

  test('that was too short is a tap', () => {
    pointer('pointerdown')
    vi.advanceTimersByTime(449)
    pointer('pointerup')
    find('#piece').click()
    vi.advanceTimersByTime(1000)
    expect(open).not.toHaveBeenCalled()
    expect(taps).toHaveBeenCalledOnce()
  })

  test('has the right button beside it, which opens once', () => {
    pointer('pointerdown')
    pointer('contextmenu')
    vi.advanceTimersByTime(1000)
    expect(open).toHaveBeenCalledOnce()
  })

  test('is no longer heard once the piece is gone', () => {
    stop?.()
    pointer('contextmenu')
    expect(open).not.toHaveBeenCalled()
  })
})

describe('a piece that is dragged', () => {
  const [lift, drop] = [vi.fn(), vi.fn()]
  beforeEach(() => {
    lift.mockClear()
    drop.mockClear()
    find('#piece').setPointerCapture = () => undefined
    document.elementsFromPoint = (x) => (x > 50 ? [find('#place')] : [document.body])
    onDrag({ lift, drop })(find('#piece'))
  })

  test('follows the pointer and is dropped where it is let go', () => {
    pointer('pointerdown')
    pointer('pointermove', 60, 5)
    expect(find('#piece').style.translate).toBe('60px 5px')
    pointer('pointerup', 60, 5)
    find('#piece').click()
    expect(drop).toHaveBeenCalledExactlyOnceWith('stack-1')
    expect(find('#piece').style.translate).toBe('')
    expect(taps).not.toHaveBeenCalled()
  })

  test('a little is only tapped', () => {
    pointer('pointerdown')
    pointer('pointermove', 5, 5)
    pointer('pointerup', 5, 5)
    find('#piece').click()
    expect(lift).not.toHaveBeenCalled()
    expect(drop).not.toHaveBeenCalled()
    expect(taps).toHaveBeenCalledOnce()
  })

  test('beside every place is dropped nowhere', () => {
    pointer('pointerdown')
    pointer('pointermove', 0, 30)
    pointer('pointerup', 0, 30)
    expect(drop).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  test('and taken away by the browser goes home, and can be tapped again', () => {
    pointer('pointerdown')
    pointer('pointermove', 60, 5)
    pointer('pointercancel')
    expect(drop).toHaveBeenCalledExactlyOnceWith(undefined)
    find('#piece').click()
    expect(taps).toHaveBeenCalledOnce()
  })
})

describe('the keyboard', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main>
      <div data-row><button id="a" data-stop></button><button id="b" data-stop></button><button id="c" data-stop></button></div>
      <div data-row></div>
      <div data-row><button id="d" data-stop></button><button id="e" data-stop></button></div></main>`
    roving(find('main'))
  })
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const tabStops = () => [...document.querySelectorAll<HTMLElement>('[data-stop]')].filter((one) => one.tabIndex === 0)

  test('stops once in each row', () => {
    expect(tabStops().map((one) => one.id)).toEqual(['a', 'd'])
  })

  test.each([
    ['a', ['ArrowRight'], 'b'],
    ['a', ['ArrowLeft'], 'a'],
    ['c', ['ArrowRight'], 'c'],
    ['c', ['ArrowDown'], 'e'], // the row below is shorter, and the empty one between is no row
    ['b', ['ArrowDown', 'ArrowUp'], 'b'],
    ['a', ['ArrowUp'], 'a'],
  ])('walks from %s by %j to %s', (from, keys, to) => {
    find(`#${from}`).focus()
    keys.forEach(press)
    expect(document.activeElement?.id).toBe(to)
  })

  test('comes back to where it was in a row', () => {
    find('#b').focus()
    expect(tabStops().map((one) => one.id)).toEqual(['b', 'd'])
  })

  test('still stops in a row whose stop is gone', async () => {
    find('#a').remove()
    await vi.advanceTimersByTimeAsync(0)
    expect(tabStops().map((one) => one.id)).toEqual(['b', 'd'])
  })
})
