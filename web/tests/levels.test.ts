import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import type { ShelfGame } from '../src/net/api'
import type { LiveTable } from '../src/net/live.svelte'
import SeatRow from '../src/shell/SeatRow.svelte'
import type { Chair, Room } from '../src/wire/table'
import { speak } from '../src/words/catalogue.svelte'

const FREE = { sitter: 'nobody', name: null, level: null, present: false, yours: false, colour: 1 } as unknown as Chair
const MINE = { ...FREE, sitter: 'person', name: 'Camille', present: true, yours: true, colour: 0 } as Chair
const ROOM = { host: true, chairs: [MINE, FREE] } as unknown as Room
const GAME = { id: 'midas', levels: ['random', 'novice', 'adept'], engines: ['mine'] } as unknown as ShelfGame

beforeAll(() => speak('en'))

test('a program of the host stands by its name behind the levels, and is not the usual one', () => {
  const live = {} as LiveTable
  const target = document.createElement('ul')
  const row = mount(SeatRow, { target, props: { live, room: ROOM, game: GAME, chair: FREE, seat: 1 } })
  flushSync()
  const select = target.querySelector('select')!
  expect([...select.options].map((option) => option.textContent)).toEqual(['At random', 'Novice', 'Adept', 'mine'])
  expect(select.value).toBe('novice')
  void unmount(row)
})
