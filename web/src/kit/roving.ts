/** Arrow keys walk over the pieces: left and right in a `data-row`, up and down between rows; Tab stops once a row. */

const ROW = '[data-row]'
const STOP = '[data-stop]'

const STEPS: Record<string, readonly [rows: number, stops: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

export function roving(board: HTMLElement): () => void {
  const done = new AbortController()
  const stopOnce = () =>
    rows(board).forEach((row) =>
      stopAt(
        row,
        stops(row).find((stop) => stop.tabIndex === 0),
      ),
    )
  const watch = new MutationObserver(stopOnce)
  watch.observe(board, { childList: true, subtree: true })
  stopOnce()
  board.addEventListener('keydown', (event) => walk(board, event), { signal: done.signal })
  board.addEventListener('focusin', (event) => remember(event.target), { signal: done.signal })
  return () => {
    watch.disconnect()
    done.abort()
  }
}

const rows = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>(ROW)].filter((row) => stops(row).length > 0)
const stops = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(STOP)]

function stopAt(row: HTMLElement, chosen: HTMLElement | undefined): void {
  const all = stops(row)
  for (const stop of all) stop.tabIndex = stop === (chosen ?? all[0]) ? 0 : -1
}

function remember(target: EventTarget | null): void {
  const stop = target instanceof HTMLElement ? target.closest<HTMLElement>(STOP) : null
  const row = stop?.closest<HTMLElement>(ROW)
  if (stop && row) stopAt(row, stop)
}

function walk(board: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const row =
    event.target instanceof HTMLElement && event.target.matches(STOP) ? event.target.closest<HTMLElement>(ROW) : null
  if (step === undefined || row === null) return
  const all = rows(board)
  const at = stops(row).indexOf(event.target as HTMLElement)
  const next = all[all.indexOf(row) + step[0]]
  if (next === undefined) return
  const line = stops(next)
  line[Math.max(0, Math.min(line.length - 1, at + step[1]))]?.focus()
  event.preventDefault()
}
