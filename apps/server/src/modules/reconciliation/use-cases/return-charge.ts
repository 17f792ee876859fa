import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { type Gateways, insertDifference } from '#modules/payments/index.ts'
import { endEffect, findEntry, findReturn } from '../storage/entry-queries.ts'
import { postEntry } from './resolve-by-books.ts'

/**
 * Gives a charge back at its gateway, once, and books it. A gateway that refuses leaves the money in the books as owed, and
 * an operator is told.
 */
export async function returnCharge(
  { db, gateways }: { db: Database; gateways: Gateways },
  entryId: number,
): Promise<void> {
  const entry = await findEntry(db, entryId)
  const amount = await findReturn(db, entryId)
  if (!entry?.pspReference || amount === undefined) return
  const { gateway, pspReference } = entry
  const port = gateways.get(gateway)?.port
  const refund = { pspReference, amount: baisa(amount), key: `entry:${entryId}` }
  const sent = port ? await port.refund(refund) : { kind: 'unreachable', reason: 'not configured' }
  if (sent.kind === 'refunded' && 'refundReference' in sent) {
    const { refundReference } = sent
    await inTransaction(db, async (tx) => {
      if (!(await endEffect(tx, entryId, refundReference))) return ok(undefined)
      const key = `refund-entry:${gateway}:${refundReference}`
      await postEntry(tx, entry, { kind: 'ORDER_REFUND', amount: baisa(amount), other: 'refunds', key })
      return ok(undefined)
    })
    return
  }
  const reason = 'reason' in sent ? `${sent.kind}: ${sent.reason}` : sent.kind
  if (sent.kind === 'unreachable' || sent.kind === 'rate-limited')
    throw new Error(`The gateway ${gateway} has not given the charge ${entryId} back: ${reason}`)
  await insertDifference(db, {
    cause: `return:${entryId}`,
    kind: 'foreign-payment',
    gateway,
    attemptId: null,
    expected: `${amount} baisa of ${pspReference} go back to the card`,
    found: reason,
    amount: baisa(amount),
  })
}
