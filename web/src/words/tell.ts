// What happened, told in words: every value is named by its type, as the schema of the game's pieces gives it.
import { loadOrReload } from '../net/parts'
import type { Schema } from '../net/schema'
import { strangersSchemas } from '../net/strangers'
import type { Facts, Words } from './catalogue.svelte'
import { listed } from './listing'

type Thing = Record<string, unknown>

const files = import.meta.glob<Tellable>('../wire/*.json', { import: 'default' })

/** A part of a view, under its name. */
export interface ShownPart {
  label: string
  items: string[]
}

/** Whose eyes these are, and what everybody chose: no part of the table. */
const NOT_SHOWN = ['kind', 'seat', 'options']

/** What can be told of a game: its events, its moves, what bots guess, what speaks for a move, and every piece in them. */
export interface Tellable {
  events: Schema
  moves: Schema
  tasks: Schema
  guesses: Schema
  arguments: Schema
  views?: Schema // of games that the page has no board for
  $defs: Record<string, Schema>
}

export function tellableOf(game: string): Promise<Tellable> {
  const known = files[`../wire/${game}.json`]
  return loadOrReload(known ?? (() => strangersSchemas(game) as Promise<Tellable>))
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** `TimeUp` is `time-up` on the wire and in the catalogues. */
const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()

export class Teller {
  constructor(
    readonly words: Words,
    readonly schema: Tellable,
    readonly names: readonly string[],
  ) {}

  /** An event by its kind: `event-card-laid`. */
  tell(event: unknown): string {
    const told = event as Thing
    return this.words(`event-${String(told.kind)}`, this.facts(told, this.fitting(this.schema.events, told)))
  }

  /** A move by its kind: `move-lay`. */
  tellMove(move: unknown): string {
    const made = move as Thing
    return this.words(`move-${String(made.kind)}`, this.facts(made, this.fitting(this.schema.moves, made)))
  }

  /** A move while the game lasts: a piece that no word may name then is told by its place in the hand, or 0 if it has
   *  left it: `move-lay.held`. */
  tellMoveOver(move: unknown, view: unknown): string {
    const { kind, ...pieces } = move as Thing
    const hand = (view as { hand?: readonly unknown[] }).hand ?? []
    const number = 1 + Math.max(-1, ...Object.values(pieces).map((piece) => hand.indexOf(piece)))
    const word = `move-${String(kind)}.held`
    const told = this.words(word, { number })
    return told === word ? this.tellMove(move) : told
  }

  /** What one is to do now, by its kind: `task-lay-card`. */
  tellTask(task: unknown): string {
    const given = task as Thing
    return this.words(`task-${String(given.kind)}`, this.facts(given, this.fitting(this.schema.tasks, given)))
  }

  /** What a bot took to be so, by its kind: `guess-holds`. */
  tellGuess(guess: unknown): string {
    const made = guess as Thing
    return this.words(`guess-${String(made.kind)}`, this.facts(made, this.fitting(this.schema.guesses, made)))
  }

  /** What speaks for a move, by its kind: `argument-bid-holds`. */
  tellArgument(argument: unknown): string {
    const given = argument as Thing
    return this.words(`argument-${String(given.kind)}`, this.facts(given, this.fitting(this.schema.arguments, given)))
  }

  /** What is seen, part by part, where there is something to see; of several things each by itself. */
  shown(view: unknown): ShownPart[] {
    const seen = view as Thing
    const { properties = {} } = this.fitting(this.schema.views ?? {}, seen)
    return Object.entries(seen)
      .filter(([field, value]) => !NOT_SHOWN.includes(field) && value !== null && !isEmpty(value))
      .map(([field, value]) => ({
        label: this.words(`view-${field}`),
        items: this.each(value, properties[field] ?? {}),
      }))
  }

  private each(value: unknown, type: Schema): string[] {
    if (!Array.isArray(value)) return [String(this.name(value, type))]
    const { prefixItems, items } = this.fitting(type, value)
    return value.map((item, at) => String(this.name(item, prefixItems?.[at] ?? items ?? {})))
  }

  private facts(thing: Thing, schema: Schema): Facts {
    const named = Object.entries(thing).filter(([field]) => field !== 'kind')
    return Object.fromEntries(
      named.map(([field, value]) => [field, this.name(value, schema.properties?.[field] ?? {})]),
    )
  }

  /** One value as a person would say it; `none` is for the catalogues to choose words by. */
  private name(value: unknown, type: Schema): string | number {
    if (value === null) return 'none'
    if (typeof value === 'boolean') return this.words(value ? 'yes' : 'no')
    const schema = this.fitting(type, value)
    if (Array.isArray(value)) {
      return this.listed(
        value.map((item, at) => String(this.name(item, schema.prefixItems?.[at] ?? schema.items ?? {}))),
      )
    }
    if (typeof value === 'object') return this.piece(value as Thing, schema)
    return this.plain(value as string | number, schema.title)
  }

  private plain(value: string | number, title?: string): string | number {
    if (title === undefined) return value
    if (title === 'seat') return this.names[Number(value)] ?? this.words('clock')
    if (title === 'word') return this.words(String(value)) // the value is the name of its own word
    return this.words(`${kebab(title)}-${value}`)
  }

  private piece(thing: Thing, schema: Schema): string {
    if (schema.title === 'Outcome') return this.words(`outcome-${String(thing.reason)}`)
    return this.words(kebab(schema.title ?? ''), this.facts(thing, schema))
  }

  listed(items: string[]): string {
    return listed(items, this.words)
  }

  /** Follows references, and of several types takes the one that this value has. */
  private fitting(type: Schema, value: unknown): Schema {
    if (type.$ref) return this.fitting(this.schema.$defs[type.$ref.split('/').at(-1)!]!, value)
    if (!type.anyOf) return type
    const parts = type.anyOf.filter((part) => part.type !== 'null').map((part) => this.fitting(part, value))
    const kind = (value as Thing | null)?.kind
    return parts.find((part) => kind !== undefined && part.properties?.kind?.enum?.includes(kind)) ?? parts[0] ?? {}
  }
}
