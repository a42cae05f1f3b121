// Under the rules of a rulebook, the ways to the lessons that show them.

/** As `data-lesson` of a button at the end of each such rule; `title` says what the lesson is called. */
export function withLessons(
  html: string,
  shown: Readonly<Record<string, readonly string[]>>,
  title: (lesson: string) => string,
): string {
  const links = Object.entries(shown).flatMap(([lesson, rules]) => rules.map((rule) => [rule, lesson] as const))
  return links.reduce((book, [rule, lesson]) => {
    const paragraph = new RegExp(`(<(p|li) id="rule-${rule}">.*?)(</\\2>)`, 's')
    const button = `<button class="lesson" data-lesson="${lesson}">${title(lesson)}</button>`
    return book.replace(paragraph, (_, text: string, _tag: string, end: string) => `${text} ${button}${end}`)
  }, html)
}

/** Which lesson was asked for by this tap or key, if any. */
export const askedFor = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lesson]')?.dataset.lesson : undefined
