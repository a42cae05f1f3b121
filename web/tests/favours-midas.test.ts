import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import Favours from '../src/games/midas/Favours.svelte'
import type { Pirate, View } from '../src/wire/midas'
import { learn, speak, wordsOf } from '../src/words/catalogue.svelte'

const pirate = (seat: number, coins: number, favour: Pirate['favour']): Pirate => ({
  seat,
  dice: 5,
  coins,
  chest: 4,
  favour,
  cursed: false,
})

/** What stands under each favour for whoever has three coins, the Bribe being granted. */
async function told(legal: { kind: string; favour?: NonNullable<Pirate['favour']> }[]): Promise<string[]> {
  await speak('en')
  await learn('midas')
  const pirates = [pirate(0, 3, null), pirate(1, 0, 'bribe')]
  const view = { pirates } as unknown as View
  const props = { view, legal, words: wordsOf('midas'), send: vi.fn(), pirate: pirates[0]!, title: 'Favours' }
  const board = mount(Favours, { target: document.body, props })
  flushSync()
  const reasons = [...document.querySelectorAll('.does')].map(({ textContent }) => textContent)
  await unmount(board)
  return reasons
}

test('a favour that is not offered says why, and none is called dear that can be paid for', async () => {
  const words = wordsOf('midas')
  const expected = ['board-granted', 'board-favour-immunity', 'board-favour-damocles', 'board-too-dear']
  const offered = [{ kind: 'buy', favour: 'immunity' } as const, { kind: 'decline' }]
  expect(await told(offered)).toEqual(expected.map((word) => words(word)))
})
