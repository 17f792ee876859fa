import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Transaction } from '#kernel/database/connect.ts'
import { insertJobs } from '#kernel/jobs/insert-jobs.ts'
import type { PublishedEvent } from './define-event.ts'

/**
 * Publishes an event as part of the change it reports: it is delivered once the transaction is committed, and
 * never if it is not. Called after the change itself, so that the row's lock puts events of one object in order.
 */
export async function publish(tx: Transaction, event: PublishedEvent): Promise<void> {
  if (!(tx instanceof PgTransaction)) throw new Error(`${event.name} needs the transaction of its change`)
  await insertJobs(tx, {
    queues: sql`SELECT name FROM pgboss.subscription WHERE event = ${event.name}`,
    data: { id: randomUUID(), payload: event.payload },
    key: event.key,
  })
}
