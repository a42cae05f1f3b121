// How a finished game went for the one who looks.
import type { Outcome, Room } from '../wire/table'

/** `together` is everybody; `alone` are those who play a game for one; `watched` has no side: who looks on, or played all
 *  the seats. */
export type Standing = 'alone-won' | 'alone-lost' | 'together' | 'nobody' | 'won' | 'lost' | 'watched'

export function standingOf(outcome: Outcome, chairs: Room['chairs']): Standing {
  const mine = chairs.flatMap(({ yours }, seat) => (yours ? [seat] : []))
  const own = mine.some((seat) => outcome.winners.includes(seat))
  if (outcome.winners.length === 0) return chairs.length === 1 ? 'alone-lost' : 'nobody'
  if (chairs.length === 1) return mine.length > 0 ? 'alone-won' : 'watched'
  if (outcome.winners.length === chairs.length && mine.length > 0) return 'together'
  if (mine.length === 0 || mine.length === chairs.length) return 'watched'
  return own ? 'won' : 'lost'
}
