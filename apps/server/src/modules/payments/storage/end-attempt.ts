import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { LastPart } from '#kernel/database/last-statement.ts'
import { Rollback, writeAtEnd } from '#kernel/database/transaction.ts'
import { refuse } from '#kernel/outcome.ts'
import type { AttemptState, PaymentAttempt, PaymentEffect } from '../rules/payment-attempt.ts'
import { paymentAttempts } from './payments.tables.ts'

export type AttemptEnd = {
  from: readonly AttemptState[]
  to: AttemptState
  /** Whether the gateway has said that it is over there, too; otherwise it is asked about again from the beginning. */
  isOverAtGateway: boolean
  paid?: Baisa | undefined
  effect?: PaymentEffect | undefined
}

/**
 * Ends an attempt that is in one of the states. False: it is in another. What the gateway said is about the session that
 * was known then: one that has arrived since is polled.
 */
export async function endAttempt(
  tx: Transaction,
  { id, pspReference }: Pick<PaymentAttempt, 'id' | 'pspReference'>,
  { from, to, isOverAtGateway, paid, effect }: AttemptEnd,
): Promise<boolean> {
  const isOver = sql`${isOverAtGateway}::boolean AND ${paymentAttempts.pspReference} IS NOT DISTINCT FROM ${pspReference}`
  const { rowCount } = await tx
    .update(paymentAttempts)
    .set({
      state: to,
      endedAt: sql`now()`,
      gatewayEndedAt: sql`CASE WHEN ${isOver} THEN now() END`,
      pollCount: sql`CASE WHEN ${isOver} THEN ${paymentAttempts.pollCount} ELSE 0 END`,
      nextPollAt: sql`CASE WHEN ${isOver} THEN NULL ELSE now() + interval '15 seconds' END`,
      ...(effect && { paidBaisa: paid, effect }),
    })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, [...from])))
  return rowCount === 1
}

/** The refusal of a transaction whose attempt another one has ended. */
export const endedElsewhere = 'ATTEMPT_ENDED_ELSEWHERE'

/**
 * The same for a payment that buys an order, at the end of the transaction that makes it. When another one has ended the attempt, the
 * transaction is undone and answers `endedElsewhere`.
 */
export async function endPaidAttempt(
  tx: Transaction,
  { id, pspReference }: Pick<PaymentAttempt, 'id' | 'pspReference'>,
  paid: { from: readonly AttemptState[]; paid: Baisa },
): Promise<void> {
  await writeAtEnd(tx, paidAttempts, [{ id, pspReference, ...paid }])
}

type PaidAttempt = {
  id: number
  pspReference: string | null
  from: readonly AttemptState[]
  paid: Baisa
}

const { placeholder } = sql

const isKnownSession = sql`psp_reference IS NOT DISTINCT FROM ${placeholder('endedReference')}::text`

const paidAttempts: LastPart<PaidAttempt> = {
  name: 'attempt',
  queries: sql`attempt AS (
      UPDATE ${paymentAttempts} SET state = 'paid', effect = 'order', paid_baisa = ${placeholder('endedPaid')}::int,
        ended_at = now(), updated_at = now(), gateway_ended_at = CASE WHEN ${isKnownSession} THEN now() END,
        poll_count = CASE WHEN ${isKnownSession} THEN poll_count ELSE 0 END,
        next_poll_at = CASE WHEN ${isKnownSession} THEN NULL ELSE now() + interval '15 seconds' END
      WHERE id = ${placeholder('endedId')}::int AND state = ANY (${placeholder('endedFrom')}::text[]) RETURNING id
    )`,
  answer: sql`(SELECT count(*)::int FROM attempt)`,
  values([attempt]) {
    if (!attempt) throw new Error('No attempt ends')
    const { id, pspReference, from, paid } = attempt
    return { endedId: id, endedReference: pspReference, endedFrom: [...from], endedPaid: paid }
  },
  check(count, attempts) {
    if (attempts.length !== 1) throw new Error('One transaction ends one paid attempt')
    if (count !== 1) throw new Rollback(refuse(endedElsewhere))
  },
}
