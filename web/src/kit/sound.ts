/** What is heard on this page: the sounds of the room one is in, and none elsewhere. What makes them comes when a room is
 *  entered. */
import { loadOrReload } from '../net/parts'
import type { Orchestra } from './orchestra'
import type { SoundSet } from './score'

let orchestra: Promise<Orchestra> | null = null

export function play(sound: string): void {
  void orchestra?.then((room) => room.play(sound))
}

/** With the sounds of the game that is played there, until it is left. */
export function enterRoom(load: () => Promise<SoundSet>): () => void {
  const entered = seated(load)
  orchestra = entered
  return () => {
    if (orchestra === entered) orchestra = null
    void entered.then((room) => room.leave())
  }
}

async function seated(load: () => Promise<SoundSet>): Promise<Orchestra> {
  const [part, set] = await Promise.all([loadOrReload(() => import('./orchestra')), load()])
  return new part.Orchestra(set)
}
