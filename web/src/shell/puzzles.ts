// Which puzzles this browser has seen solved, and which one follows.
import type { PuzzleTitle } from '../wire/http'
import { isKept, keepName } from './kept-names'

type Named = Pick<PuzzleTitle, 'game' | 'id'>

const SOLVED = 'gueridon-puzzles'
export const GRADES = [1, 2, 3] as const

const nameOf = ({ game, id }: Named) => `${game}/${id}`

export const pathOf = (puzzle: Named) => `/puzzle/${nameOf(puzzle)}`

export function isSolved(): (puzzle: Named) => boolean {
  const solved = isKept(SOLVED)
  return (puzzle) => solved(nameOf(puzzle))
}

export const keepSolved = (puzzle: Named) => keepName(SOLVED, nameOf(puzzle))

/** Of the same game: the one after it that is still to be solved, or the first such; null if there is none. */
export function nextAfter(puzzles: readonly PuzzleTitle[], puzzle: Named): PuzzleTitle | null {
  const solved = isSolved()
  const ofGame = puzzles.filter(({ game }) => game === puzzle.game)
  const at = ofGame.findIndex(({ id }) => id === puzzle.id)
  const following = [...ofGame.slice(at + 1), ...ofGame.slice(0, Math.max(0, at))]
  return following.find((one) => !solved(one)) ?? null
}
