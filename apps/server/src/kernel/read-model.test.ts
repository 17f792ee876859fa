import { describe, expect, test } from 'vitest'
import type { Change } from './database/changes.ts'
import type { Database } from './database/connect.ts'
import { createModels, type ModelDefinition } from './read-model.ts'

const db = { $client: { ending: false } } as Database

/** Changes that the test announces itself. */
function announcer() {
  const listeners = new Map<string, (change: Change) => void>()
  return {
    changes: {
      on(topic: string, listener: (change: Change) => void) {
        listeners.set(topic, listener)
        return Promise.resolve()
      },
    },
    announce(topic: string, ...entries: [string, number[]?][]) {
      listeners.get(topic)?.(new Map(entries.map(([name, ids]) => [name, ids && new Set(ids)])))
    },
  }
}

/** Work that goes on until the test lets it end. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('a read model', () => {
  test('is loaded once, whoever asks', async () => {
    const { changes } = announcer()
    let loads = 0
    const model: ModelDefinition<number> = { topics: ['stock'], load: async () => ++loads }
    const models = createModels(db, changes)
    expect(await Promise.all([models.get(model), models.get(model)])).toEqual([1, 1])
    expect(await models.get(model)).toBe(1)
  })

  test('serves what it has while a change is read, and its version grows when the change can be read', async () => {
    const { changes, announce } = announcer()
    const started = gate()
    const reading = gate()
    const model: ModelDefinition<string> = {
      topics: ['stock'],
      load: async () => 'old',
      async patch() {
        started.open()
        await reading.opened
        return 'new'
      },
    }
    const models = createModels(db, changes)
    await models.get(model)
    announce('stock', ['stock', [1]])
    await started.opened
    expect(await models.get(model)).toBe('old')
    expect(models.version(['stock'])).toBe(0)
    reading.open()
    await expect.poll(() => models.version(['stock'])).toBe(1)
    expect(await models.get(model)).toBe('new')
  })

  test('reads changes that come together, or during a patch, in one further patch', async () => {
    const { changes, announce } = announcer()
    const started = gate()
    const reading = gate()
    const patched: number[][] = []
    const model: ModelDefinition<null> = {
      topics: ['catalogue'],
      load: async () => null,
      async patch(_value, _db, change) {
        patched.push([...(change.get('catalogue') ?? [])])
        started.open()
        await reading.opened
        return null
      },
    }
    const models = createModels(db, changes)
    await models.get(model)
    announce('catalogue', ['catalogue', [1]])
    announce('catalogue', ['catalogue', [2]])
    await started.opened
    for (const id of [3, 4, 3]) announce('catalogue', ['catalogue', [id]])
    reading.open()
    await expect.poll(() => models.version(['catalogue'])).toBe(5)
    expect(patched).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  test('is loaded again in the background when it cannot be patched or everything may have changed', async () => {
    const { changes, announce } = announcer()
    let loads = 0
    let patches = 0
    const whole: ModelDefinition<number> = { topics: ['catalogue'], load: async () => ++loads }
    const patchable: ModelDefinition<number> = { ...whole, patch: async () => --patches }
    const models = createModels(db, changes)
    await models.get(whole)
    await models.get(patchable)
    announce('catalogue', ['catalogue', [1]])
    await expect.poll(() => models.version(['catalogue'])).toBe(1)
    expect([await models.get(whole), await models.get(patchable)]).toEqual([3, -1])
    announce('catalogue', ['catalogue'])
    await expect.poll(() => models.version(['catalogue'])).toBe(2)
    expect([await models.get(whole), await models.get(patchable)].sort()).toEqual([4, 5])
    expect(patches).toBe(-1)
  })

  test('tries a failed patch once more, then loads everything', async () => {
    const { changes, announce } = announcer()
    const errors: unknown[] = []
    let patches = 0
    const model: ModelDefinition<string> = {
      topics: ['stock'],
      load: async () => `loaded after ${patches} patches`,
      async patch() {
        patches += 1
        throw new Error('lost')
      },
    }
    const models = createModels(db, changes, { onError: (error) => errors.push(error) })
    expect(await models.get(model)).toBe('loaded after 0 patches')
    announce('stock', ['stock', [1]])
    await expect.poll(() => models.version(['stock'])).toBe(1)
    expect(await models.get(model)).toBe('loaded after 2 patches')
    expect(errors).toHaveLength(2)
  })

  test('a failed first load is not kept', async () => {
    const { changes } = announcer()
    let loads = 0
    const model: ModelDefinition<number> = {
      topics: ['stock'],
      async load() {
        loads += 1
        if (loads === 1) throw new Error('lost')
        return loads
      },
    }
    const models = createModels(db, changes)
    await expect(models.get(model)).rejects.toThrow('lost')
    expect(await models.get(model)).toBe(2)
  })

  test('a change during the first load is read after it', async () => {
    const { changes, announce } = announcer()
    const loading = gate()
    const model: ModelDefinition<string> = {
      topics: ['stock'],
      async load() {
        await loading.opened
        return 'loaded'
      },
      patch: async (value) => `${value}, patched`,
    }
    const models = createModels(db, changes)
    const first = models.get(model)
    announce('stock', ['stock', [1]])
    loading.open()
    expect(await first).toBe('loaded')
    await expect.poll(() => models.version(['stock'])).toBe(1)
    expect(await models.get(model)).toBe('loaded, patched')
  })

  test('a topic without a model counts its changes all the same', async () => {
    const { changes, announce } = announcer()
    const models = createModels(db, changes)
    expect(models.version(['centres'])).toBe(0)
    announce('centres', ['centres'])
    await expect.poll(() => models.version(['centres'])).toBe(1)
  })
})

describe('a read model that is served before it is complete', () => {
  test('is completed in the background, and changes are read after that', async () => {
    const { changes, announce } = announcer()
    const rest = gate()
    const model: ModelDefinition<string[]> = {
      topics: ['stock'],
      load: async () => ['begun'],
      async complete(value) {
        await rest.opened
        value.push('complete')
      },
      async patch(value, _db, change) {
        return [...value, `patched ${[...(change.get('stock') ?? [])]}`]
      },
    }
    const models = createModels(db, changes)
    expect(await models.get(model)).toEqual(['begun'])
    announce('stock', ['stock', [1]])
    announce('stock', ['stock', [2]])
    expect([await models.get(model), models.version(['stock'])]).toEqual([['begun'], 0])
    rest.open()
    await expect.poll(() => models.version(['stock'])).toBe(2)
    expect(await models.get(model)).toEqual(['begun', 'complete', 'patched 1,2'])
  })

  test('tries again when the rest could not be read', async () => {
    const errors: unknown[] = []
    let tries = 0
    const model: ModelDefinition<{ isWhole: boolean }> = {
      topics: ['stock'],
      load: async () => ({ isWhole: false }),
      async complete(value) {
        tries += 1
        if (tries < 3) throw new Error('no database')
        value.isWhole = true
      },
    }
    const models = createModels(db, announcer().changes, { onError: (error) => errors.push(error) })
    const value = await models.get(model)
    await expect.poll(() => value.isWhole).toBe(true)
    expect([tries, errors.length]).toEqual([3, 2])
  })

  test('its version grows when the clock reaches a turn of its value', async () => {
    const { changes } = announcer()
    const turn = Date.now() + 50
    const model: ModelDefinition<Date> = {
      topics: ['content'],
      load: async () => new Date(turn),
      nextTurn: (value, now) => (value > now ? value : undefined),
    }
    const models = createModels(db, changes)
    await models.get(model)
    const first = models.version(['content'])
    await expect.poll(() => models.version(['content'])).toBe(first + 1)
    expect(Date.now()).toBeGreaterThanOrEqual(turn)
  })
})
