// One's own games, live: the house says the first page of them, and again whenever it changed.
import type { OwnGames } from '../wire/http'
import type { Sight } from '../wire/table'

const AGAIN_MS = 10_000
const KNOWN = 'gueridon-own-games'

/** That there are some: room is kept for them, so that nothing moves when they come. */
export const ownGamesExpected = (): boolean => localStorage.getItem(KNOWN) !== null

export function expectOwnGames(some: boolean): void {
  if (some) localStorage.setItem(KNOWN, '')
  else localStorage.removeItem(KNOWN)
}

/** Whoever sees the page needs no notice; one that says nothing is not seen. */
const sight = () => JSON.stringify({ kind: 'sight', page: document.visibilityState } satisfies Sight)

/** Each page as it comes, until what this returns is called. Where the line is lost the last one stays. */
export function watchOwnGames(take: (page: OwnGames) => void): () => void {
  let socket: WebSocket
  let timer: ReturnType<typeof setTimeout>
  const open = () => {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/mine/socket`)
    socket.onmessage = (event: MessageEvent<string>) => take(JSON.parse(event.data) as OwnGames)
    socket.onopen = () => socket.send(sight())
    socket.onclose = () => (timer = setTimeout(open, AGAIN_MS))
  }
  const saySight = () => socket.readyState === WebSocket.OPEN && socket.send(sight())
  document.addEventListener('visibilitychange', saySight)
  open()
  return () => {
    document.removeEventListener('visibilitychange', saySight)
    clearTimeout(timer)
    socket.onclose = socket.onmessage = null
    socket.close()
  }
}
