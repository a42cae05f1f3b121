/** How wide the cards may be so that all piles fit into a room: the larger, the better. */
const STRIP = 0.37 // of the width: what is seen of a card under another, as in Column
const TALL = 1.4
const LEAST = 38
const MOST = 132

interface Room {
  width: number
  height: number
}

export function widest(room: Room, heights: readonly number[], gap: number, label: number): number {
  for (let width = MOST; width > LEAST; width -= 2) {
    const columns = Math.floor((room.width + gap) / (width + gap))
    if (columns > 0 && tall(heights, columns, width, gap + label) - gap <= room.height) return width
  }
  return LEAST
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
