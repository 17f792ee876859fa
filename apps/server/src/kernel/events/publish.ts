import { randomUUID } from 'node:crypto'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Transaction } from '#kernel/database/connect.ts'
import { writeAtEnd } from '#kernel/database/transaction.ts'
import { type NewJob, newJobs } from '#kernel/jobs/insert-jobs.ts'
import type { PublishedEvent } from './define-event.ts'

/**
 * Publishes an event as part of the change it reports: it is delivered once the transaction is committed, and
 * never if it is not. All events of a transaction are written by its last statement, in the order of the calls: the locks of
 * the changed rows, which are held until then, put events of one object in order.
 */
export async function publish(tx: Transaction, event: PublishedEvent): Promise<void> {
  if (!(tx instanceof PgTransaction)) throw new Error(`${event.name} needs the transaction of its change`)
  const job: NewJob = {
    event: event.name,
    data: { id: randomUUID(), payload: event.payload },
    key: event.key,
  }
  await writeAtEnd(tx, newJobs, [job])
}
