// Names that this browser keeps in one place: which puzzles were solved here, which lessons finished.
const MOST_KEPT = 1000

const namesIn = (place: string) => JSON.parse(localStorage.getItem(place) ?? '[]') as string[]

/** Whether a name is kept, as it is now. */
export function isKept(place: string): (name: string) => boolean {
  const names = new Set(namesIn(place))
  return (name) => names.has(name)
}

/** Once; the oldest go first when there are too many. */
export function keepName(place: string, name: string): void {
  const others = namesIn(place).filter((one) => one !== name)
  localStorage.setItem(place, JSON.stringify([...others, name].slice(-MOST_KEPT)))
}
