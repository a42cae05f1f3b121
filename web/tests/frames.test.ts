import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FrameQueue, type Frame } from '../src/kit/frames.svelte'
import type { Beat, Telling } from '../src/kit/telling'

interface Shown extends Frame {
  telling: Telling
}

const { dataset } = document.documentElement
let queue: FrameQueue<Shown>
let hidden = false
const watched = vi.fn<(ply: number) => void>()

const beat = (scene: string, lasts: number): Beat => ({ scene, lasts })
const told = (ply: number, before: Beat[] = [], after: Beat[] = [], more: Partial<Shown> = {}): Shown => ({
  ply,
  racing: false,
  yours: false,
  bots: false,
  telling: { before, after },
  ...more,
})
const quiet = (ply: number, more: Partial<Shown> = {}) => told(ply, [], [], more)
const turn = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
const seen = () => [queue.shown.ply, queue.beat?.scene ?? null]
const lastWatched = () => watched.mock.lastCall?.[0]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  hidden = false
  delete dataset.story
  dataset.motion = 'full'
  dataset.sound = 'off'
  watched.mockClear()
  queue = new FrameQueue(
    quiet(0),
    (_, now) => now.telling,
    (ply) => watched(ply),
  )
})
afterEach(() => {
  queue.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a frame', () => {
  test('without a story is shown at once, and watched', () => {
    queue.push(quiet(1))
    expect(seen()).toEqual([1, null])
    expect(lastWatched()).toBe(1)
    expect(queue.settled).toBe(true)
  })

  test('is shown after what leads up to it, and is watched when all of it is told', () => {
    queue.push(told(1, [beat('spoken', 1500)], [beat('judged', 2400)]))
    expect(seen()).toEqual([0, 'spoken'])
    turn(1499)
    expect(seen()).toEqual([0, 'spoken'])
    turn(1)
    expect(seen()).toEqual([1, 'judged'])
    expect(lastWatched()).toBe(0)
    turn(2400)
    expect(seen()).toEqual([1, null])
    expect(lastWatched()).toBe(1)
  })

  test('waits until those before it are told, in order', () => {
    queue.push(told(1, [beat('one', 1000)]))
    queue.push(told(2, [beat('two', 1000)]))
    queue.push(quiet(3))
    expect(seen()).toEqual([0, 'one'])
    turn(1000)
    expect(seen()).toEqual([1, 'two'])
    turn(1000)
    expect(seen()).toEqual([3, null])
    expect(watched.mock.calls.flat()).toEqual([0, 1, 2, 3])
  })

  test('that comes meanwhile never makes a scene stand longer', () => {
    queue.push(told(1, [beat('one', 1000)]))
    for (const ply of [2, 3, 4]) {
      turn(300)
      queue.push(quiet(ply))
    }
    turn(100)
    expect(seen()).toEqual([4, null])
  })

  test('that is sent again, with a signal say, takes the place of the one before', () => {
    queue.push(told(1, [beat('one', 1000)]))
    const again = quiet(1)
    queue.push(again)
    expect(seen()).toEqual([0, 'one'])
    turn(1000)
    expect(queue.shown).toBe(again)
    expect(queue.current).toBe(true)
  })
})

describe('a line that is lost in the middle of a scene', () => {
  test('changes nothing of it, and what was missed meanwhile follows as one frame', () => {
    queue.push(told(1, [beat('one', 1000)]))
    turn(400)
    queue.push(told(1, [beat('one', 1000)])) // the present once more, on the new line
    expect(seen()).toEqual([0, 'one'])
    queue.push(told(4, [], [beat('all of it', 500)]))
    turn(600)
    expect(seen()).toEqual([4, 'all of it'])
  })
})

describe('controls', () => {
  test('belong to the newest frame; a great moment may lie over it', () => {
    expect([queue.current, queue.telling]).toEqual([true, false])
    queue.push(told(1, [beat('spoken', 100)], [beat('judged', 100), { lasts: 100 }]))
    expect([queue.current, queue.telling]).toEqual([false, true])
    turn(100)
    expect([queue.current, queue.telling]).toEqual([true, true])
    turn(100)
    expect([queue.current, queue.telling]).toEqual([true, false]) // pieces still move
    expect(queue.settled).toBe(false)
  })
})

