/** Names shared by the two boards of this folder. */
import type { Pirate, View, Worth } from '../../wire/midas'
import type { Move } from '../../wire/midas-companion'
import type { Words } from '../../words/catalogue.svelte'

export type Stone = View['stone']
export type Face = Worth['face']
export type Favour = NonNullable<Pirate['favour']>
export type Tap = Move
export type { Words }

/** What a face or a cup is worth: `2`, or `0–2` while the cursed keep it secret. */
export function worthOf({ least, most }: Pick<Worth, 'least' | 'most'>): string {
  return most === null ? `${least}` : `${least}–${most}`
}

/** All that everyone knows of a player, in one sentence. */
export function pirateWords(words: Words, pirate: Pirate, name: string): string {
  return words('pirate', {
    ...pirate,
    seat: name,
    favour: pirate.favour === null ? 'none' : words(`favour-${pirate.favour}`),
    cursed: words(pirate.cursed ? 'yes' : 'no'),
  })
}

export const initial = (name: string | undefined) => (name ?? '?').slice(0, 1).toUpperCase()
