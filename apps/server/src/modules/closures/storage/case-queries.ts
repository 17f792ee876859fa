import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { PickedRows } from '#kernel/jobs/sweep-rows.ts'
import type { CaseState, ClosedTime } from '../rules/closure.ts'

/** A case with the closed time it belongs to. */
export type ClosureCase = ClosedTime & {
  id: number
  publicId: string
  closureId: number
  orderId: number
  customerId: number
  appointmentAt: Date
  state: CaseState
  deadlineAt: Date | null
  movedToCentreId: number | null
  movedTo: Date | null
  refundBaisa: Baisa
  giftCardBaisa: Baisa
}

/** Who may name a case: its customer, the holder of its token, or an operator of its centre. */
export type CaseKey =
  | { tokenHash: string }
  | { publicId: string; customerId: number }
  | { publicId: string; centres: CentreScope }

export async function findCase(executor: Executor, key: CaseKey): Promise<ClosureCase | undefined> {
  const [found] = await selectCases(executor, isNamed(key))
  return found
}

export function findOpenCasesOf(executor: Executor, customerId: number): Promise<ClosureCase[]> {
  return selectCases(executor, sql`cases.customer_id = ${customerId} AND cases.state = 'open'`)
}

export function findCasesById(executor: Executor, ids: readonly number[]): Promise<ClosureCase[]> {
  return selectCases(executor, sql`cases.id = ANY (${sql.param(ids)}::int[])`)
}

/** The open cases of an order, locked until the transaction ends. */
export async function lockOpenCasesOf(tx: Transaction, orderId: number): Promise<ClosureCase[]> {
  return selectCases(tx, sql`cases.order_id = ${orderId} AND cases.state = 'open'`, sql`FOR UPDATE OF cases`)
}

function isNamed(key: CaseKey): SQL {
  if ('tokenHash' in key) return sql`cases.token_hash = ${key.tokenHash}`
  const isOwn =
    'customerId' in key
      ? sql`cases.customer_id = ${key.customerId}`
      : inCentreScope(key.centres, sql`closure.centre_id`)
  return sql`cases.public_id = ${key.publicId} AND ${isOwn}`
}

async function selectCases(executor: Executor, which: SQL, lock: SQL = sql``): Promise<ClosureCase[]> {
  const { rows } = await executor.execute<ClosureCase>(sql`
    SELECT cases.id, cases.public_id AS "publicId", cases.closure_id AS "closureId", cases.order_id AS "orderId",
      cases.customer_id AS "customerId", cases.appointment_at AS "appointmentAt", cases.state,
      cases.deadline_at AS "deadlineAt", cases.moved_to_centre_id AS "movedToCentreId", cases.moved_to AS "movedTo",
      cases.refund_baisa::int AS "refundBaisa", cases.gift_card_baisa::int AS "giftCardBaisa",
      closure.centre_id AS "centreId", closure.starts_at AS "startsAt", closure.ends_at AS "endsAt"
    FROM closure_cases AS cases JOIN closures AS closure ON closure.id = cases.closure_id
    WHERE ${which} ORDER BY cases.appointment_at, cases.id ${lock}`)
  return rows.map((row) => ({
    ...row,
    appointmentAt: new Date(row.appointmentAt),
    deadlineAt: row.deadlineAt && new Date(row.deadlineAt),
    movedTo: row.movedTo && new Date(row.movedTo),
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
  }))
}

export type Decider = { kind: 'customer' } | { kind: 'system' } | { kind: 'operator'; operatorId: number }

export type Decision =
  | { state: 'moved'; slotId: number; centreId: number; startsAt: Date }
  | { state: 'refunded'; refundBaisa: Baisa; giftCardBaisa: Baisa }
  | { state: 'withdrawn' | 'reopened' }

