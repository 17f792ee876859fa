import { and, eq, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedQuery, fixedSql } from '#kernel/database/fixed-statement.ts'
import { insertJobsOf, jobCause, wakeWorkers } from '#kernel/jobs/insert-jobs.ts'
import { type AttemptToSettle, settledColumns } from './attempt-queries.ts'
import { closingDifference } from './difference-queries.ts'
import { gatewayCallbacks, paymentAttempts } from './payments.tables.ts'

export type NewCallback = {
  gateway: string
  eventId: string
  kind: string
  pspReference: string | null
  attemptPublicId: string | null
}

export type StoredCallback = NewCallback & { id: number }

/**
 * Stores what a gateway says together with the job that handles it, unless the gateway has said it before. The answer says
 * whether there is such a queue: without one nothing is stored.
 */
export async function insertCallback(
  executor: Executor,
  { queue, ...callback }: NewCallback & { queue: string },
): Promise<boolean> {
  const { rows } = await storeWithJob(executor, { queue, ...callback, cause: JSON.stringify(jobCause()) })
  return rows[0]?.isHandled ?? false
}

const { placeholder } = sql

const storeWithJob = fixedSql<{ isHandled: boolean }>(
  'payments_store_callback',
  sql`
    WITH handler AS (
      SELECT name FROM pgboss.queue WHERE name = ${placeholder('queue')}::text
    ), stored AS (
      INSERT INTO ${gatewayCallbacks} (gateway, event_id, kind, psp_reference, attempt_public_id)
      SELECT ${placeholder('gateway')}, ${placeholder('eventId')}, ${placeholder('kind')},
        ${placeholder('pspReference')}, ${placeholder('attemptPublicId')}::uuid FROM handler
      ON CONFLICT DO NOTHING RETURNING id
    ), ${insertJobsOf(sql`
      SELECT handler.name AS queue, NULL::text AS event, NULL::text AS key, NULL::timestamptz AS moment,
        jsonb_build_object('payload', jsonb_build_object('callbackId', stored.id)) || ${placeholder('cause')}::jsonb AS data, 0::float8 AS delay, 1 AS place
      FROM stored, handler`)}
    SELECT EXISTS (SELECT FROM handler) AS "isHandled", (SELECT ${wakeWorkers} FROM added)`,
)

/** With the attempt that the gateway means, by its own reference or, if that is unknown, by ours. */
export async function findCallback(
  executor: Executor,
  id: number,
): Promise<{ callback: StoredCallback; attempt: AttemptToSettle | null } | undefined> {
  const [row] = await selectWithAttempt(executor, { id })
  return row
}

const isByReference = eq(paymentAttempts.pspReference, gatewayCallbacks.pspReference)

const selectWithAttempt = fixedQuery('payments_find_callback', (executor) =>
  executor
    .select({
      callback: {
        id: gatewayCallbacks.id,
        gateway: gatewayCallbacks.gateway,
        eventId: gatewayCallbacks.eventId,
        kind: gatewayCallbacks.kind,
        pspReference: gatewayCallbacks.pspReference,
        attemptPublicId: gatewayCallbacks.attemptPublicId,
      },
      attempt: settledColumns,
    })
    .from(gatewayCallbacks)
    .leftJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.gateway, gatewayCallbacks.gateway),
        or(isByReference, eq(paymentAttempts.publicId, gatewayCallbacks.attemptPublicId)),
      ),
    )
    .where(eq(gatewayCallbacks.id, placeholder('id')))
    .orderBy(sql`${isByReference} DESC NULLS LAST`)
    .limit(1),
)

export async function markHandled(executor: Executor, id: number): Promise<void> {
  await executor.update(gatewayCallbacks).set({ handledAt: sql`now()` }).where(eq(gatewayCallbacks.id, id))
}

/** The callback's payment was found: it is handled, and a difference about it is none any more. */
export async function markFound(executor: Executor, id: number, cause: string): Promise<void> {
  await markOneFound(executor, { id, cause })
}

const markOneFound = fixedSql(
  'payments_callback_found',
  sql`
    WITH closed AS (${closingDifference(sql`${placeholder('cause')}`, 'its payment was found')})
    UPDATE ${gatewayCallbacks} SET handled_at = now() WHERE id = ${placeholder('id')}`,
)

export async function findCallbackByEvent(
  executor: Executor,
  gateway: string,
  eventId: string,
): Promise<StoredCallback | undefined> {
  const [row] = await executor
    .select()
    .from(gatewayCallbacks)
    .where(and(eq(gatewayCallbacks.gateway, gateway), eq(gatewayCallbacks.eventId, eventId)))
  return row
}

/** Names the attempt that a callback is about. */
export async function linkCallbackTo(tx: Transaction, id: number, attemptPublicId: string): Promise<void> {
  await tx.update(gatewayCallbacks).set({ attemptPublicId }).where(eq(gatewayCallbacks.id, id))
}