describe('whoever has heard enough', () => {
  test('is shown the newest frame, and has watched it', () => {
    queue.push(told(1, [beat('one', 1000)]))
    queue.push(told(2, [beat('two', 1000)]))
    queue.skip()
    expect(seen()).toEqual([2, null])
    expect(lastWatched()).toBe(2)
    turn(5000)
    expect(seen()).toEqual([2, null])
  })

  test('because it is his turn, sees what is told now to its end, and the story of that turn, nothing between', () => {
    queue.push(told(1, [beat('one', 1000), beat('more', 1000)]))
    queue.push(told(2, [beat('two', 1000)]))
    queue.push(told(3, [beat('three', 1000)], [], { yours: true }))
    expect(seen()).toEqual([0, 'one'])
    turn(1000)
    expect(seen()).toEqual([2, 'three'])
    turn(1000)
    expect(seen()).toEqual([3, null])
  })
})

describe('a story that falls behind', () => {
  test('is told twice as fast', () => {
    queue.push(told(1, [beat('one', 1000)]))
    queue.push(told(2, [beat('two', 2000)]))
    queue.push(told(3, [beat('three', 2500)]))
    queue.push(told(4, [beat('four', 2500)]))
    turn(1000)
    expect(seen()).toEqual([1, 'two'])
    turn(1000)
    expect(seen()).toEqual([2, 'three']) // what waits behind it is short enough
    turn(2499)
    expect(seen()).toEqual([2, 'three'])
  })

  test('is no long story by itself: that takes its time', () => {
    queue.push(told(1, [beat('one', 3000), beat('two', 3000), beat('three', 3000)]))
    turn(2999)
    expect(seen()).toEqual([0, 'one'])
  })

  test('is never longer than bots wait, where one of them is to act next', () => {
    queue.push(told(1, [beat('one', 6000)], [beat('two', 5000)], { bots: true }))
    turn(3000)
    expect(seen()).toEqual([1, 'two'])
    turn(2500)
    expect(queue.settled).toBe(true)
  })

  test('too far is left out, and can be watched afterwards', () => {
    queue.push(quiet(1))
    queue.push(told(2, [beat('one', 9000)]))
    queue.push(told(3, [beat('two', 9000)]))
    queue.push(told(4, [beat('three', 9000)]))
    queue.push(quiet(5))
    expect(seen()).toEqual([5, null])
    expect(queue.missed.at(-1)!.ply).toBe(5)
  })
})

describe('a race', () => {
  const racing = { racing: true }

  test('is shown at once; its great moments are told beside it, and each stands no longer than it lasts', () => {
    queue.push(told(1, [beat('first', 1000)], [], racing))
    expect(seen()).toEqual([1, 'first'])
    expect(queue.current).toBe(true)
    turn(600)
    queue.push(told(2, [], [beat('second', 1000)], racing))
    expect(seen()).toEqual([2, 'first'])
    expect(lastWatched()).toBe(2)
    turn(400)
    expect(seen()).toEqual([2, 'second'])
    turn(1000)
    expect(seen()).toEqual([2, null])
  })

  test('shows no board but the newest', () => {
    queue.push(told(1, [{ lasts: 500, view: 'patched', scene: 'first' }], [], racing))
    expect(queue.beat?.view).toBeUndefined()
  })

  test('that begins cuts the story before it short', () => {
    queue.push(told(1, [beat('slow', 3000)]))
    queue.push(quiet(2, racing))
    expect(seen()).toEqual([2, null])
  })

  test('that is over leaves no moment of it behind', () => {
    queue.push(told(1, [], [beat('beside', 3000)], racing))
    queue.push(told(2, [beat('over', 1000)]))
    expect(seen()).toEqual([1, 'over'])
  })
})

