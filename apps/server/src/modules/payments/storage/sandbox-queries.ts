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
  const [row] = await executor
    .insert(sandboxPayments)
    .values(payment)
    .onConflictDoUpdate({
      target: sandboxPayments.attemptId,
      set: { attemptId: payment.attemptId },
      setWhere: eq(sandboxPayments.amountBaisa, payment.amountBaisa),
    })
    .returning({ reference: sandboxPayments.reference })
  return row?.reference
}

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
  charged: Baisa
  /** The part of it that the sandbox keeps. */
  fee: Baisa
  /** How many seconds the bank takes to answer. */
  knownAfterSeconds: number
}

/**
 * Ends an open payment, with the entry of its charge in the book, and answers whether it did: not if it was ended before or its time is
 * over.
 */
export async function endSandboxPayment(
  executor: Executor,
  reference: string,
  end: SandboxEnd,
): Promise<boolean> {
  const { rowCount } = await endPayment(executor, { reference, ...end })
  return rowCount === 1
}

const { placeholder } = sql

const endPayment = fixedSql(
  'sandbox_end',
  sql`
    WITH ended AS (
      UPDATE ${sandboxPayments} SET charged_baisa = ${placeholder('charged')}::int, state = ${placeholder('state')}::text,
        known_at = now() + ${placeholder('knownAfterSeconds')}::int * interval '1 second'
      WHERE reference = ${placeholder('reference')} AND state = 'open' AND expires_at > now()
      RETURNING reference, attempt_id, charged_baisa
    ), booked AS (
      INSERT INTO ${sandboxEntries} (kind, reference, payment_reference, attempt_id, amount_baisa, fee_baisa)
      SELECT 'charge', reference, reference, attempt_id, charged_baisa, ${placeholder('fee')}::int FROM ended
      WHERE ${placeholder('state')}::text = 'paid'
      ON CONFLICT DO NOTHING
    )
    SELECT reference FROM ended`,
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
