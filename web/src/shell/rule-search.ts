// Looking for words in a rulebook: what lacks one of them steps aside, and headings stay above what remains.
const DIACRITICS = /\p{Diacritic}/gu
const TITLE = 1 // level of the heading that is above everything

/** A rule with its examples, which are found together, below its headings. */
interface Passage {
  readonly blocks: HTMLElement[]
  readonly headings: readonly HTMLElement[]
}

const plain = (text: string) => text.normalize('NFD').replace(DIACRITICS, '').replaceAll('’', "'").toLowerCase()
const levelOf = ({ tagName }: Element) => (/^H[1-6]$/.test(tagName) ? Number(tagName[1]) : null)

/** Leaves in sight what has every word, without regard to accents; how much that is, null where nothing is sought. */
export function showFound(book: HTMLElement, sought: string): number | null {
  const wanted = plain(sought).split(/\s+/).filter(Boolean)
  const passages = passagesOf(book)
  const found = new Set(passages.filter((passage) => hasAll(passage, wanted)))
  const above = new Set([...found].flatMap(({ headings }) => headings))
  for (const passage of passages) for (const block of passage.blocks) block.hidden = !found.has(passage)
  for (const heading of book.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6'))
    heading.hidden = wanted.length > 0 && levelOf(heading) !== TITLE && !above.has(heading)
  return wanted.length > 0 ? found.size : null
}

function hasAll({ blocks, headings }: Passage, wanted: readonly string[]): boolean {
  const told = headings.filter((heading) => levelOf(heading) !== TITLE)
  const text = plain([...told, ...blocks].map((part) => part.textContent).join(' '))
  return wanted.every((word) => text.includes(word))
}

function passagesOf(book: HTMLElement): Passage[] {
  const passages: Passage[] = []
  let headings: HTMLElement[] = []
  for (const block of book.children as Iterable<HTMLElement>) {
    const level = levelOf(block)
    if (level !== null) headings = [...headings.filter((heading) => levelOf(heading)! < level), block]
    else if (block.tagName === 'FIGURE') passages.at(-1)?.blocks.push(block)
    else for (const part of partsOf(block)) passages.push({ blocks: [part], headings })
  }
  return passages
}

/** What a list or a table lists, each by itself. */
function partsOf(block: HTMLElement): Iterable<HTMLElement> {
  if (block.tagName === 'UL' || block.tagName === 'OL') return block.children as Iterable<HTMLElement>
  return block.tagName === 'TABLE' ? block.querySelectorAll<HTMLElement>('tbody tr') : [block]
}
