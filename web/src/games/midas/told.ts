/** What happened, in words, as a scene shows it and the shared screen says it. */
import type { View } from '../../wire/midas'
import type { Words } from './pieces'
import type { Great } from './telling'

export function toldOf(event: Great, view: View, names: readonly string[], words: Words): string {
  if (event.kind === 'round-began') return words('board-round', { round: event.round })
  if (event.kind === 'game-ended') {
    return event.winner === view.seat ? words('board-you-win') : words('board-winner', { name: names[event.winner]! })
  }
  return words(`event-${event.kind}`, {
    seat: names[event.seat]!,
    other: 'other' in event ? names[event.other]! : '',
    stone: 'stone' in event ? words(`stone-${event.stone}`) : '',
    favour: 'favour' in event ? words(`favour-${event.favour}`) : '',
    price: 'price' in event ? event.price : 0,
    left: 'left' in event ? event.left : 0,
  })
}
