// In a rulebook, the ways from a rule to the lessons and puzzles that show it, and to the rules that it names.
import type { PuzzleTitle } from '../wire/http'

/** Leads from a rule to a lesson or a puzzle, by its name; `title` is what the button says. */
export interface RuleLink {
  rule: string
  to: 'lesson' | 'puzzle'
  name: string
  title: string
}

/** As buttons at the end of each such rule, with `data-lesson` or `data-puzzle`. */
export function withLinks(html: string, links: readonly RuleLink[]): string {
  const buttons = new Map<string, string>()
  for (const { rule, to, name, title } of links) {
    const button = `<button class="shown-by" data-${to}="${name}">${title}</button>`
    buttons.set(rule, (buttons.get(rule) ?? '') + button)
  }
  return [...buttons].reduce((book, [rule, ways]) => {
    const paragraph = new RegExp(`(<(p|li) id="rule-${rule}">.*?)(</\\2>)`, 's')
    return book.replace(paragraph, (_, text: string, _tag: string, end: string) => {
      return `${text}<span class="ways">${ways}</span>${end}`
    })
  }, html)
}

export const lessonLinks = (
  shown: Readonly<Record<string, readonly string[]>>,
  title: (lesson: string) => string,
): RuleLink[] =>
  Object.entries(shown).flatMap(([name, rules]) =>
    rules.map((rule) => ({ rule, to: 'lesson' as const, name, title: title(name) })),
  )

/** To one puzzle for each rule: the easiest that is still to be solved, or the easiest of all. */
export function puzzleLinks(
  puzzles: readonly PuzzleTitle[],
  solved: (puzzle: PuzzleTitle) => boolean,
  title: string,
): RuleLink[] {
  const rules = new Set(puzzles.flatMap(({ rules }) => rules))
  return [...rules].map((rule) => {
    const showing = puzzles.filter(({ rules }) => rules.includes(rule))
    const { id } = showing.find((puzzle) => !solved(puzzle)) ?? showing[0]!
    return { rule, to: 'puzzle', name: id, title }
  })
}

/** Which lesson or puzzle was asked for by this tap or key, if any. */
export function askedFor(target: EventTarget | null): { lesson: string | undefined; puzzle: string | undefined } {
  const button = target instanceof Element ? target.closest<HTMLElement>('.shown-by') : null
  const { lesson, puzzle } = button?.dataset ?? {}
  return { lesson, puzzle }
}

/** Which other rule was asked for by this tap or key, if any. */
export function namedBy(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.rule-link') : null
  return link === null ? null : link.hash.slice('#rule-'.length)
}
