import type { Chair } from '../wire/table'
import { knows, words, wordsOf } from '../words/catalogue.svelte'

const BOT_NAMES = 8

/** How each seat is called, whoever sits there. Bots have names of their own, with initials that differ. */
export function namesOf({ chairs }: { chairs: readonly Pick<Chair, 'name' | 'sitter'>[] }): string[] {
  const people = chairs.map(({ name }) => name?.toLowerCase())
  return chairs.map(({ name, sitter }, seat) => name ?? nobodysName(sitter, seat, people))
}

/** A bot gives way to somebody of its name, as the second person of a name does. */
function nobodysName(sitter: Chair['sitter'], seat: number, people: (string | undefined)[]): string {
  if (sitter === 'person') return words('page-somebody') // who was forgotten since
  const name = sitter === 'bot' ? botName(seat) : words('player', { number: seat + 1 })
  return people.includes(name.toLowerCase()) ? `${name} 2` : name
}

/** A seat that nobody has named yet. */
export const nthName = (seat: number): string => words('player', { number: seat + 1 })

/** At a real table whoever has no name yet is called by a colour. */
export const colourName = (colour: number): string => wordsOf('later.around')(`colour-${colour}`)

/** How strong a bot is; a program of the host has its own name. */
export const levelName = (level: string): string => (knows('', `level-${level}`) ? words(`level-${level}`) : level)

/** Of a bot: how strong it is, and of what character. */
export const kindOfBot = ({ level, character }: Pick<Chair, 'level' | 'character'>): string =>
  character === null
    ? levelName(level!)
    : words('page-bot-of', { level: levelName(level!), character: words(`character-${character}`) })

const botName = (seat: number) => words(`page-bot-${seat % BOT_NAMES}`)
