// Where in the house we are: the address is the only state. Whatever lies open above a page is one more entry of the
// history, so that going back closes it first; closed otherwise, it takes its entry along.
export type Place =
  | { at: 'welcome' }
  | { at: 'table'; table: string }
  | { at: 'replay'; table: string }
  | { at: 'code'; code: string }
  | { at: 'handover'; token: string }
  | { at: 'device'; code: string }
  | { at: 'puzzle'; game: string; id: string }

let place = $state.raw<Place>(read(location.pathname))
export const here = () => place

const layers: (() => void)[] = [] // how to close each of them, from the bottom up
let bound: { path: string; how: 'push' | 'replace' } | null = null // where to, once no entry of a layer is left
let travelling = false // through the history, which takes a moment

function read(path: string): Place {
  const [, door, name, part] = path.split('/')
  if (door === 'd') return { at: 'device', code: location.hash.slice(1) } // behind the #, which no server is told
  if (!name) return { at: 'welcome' }
  if (door === 't') return { at: 'table', table: name }
  if (door === 'replay') return { at: 'replay', table: name }
  if (door === 'j') return { at: 'code', code: name }
  if (door === 'puzzle' && part) return { at: 'puzzle', game: name, id: part }
  if (door === 'h') return { at: 'handover', token: name }
  return { at: 'welcome' }
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  bound = { path, how }
  place = read(path)
  settle()
  scrollTo(0, 0)
}

/** Something lies open above the page, until what this returns is called. */
export function openLayer(close: () => void): () => void {
  layers.push(close)
  queueMicrotask(settle)
  return () => {
    layers.splice(layers.indexOf(close), 1)
    queueMicrotask(settle) // then one that opens in its place takes its entry over
  }
}

/** Layers that lie below the entry of the history where we are, and with it. None of a page that was begun anew since:
 *  what lay open on it is gone. */
function entered(): number {
  const entry = history.state as { page: number; layers: number } | null
  return entry?.page === performance.timeOrigin ? entry.layers : 0
}

/** As many entries as there are layers; none before going elsewhere. */
function settle(): void {
  const wanted = bound === null ? layers.length : 0
  if (travelling) return
  if (entered() > wanted) {
    travelling = true
    history.go(wanted - entered())
    return
  }
  if (bound !== null) leave(bound)
  for (let layer = entered() + 1; layer <= layers.length; layer++) {
    history.pushState({ page: performance.timeOrigin, layers: layer }, '')
  }
}

function leave({ path, how }: NonNullable<typeof bound>): void {
  bound = null
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
}

function travelled(): void {
  if (travelling) {
    travelling = false
    settle()
    return
  }
  place = read(location.pathname)
  for (const close of layers.slice(entered()).reverse()) close()
  if (entered() > layers.length) settle() // forward, to what was closed
}

addEventListener('popstate', travelled)
