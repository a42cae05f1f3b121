/** Where the seats are round the screen: clockwise from whoever holds its lower edge. */
export type Side = 'bottom' | 'left' | 'top' | 'right'

const ROUND: Record<number, readonly Side[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
}

export const sideOf = (seat: number, players: number): Side => ROUND[players]![seat]!
