import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { releaseSlot } from '#modules/booking/index.ts'
import { holderOf } from '#modules/checkout/index.ts'
import {
  lockOrderWithLines,
  type OrderWithLines,
  readSoldOrder,
  restockOrder,
  returnUnits,
} from '#modules/orders/index.ts'
import { lockPaidOrder, refundToWallet } from '#modules/payments/index.ts'
import { planReturn, type ReturnPlan, type ReturnRefusal } from '../rules/plan-return.ts'
import type { ReturnRequest } from '../rules/return-request.ts'
import { completeRequest } from '../storage/return-queries.ts'
import type { ReturnsContext } from './returns-context.ts'
import { giftCardPart } from './summarise-return.ts'

export const returnCompleted = defineEvent(
  'return.completed',
  z.object({
    returnId: z.int(),
    orderId: z.int(),
    customerId: z.int(),
    position: z.int(),
    quantity: z.int(),
    amount: z.int(),
    /** The part of the amount that went back to a gift card; the rest is in the wallet. */
    giftCard: z.int(),
    /** Of the order, after this return. */
    status: z.string(),
    paymentStatus: z.string(),
  }),
  ({ orderId }) => orderId,
)

export type CompletionRefusal = ReturnRefusal | 'RETURN_CHANGED' | 'CONFLICT'

/**
 * Completes a return in the caller's transaction: money, units, hour and stock, or nothing of it. The window and the
 * amount are looked at again, under the locks of the payments and the order; what was shown is what is given back.
 */
export async function completeReturn(
  context: Pick<ReturnsContext, 'clock' | 'models'>,
  tx: Transaction,
  publicId: string,
): Promise<Outcome<ReturnRequest, CompletionRefusal>> {
  const request = await completeRequest(tx, publicId)
  if (!request) return refuse('CONFLICT')
  const { id, orderId, position, quantity, customerId } = request
  const paid = await lockPaidOrder(tx, orderId)
  const order = await lockOrderWithLines(tx, orderId)
  const planned = planReturn(order, { position, quantity, now: context.clock.now(), ...paid })
  if (!planned.ok) return planned
  const plan = planned.value
  const amount = plan.amounts.refund
  if (amount !== request.amounts.refund || giftCardPart(paid, plan) !== request.giftCard)
    return refuse('RETURN_CHANGED')
  if (amount > noBaisa) {
    const lines = returnedRows(plan, quantity)
    const refunded = await refundToWallet(tx, { order, amount, key: `return:${id}`, lines })
    if (!refunded.ok) return refuse('RETURN_CHANGED')
  }
  const { open, used, surcharges } = plan
  const counted = await returnUnits(tx, { orderId, position, open, used, surcharges })
  if (!counted.ok) return refuse('RETURN_CHANGED')
  await freeSlot(tx, order, plan)
  await restockOrder(tx, orderId)
  const { status, paymentStatus } = await readSoldOrder(tx, orderId)
  const { giftCard } = request
  const returned = { returnId: id, orderId, customerId, position, quantity, amount, giftCard }
  await publish(tx, returnCompleted({ ...returned, status, paymentStatus }))
  return ok(request)
}

/** The returned pieces, and the surcharges that come back with them. */
function returnedRows({ line, surcharges }: ReturnPlan, quantity: number) {
  return [{ position: line.position, units: quantity }, ...surcharges].map(({ position, units }) => ({
    position,
    quantity: units,
    amountBaisa: null,
  }))
}

/** Lines of an order in one hour are one visit: it is free when nothing of any of them is left. */
async function freeSlot(tx: Transaction, order: OrderWithLines, { line, open, used }: ReturnPlan) {
  const { slotId } = line
  if (slotId === null) return
  const isLeft = order.lines.some(
    ({ position, slotId: other, quantity, returned }) =>
      other === slotId && returned + (position === line.position ? open + used : 0) < quantity,
  )
  const holder = holderOf({ publicId: order.checkoutPublicId })
  if (!isLeft) await releaseSlot(tx, { holder, slotId })
}
