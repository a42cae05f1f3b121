/** Where a game gives players pieces of a colour, whoever plays them has that colour around the board too. */

/** Until it is undone, seats have these colours everywhere on the page: one each, or two. */
export function colourSeats(colours: readonly (readonly [string, string?])[]): () => void {
  const { style } = document.documentElement
  const given = colours.flatMap(([colour, other = colour], seat) => [
    [`--pieces-${seat}`, colour] as const,
    [`--seat-${seat}-too`, other] as const,
  ])
  for (const [name, colour] of given) style.setProperty(name, colour)
  return () => given.forEach(([name]) => style.removeProperty(name))
}
