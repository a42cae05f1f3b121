/** A player's private notebook: for each opponent what is suspected and what is ruled out, written as a line of text. */
import { GOALS } from '../../wire/medium'
import type { Goal } from './pieces'

export type Mark = 'none' | 'suspected' | 'out'

const LETTERS: Record<Mark, string> = { none: '.', suspected: '?', out: 'x' }
const NEXT: Record<Mark, Mark> = { none: 'suspected', suspected: 'out', out: 'none' }

const PAGE = new RegExp(`(\\d):([.?x]{${GOALS.length}})`, 'g')

/** `1:..?x.....` for each opponent, with spaces between. */
export class Notebook {
  private readonly pages: ReadonlyMap<number, string>

  constructor(text: string) {
    const pages = text.matchAll(PAGE)
    this.pages = new Map([...pages].map(([, seat, marks]) => [Number(seat), marks!]))
  }

  mark(seat: number, goal: Goal): Mark {
    const letter = this.pages.get(seat)?.[GOALS.indexOf(goal)]
    return letter === '?' ? 'suspected' : letter === 'x' ? 'out' : 'none'
  }

  /** The whole notebook with the next mark there. */
  turned(seat: number, goal: Goal): string {
    const marks = GOALS.map((one) => LETTERS[one === goal ? NEXT[this.mark(seat, one)] : this.mark(seat, one)])
    const pages = new Map(this.pages).set(seat, marks.join(''))
    return [...pages].map(([of, page]) => `${of}:${page}`).join(' ')
  }
}
