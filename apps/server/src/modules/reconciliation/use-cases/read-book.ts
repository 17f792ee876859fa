import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { Log } from '#kernel/log.ts'
import { ok } from '#kernel/outcome.ts'
import type { Gateways, OfferedGateway } from '#modules/payments/index.ts'
import { insertEntries, moveCursor, readCursor } from '../storage/entry-queries.ts'
import { compareBooks } from './compare-books.ts'

type ReadContext = { db: Database; log: Log; gateways: Gateways }

/** Movements may be listed late, and belong to attempts that ended later: so much is read again every time. */
const overlapMs = 2 * 24 * 60 * 60 * 1000

/** Fifty thousand movements in two days: a book that is longer is read by hand, and its days do not close. */
const maxPages = 500

/** Reads the books of all gateways and compares them. One that does not answer holds no other up. */
export async function readBooks(context: ReadContext): Promise<void> {
  const faults: unknown[] = []
  for (const gateway of context.gateways.values()) {
    await readBook(context, gateway).catch((error: unknown) => void faults.push(error))
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} gateways could not be reconciled`)
}

/** Reads the book of one gateway, if it is still offered. */
export async function readBookOf(context: ReadContext, id: string): Promise<void> {
  const gateway = context.gateways.get(id)
  if (gateway) await readBook(context, gateway)
}

/** Reads what a gateway has in its book since the last time. No transaction is open while the gateway is asked. */
export async function readBook(
  { db, log }: Pick<ReadContext, 'db' | 'log'>,
  { id, port, costPercent }: Pick<OfferedGateway, 'id' | 'port' | 'costPercent'>,
): Promise<void> {
  const { readUntil, now } = await readCursor(db, id)
  const since = new Date(readUntil.getTime() - overlapMs)
  let after: string | undefined
  for (let page = 1; page <= maxPages; page++) {
    const listed = await port.listEntries({ since, after })
    if (listed.kind !== 'listed') {
      log.warn(
        { gateway: id, kind: listed.kind, reason: listed.reason },
        'the book of a gateway was not read',
      )
      break
    }
    const { entries } = listed
    if (entries.length > 0) {
      await inTransaction(db, async (tx) =>
        ok(await insertEntries(tx, { gateway: id, source: 'api' }, entries)),
      )
    }
    if (listed.after === null) {
      await moveCursor(db, id, now)
      break
    }
    after = listed.after
  }
  await compareBooks(db, { gateway: id, costPercent })
}
