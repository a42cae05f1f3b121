const STRIP = 0.37 // of the width: what is seen of a card under another, as in Column
const TALL = 1.4
const LEAST = 34
const MOST = 132
const OF_THE_ROOM = 0.13 // of its width, where that is more: a large table has large cards

interface Room {
  width: number
  height: number
}
interface Fit {
  card: number
  label: number
}

/** How wide the cards may be so that all piles fit into a room, with the first of the labels that leaves room for it. */
export function widest(room: Room, heights: readonly number[], gap: number, labels: readonly number[]): Fit {
  const most = Math.max(MOST, 2 * Math.floor((room.width * OF_THE_ROOM) / 2))
  for (const label of labels) {
    for (let card = most; card >= LEAST; card -= 2) {
      const columns = Math.floor((room.width + gap) / (card + gap))
      if (columns > 0 && tall(heights, columns, card, gap + label) - gap <= room.height) return { card, label }
    }
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
