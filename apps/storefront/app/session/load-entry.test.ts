import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createLoadEntry, type LoadPlan } from './load-entry.ts'

const ignore = () => undefined

/** Loads that answer when they are told to, in whichever order. */
function createLoads() {
  const loads: { signal: AbortSignal; answer: (value: string) => void; fail: (error: unknown) => void }[] = []
  const onFailure = vi.fn()
  const plan: LoadPlan<string> = {
    load: (signal) =>
      new Promise((answer, fail) => {
        loads.push({ signal, answer, fail })
      }),
    onFailure,
  }
  return { loads, plan, onFailure }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a load entry', () => {
  test('is loading until its answer, then ready', async () => {
    const { loads, plan } = createLoads()
    const entry = createLoadEntry<string>()
    entry.watch(ignore)
    expect(entry.get()).toEqual({ value: null, status: 'idle' })
    entry.start(plan)
    expect(entry.get()).toEqual({ value: null, status: 'loading' })
    loads[0]?.answer('first')
    await settle()
    expect(entry.get()).toEqual({ value: 'first', status: 'ready' })
  })

  test('shows its value while it is read again, and keeps it when that fails', async () => {
    const { loads, plan, onFailure } = createLoads()
    const entry = createLoadEntry('old')
    entry.watch(ignore)
    entry.start(plan)
    expect(entry.get()).toEqual({ value: 'old', status: 'loading' })
    const error = new Error('down')
    loads[0]?.fail(error)
    await settle()
    expect(entry.get()).toEqual({ value: 'old', status: 'failed' })
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error, 'old')
  })

  test('of any number of loads the last one counts, in whatever order they answer or fail', async () => {
    const order = fc
      .integer({ min: 1, max: 6 })
      .chain((count) =>
        fc.tuple(
          fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
          fc.array(fc.boolean(), { minLength: count, maxLength: count }),
        ),
      )
    await fc.assert(
      fc.asyncProperty(order, async ([answered, fails]) => {
        const { loads, plan, onFailure } = createLoads()
        const entry = createLoadEntry<string>()
        entry.watch(ignore)
        for (const _ of answered) entry.start(plan)
        for (const index of answered) {
          if (fails[index]) loads[index]?.fail(new Error('down'))
          else loads[index]?.answer(`answer ${index}`)
          await settle()
        }
        const last = answered.length - 1
        expect(entry.get()).toEqual(
          fails[last] ? { value: null, status: 'failed' } : { value: `answer ${last}`, status: 'ready' },
        )
        expect(onFailure).toHaveBeenCalledTimes(fails[last] ? 1 : 0)
        expect(loads.map(({ signal }) => signal.aborted)).toEqual(answered.map((_, index) => index < last))
      }),
    )
  })

  test('is aborted by the last one who stops watching, and its late answer is dropped', async () => {
    const { loads, plan, onFailure } = createLoads()
    const entry = createLoadEntry<string>()
    const stops = [entry.watch(ignore), entry.watch(() => undefined)]
    entry.start(plan)
    stops[0]?.()
    expect(loads[0]?.signal.aborted).toBe(false)
    stops[1]?.()
    expect(loads[0]?.signal.aborted).toBe(true)
    loads[0]?.answer('late')
    await settle()
    expect(entry.get()).toEqual({ value: null, status: 'idle' })
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('is read again as often as its plan says, and no more when nobody watches', async () => {
    vi.useFakeTimers()
    const load = vi.fn(async () => 'awaited')
    const entry = createLoadEntry<string>()
    const stop = entry.watch(ignore)
    entry.start({
      load,
      onFailure: ignore,
      pollMs: (value, polls) => (value === 'awaited' && polls < 2 ? 1_000 : null),
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledTimes(3)
    entry.start({ load, onFailure: ignore, pollMs: () => 1_000 })
    await vi.advanceTimersByTimeAsync(1_500)
    stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledTimes(5)
    vi.useRealTimers()
  })

  test('is changed in its place by an event, if there is something to change', () => {
    const tell = vi.fn()
    const entry = createLoadEntry<string>()
    entry.watch(tell)
    entry.change((value) => `${value}!`)
    expect(tell).not.toHaveBeenCalled()
    const full = createLoadEntry('free')
    full.change(() => 'full')
    expect(full.get()).toEqual({ value: 'full', status: 'ready' })
  })
})
