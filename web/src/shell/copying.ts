// Into the clipboard.

/** Browsers lend the clipboard to pages served safely only; elsewhere they still copy what is selected in the field. */
export async function copied(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  const lent =
    'clipboard' in navigator &&
    navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
  if (await lent) return true
  field?.select()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on a page that is not served safely
  return document.execCommand('copy')
}
