/** What an update tells, beat by beat. */

export interface Beat {
  /** Milliseconds since the beat before. */
  after: number
}

/** Tells the beats one after the other; what it returns cuts the story short. */
export function tell<B extends Beat>(beats: readonly B[], beat: (beat: B) => void, end: () => void): () => void {
  let timer = 0
  const next = (at: number) => {
    const coming = beats[at]
    if (coming === undefined) {
      end()
      return
    }
    timer = window.setTimeout(() => {
      beat(coming)
      next(at + 1)
    }, coming.after)
  }
  next(0)
  return () => clearTimeout(timer)
}
