import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type OrderWithLines, readOrderOfLine } from '#modules/orders/index.ts'
import { type PaidOrder, readPaidOrder, splitRefund } from '#modules/payments/index.ts'
import { planReturn, type ReturnPlan, type ReturnRefusal } from '../rules/plan-return.ts'
import type { ReturnsContext } from './returns-context.ts'

/** `linePublicId` names one of the customer's own lines. */
export type WantedReturn = { linePublicId: string; customerId: number; quantity: number }

export type ReturnSummary = { order: OrderWithLines; plan: ReturnPlan; giftCard: Baisa }

/** The refund of a return and its target. Nothing is stored. */
export async function summariseReturn(
  { db, clock }: Pick<ReturnsContext, 'db' | 'clock'>,
  { quantity, ...key }: WantedReturn,
): Promise<Outcome<ReturnSummary, ReturnRefusal>> {
  const order = await readOrderOfLine(db, key)
  const line = order?.lines.find(({ publicId }) => publicId === key.linePublicId)
  if (!order || !line) return refuse('NOT_FOUND', { field: 'id' })
  const paid = await readPaidOrder(db, order.id)
  const planned = planReturn(order, { position: line.position, quantity, now: clock.now(), ...paid })
  if (!planned.ok) return planned
  return ok({ order, plan: planned.value, giftCard: giftCardPart(paid, planned.value) })
}

/** The part of a refund that goes back to a gift card. */
export function giftCardPart(paid: PaidOrder, { amounts }: ReturnPlan): Baisa {
  return splitRefund(paid, amounts.refund)?.giftCard ?? noBaisa
}
