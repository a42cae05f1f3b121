/** What every card on the board asks of it: may it be tapped, what for, and where did it come from. */
import type { Spot } from './pieces'

export interface Hold {
  readonly origins: Partial<Record<string, DOMRect>>
  readonly turns: Partial<Record<string, number>>
  lit(spot: Spot): boolean
  chosen(spot: Spot): boolean
  taken(spot: Spot): boolean
  /** What a second tap does, in words; null where it does nothing. */
  does(spot: Spot): string | null
  tap(spot: Spot): void
  /** Taken up to be dragged, and let go over the piece or place of this name. */
  lift(spot: Spot): void
  drop(spot: Spot, on: string | undefined): void
}
