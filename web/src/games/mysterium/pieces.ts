/** Names shared by the parts of the board. */
import Drop from '~icons/game-icons/drop'
import Flower from '~icons/game-icons/lotus'
import Leaf from '~icons/game-icons/linden-leaf'
import Moon from '~icons/game-icons/moon'
import Rose from '~icons/game-icons/rose'
import Sun from '~icons/game-icons/sun'
import Suspect from '~icons/game-icons/domino-mask'
import House from '~icons/game-icons/castle'
import Thing from '~icons/game-icons/plain-dagger'
import type { Move, Reason, Seer, Suspects, View } from '../../wire/mysterium'
import type { Words } from '../../words/catalogue.svelte'

export type { Words }
export type Kind = Seer['seeks']
export type Sought = Exclude<Kind, 'epilogue'>
export type Verdict = Seer['beside'][number]['verdict']

export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const

/** Each medium has a sign beside its colour. */
export const SIGILS = [Sun, Drop, Leaf, Rose, Flower, Moon] as const
export const KIND_ICONS = { suspect: Suspect, place: House, object: Thing } as const

/** Not every game has the track and its tokens. */
export const hasTrack = (view: View): boolean => view.track.length > 0

/** The cards on the table. */
export type Laid = Pick<View, 'suspects' | 'places' | 'objects'>

export const cardsOf = (view: Laid, kind: Sought): readonly string[] =>
  ({ suspect: view.suspects, place: view.places, object: view.objects })[kind]

/** Its name may be the answer: nobody reads it before the game is over. */
export const isVision = (card: string): boolean => card.startsWith('vision-')

export const groupCards = (group: Suspects): readonly string[] => [group.suspect, group.place, group.object]

/** The colours of each seat: those of its mediums, and the ghost's own. */
export function seatColours(view: View): [string, string?][] {
  const seats = new Set([view.ghost, ...view.mediums.map((one) => one.seat)]).size
  return Array.from({ length: seats }, (_, seat) => {
    const [first, second] = view.mediums.filter((one) => one.seat === seat).map((one) => `var(--medium-${one.medium})`)
    return first === undefined ? ['var(--ghost)'] : [first, second]
  })
}

/** What the ghost wants this medium to find next; none once all is found. */
export function secretOf(view: Pick<View, 'combinations'>, seer: Seer): string | undefined {
  const combination = view.combinations.find((one) => one.medium === seer.medium)
  return seer.seeks === 'epilogue' ? undefined : combination?.[seer.seeks]
}

export function sameMove(one: Move, other: Move): boolean {
  const sorted = (move: Move) => JSON.stringify(Object.entries(move).sort())
  return sorted(one) === sorted(other)
}

/** What can be done with the pair of pictures under the lens. */
export interface Offer {
  readonly label: string
  readonly move: Move
}

export type Legal = (move: Move) => boolean

/** A move as its button says it. */
export function label(words: Words, move: Move): string {
  return words(`move-${move.kind}`, {
    ...('medium' in move && { medium: words(`medium-${move.medium}`) }),
    ...('card' in move && { card: words(move.card) }),
    ...('verdict' in move && { verdict: words(`verdict-${move.verdict}`) }),
    ...('group' in move && { group: move.group }),
  })
}

/** From what the vision shows to what answers it in the card, and the idea between them. */
export function reasonTold(words: Words, reason: Reason): string {
  return words('reason', { seen: words(reason.seen), answers: words(reason.answers), idea: words(reason.idea) })
}
