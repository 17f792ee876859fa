import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { collectFaults } from './row-faults.ts'

export type PickedRows = { max: number; skippedIds: readonly number[] }

export type RowSweep = {
  /** The noun for these rows in the report. */
  subject: string
  maxAtOnce: number
  /** Locks rows that are due, without waiting for those that another transaction has. */
  pick(tx: Transaction, rows: PickedRows): Promise<number[]>
  handle(tx: Transaction, ids: readonly number[]): Promise<void>
}

/**
 * Works off rows that are due, a batch in each transaction. The rows of a batch that fails are tried one by one: the row
 * that cannot be handled is passed over, and reported when all others are done.
 */
export async function sweepRows(db: Database, { subject, maxAtOnce, pick, handle }: RowSweep): Promise<void> {
  const faults = collectFaults(subject)
  for (let singles = 0; ; ) {
    const max = singles > 0 ? 1 : maxAtOnce
    let ids: number[] = []
    try {
      await inTransaction(db, async (tx) => {
        ids = await pick(tx, { max, skippedIds: faults.ids() })
        if (ids.length > 0) await handle(tx, ids)
        return ok(undefined)
      })
      if (ids.length < max) break
      singles = Math.max(0, singles - 1)
    } catch (fault) {
      const [id] = ids
      if (id === undefined) throw fault
      if (ids.length === 1) faults.note(id, fault)
      singles = ids.length === 1 ? Math.max(0, singles - 1) : ids.length
    }
  }
  faults.report()
}
