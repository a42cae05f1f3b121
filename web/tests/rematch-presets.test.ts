import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import rematches from '../../tests/tables/rematch_presets.json'
import type { ShelfGame } from '../src/net/api'
import OptionsForm from '../src/shell/OptionsForm.svelte'
import { learn, speak, wordsOf } from '../src/words/catalogue.svelte'

beforeAll(() => speak('en'))

test.each(rematches)('the preset of $game.id stays chosen in its rematch', async ({ game, preset, options }) => {
  await learn(game.id)
  const props = { game: game as unknown as ShelfGame, options, names: ['Ada', 'Bea', 'Cleo', 'Dan'], change: vi.fn() }
  const target = document.createElement('div')
  const form = mount(OptionsForm, { target, props })
  flushSync()
  const [presets] = target.querySelectorAll('fieldset')
  const chosen = [...presets!.querySelectorAll('label')].filter((one) => one.querySelector('input')!.checked)
  expect(chosen.map((one) => one.textContent.trim())).toEqual([wordsOf(game.id)(`preset-${preset}`)])
  await unmount(form)
})
