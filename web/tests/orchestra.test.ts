import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Orchestra } from '../src/kit/orchestra'
import { bell, drone, knock, lengthOf, type SoundSet } from '../src/kit/score'

const SET = {
  scores: {
    card: knock(200, 0),
    deal: knock(210, 0),
    turn: bell(500, 0),
    goal: bell(600, 0),
    bad: bell(300, 0),
    medal: bell(800, 0),
    end: bell(250, 0),
  },
  room: [drone(60, 0.01, 9)],
} satisfies SoundSet

class Param {
  value = 0
  setValueAtTime = () => this
  linearRampToValueAtTime = () => this
  exponentialRampToValueAtTime = () => this
  setTargetAtTime = () => this
  cancelScheduledValues = () => this
}

/** Counts what was begun and is not over; frequencies tell notes of a score from the slow waves of a room. */
class Context {
  static made: Context[] = []
  state = 'running'
  currentTime = 0
  sampleRate = 8_000
  destination = {}
  begun: number[] = []
  ended = 0
  constructor() {
    Context.made.push(this)
  }
  resume = () => this.becomes('running')
  suspend = () => this.becomes('suspended')
  close = () => this.becomes('closed')
  private becomes(state: string): Promise<void> {
    this.state = state
    return Promise.resolve()
  }
}

class Node {
  gain = new Param()
  frequency = new Param()
  constructor(
    readonly context: Context,
    readonly options: { frequency?: number; gain?: number } = {},
  ) {}
  connect = (to: unknown) => to
  start = () => this.context.begun.push(this.options.frequency ?? 0)
  stop = () => this.context.ended++
}

class Buffer {
  readonly length: number
  constructor({ length }: { length: number }) {
    this.length = length
  }
  copyToChannel = () => undefined
}

const { dataset } = document.documentElement
const tap = () => document.dispatchEvent(new Event('pointerup'))
const wished = () => new Promise((seen) => setTimeout(seen))
const audio = () => Context.made.at(-1)!
const ROOM = SET.room.length * 2 // a layer and its breath
const heard = () => audio().begun.length - ROOM
let hidden = false
let orchestra: Orchestra

function look(elsewhere: boolean) {
  hidden = elsewhere
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  Context.made = []
  hidden = false
  dataset.sound = 'usual'
  dataset.room = 'on'
  delete dataset.touched
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioBuffer', Buffer)
  for (const node of ['GainNode', 'OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode'])
    vi.stubGlobal(node, Node)
  orchestra = new Orchestra(SET)
})
afterEach(() => {
  orchestra.leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a room', () => {
  test('is silent before the first tap: there is nothing to be heard with', () => {
    orchestra.play('card')
    expect(Context.made).toEqual([])
  })

  test('is heard from the first tap on, and what came before it is not heard later', () => {
    orchestra.play('medal')
    tap()
    expect(heard()).toBe(0)
    orchestra.play('card')
    expect(heard()).toBe(SET.scores.card.length)
    tap()
    expect(Context.made.length).toBe(1)
  })

  test('is heard at once by whoever tapped before coming in', () => {
    dataset.touched = ''
    const entered = new Orchestra(SET)
    entered.play('card')
    expect(heard()).toBe(SET.scores.card.length)
    entered.leave()
  })

  test('is silent, tone and all, for whoever wants no sound', () => {
    dataset.sound = 'off'
    tap()
    orchestra.play('card')
    expect(Context.made).toEqual([])
  })

  test('has its tone turned off apart, and on again, at once', async () => {
    dataset.room = 'off'
    tap()
    expect(audio().begun).toEqual([])
    orchestra.play('card')
    expect(audio().begun.length).toBe(SET.scores.card.length)
    dataset.room = 'on'
    await wished()
    expect(heard()).toBe(SET.scores.card.length)
    const ended = audio().ended
    dataset.room = 'off'
    await wished()
    expect(audio().ended - ended).toBe(ROOM)
  })

  test('falls silent at once for whoever turns sounds off, and wakes when they are on again', async () => {
    tap()
    dataset.sound = 'off'
    await wished()
    expect(audio().state).toBe('suspended')
    dataset.sound = 'soft'
    await wished()
    expect(audio().state).toBe('running')
    expect(Context.made.length).toBe(1)
  })

  test('is suspended while the page is hidden', () => {
    tap()
    look(true)
    orchestra.play('card')
    expect(audio().state).toBe('suspended')
    expect(heard()).toBe(0)
    look(false)
    expect(audio().state).toBe('running')
  })

  test('calls to a turn even whoever looks elsewhere, then falls silent again', () => {
    vi.useFakeTimers()
    tap()
    look(true)
    orchestra.play('turn')
    expect(audio().state).toBe('running')
    expect(heard()).toBe(SET.scores.turn.length)
    vi.advanceTimersByTime(lengthOf(SET.scores.turn) * 1000)
    expect(audio().state).toBe('suspended')
    vi.useRealTimers()
  })

  test('gives back what it was heard with when it is left', () => {
    tap()
    orchestra.leave()
    expect(audio().state).toBe('closed')
    tap()
    expect(Context.made.length).toBe(1)
  })
})
