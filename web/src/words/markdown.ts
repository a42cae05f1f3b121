// Markdown to HTML for the rulebooks. micromark shows HTML in the text as text, so nothing in a file can act.
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { spaced } from './catalogue.svelte'

const NUMBERED = /<(p|li|h[1-6])>(\s*(?:<p>|<strong>)?\s*)([A-Z]{2,4}-\d+)/g
const NAMED = /<span class="number">[^<]*<\/span>|<[^>]*>|[A-Z]{2,4}-\d+/g
const EXAMPLE = /<p><img src="examples\.json#([\w-]+)" alt="([^"]*)" \/>\s*(.*?)<\/p>/gs

/** Each rule can be pointed at by its number, `#rule-ABC-20`, and is where another one names it. */
export function rendered(text: string): string {
  const html = micromark(spaced(text), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return withRuleLinks(html.replace(NUMBERED, '<$1 id="rule-$3">$2<span class="number">$3</span>'))
}

function withRuleLinks(html: string): string {
  const known = (rule: string) => html.includes(`id="rule-${rule}"`)
  const linked = (rule: string) => `<a class="rule-link" href="#rule-${rule}">${rule}</a>`
  return html.replace(NAMED, (found) => (found.startsWith('<') || !known(found) ? found : linked(found)))
}

/** Where an example is to be drawn: its name in `examples.json`, what it looks like and what it shows, as HTML. */
export interface Example {
  readonly name: string
  readonly looks: string
  readonly caption: string
}

/** The texts of a rulebook, and between them its examples: `![looks](examples.json#name) caption`. */
export function withExamples(html: string): (string | Example)[] {
  const parts: (string | Example)[] = []
  let read = 0
  for (const { 0: all, 1: name, 2: looks, 3: caption, index } of html.matchAll(EXAMPLE)) {
    parts.push(html.slice(read, index), { name: name!, looks: looks!, caption: caption! })
    read = index + all.length
  }
  return [...parts, html.slice(read)]
}
