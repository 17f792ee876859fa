import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { persistGroup } from './persisted-group.ts'
import { createStorage, type FakeStorage } from './testing/fake-browser.ts'

type State = { taps: number; name: string; token: string }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('two tabs that store something, each before it has heard of the other', () => {
  test('[UX-163] what both have counted is added up, once', async () => {
    const { one, two, stored, writes } = openTabs()
    await tap(one, two)
    await hear(one, two)
    expect([one.state().taps, two.state().taps, stored().taps]).toEqual([2, 2, 2])
    // Nobody answers any more.
    const count = writes.length
    await hear(one, two, one, two)
    expect(writes).toHaveLength(count)

    await tap(two, one, two)
    await hear(two, one)
    expect([one.state().taps, two.state().taps, stored().taps]).toEqual([5, 5, 5])
  })

  test('[UX-163] what was stored last is not added to itself when it is heard late', async () => {
    const { one, two, three, stored } = openTabs()
    await tap(one, two, three)
    await hear(one, two, three, two, one)
    await hear(one, two, three)
    for (const tab of [one, two, three]) expect(tab.state().taps).toBe(3)
    await tap(one)
    await hear(two, three)
    const { taps } = stored()
    await tap(two)
    await hear(one, three)
    expect(stored().taps).toBe(taps + 1)
  })

  test('fields that only one of them has changed are kept, and the last word counts for the others', async () => {
    const { one, two, stored } = openTabs({ token: 'access' })
    one.change({ name: 'Salim', token: 'renewed' })
    two.change({ token: '' })
    await wait(0)
    await hear(one, two)
    for (const state of [one.state(), two.state(), stored()])
      expect(state).toMatchObject({ name: 'Salim', token: '' })
  })
})

function openTabs(initial: Partial<State> = {}) {
  const state: State = { taps: 0, name: '', token: '', ...initial }
  const shared = createStorage({ group: { version: 1, revision: 'first', parent: null, state } })
  const [one, two, three] = [openTab(shared), openTab(shared), openTab(shared)]
  const stored = () => JSON.parse(shared.getItem('group') ?? '').state as State
  return { one, two, three, stored, writes: shared.writes }
}

/** A tab sees its own writes at once, and those of others when it hears of them. */
function openTab(shared: FakeStorage) {
  let seen = shared.getItem('group')
  const store = createStore<State>(() => ({ taps: 0, name: '', token: '' }))
  const read = (stored: unknown) => (stored ? (stored as State) : null)
  const group = persistGroup({ key: 'group', store, read, merge }, () => ({
    getItem: () => seen,
    setItem: (key, text) => {
      seen = text
      shared.setItem(key, text)
    },
    removeItem: () => undefined,
  }))
  group.restore()
  return {
    state: store.getState,
    change: (change: Partial<State>) => store.setState(change),
    hear: () => {
      seen = shared.getItem('group')
      group.pull()
    },
  }
}

function merge({ base, earlier, later }: { base: State; earlier: State; later: State }): State {
  const pick = (field: 'name' | 'token') => (later[field] === base[field] ? earlier[field] : later[field])
  return { taps: earlier.taps + later.taps - base.taps, name: pick('name'), token: pick('token') }
}

type Tab = ReturnType<typeof openTab>

/** Long after the last write, so each stores its tap at once. */
async function tap(...tabs: Tab[]): Promise<void> {
  await wait(2_000)
  for (const tab of tabs) tab.change({ taps: tab.state().taps + 1 })
  await wait(0)
}

async function hear(...tabs: Tab[]): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (const tab of tabs) tab.hear()
    await wait(1_000)
  }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
