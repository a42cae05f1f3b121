// Where in the house we are: the address is the only state.
export type Place =
  | { at: 'welcome' }
  | { at: 'table'; table: string }
  | { at: 'replay'; table: string }
  | { at: 'code'; code: string }
  | { at: 'handover'; token: string }

let place = $state.raw<Place>(read(location.pathname))
export const here = () => place

function read(path: string): Place {
  const [, door, name] = path.split('/')
  if (!name) return { at: 'welcome' }
  if (door === 't') return { at: 'table', table: name }
  if (door === 'replay') return { at: 'replay', table: name }
  if (door === 'j') return { at: 'code', code: name }
  if (door === 'h') return { at: 'handover', token: name }
  return { at: 'welcome' }
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  place = read(path)
  scrollTo(0, 0)
}

addEventListener('popstate', () => (place = read(location.pathname)))
