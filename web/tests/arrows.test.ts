// @vitest-environment node
// The arrows between the parts of the page, types and late imports too: no tool that we found sees those in components.
import { preProcessFile } from 'typescript'
import { describe, expect, test } from 'vitest'

const LAYERS = ['gallery', 'shell', 'games', 'kit', 'theme', 'words', 'net', 'wire'] // from the top down
const files = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const sources = new Map(Object.entries(files).map(([path, text]) => [path.replace('../src/', ''), text]))
const arrows = new Map([...sources].map(([path, text]) => [path, importsOf(path, text)]))

/** What a file imports of ours. The boards and emblems that the shell gathers by a pattern are no imports. */
function importsOf(path: string, text: string): string[] {
  const named = preProcessFile(scriptsOf(path, text)).importedFiles.map((file) => file.fileName)
  return named.filter((name) => name.startsWith('.')).flatMap((name) => found(path, name) ?? [])
}

function scriptsOf(path: string, text: string): string {
  if (!path.endsWith('.svelte')) return text
  const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script)
  const late = [...text.matchAll(/import\('[^']+'\)/g)].map(([call]) => call) // also between the scripts
  return [...scripts, ...late].join('\n')
}

function found(from: string, name: string): string | undefined {
  const path = new URL(name, `file:///${from}`).pathname.slice(1)
  return ['', '.ts', '.svelte'].map((ending) => path + ending).find((file) => sources.has(file))
}

const layerOf = (path: string) => LAYERS.indexOf(path.split('/')[0]!)
const gameOf = (path: string) => /^games\/([^/]+)/.exec(path)?.[1]
const wrong = (rule: (from: string, to: string) => boolean) =>
  [...arrows].flatMap(([from, all]) => all.filter((to) => rule(from, to)).map((to) => `${from} → ${to}`))

describe('the page', () => {
  test('is read whole: every import of ours is found', () => {
    expect(sources.size).toBeGreaterThan(200)
    expect(arrows.get('shell/GameTable.svelte')).toContain('wire/table.ts') // a type, in a component
    expect(arrows.get('App.svelte')).toContain('shell/Replay.svelte') // later, in its markup
  })

  test('has no arrow that points up', () => {
    const above = (from: string, to: string) => layerOf(from) >= 0 && layerOf(to) < layerOf(from)
    expect(wrong(above)).toEqual([])
  })

  test('has no game that knows another', () => {
    const strange = (from: string, to: string) => gameOf(from) !== undefined && gameOf(to) !== undefined
    expect(wrong((from, to) => strange(from, to) && gameOf(from) !== gameOf(to))).toEqual([])
  })

  test('has no circle, not even of types', () => {
    expect([...sources.keys()].flatMap((file) => circleFrom(file) ?? [])).toEqual([])
  })
})

function circleFrom(start: string): string | undefined {
  const seen = new Set<string>()
  const way = (file: string): string[] | undefined => {
    for (const next of arrows.get(file) ?? []) {
      if (next === start) return [file]
      if (seen.has(next)) continue
      seen.add(next)
      const rest = way(next)
      if (rest) return [file, ...rest]
    }
    return undefined
  }
  return way(start)?.join(' → ')
}
