const STRIP = 0.37 // of the width: what is seen of a card under another, as in Column
const TALL = 1.4
const LEAST = 34
const MOST = 132
const OF_THE_ROOM = 0.13 // of its width, where that is more: a large table has large cards
const A_LITTLE = 0.75 // of the width that cards may lose, so that none of the places is left alone

interface Room {
  width: number
  height: number
}
interface Fit {
  card: number
  label: number
}

/** How wide the cards may be so that all piles fit into a room, with the first of the labels that leaves room for it. A
 *  little narrower if the last one would otherwise have a row to itself: it is where a new pile begins. */
export function widest(room: Room, heights: readonly number[], gap: number, labels: readonly number[]): Fit {
  const most = Math.max(MOST, 2 * Math.floor((room.width * OF_THE_ROOM) / 2))
  for (const label of labels) {
    let alone: Fit | null = null
    for (let card = most; card >= Math.max(LEAST, (alone?.card ?? 0) * A_LITTLE); card -= 2) {
      const columns = Math.floor((room.width + gap) / (card + gap))
      if (columns === 0 || tall(heights, columns, card, gap + label) - gap > room.height) continue
      if (columns >= heights.length || heights.length % columns !== 1) return { card, label }
      alone ??= { card, label }
    }
    if (alone !== null) return alone
  }
  return { card: LEAST, label: labels.at(-1)! }
}

/** All rows together; each is as tall as its highest pile. */
function tall(heights: readonly number[], columns: number, width: number, more: number): number {
  let total = 0
  for (let at = 0; at < heights.length; at += columns) {
    const highest = Math.max(...heights.slice(at, at + columns))
    total += width * (TALL + STRIP * Math.max(0, highest - 1)) + more
  }
  return total
}
