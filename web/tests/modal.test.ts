import { beforeEach, describe, expect, test, vi } from 'vitest'
import { modal, topmostDialog } from '../src/kit/modal.svelte'

const close = vi.fn()
const focus = vi.fn()

function opened(): [HTMLDialogElement, () => void] {
  const dialog = document.createElement('dialog')
  dialog.append(document.createElement('p'))
  dialog.showModal = vi.fn()
  document.body.append(dialog)
  return [dialog, modal(close, focus)(dialog) as () => void]
}
const press = (target: Element) => target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true }))

beforeEach(() => {
  close.mockClear()
  document.body.innerHTML = ''
})

describe('a dialog', () => {
  test('is closed by a tap outside it', () => {
    const [dialog, gone] = opened()
    press(dialog)
    click(dialog)
    expect(close).toHaveBeenCalledOnce()
    gone()
  })

  test('stays open when what was pressed inside moves away under the finger', () => {
    const [dialog, gone] = opened()
    press(dialog.querySelector('p')!)
    click(dialog)
    expect(close).not.toHaveBeenCalled()
    gone()
  })

  test('is closed by the browser: by Escape', () => {
    const [dialog, gone] = opened()
    dialog.dispatchEvent(new Event('close'))
    expect(close).toHaveBeenCalledOnce()
    gone()
  })
})

test('what must be reached lies in the topmost dialog', () => {
  const [below, belowGone] = opened()
  const [above, aboveGone] = opened()
  expect(topmostDialog()).toBe(above)
  aboveGone()
  expect(topmostDialog()).toBe(below)
  belowGone()
  expect(topmostDialog()).toBeUndefined()
})
