/** What fingers and mice do beyond a tap. None of it is the only way: every gesture has a button or a key beside it. */
import type { Attachment } from 'svelte/attachments'

const HELD_MS = 450
const MOVED_PX = 8

/** A long press, a right click, or the menu key. The tap that ends a long press does not count as a tap. */
export function onHold(open: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0
    let held = false
    const hold = () => {
      held = true
      open()
    }
    const listen = listener(node)
    listen('pointerdown', () => {
      held = false
      clearTimeout(timer)
      timer = window.setTimeout(hold, HELD_MS)
    })
    for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const) listen(end, () => clearTimeout(timer))
    listen('contextmenu', (event) => {
      event.preventDefault()
      clearTimeout(timer)
      if (!held) open()
    })
    listen('click', (event) => {
      if (held) event.stopImmediatePropagation()
      held = false
    })
    return () => {
      clearTimeout(timer)
      listen.stop()
    }
  }
}

const SWIPED_PX = 36

/** A picture is pushed aside for the next one or the one before. The end of a swipe does not count as a tap. */
export function onSwipe(turn: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | undefined
    let swiped = false
    const listen = listener(node)
    listen('pointerdown', (event) => {
      from = event.button === 0 ? event : undefined
      swiped = false
    })
    listen('pointermove', (event) => {
      if (from === undefined) return
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (Math.abs(x) < SWIPED_PX || Math.abs(x) < Math.abs(y)) return
      from = undefined
      swiped = true
      turn(x < 0 ? 1 : -1)
    })
    for (const end of ['pointerup', 'pointercancel'] as const) listen(end, () => (from = undefined))
    listen('dragstart', (event) => event.preventDefault())
    listen('click', (event) => {
      if (swiped) event.stopImmediatePropagation()
      swiped = false
    })
    return listen.stop
  }
}

interface Drag {
  lift(): void
  /** The `data-drop` of what lies under the pointer when it is let go. */
  drop(on: string | undefined): void
  /** What lies on the piece and goes where it goes. */
  along?(piece: HTMLElement): HTMLElement[]
}

/** The piece follows the pointer; let go over a place marked `data-drop` it is dropped there. */
export function onDrag(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let from: PointerEvent | undefined
    let dragging = false
    const carry = (way: string) => {
      for (const piece of [node, ...(drag.along?.(node) ?? [])]) {
        piece.style.translate = way
        piece.toggleAttribute('data-dragging', way !== '')
      }
    }
    const listen = listener(node)
    listen('pointerdown', (event) => {
      from = event.button === 0 ? event : undefined
      dragging = false
    })
    const follow = (event: PointerEvent) => {
      if (from === undefined) return
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
      if (!dragging && Math.hypot(x, y) > MOVED_PX) {
        dragging = true
        node.setPointerCapture(event.pointerId)
        drag.lift()
      }
      if (dragging) carry(`${x}px ${y}px`)
    }
    listen('pointermove', follow)
    listen('pointerleave', follow) // a quick hand is gone with its first move
    const land = () => {
      from = undefined
      carry('')
    }
    listen('pointerup', (event) => {
      const on = dragging ? under(event) : undefined
      land()
      if (dragging) drag.drop(on)
    })
    listen('pointercancel', () => {
      land()
      if (dragging) drag.drop(undefined)
      dragging = false
    })
    listen('click', (event) => {
      if (dragging) event.stopImmediatePropagation()
      dragging = false
    })
    return listen.stop
  }
}

function under(event: PointerEvent): string | undefined {
  const found = document.elementsFromPoint(event.clientX, event.clientY)
  return found.map((element) => element.closest<HTMLElement>('[data-drop]')).find((place) => place !== null)?.dataset
    .drop
}

/** Listens before the piece itself does, so that a gesture can keep a tap from it. */
function listener(node: HTMLElement) {
  const done = new AbortController()
  const listen = <K extends keyof HTMLElementEventMap>(name: K, heard: (event: HTMLElementEventMap[K]) => void) =>
    node.addEventListener(name, heard, { capture: true, signal: done.signal })
  return Object.assign(listen, { stop: () => done.abort() })
}
