import type { Database } from '#kernel/database/connect.ts'
import type { ModelDefinition } from '#kernel/read-model.ts'
import { createShelves, type Shelves } from '../rules/shelves.ts'
import { readStock, readWarehouses } from '../storage/stock-queries.ts'

/** The counts in memory. Every order changes some, so a change reads the changed rows and not all of them again. */
export const stockModel: ModelDefinition<Shelves> = {
  topics: ['stock'],
  load(db) {
    const keeper = keepers.get(db) ?? createKeeper(db)
    keepers.set(db, keeper)
    return keeper.refresh()
  },
}

type Keeper = { refresh(): Promise<Shelves> }

const keepers = new WeakMap<Database, Keeper>()

/** Reading takes no more than this part of the time, however fast the changes come. */
const restPerWork = 4

function createKeeper(db: Database): Keeper {
  let shelves: Shelves | undefined
  let since: string | null = null
  let version = 0
  let restUntil = 0
  let waiting: Promise<Shelves> | undefined
  let running: Promise<unknown> = Promise.resolve()

  async function read(): Promise<Shelves> {
    const startedAt = performance.now()
    try {
      const known = shelves
      const reading = await readStock(db, since)
      if (known && !reading.warehousesChanged) {
        for (const count of reading.counts) known.put(count)
        if (known.size() === reading.total) {
          since = reading.moment
          return known
        }
      }
      const whole = known ? await readStock(db, null) : reading
      version = Math.max(version, known?.version() ?? 0) + 1
      shelves = createShelves(await readWarehouses(db), whole.counts, version)
      version = shelves.version()
      since = whole.moment
      return shelves
    } catch (error) {
      // Half a reading is worse than none: the next one starts from nothing.
      version = Math.max(version, shelves?.version() ?? 0)
      shelves = undefined
      since = null
      throw error
    } finally {
      restUntil = performance.now() + (performance.now() - startedAt) * restPerWork
    }
  }

  /** Whoever comes while a reading waits for its turn joins it; one that has begun may be too early for them. */
  function refresh(): Promise<Shelves> {
    waiting ??= (async () => {
      await running.catch(() => undefined)
      const restMs = restUntil - performance.now()
      if (shelves && restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
      waiting = undefined
      const reading = read()
      running = reading
      return reading
    })()
    return waiting
  }

  return { refresh }
}
