// Dialogs that are open. Whatever lies outside the topmost cannot be reached or heard, so what must be lies in it.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { openLayer } from '../net/route.svelte'

let opened = $state.raw<readonly HTMLDialogElement[]>([])

export const topmostDialog = (): HTMLDialogElement | undefined => opened.at(-1)

/** The dialog is open as long as it is there. Escape closes it, so does going back, and a tap outside that began there:
 *  what moved away under a finger was not meant to. */
export function modal(close: () => void, focus: (dialog: HTMLDialogElement) => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    let pressedOutside = false
    const pressed = (event: Event) => (pressedOutside = event.target === dialog)
    const tapped = (event: Event) => pressedOutside && event.target === dialog && close()
    const taps = new AbortController()
    dialog.addEventListener('pointerdown', pressed, taps)
    dialog.addEventListener('click', tapped, taps)
    dialog.addEventListener('close', close, taps)
    dialog.showModal()
    focus(dialog)
    opened = untrack(() => [...opened, dialog])
    const closed = openLayer(() => dialog.close())
    return () => {
      taps.abort()
      closed()
      opened = opened.filter((one) => one !== dialog)
    }
  }
}
