// What the host chooses before the game, shown as it is touched: the next touch builds on those the table has not
// answered yet, so that none undoes the one before.
import type { LiveTable } from '../net/live.svelte'
import type { Arrange, Room } from '../wire/table'

export type Arranged = Omit<Arrange, 'kind' | 'id'>

export class Arrangement {
  private wished = $state.raw<Partial<Arranged>>({})
  private outdated = $state.raw<Room | null>(null) // said before the table had carried out all that was wished
  private unanswered = 0

  constructor(private readonly live: LiveTable) {}

  /** As the table said it last, but for what it did not know of then. */
  of(room: Room): Arranged {
    const { options, pace, private: hidden, watchable } = room
    const overdue = room.overdue ?? 'bot-for-turn'
    return { players: room.chairs.length, options, pace, private: hidden, watchable, overdue, ...this.unknownTo(room) }
  }

  private unknownTo(room: Room): Partial<Arranged> {
    return this.outdated === null || this.outdated === room ? this.wished : {}
  }

  async change(room: Room, chosen: Partial<Arranged>): Promise<void> {
    this.wished = { ...this.unknownTo(room), ...chosen }
    this.outdated = null
    this.unanswered++
    const answer = await this.live.ask({ kind: 'arrange', ...this.of(room) })
    if (--this.unanswered > 0) return
    if (answer.kind === 'refused') this.wished = {}
    else this.outdated = this.live.room // how it is now comes with the next word
  }
}
