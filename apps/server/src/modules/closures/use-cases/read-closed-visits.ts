import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import { type Baisa, baisa, multiplyBaisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type DescribedSlot, describeSlots } from '#modules/booking/index.ts'
import { type BookedLine, type OrderWithLines, readOrdersWithParts } from '#modules/orders/index.ts'
import { readPaidOrders, splitRefund } from '#modules/payments/index.ts'
import {
  type CaseKey,
  type ClosureCase,
  findCase,
  findCasesById,
  findOpenCasesOf,
} from '../storage/case-queries.ts'
import { findOffers, type Offer } from '../storage/offer-queries.ts'
import { closedLines } from './closed-lines.ts'
import { planCaseRefund } from './plan-case-refund.ts'

export type OfferedVisit = Offer & DescribedSlot & { creditBaisa: Baisa }

/** A closed visit as its customer sees it. */
export type ClosedVisit = {
  closed: ClosureCase
  order: OrderWithLines
  lines: readonly BookedLine[]
  offers: readonly OfferedVisit[]
  money: { amount: Baisa; giftCard: Baisa }
}

export async function findClosedVisit(db: Database, key: CaseKey): Promise<ClosedVisit | undefined> {
  const closed = await findCase(db, key)
  return closed && (await describeCases(db, [closed]))[0]
}

/** A closed visit that the shop itself names. */
export async function readClosedVisit(db: Database, caseId: number): Promise<ClosedVisit | undefined> {
  return (await describeCases(db, await findCasesById(db, [caseId])))[0]
}

/** A customer's closed visits that wait for an answer. */
export async function listClosedVisits(db: Database, customerId: number): Promise<ClosedVisit[]> {
  return describeCases(db, await findOpenCasesOf(db, customerId))
}

/** Cases with their orders, offers and money, in a constant number of statements. */
export async function describeCases(db: Database, cases: readonly ClosureCase[]): Promise<ClosedVisit[]> {
  if (cases.length === 0) return []
  const orderIds = cases.map(({ orderId }) => orderId)
  const open = cases.filter(({ state }) => state === 'open').map(({ id }) => id)
  const orders = await readOrdersWithParts(db, orderIds)
  const paid = await readPaidOrders(db, orderIds)
  const offers = await findOffers(db, open)
  const slots = await describeSlots(
    db,
    offers.map(({ slotId }) => slotId),
  )
  return cases.flatMap((closed) => {
    const order = orders.find(({ id }) => id === closed.orderId)
    if (!order) return []
    const lines = closedLines(order, closed)
    const payments = paid.get(order.id)
    const amount = payments ? planCaseRefund(order, lines, payments).amount : noBaisa
    const giftCard = (payments && splitRefund(payments, amount)?.giftCard) ?? noBaisa
    const isOpen = closed.state === 'open'
    const own = offers
      .filter(({ caseId }) => caseId === closed.id)
      .flatMap((offer) => {
        const slot = slots.find(({ slotId }) => slotId === offer.slotId)
        return slot ? [{ ...offer, ...slot, creditBaisa: creditOf(order, lines, slot.feeBaisa) }] : []
      })
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    const money = isOpen
      ? { amount, giftCard }
      : { amount: closed.refundBaisa, giftCard: closed.giftCardBaisa }
    return [{ closed, order, lines, offers: own, money }]
  })
}

/** What of the fees of the closed slots would be given back for a slot that costs so much. */
function creditOf({ surcharges }: OrderWithLines, lines: readonly BookedLine[], newFee: Baisa): Baisa {
  const positions = new Set<number | null>(lines.map(({ position }) => position))
  const fees = surcharges.filter(
    ({ kind, linePosition, returned }) =>
      kind === slotFeeKind && positions.has(linePosition) && returned === 0,
  )
  return baisa(
    fees.reduce((sum, { totalBaisa, creditedBaisa, quantity }) => {
      const left = subtractBaisa(totalBaisa, creditedBaisa)
      return sum + Math.max(0, left - multiplyBaisa(newFee, quantity))
    }, 0),
  )
}
