// What this page saw of a table: kept as it is shown, so that what a server says afterwards can be held against it.
import type { Room, Update, Witness } from '../wire/table'

const MOST_HEADS = 2000 // longer than any game; the newest are kept

/** Nothing yet: a commitment that was not shown is empty. */
export function unseen(table: string): Witness {
  return { table, commitment: '', contradicted: false, seats: [], shares: [], heads: [], outcome: null }
}

/** The first commitment counts. Another one later is a breach, and stays one. */
export function shown(saw: Witness, commitment: string): Witness {
  if (saw.commitment === '') return { ...saw, commitment }
  return saw.commitment === commitment ? saw : { ...saw, contradicted: true }
}

/** Before the nonce is sent, with the commitment that was shown before. */
export function given(saw: Witness, seat: number, nonce: string): Witness {
  const others = saw.shares.filter((share) => share.seat !== seat)
  return { ...saw, shares: [...others, { seat, nonce, commitment: saw.commitment, rematches: 0 }] }
}

/** The table did not take it. */
export function refused(saw: Witness, nonce: string): Witness {
  return { ...saw, shares: saw.shares.filter((share) => share.nonce !== nonce) }
}

/** The head of this ply, and through whose eyes it was seen. */
export function looked(saw: Witness, update: Update): Witness {
  const before = saw.heads.findLast(([ply]) => ply === update.ply)
  const eyes = update.eyes.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  return {
    ...saw,
    contradicted: saw.contradicted || (before !== undefined && before[1] !== update.head),
    seats: [...new Set([...saw.seats, ...eyes])],
    heads: before ? saw.heads : [...saw.heads, [update.ply, update.head] as const].slice(-MOST_HEADS),
    outcome: update.outcome ?? saw.outcome,
  }
}

/** A rematch keeps the nonces of its seats, and its secret must have been fixed with that of the game before; the same
 *  deal has the same secret. */
export function carried(saw: Witness, next: Witness, deal: Room['next_deal']): Witness {
  if (next.shares.length > 0 || saw.shares.length === 0) return next
  const further = deal === 'same' ? 0 : 1
  return { ...next, shares: saw.shares.map((share) => ({ ...share, rematches: share.rematches + further })) }
}
