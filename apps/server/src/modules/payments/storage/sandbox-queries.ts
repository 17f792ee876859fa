import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedQuery, fixedSql } from '#kernel/database/fixed-statement.ts'
import type { SandboxState } from '../rules/sandbox-cards.ts'
import { sandboxEntries, sandboxPayments, sandboxRefunds } from './sandbox.tables.ts'

export type NewSandboxPayment = Omit<
  typeof sandboxPayments.$inferInsert,
  'state' | 'chargedBaisa' | 'refundedBaisa' | 'knownAt' | 'createdAt'
>

export type SandboxPayment = typeof sandboxPayments.$inferSelect & {
  /** Open and still in time, by the database's clock. */
  isOpen: boolean
  /** Whether the bank has answered. */
  isKnown: boolean
}

/**
 * Answers the reference of the payment, the former one if the same attempt was here before. Undefined: it was here with
 * another amount.
 */
export async function insertSandboxPayment(
  executor: Executor,
  payment: NewSandboxPayment,
): Promise<string | undefined> {
  const [row] = await insertPayment(executor, payment)
  return row?.reference
}

const insertPayment = fixedQuery('sandbox_insert', (executor) =>
  executor
    .insert(sandboxPayments)
    .values({
      reference: sql.placeholder('reference'),
      attemptId: sql.placeholder('attemptId'),
      amountBaisa: sql.placeholder('amountBaisa'),
      description: sql.placeholder('description'),
      language: sql.placeholder('language'),
      resultUrl: sql.placeholder('resultUrl'),
      failedUrl: sql.placeholder('failedUrl'),
      cancelUrl: sql.placeholder('cancelUrl'),
      callbackUrl: sql.placeholder('callbackUrl'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .onConflictDoUpdate({
      target: sandboxPayments.attemptId,
      set: { attemptId: sql`excluded.attempt_id` },
      setWhere: sql`${sandboxPayments.amountBaisa} = excluded.amount_baisa`,
    })
    .returning({ reference: sandboxPayments.reference }),
)

export async function findSandboxPayment(
  executor: Executor,
  reference: string,
): Promise<SandboxPayment | undefined> {
  const [row] = await selectPayment(executor, { reference })
  return row
}

const paymentColumns = {
  ...getTableColumns(sandboxPayments),
  isOpen: sql<boolean>`${sandboxPayments.state} = 'open' AND ${sandboxPayments.expiresAt} > now()`,
  isKnown: sql<boolean>`coalesce(${sandboxPayments.knownAt} <= now(), true)`,
}

const selectPayment = fixedQuery('sandbox_find', (executor) =>
  executor
    .select(paymentColumns)
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, sql.placeholder('reference'))),
)

export type SandboxEnd = {
  state: Exclude<SandboxState, 'open'>
  /** What is charged of an amount. */
  charge: 'nothing' | 'all' | 'another amount'
  /** The share of it that the sandbox keeps. */
  costPercent: number
  /** How many seconds the bank takes to answer. */
  knownAfterSeconds: number
}

export type EndedSandboxPayment = Pick<
  SandboxPayment,
  | 'reference'
  | 'attemptId'
  | 'state'
  | 'chargedBaisa'
  | 'resultUrl'
  | 'failedUrl'
  | 'cancelUrl'
  | 'callbackUrl'
>

/**
 * Ends an open payment, with the entry of its charge in the book. Undefined if it was ended before, its time is over, or there is none.
 * Another amount is too little by a tenth of a rial, or too much where there is not that much.
 */
export async function endSandboxPayment(
  executor: Executor,
  reference: string,
  end: SandboxEnd,
): Promise<EndedSandboxPayment | undefined> {
  const { rows } = await endPayment(executor, { reference, ...end })
  return rows[0]
}

const { placeholder } = sql

const endPayment = fixedSql<EndedSandboxPayment>(
  'sandbox_end',
  sql`
    WITH ended AS (
      UPDATE ${sandboxPayments} SET state = ${placeholder('state')}::text,
        charged_baisa = CASE ${placeholder('charge')}::text WHEN 'nothing' THEN 0 WHEN 'all' THEN amount_baisa
          ELSE amount_baisa + CASE WHEN amount_baisa > 100 THEN -100 ELSE 100 END END,
        known_at = now() + ${placeholder('knownAfterSeconds')}::int * interval '1 second'
      WHERE reference = ${placeholder('reference')} AND state = 'open' AND expires_at > now()
      RETURNING *
    ), booked AS (
      INSERT INTO ${sandboxEntries} (kind, reference, payment_reference, attempt_id, amount_baisa, fee_baisa)
      SELECT 'charge', reference, reference, attempt_id, charged_baisa,
        round(charged_baisa * ${placeholder('costPercent')}::numeric / 100) FROM ended WHERE state = 'paid'
      ON CONFLICT DO NOTHING
    )
    SELECT reference, attempt_id AS "attemptId", state, charged_baisa AS "chargedBaisa", result_url AS "resultUrl",
      failed_url AS "failedUrl", cancel_url AS "cancelUrl", callback_url AS "callbackUrl" FROM ended`,
)

const isPayable = and(eq(sandboxPayments.state, 'open'), gt(sandboxPayments.expiresAt, sql`now()`))

/** Ends an open payment unpaid. False: it is not open. */
export async function closeSandboxPayment(executor: Executor, reference: string): Promise<boolean> {
  const { rowCount } = await executor
    .update(sandboxPayments)
    .set({ state: 'cancelled' })
    .where(and(eq(sandboxPayments.reference, reference), isPayable))
  return rowCount === 1
}

/** Refunds once under a key. False: the payment has not that much left. */
export async function refundSandboxPayment(
  tx: Transaction,
  { key, reference, amount }: { key: string; reference: string; amount: Baisa },
): Promise<boolean> {
  const added = await tx
    .insert(sandboxRefunds)
    .values({ key, reference, amountBaisa: amount })
    .onConflictDoNothing()
  if (added.rowCount === 0) return true
  const left = sql`${sandboxPayments.chargedBaisa} - ${sandboxPayments.refundedBaisa}`
  const refunded = await tx
    .update(sandboxPayments)
    .set({ refundedBaisa: sql`${sandboxPayments.refundedBaisa} + ${amount}` })
    .where(
      and(
        eq(sandboxPayments.reference, reference),
        eq(sandboxPayments.state, 'paid'),
        sql`${left} >= ${amount}`,
      ),
    )
  return refunded.rowCount === 1
}
