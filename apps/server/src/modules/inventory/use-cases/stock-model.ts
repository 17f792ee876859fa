import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { ModelDefinition } from '#kernel/read-model.ts'
import { createStockCounts, type StockCount, type StockCounts } from '../rules/stock-counts.ts'
import { readAllStock, readStockOf, readWarehouses } from '../storage/stock-queries.ts'

/**
 * The counts in memory. A notice names the variants whose rows changed, and only their rows are read again; a change
 * of a warehouse concerns all of them. Changes during the first load are announced and read after it.
 */
export const stockModel: ModelDefinition<StockCounts> = {
  topics: ['stock'],
  async load(db) {
    const counts = createStockCounts(await readWarehouses(db), nextVersion)
    for await (const rows of readAllStock(db)) {
      counts.replace(variantsOf(rows), rows)
      await yieldToOthers()
    }
    return counts
  },
  async patch(counts, db, change) {
    const variantIds = [...(change.get('stock') ?? [])]
    for (let at = 0; at < variantIds.length; at += maxVariants) {
      const slice = variantIds.slice(at, at + maxVariants)
      counts.replace(slice, await readStockOf(db, slice))
    }
    return counts
  },
}

/** Variants whose rows are read by one statement. */
const maxVariants = 500

let version = 0

/** One sequence for the process, so that a table loaded anew repeats no version of the one before. */
function nextVersion(): number {
  version += 1
  return version
}

function variantsOf(rows: readonly StockCount[]): Set<number> {
  return new Set(rows.map(({ variantId }) => variantId))
}
