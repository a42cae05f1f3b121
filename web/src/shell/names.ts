import type { Room } from '../wire/table'
import { words } from '../words/catalogue.svelte'

/** How each seat is called, whoever sits there. */
export function namesOf(room: Room): string[] {
  return room.chairs.map((chair, seat) => chair.name ?? words(chair.sitter === 'bot' ? 'bot' : 'player', { number: seat + 1 }))
}
