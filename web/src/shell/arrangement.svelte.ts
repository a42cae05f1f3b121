// What the host chooses before the game, shown as it is touched: the next touch builds on those the table has not
// answered yet, so that none undoes the one before.
import type { LiveTable } from '../net/live.svelte'
import type { Arrange, Room } from '../wire/table'

export type Arranged = Omit<Arrange, 'kind' | 'id'>

export class Arrangement {
  private wished = $state.raw<Partial<Arranged>>({})
  private unanswered = 0

  constructor(private readonly live: LiveTable) {}

  /** As the table said it last, but for what was wished since. */
  of(room: Room): Arranged {
    const { options, pace, private: hidden, watchable } = room
    const overdue = room.overdue ?? 'bot-for-turn'
    return { players: room.chairs.length, options, pace, private: hidden, watchable, overdue, ...this.wished }
  }

  async change(room: Room, chosen: Partial<Arranged>): Promise<void> {
    this.wished = { ...this.wished, ...chosen }
    this.unanswered++
    await this.live.ask({ kind: 'arrange', ...this.of(room) })
    if (--this.unanswered === 0) this.wished = {}
  }
}
