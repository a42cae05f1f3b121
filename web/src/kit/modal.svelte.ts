// Dialogs that are open. Whatever lies outside the topmost cannot be reached or heard, so what must be lies in it.
import { untrack } from 'svelte'

let opened = $state.raw<readonly HTMLDialogElement[]>([])

export const topmostDialog = (): HTMLDialogElement | undefined => opened.at(-1)

/** An attachment: the dialog is open as long as it is there. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  opened = untrack(() => [...opened, dialog])
  return () => (opened = opened.filter((one) => one !== dialog))
}
