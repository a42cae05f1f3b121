// The record of a game, held against what this page saw of it. Whoever wants every move played again has `gueridon verify`.
import type { Proof, Record as Recorded, Share, Witness } from '../wire/table'
import { digest, mac } from './hashing'

export interface Check {
  id: 'record' | 'https' | 'word' | 'proof' | 'secret' | 'share' | 'key' | 'moves' | 'end'
  holds: 'yes' | 'no' | 'unknown' // to this page
  facts?: Record<string, number>
}

export async function checks(saw: Witness, record: Recorded): Promise<Check[]> {
  if (!isSecureContext) return [{ id: 'https', holds: 'unknown' }] // browsers hash only over https
  const word: Check[] = saw.contradicted ? [{ id: 'word', holds: 'no' }] : []
  return [...word, ...(await shuffle(saw, record)), await moves(saw, record), end(saw, record)]
}

async function shuffle(saw: Witness, { proof, key }: Recorded): Promise<Check[]> {
  if (!proof) return [{ id: 'proof', holds: 'no' }]
  const shares = saw.shares.filter((share) => saw.seats.includes(share.seat))
  return [
    await secret(saw, shares, proof),
    { id: 'share', holds: shares.length === 0 ? 'unknown' : said(shares.every((share) => used(share, proof))) },
    { id: 'key', holds: said((await mac(proof.secret, proof.nonces.join('\n'))) === key) },
  ]
}

const said = (holds: boolean) => (holds ? 'yes' : 'no')
const used = (share: Share, proof: Proof) => proof.nonces[share.seat] === share.nonce

/** Fixed before the first nonce of this page; without one, it is only known not to have changed since the page came. */
async function secret(saw: Witness, shares: readonly Share[], proof: Proof): Promise<Check> {
  const kept = (await digest(proof.secret, 1)) === saw.commitment
  const before = await Promise.all(shares.map((share) => fixedBefore(share, proof)))
  const holds = kept && before.every(Boolean)
  return { id: 'secret', holds: holds && shares.length === 0 ? 'unknown' : said(holds) }
}

/** The secrets of rematches form a chain: each is the digest of the next. */
const fixedBefore = async (share: Share, proof: Proof) =>
  (await digest(proof.secret, share.rematches + 1)) === share.commitment

async function moves(saw: Witness, record: Recorded): Promise<Check> {
  const plies = saw.heads.map(([ply]) => ply)
  if (plies.length === 0) return { id: 'moves', holds: 'unknown' }
  const heads = await headsOf(record)
  const facts = { plies: plies.length, first: Math.min(...plies), last: Math.max(...plies) }
  return { id: 'moves', holds: said(saw.heads.every(([ply, head]) => heads[ply] === head)), facts }
}

/** As `core/chain.py` makes them; an undo stands in the course as null. */
async function headsOf(record: Recorded): Promise<string[]> {
  const agreed = [record.game, record.version, record.players, JSON.stringify(record.options)]
  const heads = [await mac(record.key, agreed.join('\n'))]
  for (const [seat, move] of record.course ?? record.moves)
    heads.push(await mac(record.key, [heads.at(-1), seat, JSON.stringify(move)].join('\n')))
  return heads
}

/** A record without a result is not that of a whole game; another result is not that of this one. */
function end(saw: Witness, { outcome }: Recorded): Check {
  const same = saw.outcome === null || JSON.stringify(saw.outcome) === JSON.stringify(outcome)
  return { id: 'end', holds: said(outcome !== null && same) }
}
