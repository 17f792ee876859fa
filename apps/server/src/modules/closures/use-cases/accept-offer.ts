import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { bookOffer, findVisitSlot, releaseOffers, type VisitSlot } from '#modules/booking/index.ts'
import { holderOf } from '#modules/checkout/index.ts'
import {
  type BookedLine,
  countRevision,
  exchangeGoods,
  lockOrderWithLines,
  readSoldUnitsOf,
  rebookVisit,
  workOf,
} from '#modules/orders/index.ts'
import { type ClosureCase, type Decider, decideCase, lockOpenCase } from '../storage/case-queries.ts'
import { deleteOffers, deleteOffersOf, findOffers } from '../storage/offer-queries.ts'
import { closedLines, freedSlots } from './closed-lines.ts'

export type AcceptRefusal = 'CASE_DECIDED' | 'OFFER_GONE'

export type Accepted = { slot: VisitSlot; creditBaisa: Baisa }

/**
 * Moves the closed visits of a case to the slot that is held for it: slot, goods and order lines together, or nothing. A
 * dearer slot costs nothing, a cheaper one is credited as every move is. In the caller's transaction; locks are taken in the
 * order case, order, slots, stock.
 */
export async function acceptOffer(
  tx: Transaction,
  {
    closed,
    offerPublicId,
    by,
    clock,
  }: { closed: ClosureCase; offerPublicId: string; by: Decider; clock: Clock },
): Promise<Outcome<Accepted, AcceptRefusal>> {
  if (!(await lockOpenCase(tx, closed.id))) return refuse('CASE_DECIDED')
  const offer = (await findOffers(tx, [closed.id])).find(({ publicId }) => publicId === offerPublicId)
  if (!offer) return refuse('OFFER_GONE', { field: 'offer_id' })
  const order = await lockOrderWithLines(tx, closed.orderId)
  const lines = closedLines(order, closed)
  const [first] = lines
  if (!first) return refuse('CASE_DECIDED')
  const { slotId } = offer
  const slot = await findVisitSlot(tx, { slotId, ...workOf(first) })
  const booked = await bookOffer(tx, {
    offerId: offer.id,
    slotId,
    holder: holderOf({ publicId: order.checkoutPublicId }),
    freedSlotIds: freedSlots(order, lines),
  })
  if (!slot || !booked) return refuse('OFFER_GONE', { field: 'offer_id' })
  await deleteOffers(tx, [offer.id])
  await releaseOffers(tx, await deleteOffersOf(tx, [closed.id]))
  const goods = await moveGoods(tx, { orderId: order.id, lines, slot, now: clock.now() })
  if (!goods.ok) return goods
  const credits: Baisa[] = []
  for (const visit of Map.groupBy(lines, (line) => line.slotId).values())
    credits.push(
      await rebookVisit(tx, {
        order,
        surcharges: order.surcharges,
        by,
        lines: visit,
        slot,
        goodsOf: ({ position }) => (goods.value.positions.has(position) ? goods.value.kind : 'none'),
      }),
    )
  await countRevision(tx, order.id)
  const { centreId, startsAt } = slot
  const decision = { state: 'moved', slotId, centreId, startsAt } as const
  if (!(await decideCase(tx, closed.id, { decision, by }))) return refuse('CASE_DECIDED')
  return ok({ slot, creditBaisa: sumBaisa(credits) })
}

type Goods = { kind: 'carried' | 'exchanged'; positions: ReadonlySet<number> }

/**
 * Goods come out of the stock of the new centre if it has its own and enough; otherwise those that are allotted are carried
 * there, if the slot leaves time for that.
 */
async function moveGoods(
  tx: Transaction,
  {
    orderId,
    lines,
    slot,
    now,
  }: { orderId: number; lines: readonly BookedLine[]; slot: VisitSlot; now: Date },
): Promise<Outcome<Goods, 'OFFER_GONE'>> {
  const own = new Set(lines.map(({ position }) => position))
  const sold = (await readSoldUnitsOf(tx, [orderId])).filter(({ position }) => own.has(position))
  const positions = new Set(sold.map(({ position }) => position))
  if (positions.size === 0) return ok({ kind: 'carried', positions })
  const isThere = sold.every(({ warehouseId }) => warehouseId === slot.warehouseId)
  const isElsewhere = lines.some(({ centreId }) => centreId !== slot.centreId)
  if (isElsewhere && slot.stockType === 'center') {
    const asked = { orderId, positions: [...positions], warehouseId: slot.warehouseId }
    if (await exchangeGoods(tx, asked)) return ok({ kind: 'exchanged', positions })
  }
  const carried = addDays(muscatDate(now), Math.max(1, slot.leadDays))
  const awaited = lines.map(({ appointmentAt }) => muscatDate(appointmentAt)).sort()[0] ?? carried
  const earliest = !isElsewhere && awaited < carried ? awaited : carried
  return isThere || slot.deliveryDate >= earliest
    ? ok({ kind: 'carried', positions })
    : refuse('OFFER_GONE', { field: 'offer_id' })
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
