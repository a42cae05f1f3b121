// What the page does not carry from the start. A part that did not come (the line was down, or the house has other files
// by now) comes only to a page that begins anew; the table, the seats and the game are the server's, so nothing is lost.
const BEGAN_ANEW = 'gueridon-began-anew'
const LEAST_BETWEEN_MS = 10_000
const NEXT_KNOCK_MS = 1_000

const pause = (time: number) => new Promise((over) => setTimeout(over, time))
const houseAnswers = () =>
  fetch('/health').then(
    ({ ok }) => ok,
    () => false,
  )

export async function loadOrReload<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part()
  } catch {
    return beginAnew()
  }
}

/** Not again and again, and not before the house answers. */
export async function beginAnew(): Promise<never> {
  const since = Date.now() - Number(sessionStorage[BEGAN_ANEW] ?? 0)
  await pause(Math.max(0, LEAST_BETWEEN_MS - since))
  while (!(await houseAnswers())) await pause(NEXT_KNOCK_MS)
  sessionStorage[BEGAN_ANEW] = Date.now()
  location.reload()
  return new Promise(() => undefined) // nobody goes on without it
}
