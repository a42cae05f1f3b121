// Every word that a person reads, in the language of the moment. Catalogues come one language and one game at a time.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import { loadOrReload } from '../net/parts'
import { strangersText } from '../net/strangers'
import { AMONG } from './among'
import { ELIDE } from './elision'

export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Record<string, FluentVariable>
export type Words = (id: string, facts?: Facts) => string

const houseFiles = import.meta.glob<string>(['$locales/*/*.ftl', '!$locales/*/{terminal,pushed,report}.ftl'], {
  query: '?raw',
  import: 'default',
})
const gameFiles = import.meta.glob<string>(['$games/*/words.*.ftl', '!$games/*/words.lab.*.ftl'], {
  query: '?raw',
  import: 'default',
})

const HOUSE = ''
const LATER = 'later.' // so begin the parts of the house whose words are fetched only where they are said
const folders = new Map([[HOUSE, HOUSE]]) // two games may share one, and its words know which of them speaks
const atTable = new Set<string>() // games whose every word is known: what stands on cards is said at tables only
let catalogues = $state.raw<Record<string, Catalogue>>({})
let spoken = $state<Language>('fr')

export const language = () => spoken

/** The browser's first language that we speak. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? 'en'
}

/** A screen says few of the hundreds of messages that a game has: each is parsed when it is first said. */
class Catalogue {
  readonly bundle: FluentBundle
  private readonly unread: Map<string, string>

  constructor(language: Language, texts: string[]) {
    this.bundle = new FluentBundle(language, { functions: { AMONG, ELIDE }, useIsolating: false })
    const entries = texts.flatMap((text) => text.split(/^(?=[a-z][\w-]* =)/m))
    this.unread = new Map(entries.map((entry) => [entry.split(' ', 1)[0]!, entry]))
  }

  message(name: string): Message | undefined {
    const entry = this.unread.get(name)
    if (entry !== undefined) this.bundle.addResource(new FluentResource(entry))
    this.unread.delete(name)
    return this.bundle.getMessage(name)
  }
}

/** A phone stands still for a tenth of a second as it makes its first formatter of numbers, which small ones do not need:
 *  they look the same in both languages. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

const isSmall = (fact: FluentVariable): fact is number =>
  typeof fact === 'number' && Number.isInteger(fact) && Math.abs(fact) < 1000

/** Changes the language of everything that is open, at once. */
export async function speak(language: Language): Promise<void> {
  const fresh = await Promise.all(
    [...folders.keys()].map(async (game) => [game, await catalogue(language, game)] as const),
  )
  catalogues = Object.fromEntries(fresh)
  spoken = language
  document.documentElement.lang = language
}

/** Fetches the words of a game, or of a part of the house that comes later; until then nothing of it can be said. */
export async function learn(game: string, folder = game, where: 'welcome' | 'table' = 'table'): Promise<void> {
  const more = where === 'table' && !atTable.has(game)
  folders.set(game, folder)
  if (more) atTable.add(game)
  if (game in catalogues && !more) return
  const made = await catalogue(spoken, game)
  catalogues = { ...catalogues, [game]: made } // after the wait: others learn at the same time
}

async function catalogue(language: Language, game: string): Promise<Catalogue> {
  const files = game === HOUSE || game.startsWith(LATER) ? houseFiles : gameFiles
  const paths = Object.keys(files).filter(holds(language, game))
  if (paths.length === 0)
    return new Catalogue(language, [await loadOrReload(() => strangersText(game, 'words', language))])
  return new Catalogue(language, await loadOrReload(() => Promise.all(paths.map((path) => files[path]!()))))
}

function holds(language: Language, game: string): (path: string) => boolean {
  if (game.startsWith(LATER)) return (path) => path.endsWith(`/${language}/${game}.ftl`)
  if (game === HOUSE) return (path) => path.includes(`/${language}/`) && !path.includes(`/${LATER}`)
  const part = `/${folders.get(game)}/words.`
  const ending = atTable.has(game) ? `.${language}.ftl` : `${part}${language}.ftl`
  return (path) => path.includes(part) && path.endsWith(ending)
}

/** The words of a game, and those of the house. */
export function wordsOf(game: string): Words {
  return (id, facts = {}) => {
    const pattern = patternOf(game, id)
    if (pattern === null) return id
    return spaced(catalogues[HOUSE]!.bundle.formatPattern(pattern, { game, ...withSmallNumbers(facts) }))
  }
}

const withSmallNumbers = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isSmall(fact) ? new SmallNumber(fact) : fact]))

/** French puts spaces before its tall marks, and no line may end there. English has none to change. */
export function spaced(text: string): string {
  return text.replace(/ (?=[;!?%‰])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0')
}

export const words: Words = wordsOf(HOUSE)

export const knows = (game: string, id: string): boolean => patternOf(game, id) !== null

/** `name` is a message, `name.help` what is said beside it. */
function patternOf(game: string, id: string): Message['value'] {
  const [name, attribute] = id.split('.') as [string, string?]
  const message = catalogues[game]?.message(name) ?? catalogues[HOUSE]?.message(name)
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
}
