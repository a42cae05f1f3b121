// Several names in one sentence.
import type { Words } from './catalogue.svelte'

export function listed(items: readonly string[], words: Words): string {
  if (items.length < 2) return items[0] ?? words('nothing')
  return words('list-last', { some: items.slice(0, -1).join(', '), last: items.at(-1)! })
}
