// How many cards to lay side by side, so that they are as large as the room allows.

const GAP = 6 // pixels between two of them
const NAME = 28 // pixels under each, for what it is called
const NAMELESS = 208 // pixels of height below which no name is shown
const HEIGHT = 7 / 5 // of a card, by its width

/** Where nothing was measured yet, in two rows. */
export function largestAbreast(cards: number, width: number, height: number): number {
  if (cards === 0 || width === 0) return Math.max(1, Math.ceil(cards / 2))
  const name = height < NAMELESS ? 0 : NAME
  const ways = Array.from({ length: cards }, (_, fewer) => fewer + 1)
  const wide = (abreast: number) => {
    const rows = Math.ceil(cards / abreast)
    const byWidth = (width - (abreast - 1) * GAP) / abreast
    const byHeight = ((height - (rows - 1) * GAP) / rows - name) / HEIGHT
    return Math.min(byWidth, byHeight)
  }
  return ways.reduce((best, abreast) => (wide(abreast) > wide(best) ? abreast : best))
}
