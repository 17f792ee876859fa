import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { releaseOffers, releaseSlot } from '#modules/booking/index.ts'
import { holderOf } from '#modules/checkout/index.ts'
import {
  lockOrderWithLines,
  type OrderWithLines,
  readSoldOrder,
  restockOrder,
  returnUnits,
} from '#modules/orders/index.ts'
import { lockPaidOrder, refundToWallet, splitRefund } from '#modules/payments/index.ts'
import { restoreDiscounts } from '#modules/promotions/index.ts'
import { type ClosureCase, type Decider, decideCase, lockOpenCase } from '../storage/case-queries.ts'
import { deleteOffersOf } from '../storage/offer-queries.ts'
import { closedLines, freedSlots } from './closed-lines.ts'
import { caseRefunded } from './closure-events.ts'
import { type CaseRefund, planCaseRefund } from './plan-case-refund.ts'

export type CaseMoney = { amount: Baisa; giftCard: Baisa }

/**
 * Gives back all that was paid for the closed visits of a case, by the rule of returns: what a gift card has paid first, the
 * rest to the wallet; with one credit note. Slots and stock are free again. A code whose order comes back whole can be used
 * once more. In the caller's transaction; locks are taken in the order case, payments, order, slots, stock.
 */
export async function refundCase(
  tx: Transaction,
  { closed, by }: { closed: ClosureCase; by: Decider },
): Promise<Outcome<CaseMoney, 'CASE_DECIDED'>> {
  if (!(await lockOpenCase(tx, closed.id))) return refuse('CASE_DECIDED')
  const { id, orderId, customerId } = closed
  const paid = await lockPaidOrder(tx, orderId)
  const order = await lockOrderWithLines(tx, orderId)
  const lines = closedLines(order, closed)
  if (lines.length === 0) return refuse('CASE_DECIDED')
  const holder = holderOf({ publicId: order.checkoutPublicId })
  const refund = planCaseRefund(order, lines, paid)
  const { amount } = refund
  const giftCard = splitRefund(paid, amount)?.giftCard ?? noBaisa
  if (isWhole(order, refund)) await restoreDiscounts(tx, holder)
  if (amount > noBaisa) {
    const asked = { order, amount, key: `closing:${id}`, lines: returnedRows(refund), actor: by }
    const refunded = await refundToWallet(tx, asked)
    if (!refunded.ok)
      throw new Error(`The closed visit of case ${id} could not be refunded: ${refunded.code}`)
  }
  for (const { position, units, surcharges } of refund.lines) {
    const counted = await returnUnits(tx, { orderId, position, open: units, used: 0, surcharges, actor: by })
    if (!counted.ok) throw new Error(`Units of the closed visit of case ${id} are gone`)
  }
  for (const slotId of freedSlots(order, lines)) await releaseSlot(tx, { holder, slotId })
  await releaseOffers(tx, await deleteOffersOf(tx, [id]))
  await restockOrder(tx, orderId)
  const decision = { state: 'refunded', refundBaisa: amount, giftCardBaisa: giftCard } as const
  if (!(await decideCase(tx, id, { decision, by }))) return refuse('CASE_DECIDED')
  const { status, paymentStatus } = await readSoldOrder(tx, orderId)
  await publish(
    tx,
    caseRefunded({
      caseId: id,
      orderId,
      customerId,
      amountBaisa: amount,
      giftCardBaisa: giftCard,
      status,
      paymentStatus,
    }),
  )
  return ok({ amount, giftCard })
}

/** Whether nothing of the order is left afterwards, so that nothing of its discount is. */
function isWhole({ lines }: OrderWithLines, { lines: back }: CaseRefund): boolean {
  const units = new Map(back.map((line) => [line.position, line.units]))
  return lines.every(({ position, quantity, returned }) => returned + (units.get(position) ?? 0) === quantity)
}

/** The returned pieces and the surcharges that come back with them, for the credit note. */
function returnedRows({ lines }: CaseRefund) {
  return lines
    .flatMap(({ position, units, surcharges }) => [{ position, units }, ...surcharges])
    .map(({ position, units }) => ({ position, quantity: units, amountBaisa: null }))
}
