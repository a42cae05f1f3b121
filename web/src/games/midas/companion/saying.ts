/** What the shared screen asks of those round it, to be read and to be heard. */
import type { View } from '../../../wire/midas'
import type { Event } from '../../../wire/midas-companion'
import type { Words } from '../pieces'
import { toldOf } from '../told'

/** Everything that there is to be said of a ply: what happened, then what to do. */
export function said(events: readonly Event[], view: View, names: readonly string[], words: Words): string {
  const told = events.flatMap((event) => {
    switch (event.kind) {
      case 'round-began': // said below, with what follows from it
      case 'game-ended':
      case 'draw-announced':
      case 'draw-cancelled':
      case 'favour-declined':
        return []
      default:
        return [toldOf(event, view, names, words)]
    }
  })
  return [...told, asked(view, names, words)].join(' ')
}

/** What is to be done now, whole. */
function asked(view: View, names: readonly string[], words: Words): string {
  const name = names[view.turn]!
  switch (view.phase) {
    case 'real-table':
      return words('board-say-round', {
        round: view.round,
        stone: words(`stone-${view.stone}`),
        name: names[view.first]!,
        cursed: view.pirates.filter((pirate) => pirate.cursed).length,
      })
    case 'confirm':
      return words('board-really-draw', { name })
    case 'favours':
      return words('board-favours-for', { name })
    case 'exchange':
      return words('board-exchange')
    case 'over':
      return view.winner === null ? '' : words('board-winner', { name: names[view.winner]! })
    default:
      return ''
  }
}
