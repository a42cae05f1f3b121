// The options of a game as its schema describes them.
import type { Options, ShelfGame } from '../net/api'
import type { Schema } from '../net/schema'

export type Field = readonly [name: string, schema: Schema]

export function fieldsOf(game: ShelfGame): Field[] {
  const fields = followed(game, game.schema).properties ?? {}
  return Object.entries(fields).map(([name, field]) => [name, followed(game, field)])
}

function followed(game: ShelfGame, schema: Schema): Schema {
  return schema.$ref ? game.schema.$defs![schema.$ref.split('/').at(-1)!]! : schema
}

/** The option that takes the day, where a game has one: its schema says `today`. */
export function dayOption(game: ShelfGame): string | null {
  return fieldsOf(game).find(([, field]) => field.anyOf?.some((part) => part.format === 'today'))?.[0] ?? null
}

/** A player who is named, or nobody in particular. */
export const namesASeat = (field: Schema): boolean =>
  field.anyOf?.some((one) => one.title === 'seat' && !one.readOnly) ?? false

/** What goes with a day or with somebody at the table is none of a preset's business. */
const besidePresets = (game: ShelfGame): string[] =>
  fieldsOf(game)
    .filter(([name, field]) => name === dayOption(game) || namesASeat(field))
    .map(([name]) => name)

/** The preset that these options are, whatever the day and whoever is named. */
export function presetOf(game: ShelfGame, options: Options): string | null {
  const beside = besidePresets(game)
  const counted = fieldsOf(game)
    .map(([name]) => name)
    .filter((name) => !beside.includes(name))
  const same = (preset: Options) => counted.every((name) => preset[name] === options[name])
  return Object.entries(game.presets).find(([, preset]) => same(preset))?.[0] ?? null
}

/** These options, changed to a preset; the day stays as it was, and so does who is named. */
export function withPreset(game: ShelfGame, options: Options, preset: string): Options {
  const kept = besidePresets(game).map((name): [string, unknown] => [name, options[name]])
  return { ...options, ...game.presets[preset], ...Object.fromEntries(kept) }
}
