import type { Database } from '#kernel/database/connect.ts'
import type { ModelDefinition } from '#kernel/read-model.ts'
import { createStockCounts, type StockCounts } from '../rules/stock-counts.ts'
import { readStock, readWarehouses } from '../storage/stock-queries.ts'

/** The counts in memory. Every order changes some, so a change reads the changed rows and not all of them again. */
export const stockModel: ModelDefinition<StockCounts> = {
  topics: ['stock'],
  load(db) {
    const reader = readers.get(db) ?? createReader(db)
    readers.set(db, reader)
    return reader.refresh()
  },
}

type Reader = { refresh(): Promise<StockCounts> }

const readers = new WeakMap<Database, Reader>()

/** Reading takes no more than this part of the time, however fast the changes come. */
const restPerWork = 4

function createReader(db: Database): Reader {
  let counts: StockCounts | undefined
  let since: string | null = null
  let version = 0
  let restUntil = 0
  let waiting: Promise<StockCounts> | undefined
  let running: Promise<unknown> = Promise.resolve()

  async function read(): Promise<StockCounts> {
    const startedAt = performance.now()
    try {
      const known = counts
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
      counts = createStockCounts(await readWarehouses(db), whole.counts, version)
      version = counts.version()
      since = whole.moment
      return counts
    } catch (error) {
      // Half a reading is worse than none: the next one starts from nothing.
      version = Math.max(version, counts?.version() ?? 0)
      counts = undefined
      since = null
      throw error
    } finally {
      restUntil = performance.now() + (performance.now() - startedAt) * restPerWork
    }
  }

  /** Whoever comes while a reading waits for its turn joins it; one that has begun may be too early for them. */
  function refresh(): Promise<StockCounts> {
    waiting ??= (async () => {
      await running.catch(() => undefined)
      const restMs = restUntil - performance.now()
      if (counts && restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
      waiting = undefined
      const reading = read()
      running = reading
      return reading
    })()
    return waiting
  }

  return { refresh }
}
