// Markdown to HTML for the rulebooks. micromark shows HTML in the text as text, so nothing in a file can act.
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { spaced } from './catalogue.svelte'

const NUMBERED = /<(p|li|h[1-6])>(\s*(?:<p>|<strong>)?\s*)([A-Z]{2,4}-\d+)/g

/** Each rule can be pointed at by its number: `#rule-ABC-20`. */
export function rendered(text: string): string {
  const html = micromark(spaced(text), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return html.replace(NUMBERED, '<$1 id="rule-$3">$2<span class="number">$3</span>')
}
