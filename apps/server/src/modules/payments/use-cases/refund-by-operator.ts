import { randomUUID } from 'node:crypto'
import { baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { exceedsApprovalLimit } from '#commands/approval-limit.ts'
import { type CommandDeps, defineCommand } from '#commands/define-command.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findOrderInScope, lockOrderWithLines, type OrderWithLines, rowsOf } from '#modules/orders/index.ts'
import { hasCardPart, type RefundTarget } from '../rules/plan-refund.ts'
import type { RefundedLine } from './order-refunded.ts'
import type { Gateways } from './payment-gateway.ts'
import { refundOrder, sendRefundJob } from './refund-order.ts'
import { lockPaidOrder } from './refund-to-wallet.ts'
import { orderVersionConflict, readListedRefund, readRefundedOrder } from './refunded-order.ts'

export type RefundInput = {
  publicId: string
  revision: number
  amount: number
  to: RefundTarget
  lines?: readonly { publicId: string; amount: number }[] | undefined
}

/**
 * An operator gives back what was paid for an order, whole or in part. The locked payments decide what is left; above the
 * limit a second person agrees first, and then what counts is that the sum is still there, not that nothing else changed.
 */
export function refundOrderCommand(gatewaysOf: (deps: CommandDeps) => Gateways) {
  return defineCommand({
    action: 'orders.refund',
    permission: 'orders.refund',
    reason: 'required',
    needsApproval: (tx, operator, { amount }: RefundInput, { config }) =>
      exceedsApprovalLimit(tx, operator, { amount: baisa(amount), config }),
    async run(tx, operator, { publicId, revision, amount, to, lines }: RefundInput, deps) {
      const { operatorId, centres, approvalId } = operator
      const found = await findOrderInScope(tx, { publicId, centres })
      if (!found) return refuse('NOT_FOUND')
      const paid = await lockPaidOrder(tx, found.id)
      const order = await lockOrderWithLines(tx, found.id)
      if (!approvalId && order.revision !== revision) return orderVersionConflict(order)
      if (to === 'card' && !hasCardPart(paid.payments)) return refuse('REFUND_NO_CARD', { field: 'to' })
      const forLines = refundedLines(order, { amount, lines })
      if (!forLines.ok) return forLines
      const refunded = await refundOrder(
        { db: tx, gateways: gatewaysOf(deps) },
        {
          order,
          amount: baisa(amount),
          key: `operator:${randomUUID()}`,
          to,
          lines: forLines.value,
          actor: { kind: 'operator', operatorId },
        },
      )
      if (!refunded.ok) return refunded
      const result = await readRefundedOrder(tx, order.id)
      return ok({
        result,
        subject: { kind: 'order', id: publicId },
        centreId: found.centreId,
        before: { refundedBaisa: paid.refunded, paymentStatus: order.paymentStatus },
        after: {
          refundedBaisa: result.refunded,
          paymentStatus: result.paymentStatus,
          amountBaisa: sumBaisa(refunded.value.map((part) => part.amount)),
          to,
        },
      })
    },
  })
}

/** The refunded lines of this order; their amounts add up to the refund. */
function refundedLines(
  order: OrderWithLines,
  { amount, lines }: Pick<RefundInput, 'amount' | 'lines'>,
): Outcome<RefundedLine[] | undefined, 'NOT_FOUND' | 'REFUND_LINES_DIFFER'> {
  if (!lines) return ok(undefined)
  const positions = new Map(rowsOf(order).map(({ publicId, position }) => [publicId, position]))
  const found = lines.flatMap(({ publicId, amount: part }) => {
    const position = positions.get(publicId)
    return position === undefined ? [] : { position, quantity: null, amountBaisa: part }
  })
  if (found.length < lines.length) return refuse('NOT_FOUND', { field: 'lines' })
  const isEach = new Set(found.map(({ position }) => position)).size === found.length
  const isWhole = lines.reduce((sum, { amount: part }) => sum + part, 0) === amount
  return isEach && isWhole ? ok(found) : refuse('REFUND_LINES_DIFFER', { field: 'lines' })
}

/** Sends a refund that its gateway has not given back once more. Asked twice under one key, a gateway gives it back once. */
export const retryRefund = defineCommand({
  action: 'orders.refund-retry',
  permission: 'orders.refund',
  async run(tx, { centres }, { publicId }: { publicId: string }) {
    const refund = await readListedRefund(tx, { publicId, centres })
    if (!refund) return refuse('NOT_FOUND')
    if (refund.state !== 'failed') return refuse('REFUND_NOT_FAILED')
    await enqueue(tx, sendRefundJob, { refundId: refund.id })
    return ok({
      result: refund,
      subject: { kind: 'refund', id: publicId },
      before: { problem: refund.problem },
      after: { problem: null },
    })
  },
})
