// Whatever may be done, in a list for each kind of move.

/** More of one kind are folded: a long list would push the table out of sight. */
export const MANY = 12

export interface MovesOfKind {
  kind: string
  moves: unknown[]
}

/** In the order in which the game gives them. */
export function byKind(legal: readonly unknown[]): MovesOfKind[] {
  const kinds = new Map<string, unknown[]>()
  for (const move of legal) {
    const { kind } = move as { kind: string }
    kinds.set(kind, [...(kinds.get(kind) ?? []), move])
  }
  return [...kinds].map(([kind, moves]) => ({ kind, moves }))
}
