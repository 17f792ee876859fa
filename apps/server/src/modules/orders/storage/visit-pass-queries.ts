import { eq, type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { visitPasses } from './visit-passes.tables.ts'

export type StoredPass = { orderId: number; centreId: number; appointmentAt: Date; code: string }

/** Stores the codes of visits that have none; a code that another visit has is left out. */
export async function insertPasses(executor: Executor, passes: readonly StoredPass[]): Promise<void> {
  if (passes.length > 0)
    await executor
      .insert(visitPasses)
      .values([...passes])
      .onConflictDoNothing()
}

export function findPasses(executor: Executor, orderId: number): Promise<StoredPass[]> {
  const { centreId, appointmentAt, code } = visitPasses
  return executor
    .select({ orderId: visitPasses.orderId, centreId, appointmentAt, code })
    .from(visitPasses)
    .where(eq(visitPasses.orderId, orderId))
}

/** The visit that a pass was issued for. */
export type PassedVisit = { orderPublicId: string; centreId: number; appointmentAt: Date }

/** By its code, if it was issued for one of the operator's centres. */
export async function findPassByCode(
  executor: Executor,
  { code, centres }: { code: string; centres: CentreScope },
): Promise<PassedVisit | undefined> {
  const { rows } = await executor.execute<PassedVisit>(sql`
    SELECT orders.public_id AS "orderPublicId", pass.centre_id AS "centreId", pass.appointment_at AS "appointmentAt"
    FROM visit_passes AS pass JOIN orders ON orders.id = pass.order_id
    WHERE pass.code = ${code} AND ${inCentreScope(centres, sql`pass.centre_id`)}`)
  const [row] = rows
  return row && { ...row, appointmentAt: new Date(row.appointmentAt) }
}

/** Where a booked line is done now, if that is at one of the operator's centres. */
export async function findBookedLine(
  executor: Executor,
  { linePublicId, centres }: { linePublicId: string; centres: CentreScope },
): Promise<PassedVisit | undefined> {
  const { rows } = await executor.execute<PassedVisit>(sql`
    SELECT orders.public_id AS "orderPublicId", line.centre_id AS "centreId", line.appointment_at AS "appointmentAt"
    FROM order_lines AS line JOIN orders ON orders.id = line.order_id
    WHERE line.public_id = ${linePublicId} AND line.centre_id IS NOT NULL AND line.appointment_at IS NOT NULL
      AND ${inCentreScope(centres, sql`line.centre_id`)}`)
  const [row] = rows
  return row && { ...row, appointmentAt: new Date(row.appointmentAt) }
}

export type Tries = { count: number; seconds: number }

/** Counts a try of the session and answers the count of the current hour, this one included. */
export function countTryOfSession(executor: Executor, sessionId: string): Promise<Tries> {
  return countTry(executor, { table: sql`session_pass_tries`, key: sql`session_id`, of: sessionId })
}

/** Counts a try of the operator, whatever the device. */
export function countTryOfOperator(executor: Executor, operatorId: number): Promise<Tries> {
  return countTry(executor, { table: sql`pass_tries`, key: sql`operator_id`, of: operatorId })
}

type Counted = { table: SQL; key: SQL; of: string | number }

async function countTry(executor: Executor, { table, key, of }: Counted): Promise<Tries> {
  const { rows } = await executor.execute<Tries>(sql`
    INSERT INTO ${table} AS tries (${key}, count) VALUES (${of}, 1)
    ON CONFLICT (${key}) DO UPDATE SET
      count = CASE WHEN tries.started_at < now() - interval '1 hour' THEN 1 ELSE least(tries.count + 1, 1000) END,
      started_at = CASE WHEN tries.started_at < now() - interval '1 hour' THEN now() ELSE tries.started_at END
    RETURNING count, ceil(extract(epoch FROM started_at + interval '1 hour' - now()))::integer AS seconds`)
  const [row] = rows
  if (!row) throw new Error('A try was not counted')
  return row
}

/** A right pass does not count. */
export async function forgivePassTry(
  executor: Executor,
  { sessionId, operatorId }: { sessionId: string; operatorId: number },
): Promise<void> {
  await executor.execute(sql`
    WITH own AS (UPDATE pass_tries SET count = greatest(count - 1, 0) WHERE operator_id = ${operatorId})
    UPDATE session_pass_tries SET count = greatest(count - 1, 0) WHERE session_id = ${sessionId}`)
}
