import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { jobsChannel } from '#kernel/jobs/insert-jobs.ts'

/** An event or job that failed every time. It stays until an operator sends it again or discards it. */
export type DeadLetter = {
  id: string
  queue: string
  /** The object it is about; later events of this object wait behind it. */
  key: string | null
  waitingBehind: number
  payload: unknown
  error: string
  tries: number
  failedAt: Date
}

const maxListed = 200

const isDead = sql`letter.state = 'failed' AND letter.deletion_seconds = 0`

export async function countDeadLetters(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM pgboss.job letter WHERE ${isDead}`,
  )
  return rows[0]?.count ?? 0
}

/** Oldest first. */
export async function listDeadLetters(db: Executor): Promise<DeadLetter[]> {
  const { rows } = await db.execute<Omit<DeadLetter, 'failedAt'> & { failedAt: string }>(sql`
    SELECT letter.id, letter.name AS queue, letter.singleton_key AS key,
      letter.data -> 'payload' AS payload, coalesce(letter.output ->> 'message', '') AS error,
      letter.retry_count + 1 AS tries, letter.completed_on AS "failedAt",
      (SELECT count(*)::int FROM pgboss.job waiting
        WHERE waiting.name = letter.name AND waiting.singleton_key = letter.singleton_key
          AND waiting.state = 'created') AS "waitingBehind"
    FROM pgboss.job letter
    WHERE ${isDead}
    ORDER BY letter.completed_on
    LIMIT ${maxListed}`)
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }))
}

/** The queue of a dead letter, which is locked until the transaction ends. */
export async function lockDeadLetter(tx: Transaction, id: string): Promise<{ queue: string } | undefined> {
  const { rows } = await tx.execute<{ queue: string }>(sql`
    SELECT name AS queue FROM pgboss.job WHERE id = ${id} AND state = 'failed' AND deletion_seconds = 0 FOR UPDATE`)
  return rows[0]
}

/** Gives a dead letter one more try. False when there is none with this id. */
export async function retryDeadLetter(db: Executor, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    WITH retried AS (
      UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL
      WHERE id = ${id} AND state = 'failed'
      RETURNING name
    )
    SELECT pg_notify(${jobsChannel}, name) FROM retried`)
  return rows.length > 0
}

/** Gives a dead letter up: what waits behind it goes on. False when there is none with this id. */
export async function discardDeadLetter(db: Executor, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    WITH discarded AS (DELETE FROM pgboss.job WHERE id = ${id} AND state = 'failed' RETURNING name)
    SELECT pg_notify(${jobsChannel}, name) FROM discarded`)
  return rows.length > 0
}
