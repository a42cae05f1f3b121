import { flushSync, mount, unmount } from 'svelte'
import { createSourceFile, isInterfaceDeclaration, ScriptTarget, type InterfaceDeclaration } from 'typescript'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import guide from '../../docs/add-a-game.md?raw'
import contract from '../src/kit/board.ts?raw'
import Brought from '../src/games/any/Brought.svelte'
import { ONLY_LOOKING } from '../src/kit/board'
import { strangersBoard } from '../src/net/strangers'
import { learn, speak, wordsOf } from '../src/words/catalogue.svelte'

vi.mock('../src/net/strangers', () => ({
  strangersBoard: vi.fn(),
  strangersText: (_: string, __: string, language: string) =>
    Promise.resolve(language === 'fr' ? 'name = Sous\nview-purse = Bourse' : 'name = Coins\nview-purse = Purse'),
  strangersSchemas: () =>
    Promise.resolve({
      ...{ events: {}, tasks: {}, guesses: {}, moves: {} },
      views: { $ref: '#/$defs/View' },
      $defs: { View: { title: 'View', properties: { purse: { type: 'integer' } } } },
    }),
}))

const update = vi.fn<(table: { view: { purse: number } }) => void>()
const destroy = vi.fn()
const mounted = vi.fn(() => ({ update, destroy }))
const props = $state({
  ...ONLY_LOOKING,
  ...{ game: 'coins', view: { purse: 5 }, events: [], scene: null, seat: 0, names: ['Ada', 'Bea'] },
  ...{ course: { moves: 0, takenBack: 0, lasted: null }, words: wordsOf('coins') },
})
let board: object | null = null

async function draw(module: Promise<unknown>, drawn: () => void) {
  vi.mocked(strangersBoard).mockReturnValue(module)
  board = mount(Brought, { target: document.body, props })
  await vi.waitFor(drawn)
}

const isPlain = () => expect(document.querySelector('dd')?.textContent.trim()).toBe(String(props.view.purse))
const isBrought = () => expect(mounted).toHaveBeenCalledOnce()

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await speak('en')
  await learn('coins')
})
afterEach(async () => {
  if (board) await unmount(board)
  board = null
  vi.resetAllMocks()
  mounted.mockReturnValue({ update, destroy })
  props.view = { purse: 5 }
})

test('it is put once into a region that has the name of the game, and told whatever changes', async () => {
  await draw(Promise.resolve({ mount: mounted }), isBrought)
  flushSync()
  expect(mounted).toHaveBeenCalledWith(document.querySelector('section[aria-label="Coins"]'), expect.anything())
  props.view = { purse: 7 }
  flushSync()
  expect(update.mock.calls.map(([table]) => table.view.purse)).toEqual([5, 7])
  await speak('fr')
  flushSync()
  expect(update).toHaveBeenCalledTimes(3)
  expect(mounted).toHaveBeenCalledOnce()
  await unmount(board!)
  board = null
  expect(destroy).toHaveBeenCalledOnce()
  expect(console.error).not.toHaveBeenCalled()
})

test('where it does not come the game is drawn plainly', () => draw(Promise.reject(new Error('no such file')), isPlain))

test('where it is no board the game is drawn plainly', () => draw(Promise.resolve({}), isPlain))

test('where it cannot be put anywhere the game is drawn plainly', async () => {
  mounted.mockImplementation(() => {
    throw new Error('no place')
  })
  await draw(Promise.resolve({ mount: mounted }), isPlain)
  expect(console.error).toHaveBeenCalledOnce()
})

test('where it fails during the game it is taken away, and the game goes on plainly', async () => {
  await draw(Promise.resolve({ mount: mounted }), isBrought)
  flushSync()
  update.mockImplementation(() => {
    throw new Error('no such coin')
  })
  props.view = { purse: 7 }
  flushSync()
  await vi.waitFor(isPlain)
  expect(destroy).toHaveBeenCalledOnce()
})

test('the guide tells of all that a board is given', () => {
  const file = createSourceFile('board.ts', contract, ScriptTarget.Latest)
  const given = file.statements.find(
    (one): one is InterfaceDeclaration => isInterfaceDeclaration(one) && one.name.text === 'Board',
  )!
  const names = given.members.map((member) => member.name!.getText(file))
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'))
  const told = rows.flatMap((row) => [...row.split(' | ')[0]!.matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(10)
  expect(told).toEqual(expect.arrayContaining(names))
})