/** Locks an open case; undefined when it is decided. Whoever has the lock decides. */
export async function lockOpenCase(tx: Transaction, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM closure_cases WHERE id = ${id} AND state = 'open' FOR UPDATE`,
  )
  return rows.length > 0
}

/** False when the case was decided before: the row count says whose decision it is. */
export async function decideCase(
  tx: Transaction,
  id: number,
  { decision, by }: { decision: Decision; by: Decider },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE closure_cases SET state = ${decision.state}, decided_at = now(), decided_by = ${by.kind},
      operator_id = ${by.kind === 'operator' ? by.operatorId : null}, token_hash = NULL, updated_at = now(),
      ${outcomeOf(decision)}
    WHERE id = ${id} AND state = 'open'`)
  return rowCount === 1
}

function outcomeOf(decision: Decision): SQL {
  if (decision.state === 'moved')
    return sql`moved_to_slot_id = ${decision.slotId}, moved_to_centre_id = ${decision.centreId},
      moved_to = ${decision.startsAt.toISOString()}::timestamptz`
  if (decision.state === 'refunded')
    return sql`refund_baisa = ${decision.refundBaisa}, gift_card_baisa = ${decision.giftCardBaisa}`
  return sql`refund_baisa = 0`
}

/** Decides all open cases of a closure that takes place after all; answers which. */
export async function reopenCases(
  tx: Transaction,
  { closureId, operatorId }: { closureId: number; operatorId: number },
): Promise<{ id: number; orderId: number; customerId: number }[]> {
  const { rows } = await tx.execute<{ id: number; orderId: number; customerId: number }>(sql`
    UPDATE closure_cases SET state = 'reopened', decided_at = now(), decided_by = 'operator', operator_id = ${operatorId},
      token_hash = NULL, updated_at = now()
    WHERE closure_id = ${closureId} AND state = 'open'
    RETURNING id, order_id AS "orderId", customer_id AS "customerId"`)
  return rows
}

/** Locks open cases without offers, by the hour of their appointment. */
export async function pickUnoffered(tx: Transaction, { max, skippedIds }: PickedRows): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT id FROM closure_cases
    WHERE state = 'open' AND offered_at IS NULL AND id <> ALL (${sql.param(skippedIds)}::int[])
    ORDER BY appointment_at, id LIMIT ${max} FOR UPDATE SKIP LOCKED`)
  return rows.map(({ id }) => id)
}

/** Locks open cases whose time to answer is over. */
export async function pickUnanswered(tx: Transaction, { max, skippedIds }: PickedRows): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT id FROM closure_cases
    WHERE state = 'open' AND deadline_at <= now() AND id <> ALL (${sql.param(skippedIds)}::int[])
    ORDER BY deadline_at, id LIMIT ${max} FOR UPDATE SKIP LOCKED`)
  return rows.map(({ id }) => id)
}

/** Sets the ends of the time to answer where there is none yet, in one statement; answers them by case. */
export async function setDeadlines(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await tx.execute<{ id: number; deadlineAt: string }>(sql`
    UPDATE closure_cases SET offered_at = now(), updated_at = now(), deadline_at = coalesce(deadline_at,
      greatest(least(now() + interval '24 hours', appointment_at - interval '12 hours'),
        least(now() + interval '1 hour', appointment_at)))
    WHERE id = ANY (${sql.param(ids)}::int[]) AND state = 'open'
    RETURNING id, deadline_at::text AS "deadlineAt"`)
  return new Map(rows.map(({ id, deadlineAt }) => [id, new Date(deadlineAt)]))
}

/** Stores the hashes of tokens where there is none yet; answers for which cases. */
export async function storeTokens(
  tx: Transaction,
  tokens: readonly { caseId: number; tokenHash: string }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    UPDATE closure_cases SET token_hash = given.token_hash
    FROM unnest(${sql.param(tokens.map(({ caseId }) => caseId))}::int[],
      ${sql.param(tokens.map(({ tokenHash }) => tokenHash))}::text[]) AS given (id, token_hash)
    WHERE closure_cases.id = given.id AND state = 'open' AND closure_cases.token_hash IS NULL
    RETURNING closure_cases.id`)
  return new Set(rows.map(({ id }) => id))
}
