// Into the clipboard.

/** Browsers lend the clipboard to pages served safely only; elsewhere they still copy what is selected in the field. */
export async function copied(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  const written = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  if (await written) return true
  field?.select()
  return document.execCommand('copy')
}
