// @vitest-environment node
import { expect, test, vi } from 'vitest'
import type { ShelfGame } from '../src/net/api'
import { today } from '../src/shell/day'
import { dayOption, fieldsOf, namesASeat, presetOf, withPreset } from '../src/shell/options'

const seat = { anyOf: [{ type: 'integer', title: 'seat' }, { type: 'null' }] }
const game: ShelfGame = {
  id: 'game',
  version: 1,
  folder: 'game',
  least: 1,
  most: 4,
  best: null,
  chapter: null,
  schema: {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        properties: {
          level: { $ref: '#/$defs/Level' },
          first: seat,
          previous: { anyOf: [{ ...seat.anyOf[0], readOnly: true }, { type: 'null' }] },
          day: { anyOf: [{ type: 'integer', format: 'today' }, { type: 'null' }] },
        },
      },
      Level: { enum: ['easy', 'hard'] },
    },
  },
  presets: {
    usual: { level: 'easy', first: null, previous: null, day: null },
    experts: { level: 'hard', first: null, previous: null, day: null },
  },
  levels: ['calm'],
  engines: [],
  advises: false,
  shared: false,
  daily: false,
  most_tally: null,
  honours: [],
  lessons: [],
  lesson_rules: {},
  brings_board: false,
  puzzles: 0,
}

test('the fields of a game come in the order of its schema, references followed', () => {
  expect(fieldsOf(game).map(([name]) => name)).toEqual(['level', 'first', 'previous', 'day'])
  expect(fieldsOf(game)[0]?.[1].enum).toEqual(['easy', 'hard'])
})

test('a seat may be chosen, unless the table alone writes it', () => {
  const chosen = fieldsOf(game).filter(([, field]) => namesASeat(field))
  expect(chosen.map(([name]) => name)).toEqual(['first'])
})

test('options are a preset whatever the day and whoever is named, and none where they differ', () => {
  expect(dayOption(game)).toBe('day')
  expect(presetOf(game, { ...game.presets.experts, day: 20_000 })).toBe('experts')
  expect(presetOf(game, { ...game.presets.experts, first: 2 })).toBe('experts')
  expect(presetOf(game, { ...game.presets.experts, level: 'middling' })).toBeNull()
})

test('a preset that is chosen leaves the day, and who is named', () => {
  const options = { level: 'easy', first: 1, previous: null, day: 20_000 }
  expect(withPreset(game, options, 'experts')).toEqual({ ...game.presets.experts, first: 1, day: 20_000 })
})

test('a day ends everywhere at the same moment', () => {
  vi.useFakeTimers({ now: new Date('1970-01-02T23:59:59Z') })
  expect(today()).toBe(1)
  vi.setSystemTime(new Date('1970-01-03T00:00:00Z'))
  expect(today()).toBe(2)
  vi.useRealTimers()
})
