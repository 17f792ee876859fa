import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  type BookingProblem,
  findKeptSlots,
  releaseSlots,
  reserveSlots,
  type SlotProblem,
} from '#modules/booking/index.ts'
import {
  type LineReservation,
  releaseStock,
  reserveStock,
  type StockReservation,
} from '#modules/inventory/index.ts'
import { releaseDiscounts } from '#modules/promotions/index.ts'
import { releaseHold } from '#modules/wallet/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { holderOf } from '../rules/holder-of.ts'
import type { OpenCheckout } from '../storage/checkout-queries.ts'
import { replaceLines } from '../storage/held-lines.ts'
import {
  clearReservation,
  deleteStockReservations,
  findStockReservations,
} from '../storage/reservation-queries.ts'
import { announceReservation, reservationEvent } from './announce-reservation.ts'
import { basketOf, bookLines, toStoredLines, wantedStock, withHours } from './book-lines.ts'
import type { BookedLine } from './booked-line.ts'
import type { DiscountRefusal, Renewal } from './discount-renewal.ts'
import { linesOf, type Plan } from './plan-lines.ts'
import { renewDiscounts } from './renew-discounts.ts'

export type ReservationRefusal = BookingProblem | SlotProblem | 'STOCK_INSUFFICIENT' | DiscountRefusal

/**
 * Gives a locked checkout these lines and, if it is a customer's, holds their hours and units and its discounts: all
 * of them or none, in the place of its former reservation. Locks are taken in the order checkout, codes, slots, stock.
 */
export async function fillCheckout(
  tx: Transaction,
  checkout: OpenCheckout,
  { lines: planned, at, hours }: Plan,
  codes: Pick<Renewal, 'change' | 'isPaid'> = {},
): Promise<Outcome<Filled, ReservationRefusal>> {
  // The wallet part belongs to the payment of the former lines.
  if (!checkout.isNew) await releaseHold(tx, holderOf(checkout))
  const former = checkout.isNew ? [] : await findStockReservations(tx, checkout.id)
  const known = checkout.isNew && hours?.length === planned.length ? withHours(planned, hours) : undefined
  const early = known ? ok(known) : await bookLines(tx, planned, former)
  // Too soon for others, but perhaps reserved here before: few are, so it is asked only then.
  const isLate = !early.ok && early.code === 'SLOT_TOO_SOON' && !checkout.isNew
  const keptSlotIds = isLate ? await findKeptSlots(tx, holderOf(checkout)) : []
  const booked = keptSlotIds.length > 0 ? await bookLines(tx, planned, former, keptSlotIds) : early
  if (!booked.ok) return booked
  const stored = toStoredLines(booked.value, checkout.language)
  const basket = basketOf(booked.value, stored.lines)
  const renewed = await renewDiscounts(tx, checkout, { ...codes, basket, now: at })
  if (!renewed.ok) return renewed
  const isReserving = checkout.customerId !== null && planned.length > 0
  if (!isReserving && checkout.customerId !== null && !checkout.isNew) await releaseReservation(tx, checkout)
  const held = isReserving
    ? await reserveAll(tx, checkout, {
        booked: booked.value,
        former,
        isPaid: codes.isPaid ?? false,
        keptSlotIds,
      })
    : ok([])
  if (!held.ok) return held
  const shown = isReserving ? reservationEvent(checkout, 'held') : undefined
  await replaceLines(tx, checkout, { ...stored, holds: held.value, shown })
  return ok({ ...stored, discounts: renewed.value })
}

/** The parts of the checkout as they are now. */
export type Filled = Pick<Checkout, 'lines' | 'surcharges' | 'discounts'>

/** Gives everything back that a locked checkout holds. Nothing happens when it holds nothing. */
export async function releaseReservation(
  tx: Transaction,
  checkout: Pick<OpenCheckout, 'id' | 'publicId' | 'customerId'>,
): Promise<void> {
  await clearReservation(tx, checkout.id)
  await releaseReserved(tx, checkout)
  await announceReservation(tx, checkout, 'released')
}

/** Codes, the wallet's money, hours, then units: the order in which they are taken. */
export async function releaseReserved(
  tx: Transaction,
  checkout: Pick<OpenCheckout, 'id' | 'publicId'>,
): Promise<void> {
  await releaseDiscounts(tx, holderOf(checkout))
  await releaseHold(tx, holderOf(checkout))
  await releaseSlots(tx, holderOf(checkout))
  await releaseStock(tx, await deleteStockReservations(tx, checkout.id))
}

type ReservationRequest = {
  booked: readonly BookedLine[]
  former: readonly StockReservation[]
  isPaid: boolean
  keptSlotIds: readonly number[]
}

async function reserveAll(
  tx: Transaction,
  checkout: OpenCheckout,
  { booked, former, isPaid, keptSlotIds }: ReservationRequest,
): Promise<Outcome<LineReservation[], ReservationRefusal>> {
  const slots = await takeSlots(tx, checkout, { booked, isPaid, keptSlotIds })
  if (!slots.ok) return slots
  const stock = await reserveStock(tx, wantedStock(booked), former)
  return stock.ok ? stock : refuse(stock.code, { field: 'quantity', params: missingOf(booked, stock.params) })
}

async function takeSlots(
  tx: Transaction,
  checkout: OpenCheckout,
  { booked, isPaid, keptSlotIds }: Omit<ReservationRequest, 'former'>,
): Promise<Outcome<unknown, SlotProblem>> {
  const { customerId, heldUntil } = checkout
  if (!heldUntil) throw new Error(`Checkout ${checkout.id} takes a reservation without an end`)
  const holder = holderOf(checkout)
  const lines = booked.flatMap(({ booking }, at) =>
    booking ? { key: String(at), slotId: booking.slotId, centreId: booking.centreId } : [],
  )
  const held = await reserveSlots(tx, {
    holder,
    expiresAt: heldUntil,
    customerId: customerId ?? undefined,
    isRenewal: !checkout.isNew,
    isPaid,
    keptSlotIds,
    lines,
  })
  if (held.ok) return held
  const line = booked[Number(held.field)]
  if (!line?.booking) return refuse(held.code, { field: 'lines' })
  const { field, params } = linesOf(line.draft)
  return refuse(held.code, { field, params: { ...held.params, ...params, centreId: line.booking.centreId } })
}

/** The stock names the unit that was missing, which may be part of a bundle; the shopper knows the line. */
function missingOf(booked: readonly BookedLine[], params: Record<string, string | number> = {}) {
  const missing = Number(params.variantId)
  const line = booked.find(({ units }) => units.has(missing))
  const count = Math.floor(
    (Number(params.count ?? 0) * (line?.draft.quantity ?? 0)) / (line?.units.get(missing) ?? 1),
  )
  return { variantId: line?.variant.id ?? missing, count }
}
