// Where a bubble goes: beside what it speaks of, over as little as possible of the rest.
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
type Size = Pick<Box, 'width' | 'height'>

const GAP = 14 // pixels between the bubble and what it speaks of
const HIDES_WHAT_IT_SPEAKS_OF = 1_000 // that much worse, by area, than hiding something else
const FAR = 60 // area that one pixel of distance is worth

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))
const covered = (box: Box, others: readonly Box[]) => others.reduce((so, other) => so + overlap(box, other), 0)
const within = (least: number, at: number, most: number) => Math.max(least, Math.min(at, most))

/** How far from one edge to the other. */
function distance(one: Box, other: Box): number {
  const across = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width)
  const down = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height)
  return Math.hypot(across, down)
}

/** `spoken` is what it speaks of, the first of them most; `rest` lies there too. All of it is on the `screen`. */
export function beside(bubble: Size, screen: Box, spoken: readonly Box[], rest: readonly Box[]): Box {
  const right = screen.x + screen.width - bubble.width
  const bottom = screen.y + screen.height - bubble.height
  const middle = screen.x + (screen.width - bubble.width) / 2
  const across = spoken.flatMap(({ x, width }) => [
    x + (width - bubble.width) / 2,
    x - bubble.width - GAP,
    x + width + GAP,
  ])
  const down = spoken.flatMap(({ y, height }) => [
    y + height + GAP,
    y - bubble.height - GAP,
    y + (height - bubble.height) / 2,
  ])
  const places = [middle, screen.x, right, ...across].flatMap((x) =>
    [bottom, screen.y, ...down].map((y) => ({
      ...bubble,
      x: within(screen.x, x, Math.max(screen.x, right)),
      y: within(screen.y, y, Math.max(screen.y, bottom)),
    })),
  )
  const worse = (box: Box) =>
    covered(box, spoken) * HIDES_WHAT_IT_SPEAKS_OF +
    covered(box, rest) +
    (spoken[0] ? distance(box, spoken[0]) : 0) * FAR
  return places.reduce((best, place) => (worse(place) < worse(best) ? place : best))
}

/** The side of the bubble that its pointer comes from, and how far along that side. */
export function pointer(bubble: Box, at: Box): { side: 'top' | 'bottom' | 'left' | 'right'; along: number } | null {
  const x = within(24, at.x + at.width / 2 - bubble.x, bubble.width - 24)
  const y = within(24, at.y + at.height / 2 - bubble.y, bubble.height - 24)
  if (at.y >= bubble.y + bubble.height) return { side: 'bottom', along: x }
  if (at.y + at.height <= bubble.y) return { side: 'top', along: x }
  if (at.x >= bubble.x + bubble.width) return { side: 'right', along: y }
  if (at.x + at.width <= bubble.x) return { side: 'left', along: y }
  return null
}
