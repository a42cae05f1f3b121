// How many cards, or groups of them, to lay side by side, so that cards are as large as the room allows.

const GAP = 6 // pixels between two of them
const LETTER = 16 // pixels, the usual size of the text
const NAME = 1.75 // sizes of the text under each, for what it is called
const NARROWEST_NAMED = 3.6 // sizes of the text, for the longest word
const NAMELESS = 208 // pixels of height below which names may make them smaller by no more than a tenth
const HEIGHT = 7 / 5 // of a card, by its width
// Pixels that a group takes beside and above its three cards.
const HEAD = { width: 19, height: 50 } // number and votes above them
const NUMBER = { width: 86, height: 10 } // the number before them
const VOTES = 90 // and the votes after them
const BOTH = { width: 126, height: 10 } // the number over the votes, both after them
const WIDE = 2 // a group from which on its number lies beside its cards
const VOTES_WIDE = 11 / 4 // and its votes
const BOTH_WIDE = 9 / 4 // and both, in a group that is narrower than this
const NARROW = 510 // pixels
const NARROWEST = 140 // pixels of a group, for its number and a button

/** What makes the cards largest, `wide` by how many lie abreast; the fewest of those that are as good. */
function largest(count: number, wide: (abreast: number) => number): number {
  const ways = Array.from({ length: count }, (_, fewer) => fewer + 1)
  return ways.reduce((best, abreast) => (wide(abreast) > wide(best) ? abreast : best), 1)
}

/** How wide one of the cards is, with that much of a name under each. */
function wideOf(cards: number, width: number, height: number, name: number): (abreast: number) => number {
  return (abreast) => {
    const rows = Math.ceil(cards / abreast)
    const byWidth = (width - (abreast - 1) * GAP) / abreast
    const byHeight = ((height - (rows - 1) * GAP) / rows - name) / HEIGHT
    return Math.min(byWidth, byHeight)
  }
}

/** Without names. Where nothing was measured yet, in two rows. */
export function largestAbreast(cards: number, width: number, height: number): number {
  if (cards === 0 || width === 0) return Math.max(1, Math.ceil(cards / 2))
  return largest(cards, wideOf(cards, width, height, 0))
}

/** Cards with their names under them, except where it is low and they would be much smaller for it, and where a name in
 *  letters of this size would be wider than its card. */
export function largestNamed(
  cards: number,
  width: number,
  height: number,
  letter = LETTER,
): { abreast: number; named: boolean } {
  const nameless = largestAbreast(cards, width, height)
  if (cards === 0 || width === 0) return { abreast: nameless, named: true }
  const wide = wideOf(cards, width, height, NAME * letter)
  const abreast = largest(cards, wide)
  const large = height >= NAMELESS || wide(abreast) >= wideOf(cards, width, height, 0)(nameless) * 0.9
  const named = large && wide(abreast) >= NARROWEST_NAMED * letter
  return named ? { abreast, named } : { abreast: nameless, named }
}

/** Groups of three cards; `voted` where there are votes or verdicts to show. */
export function groupsAbreast(groups: number, width: number, height: number, voted: boolean): number {
  if (groups === 0 || width === 0) return groups > 3 ? 2 : 1
  return largest(groups, (abreast) => {
    const rows = Math.ceil(groups / abreast)
    const [across, down] = [(width - (abreast - 1) * GAP) / abreast, (height - (rows - 1) * GAP) / rows]
    if (rows * abreast - groups > groups / 5 || (abreast > 1 && across < NARROWEST)) return -Infinity // a hole stares
    const taken = takenOf(across, down, voted)
    return Math.min((across - taken.width) / 3, (down - taken.height) / HEIGHT)
  })
}

function takenOf(across: number, down: number, voted: boolean): typeof HEAD {
  const wide = across / down
  if (!voted) return wide >= WIDE ? NUMBER : HEAD
  if (across < NARROW) return wide >= BOTH_WIDE ? BOTH : HEAD
  return wide >= VOTES_WIDE ? { width: NUMBER.width + VOTES, height: NUMBER.height } : HEAD
}

/** How large the reader wants the text, in pixels. */
export const letterSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || LETTER
