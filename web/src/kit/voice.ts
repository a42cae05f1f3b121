/** Says a sentence aloud, where the browser has a voice for it. The shell's switch writes `data-voice` on the document. */

export const canSpeak = 'speechSynthesis' in window

/** What was being said is cut short: it is older. */
export function say(sentence: string): void {
  hush()
  if (!canSpeak || document.documentElement.dataset.voice === 'off' || sentence === '') return
  const spoken = new SpeechSynthesisUtterance(sentence)
  spoken.lang = document.documentElement.lang
  speechSynthesis.speak(spoken)
}

export function hush(): void {
  if (canSpeak) speechSynthesis.cancel()
}
