// What the lobby says of a table.
import type { Listed } from '../net/api'
import { knows, type Words } from '../words/catalogue.svelte'
import { listed } from '../words/listing'
import { levelName, namesOf } from './names'
import { spanOf } from './span'

/** Everybody who sits there, bots with their strength, and how many seats are free. */
export function peopleOf({ people }: Listed, words: Words): string {
  const names = namesOf({ chairs: people })
  const sitting = people.flatMap(({ sitter, level }, seat) => {
    if (sitter === 'nobody') return []
    const name = names[seat]!
    return [sitter === 'bot' ? words('page-lobby-bot', { name, level: levelName(level!) }) : name]
  })
  const free = people.length - sitting.length
  return listed(free > 0 ? [...sitting, words('page-lobby-free', { count: free })] : sitting, words)
}

/** The way of playing, and the time for a move. */
export function rulesOf({ preset, pace, game }: Listed, words: Words): string {
  const way = preset !== null && knows(game, `preset-${preset}`) ? `preset-${preset}` : 'page-lobby-own-options'
  return [words(way), ...(pace === null ? [] : [words('page-lobby-pace', { time: paceOf(pace, words) })])].join(' · ')
}

function paceOf(seconds: number, words: Words): string {
  return knows('', `page-pace-${seconds}`) ? words(`page-pace-${seconds}`) : spanOf(seconds * 1000, words)
}
