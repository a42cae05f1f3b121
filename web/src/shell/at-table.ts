// What a page at a table knows of one's other games: how many of them wait, as long as there are any.
import { ownGames } from '../net/api'
import { clearNotices } from '../net/notices'
import { watchOwnGames } from '../net/own-games'
import { waiting } from '../net/waiting.svelte'
import type { OwnGames } from '../wire/http'

/** Until what this returns is called. */
export function countOthers(table: string): () => void {
  let stop: (() => void) | null = () => undefined
  const take = ({ games }: OwnGames) => {
    waiting.elsewhere = games.filter((game) => game.your_move && game.table !== table).length
  }
  void clearNotices(table)
  const begin = (page: OwnGames) => {
    take(page)
    const others = page.games.some((game) => game.status === 'playing' && game.table !== table)
    if (stop !== null && others) stop = watchOwnGames(take)
  }
  void ownGames().then(begin, () => undefined) // without the house nothing is known of them
  return () => {
    stop?.()
    stop = null
  }
}
