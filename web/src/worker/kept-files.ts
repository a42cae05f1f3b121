// The files of the page as this browser keeps them: one version of the page whole, and the one before it for pages that
// are still open. Nothing that the house says of a game or of a person is ever among them.
declare const FILES: readonly string[] // all but pictures, the page itself as '/': given by the build
declare const VERSION: string // follows from all of them
declare const ENTRY: string // the script that the page of this version begins with

const NAMED = 'gueridon-page-'
const CURRENT = NAMED + VERSION
const PATIENCE_MS = 4_000 // for a line that neither answers nor breaks
const LIVE = /^\/(api|schema|health|metrics)(\/|$)/
const NEVER_CHANGES = '/assets/' // a name there belongs to what is in the file

/** All of them or none. The house may change its files meanwhile: then the page is of another version, and the next
 *  visit brings the worker of that one. */
export async function keepVersion(): Promise<void> {
  const cache = await caches.open(CURRENT)
  await cache.addAll(FILES)
  const page = await (await cache.match('/'))!.text()
  if (page.includes(ENTRY)) return
  await caches.delete(CURRENT)
  throw new Error('the house has other files by now')
}

export async function forgetOlderVersions(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(NAMED) && name !== CURRENT)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name))) // in the order in which they were made
}

/** What answers a request; null where only the house can. */
export function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || LIVE.test(pathname)) return null
  if (pathname.startsWith(NEVER_CHANGES)) return fromHere(request)
  return fromHouse(request, request.mode === 'navigate' ? '/' : pathname)
}

/** Pictures are kept once they were seen. */
async function fromHere(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CURRENT)).put(request, answer.clone())
  return answer
}

/** As the house has it now, and as it was kept where the house does not answer. */
async function fromHouse(request: Request, name: string): Promise<Response> {
  const kept = await caches.match(name, { cacheName: CURRENT })
  if (!kept) return fetch(request)
  const answer = await Promise.race([fetch(request).catch(() => kept), after(PATIENCE_MS, kept)])
  return answer.status < 500 ? answer : kept
}

const after = <T>(time: number, what: T) => new Promise<T>((over) => setTimeout(() => over(what), time))
