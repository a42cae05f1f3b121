/** What moved is seen to move. Every transition can be cut short, and is skipped for those who ask for calm:
 *  the shell writes `data-motion` on the document, from its settings and from what the device prefers. */
import { cubicInOut, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

export const FLIGHT = 380

const STILL: TransitionConfig = { duration: 0 }

export function calm(): boolean {
  return document.documentElement.dataset.motion === 'reduced'
}

export function lasting(milliseconds: number): number {
  return calm() ? 0 : milliseconds
}

/** Where the piece of this name lies on the screen. */
export function place(board: HTMLElement | undefined, piece: string): DOMRect | undefined {
  return board?.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect()
}

interface Journey {
  /** The other end of the way; without one the piece does not move. */
  at: DOMRect | undefined
  delay?: number
}

function towards(node: Element, at: DOMRect) {
  const here = node.getBoundingClientRect()
  return {
    x: at.left + at.width / 2 - here.left - here.width / 2,
    y: at.top + at.height / 2 - here.top - here.height / 2,
    scale: Math.max(0.2, Math.min(1.4, at.width / here.width)),
  }
}

function travelled(way: ReturnType<typeof towards>, part: number, more = ''): string {
  const lift = Math.sin(part * Math.PI) * 0.12
  const scale = 1 + (way.scale - 1) * part + lift
  return `z-index: 20; transform: translate(${way.x * part}px, ${way.y * part}px) scale(${scale}) ${more};`
}

/** Flies in from elsewhere on the table. */
export function arrive(node: Element, { at, delay = 0 }: Journey): TransitionConfig {
  if (at === undefined || calm()) return STILL
  const way = towards(node, at)
  return { delay, duration: FLIGHT, easing: cubicOut, css: (_, left) => travelled(way, left) }
}

/** Flies in face down and turns over on the way. */
export function turnUp(node: Element, { at, delay = 0 }: Journey): TransitionConfig {
  if (at === undefined || calm()) return STILL
  const way = towards(node, at)
  const turned = (left: number) => travelled(way, left, `perspective(600px) rotateY(${left * 180}deg)`)
  return { delay, duration: FLIGHT, easing: cubicOut, css: (_, left) => turned(left) }
}

/** Lifts off and is gathered elsewhere. */
export function gather(node: Element, { at, delay = 0 }: Journey): TransitionConfig {
  if (at === undefined || calm()) return STILL
  const way = towards(node, at)
  const gone = (left: number) => `${travelled(way, left)} opacity: ${1 - left ** 3};`
  return { delay, duration: FLIGHT * 1.4, easing: cubicInOut, css: (_, left) => gone(left) }
}

/** Stays in place until what covers it has arrived. */
export function linger(_node: Element): TransitionConfig {
  return { duration: lasting(FLIGHT), css: () => '' }
}
