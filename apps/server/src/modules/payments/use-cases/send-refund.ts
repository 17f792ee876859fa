import { negateBaisa } from '@warsha/contract/money/baisa.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { clearingOf, postTransaction } from '#modules/ledger/index.ts'
import { countRefund, endRefund, findRequestedRefund } from '../storage/refund-queries.ts'
import type { PaymentsContext } from './payments-context.ts'

/** Has a gateway give money back, and writes it down once. A gateway that is away is asked again later. */
export async function sendRefund(context: PaymentsContext, refundId: number): Promise<void> {
  const refund = await findRequestedRefund(context.db, refundId)
  if (!refund) return
  const { publicId, amount, gateway, attemptId, pspReference, orderId } = refund
  const port = context.gateways.get(gateway)?.port
  if (!port || !pspReference) throw new Error(`The gateway ${gateway} cannot be asked for refund ${refundId}`)
  const { refundReference } = await port.refund({ pspReference, amount, key: publicId })
  await inTransaction(context.db, async (tx) => {
    if (!(await endRefund(tx, refundId, refundReference))) return ok(undefined)
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
    return ok(undefined)
  })
}
