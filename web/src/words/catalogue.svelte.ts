// Every word that a person reads, in the language of the moment. Catalogues come one language and one game at a time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Record<string, FluentVariable>
export type Words = (id: string, facts?: Facts) => string

const houseFiles = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default' })
const gameFiles = import.meta.glob<string>('$games/*/words.*.ftl', { query: '?raw', import: 'default' })

const HOUSE = ''
const folders = new Map([[HOUSE, HOUSE]]) // two games may share one, and its words know which of them speaks
let bundles = $state.raw<Record<string, FluentBundle>>({})
let spoken = $state<Language>('fr')

export const language = () => spoken

/** The browser's first language that we speak. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? 'en'
}

/** Changes the language of everything that is open, at once. */
export async function speak(language: Language): Promise<void> {
  const fresh = await Promise.all(
    [...folders.keys()].map(async (game) => [game, await bundle(language, game)] as const),
  )
  bundles = Object.fromEntries(fresh)
  spoken = language
  document.documentElement.lang = language
}

/** Fetches the words of a game; until then nothing of it can be said. */
export async function learn(game: string, folder = game): Promise<void> {
  folders.set(game, folder)
  if (game in bundles) return
  const made = await bundle(spoken, game)
  bundles = { ...bundles, [game]: made } // after the wait: others learn at the same time
}

async function bundle(language: Language, game: string): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false })
  const ours = Object.keys(houseFiles).filter((path) => path.includes(`/${language}/`))
  const [folder, ending] = [`/${folders.get(game)}/words.`, `.${language}.ftl`]
  const theirs = Object.keys(gameFiles).filter((path) => path.includes(folder) && path.endsWith(ending))
  const texts = [...ours.map((path) => houseFiles[path]!()), ...theirs.map((path) => gameFiles[path]!())]
  for (const text of await Promise.all(texts)) made.addResource(new FluentResource(text))
  return made
}

/** The words of a game and of the house together. */
export function wordsOf(game: string): Words {
  return (id, facts = {}) => {
    const found = pattern(game, id)
    return found === null ? id : spaced(bundles[game]!.formatPattern(found, { game, ...facts }))
  }
}

/** French puts spaces before its tall marks, and no line may end there. English has none to change. */
export function spaced(text: string): string {
  return text.replace(/ (?=[;!?])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0')
}

export const words: Words = wordsOf(HOUSE)

export const knows = (game: string, id: string): boolean => pattern(game, id) !== null

/** `name` is a message, `name.help` what is said beside it. */
function pattern(game: string, id: string) {
  const [name, attribute] = id.split('.') as [string, string?]
  const message = bundles[game]?.getMessage(name)
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
}
