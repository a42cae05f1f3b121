import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** As a browser has it: travelling takes a moment, and is told. */
class OwnHistory {
  entries: { state: unknown; path: string }[] = [{ state: null, path: '/' }]
  at = 0
  get state() {
    return this.entries[this.at]!.state
  }
  pushState(state: unknown, _: string, path = this.path) {
    this.entries = [...this.entries.slice(0, ++this.at), { state, path }]
    this.show()
  }
  replaceState(state: unknown, _: string, path = this.path) {
    this.entries[this.at] = { state, path }
    this.show()
  }
  go(steps: number) {
    setTimeout(() => {
      this.at += steps
      this.show()
      travelled()
    })
  }
  get path() {
    return this.entries[this.at]!.path
  }
  get paths() {
    return this.entries.slice(0, this.at + 1).map(({ path }) => path)
  }
  private show() {
    vi.stubGlobal('location', { pathname: this.path })
  }
}

let travelled: () => void // what the page that is there now does then; those of earlier tests are gone
let house: OwnHistory
let route: typeof import('../src/net/route.svelte')
const settled = () => vi.advanceTimersByTimeAsync(20) // by a clock that no busy machine holds up
const back = () => (house.go(-1), settled())

/** As a dialog does it. */
function opens() {
  const one: { open: boolean; close: () => void } = { open: true, close: () => undefined }
  const closed = route.openLayer(() => one.close())
  one.close = () => {
    one.open = false
    closed()
  }
  return one
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  afterEach(() => void vi.useRealTimers())
  vi.resetModules()
  house = new OwnHistory()
  vi.stubGlobal('history', house)
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (travelled = listener))
  route = await import('../src/net/route.svelte')
  route.go('/t/abc')
})

describe('what lies open above a page', () => {
  test('is closed by going back, and only then the page is left', async () => {
    const drawer = opens()
    await settled()
    await back()
    expect(drawer.open).toBe(false)
    expect(route.here()).toEqual({ at: 'table', table: 'abc' })
    await back()
    expect(route.here()).toEqual({ at: 'welcome' })
  })

  test('is closed from the top down', async () => {
    const [below, above] = [opens(), opens()]
    await settled()
    await back()
    expect([below.open, above.open]).toEqual([true, false])
    await back()
    expect([below.open, above.open]).toEqual([false, false])
    expect(house.paths).toEqual(['/', '/t/abc'])
  })

  test('closed otherwise leaves nothing to go back through', async () => {
    const drawer = opens()
    await settled()
    drawer.close()
    await settled()
    expect(house.paths).toEqual(['/', '/t/abc'])
    await back()
    expect(route.here()).toEqual({ at: 'welcome' })
  })

  test('gives its entry to what opens in its place', async () => {
    const first = opens()
    await settled()
    first.close()
    const second = opens()
    await settled()
    expect(house.paths).toEqual(['/', '/t/abc', '/t/abc'])
    await back()
    expect(second.open).toBe(false)
  })

  test('is not there when one has gone elsewhere from it', async () => {
    const [below, above] = [opens(), opens()]
    await settled()
    route.go('/replay/abc')
    below.close()
    above.close()
    await settled()
    expect(route.here()).toEqual({ at: 'replay', table: 'abc' })
    expect(house.paths).toEqual(['/', '/t/abc', '/replay/abc'])
    await back()
    expect(route.here()).toEqual({ at: 'table', table: 'abc' })
  })

  test('is not opened again by going forward', async () => {
    const drawer = opens()
    await settled()
    await back()
    house.go(1)
    await settled()
    expect(drawer.open).toBe(false)
    expect(house.paths).toEqual(['/', '/t/abc'])
  })

  test('of a page that was begun anew is gone: going back closes what lies open on the new one', async () => {
    opens()
    await settled()
    vi.resetModules()
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1)
    route = await import('../src/net/route.svelte')
    const drawer = opens()
    await settled()
    expect(drawer.open).toBe(true)
    await back()
    expect(drawer.open).toBe(false)
    expect(route.here()).toEqual({ at: 'table', table: 'abc' })
    await back()
    await back()
    expect(route.here()).toEqual({ at: 'welcome' })
  })
})
