/** Whoever taps the board, or presses a key, while something older than the newest frame is shown, or a great moment
 *  lies over it, has heard enough. What was not yet there to be seen was not meant: then the tap does nothing else. */
import type { Attachment } from 'svelte/attachments'

interface Told {
  readonly current: boolean
  readonly telling: boolean
  skip(): void
}

const ELSEWHERE = 'dialog, header, footer, aside, input, textarea'
const ONLY_WANDERING = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

export function skipping(queue: Told): Attachment<HTMLElement> {
  let skipped = false

  function swallow(event: Event): void {
    event.preventDefault()
    event.stopPropagation()
  }

  function isElsewhere({ target }: Event): boolean {
    return target instanceof Element && target.closest(ELSEWHERE) !== null
  }

  function pressed(event: PointerEvent): void {
    skipped = false
    if (!queue.telling || isElsewhere(event)) return
    skipped = !queue.current
    queue.skip()
    if (skipped) swallow(event)
  }

  function clicked(event: MouseEvent): void {
    if (skipped) swallow(event)
    skipped = false
  }

  function typed(event: KeyboardEvent): void {
    if (!queue.telling || isElsewhere(event)) return
    queue.skip()
    if (!ONLY_WANDERING.includes(event.key)) swallow(event)
  }

  return (table) => {
    const taps = new AbortController()
    const early = { capture: true, signal: taps.signal }
    table.addEventListener('pointerdown', pressed, early)
    table.addEventListener('click', clicked, early)
    addEventListener('keydown', typed, early)
    return () => taps.abort()
  }
}
