import { negateBaisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { clearingOf, postTransaction } from '#modules/ledger/index.ts'
import { readSoldOrder } from '#modules/orders/index.ts'
import { closeDifference, insertDifference } from '../storage/difference-queries.ts'
import {
  countRefund,
  endRefund,
  findRequestedRefund,
  moveRefundToWallet,
  type RequestedRefund,
} from '../storage/refund-queries.ts'
import { gatewayOf } from './attempt-gateway.ts'
import { refundDiverted, refundSent } from './payment-events.ts'
import type { PaymentsContext } from './payments-context.ts'
import { refundWallet } from './refund-order.ts'

/**
 * Has a gateway give money back, and records it once. A gateway that does not answer is asked again later, and an
 * operator sees it meanwhile; an amount the gateway never gives back goes to the wallet.
 */
export async function sendRefund(context: PaymentsContext, refundId: number): Promise<void> {
  const refund = await findRequestedRefund(context.db, refundId)
  if (!refund) return
  const { publicId: key, amount, pspReference } = refund
  if (!pspReference) throw new Error(`The payment of refund ${refundId} has no reference`)
  const attempt = { publicId: refund.attemptPublicId, gateway: refund.gateway }
  const sent = await gatewayOf(context, attempt).refund({ pspReference, amount, key })
  if (sent.kind === 'refunded') return recordRefund(context, refund, sent.refundReference)
  if (sent.kind === 'not-refundable') return payIntoWallet(context, refund, sent.reason)
  if (sent.kind === 'already-refunded') {
    await reportRefund(context, refund, 'the gateway had given everything back before')
    return recordRefund(context, refund, 'already refunded')
  }
  await reportRefund(context, refund, `${sent.kind}: ${sent.reason}`)
  throw new Error(`The gateway ${refund.gateway} has not given refund ${refundId} back: ${sent.kind}`)
}

const refundCause = ({ publicId }: RequestedRefund) => `refund:${publicId}`

async function recordRefund(
  { db, log }: PaymentsContext,
  refund: RequestedRefund,
  refundReference: string,
): Promise<void> {
  const { id, publicId, amount, gateway, attemptId, orderId } = refund
  const recorded = await inTransaction<boolean, never>(db, async (tx) => {
    if (!(await endRefund(tx, id, refundReference))) return ok(false)
    await countRefund(tx, attemptId, amount)
    const posted = await postTransaction(tx, {
      kind: 'ORDER_REFUND',
      key: `refund:${publicId}`,
      reference: `order:${orderId}`,
      gateway,
      moves: [
        { account: clearingOf(gateway), amount },
        { account: { kind: 'refunds' }, amount: negateBaisa(amount) },
      ],
    })
    if (!posted.ok) throw new Error(`The refund ${publicId} could not be posted`)
    if (refundReference !== 'already refunded')
      await closeDifference(tx, refundCause(refund), 'it was given back')
    await publish(tx, refundSent({ refundId: id, orderId, amountBaisa: amount }))
    return ok(true)
  })
  if (recorded.ok && recorded.value)
    log.info({ refund: publicId, gateway, orderId, amountBaisa: amount }, 'a refund was sent')
}

/** The customer has the money all the same, where it can be given. */
async function payIntoWallet(
  context: PaymentsContext,
  refund: RequestedRefund,
  reason: string,
): Promise<void> {
  const { number, customerId } = await readSoldOrder(context.db, refund.orderId)
  const { id: refundId, publicId, gateway, orderId, amount: amountBaisa } = refund
  const moved = await inTransaction<boolean, never>(context.db, async (tx) => {
    if (!(await moveRefundToWallet(tx, refund.id))) return ok(false)
    await refundWallet(tx, refund, { order: { number, customerId } })
    await closeDifference(tx, refundCause(refund), `paid into the wallet: ${reason}`)
    await publish(tx, refundDiverted({ refundId, orderId, amountBaisa }))
    return ok(true)
  })
  if (moved.ok && moved.value)
    context.log.warn(
      { refund: publicId, gateway, orderId, amountBaisa, reason },
      'a gateway refused a refund, and the wallet has got it',
    )
}

function reportRefund({ db, log }: PaymentsContext, refund: RequestedRefund, found: string): Promise<void> {
  const { id, gateway, attemptId, amount, publicId, orderId } = refund
  log.error({ refund: publicId, gateway, orderId, reason: found }, 'a refund was not sent as asked')
  return insertDifference(db, {
    cause: refundCause(refund),
    kind: 'refund',
    gateway,
    attemptId,
    expected: `a refund of ${amount} baisa`,
    found,
    refundId: id,
    expectedAmount: amount,
    foundAmount: noBaisa,
    amount,
  })
}
