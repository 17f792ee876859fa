import { sumBaisa } from '@warsha/contract/money/baisa.ts'
import { defineBulk } from '#commands/define-bulk.ts'
import { type CommandDeps, defineCommand } from '#commands/define-command.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { holderOf } from '#modules/checkout/index.ts'
import {
  findOrderInScope,
  keptOf,
  lockOrderWithLines,
  mayMoveOrder,
  moveOrder,
  selectOrders,
} from '#modules/orders/index.ts'
import { restoreDiscounts } from '#modules/promotions/index.ts'
import type { RefundTarget } from '../rules/plan-refund.ts'
import type { Gateways } from './payment-gateway.ts'
import { cancelKey, linesLeft } from './refund-cancelled-order.ts'
import { refundOrder } from './refund-order.ts'
import { lockPaidOrder } from './refund-to-wallet.ts'
import { orderVersionConflict, readRefundedOrder } from './refunded-order.ts'

export type CancelInput = { publicId: string; revision: number; to: RefundTarget }

/**
 * An operator cancels a whole order of which nothing was done. Money, the use of its code, slots and stock come back in
 * one transaction, in the order of the locks; what a card gets back is sent by a job.
 */
export function cancelOrderCommand(gatewaysOf: (deps: CommandDeps) => Gateways) {
  return defineCommand({
    action: 'orders.cancel',
    permission: 'orders.cancel',
    reason: 'required',
    async run(tx, operator, { publicId, revision, to }: CancelInput, deps) {
      const { operatorId, centres } = operator
      const found = await findOrderInScope(tx, { publicId, centres })
      if (!found) return refuse('NOT_FOUND')
      if (!found.isWholly) return refuse('ORDER_AT_OTHER_CENTRES')
      const { paid, refunded } = await lockPaidOrder(tx, found.id)
      const order = await lockOrderWithLines(tx, found.id)
      if (order.revision !== revision) return orderVersionConflict(order)
      if (!mayMoveOrder(order.status, 'CANCELED'))
        return refuse('ORDER_NOT_CANCELLABLE', { params: { status: order.status } })
      const actor = { kind: 'operator', operatorId } as const
      await restoreDiscounts(tx, holderOf({ publicId: order.checkoutPublicId }))
      const refund = await refundOrder(
        { db: tx, gateways: gatewaysOf(deps) },
        {
          order,
          key: cancelKey(order.id),
          to,
          occasion: 'cancel',
          lines: linesLeft(order),
          kept: keptOf(order, paid),
          actor,
        },
      )
      if (!refund.ok && refund.code !== 'NOTHING_TO_REFUND') return refund
      const moved = await moveOrder(tx, { orderId: order.id, to: 'CANCELED', reason: 'operator', actor })
      if (!moved.ok) return moved
      const result = await readRefundedOrder(tx, order.id)
      const given = refund.ok ? sumBaisa(refund.value.map(({ amount }) => amount)) : 0
      return ok({
        result,
        subject: { kind: 'order', id: publicId },
        centreId: found.centreId,
        before: { status: order.status, paymentStatus: order.paymentStatus, refundedBaisa: refunded },
        after: {
          status: result.status,
          paymentStatus: result.paymentStatus,
          refundedBaisa: refunded + given,
          to,
        },
      })
    },
  })
}

/** Cancels several orders; each gives back its own money. */
export function cancelOrdersBulk(command: ReturnType<typeof cancelOrderCommand>) {
  return defineBulk({
    command,
    select: selectOrders,
    inputOf: ({ id, revision }, { to }: Pick<CancelInput, 'to'>): CancelInput => ({
      publicId: id,
      revision,
      to,
    }),
  })
}