describe('a page that nobody looks at', () => {
  test('is at the newest frame, and has watched it', () => {
    hidden = true
    queue.push(told(1, [beat('one', 1000)]))
    queue.push(told(2, [beat('two', 1000)]))
    expect(seen()).toEqual([2, null])
    expect(lastWatched()).toBe(2)
  })

  test('offers what was missed, and tells it from where it began', () => {
    queue.push(quiet(1))
    hidden = true
    queue.push(told(2, [beat('two', 1000)]))
    queue.push(told(3, [beat('three', 1000)]))
    hidden = false
    queue.watchMissed()
    expect(seen()).toEqual([1, 'two'])
    turn(1000)
    expect(seen()).toEqual([2, 'three'])
    turn(1000)
    expect(seen()).toEqual([3, null])
    expect(queue.current).toBe(true)
    expect(queue.missed).toEqual([])
  })

  test('that is left in the middle of a scene holds up nobody, and offers it again', () => {
    queue.push(told(1, [beat('one', 1000)]))
    hidden = true
    queue.leave()
    expect(seen()).toEqual([1, null])
    expect(lastWatched()).toBe(1)
    hidden = false
    queue.watchMissed()
    expect(seen()).toEqual([0, 'one'])
  })

  test('goes on to the newest frame when something comes while it is watched again', () => {
    hidden = true
    queue.push(told(1, [beat('one', 1000)]))
    hidden = false
    queue.watchMissed()
    queue.push(told(2, [], [beat('two', 500)]))
    turn(1000)
    expect(seen()).toEqual([2, 'two'])
    turn(500)
    expect(queue.current).toBe(true)
  })
})

describe('those who ask for calm', () => {
  test('see the last picture of each frame, for as long as it stands', () => {
    dataset.motion = 'reduced'
    queue.push(told(1, [beat('spoken', 1500)], [beat('judged', 2400), { lasts: 300 }]))
    expect(seen()).toEqual([1, 'judged'])
    turn(2400)
    expect(queue.settled).toBe(true)
  })

  test('see what only leads up to a frame before it', () => {
    dataset.motion = 'reduced'
    queue.push(told(1, [beat('cup', 700), beat('cups', 700)]))
    expect(seen()).toEqual([0, 'cups'])
  })

  test('see no scene if they want none', () => {
    dataset.story = 'none'
    queue.push(told(1, [beat('spoken', 1500)], [beat('judged', 2400)]))
    expect(seen()).toEqual([1, null])
    expect(queue.settled).toBe(true)
  })
})

test('whoever scrubs through a game sees any frame at once, and nothing is told', () => {
  queue.push(told(1, [beat('one', 1000)]))
  queue.jump(quiet(7))
  turn(5000)
  expect(seen()).toEqual([7, null])
  expect(queue.current).toBe(true)
})

test('the board moves by the events of the frame that is told', () => {
  const next = told(1, [beat('one', 1000)])
  queue.push(next)
  expect(queue.told).toBe(next)
  expect(queue.shown.ply).toBe(0)
})

describe('a queue that begins when it is released', () => {
  const held = () =>
    new FrameQueue<Shown>(
      quiet(0),
      (_, now) => now.telling,
      (ply) => watched(ply),
      'when released',
    )

  test('has watched nothing before, and tells everything after it, in order', () => {
    watched.mockClear()
    queue = held()
    queue.push(told(1, [beat('spoken', 1500)]))
    queue.push(quiet(2))
    turn(5000)
    expect(seen()).toEqual([0, null])
    expect(queue.telling).toBe(false) // a tap ends what lies over the board, and nothing else
    expect(queue.current).toBe(false)
    expect(watched).not.toHaveBeenCalled()
    queue.release()
    expect(watched.mock.calls).toEqual([[0]])
    expect(seen()).toEqual([0, 'spoken'])
    turn(1500)
    expect(seen()).toEqual([2, null])
    expect(lastWatched()).toBe(2)
  })

  test('is released once', () => {
    queue = held()
    queue.release()
    queue.push(told(1, [beat('spoken', 1500)]))
    watched.mockClear()
    queue.release()
    expect(watched).not.toHaveBeenCalled()
  })
})
