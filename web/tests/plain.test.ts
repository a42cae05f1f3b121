import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Board from '../src/games/any/Board.svelte'
import { byKind, MANY } from '../src/games/any/moves'
import { ONLY_LOOKING } from '../src/kit/board'
import { learn, speak, wordsOf } from '../src/words/catalogue.svelte'

const WORDS = `name = Coins
view-purse = Your purse
view-turn = Whose turn
coin = a coin of { $worth }
move-pay = Pay { $worth }
move-pass = Pass
`
const SCHEMAS = {
  events: {},
  tasks: {},
  guesses: {},
  moves: { anyOf: [{ $ref: '#/$defs/Pay' }, { $ref: '#/$defs/Pass' }] },
  views: { $ref: '#/$defs/View' },
  $defs: {
    Pay: { title: 'Pay', properties: { kind: { enum: ['pay'] }, worth: { type: 'integer' } } },
    Pass: { title: 'Pass', properties: { kind: { enum: ['pass'] } } },
    Coin: { title: 'Coin', properties: { worth: { type: 'integer' } } },
    View: {
      title: 'View',
      properties: {
        purse: { type: 'array', items: { $ref: '#/$defs/Coin' } },
        turn: { type: 'integer', title: 'seat' },
        spent: { type: 'array', items: { $ref: '#/$defs/Coin' } },
      },
    },
  },
}
const VIEW = { kind: 'view', seat: 0, options: {}, purse: [{ worth: 5 }, { worth: 2 }], turn: 1, spent: [] }
const pay = (worth: number) => ({ kind: 'pay', worth })
const send = vi.fn()
let board: object

/** As a house gives it, whose page was built without this game. */
const house = (path: string) => new Response(path.endsWith('schemas') ? JSON.stringify(SCHEMAS) : WORDS)

async function draw(legal: unknown[]) {
  const words = wordsOf('coins')
  const rest = { events: [], scene: null, seat: 0, course: { moves: 0, takenBack: 0, lasted: null } }
  const props = { ...ONLY_LOOKING, ...rest, game: 'coins', view: VIEW, legal, names: ['Ada', 'Bea'], send, words }
  board = mount(Board, { target: document.body, props })
  await vi.waitFor(() => expect(document.querySelector('dl')).not.toBeNull())
  flushSync()
}

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(house(path)))
  await speak('en')
  await learn('coins')
})
afterEach(async () => {
  await unmount(board)
  vi.unstubAllGlobals()
  send.mockClear()
})

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim())

test('what is seen stands under its name, in the words of the game, and nothing where nothing is', async () => {
  await draw([])
  expect(texts('dt')).toEqual(['Your purse', 'Whose turn'])
  expect(texts('dd')).toEqual(['a coin of 5a coin of 2', 'Bea'])
  expect(texts('button')).toEqual([])
})

test('every move is a button, and a tap makes it', async () => {
  await draw([pay(5), { kind: 'pass' }, pay(2)])
  expect(texts('button')).toEqual(['Pay 5', 'Pay 2', 'Pass'])
  document.querySelectorAll('button')[1]!.click()
  expect(send).toHaveBeenCalledExactlyOnceWith(pay(2))
})

test('a long list of one kind is folded, and says from where to where it goes', async () => {
  const many = Array.from({ length: MANY + 1 }, (_, worth) => pay(worth))
  await draw([...many, { kind: 'pass' }])
  expect(texts('summary')).toEqual(['13 moves, from “Pay 0” to “Pay 12”'])
  expect(document.querySelectorAll('details button')).toHaveLength(13)
  expect(document.querySelector('details')!.open).toBe(false)
  expect(byKind(many).map(({ moves }) => moves.length)).toEqual([13])
})
