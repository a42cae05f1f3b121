// What a person has chosen for this device. Everything but the language is an attribute of <html>, for the style sheets.
import { browserLanguage, LANGUAGES, speak } from '../words/catalogue.svelte'

export const CHOICES = {
  language: LANGUAGES,
  theme: ['dark', 'light', 'device'],
  sound: ['loud', 'usual', 'soft', 'off'],
  room: ['on', 'off'],
  voice: ['on', 'off'],
  motion: ['device', 'reduced'],
  story: ['told', 'none'],
  text: ['usual', 'large', 'larger'],
  coach: ['silent', 'marks'],
} as const
export type Setting = keyof typeof CHOICES
type Settings = { [setting in Setting]: (typeof CHOICES)[setting][number] }

const KEPT = 'gueridon-settings'
const daylight = matchMedia('(prefers-color-scheme: light)')
const stillness = matchMedia('(prefers-reduced-motion: reduce)')

export const settings = $state<Settings>({
  language: browserLanguage(),
  theme: 'dark',
  sound: 'usual',
  room: 'on',
  voice: 'on',
  motion: 'device',
  story: 'told',
  text: 'usual',
  coach: 'silent',
  ...remembered(),
})

function remembered(): Partial<Settings> {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>
  const known = Object.entries(CHOICES).filter(([setting, values]) => values.some((value) => value === kept[setting]))
  return Object.fromEntries(known.map(([setting]) => [setting, kept[setting]]))
}

export async function choose<S extends Setting>(setting: S, value: Settings[S]): Promise<void> {
  settings[setting] = value
  localStorage.setItem(KEPT, JSON.stringify(settings))
  await furnish()
}

/** Makes the page look and speak as chosen. */
export async function furnish(): Promise<void> {
  const { dataset } = document.documentElement
  const light = settings.theme === 'light' || (settings.theme === 'device' && daylight.matches)
  dataset.theme = light ? 'light' : 'dark'
  dataset.sound = settings.sound
  dataset.room = settings.room
  dataset.voice = settings.voice
  dataset.motion = settings.motion === 'reduced' || stillness.matches ? 'reduced' : 'full'
  dataset.story = settings.story
  dataset.text = settings.text
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light ? '#efe5d4' : '#120a10')
  await speak(settings.language)
}

daylight.addEventListener('change', () => void furnish())
stillness.addEventListener('change', () => void furnish())
