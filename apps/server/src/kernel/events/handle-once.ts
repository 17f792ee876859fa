import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import type { DeliveredEvent } from './define-event.ts'
import { processedEvents } from './events.tables.ts'

/** Runs a handler's writes in a transaction that also notes the event, so a second delivery changes nothing. */
export async function handleOnce(
  db: Database,
  { handler, id }: Pick<DeliveredEvent, 'handler' | 'id'>,
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const noted = await tx
      .insert(processedEvents)
      .values({ handler, eventId: id })
      .onConflictDoNothing()
      .returning({ id: processedEvents.eventId })
    if (noted.length > 0) await write(tx)
    return ok(undefined)
  })
}
