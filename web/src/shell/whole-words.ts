/** A text that its box cuts off ends in a whole word, which `line-clamp` does not see to. */
import type { Attachment } from 'svelte/attachments'

const ROUNDING = 1 // pixels

export function wholeWords(text: string): Attachment<HTMLElement> {
  return (node) => {
    let width = 0
    const tooLong = () => node.scrollHeight > node.clientHeight + ROUNDING

    function fill(): void {
      node.textContent = text
      for (let left = text.split(' '); left.length > 1 && tooLong();) {
        left = left.slice(0, -1)
        node.textContent = `${left.join(' ')}…`
      }
    }

    const observer = new ResizeObserver(() => {
      if (node.clientWidth === width) return
      width = node.clientWidth
      fill()
    })
    fill()
    observer.observe(node)
    return () => observer.disconnect()
  }
}
