import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type BookingProblem, holdSlots, releaseSlots, type SlotProblem } from '#modules/booking/index.ts'
import { holdStock, type LineHold, releaseStock, type StockHold } from '#modules/inventory/index.ts'
import { releaseDiscounts } from '#modules/promotions/index.ts'
import { releaseHold } from '#modules/wallet/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { holderOf } from '../rules/holder-of.ts'
import type { OpenCheckout } from '../storage/checkout-queries.ts'
import { replaceLines } from '../storage/held-lines.ts'
import { clearHold, deleteStockHolds, findStockHolds } from '../storage/hold-queries.ts'
import { announceHold, holdEvent } from './announce-hold.ts'
import { type BookedLine, basketOf, bookLines, toStoredLines, wantedStock, withHours } from './book-lines.ts'
import { linesOf, type Plan } from './plan-lines.ts'
import { type DiscountRefusal, type Renewal, renewDiscounts } from './renew-discounts.ts'

export type HoldRefusal = BookingProblem | SlotProblem | 'STOCK_INSUFFICIENT' | DiscountRefusal

/**
 * Gives a locked checkout these lines and, if it is a customer's, holds their hours and units and what its codes take:
 * all of them or none, in the place of what it held before. Locks are taken in the order checkout, codes, slots, stock.
 */
export async function fillCheckout(
  tx: Transaction,
  checkout: OpenCheckout,
  { lines: planned, at, hours }: Plan,
  codes: Pick<Renewal, 'change' | 'isPaid'> = {},
): Promise<Outcome<Filled, HoldRefusal>> {
  // What the wallet pays belongs to the payment of the former lines.
  if (!checkout.isNew) await releaseHold(tx, holderOf(checkout))
  const former = checkout.isNew ? [] : await findStockHolds(tx, checkout.id)
  const known = checkout.isNew && hours?.length === planned.length ? withHours(planned, hours) : undefined
  const booked = known ? ok(known) : await bookLines(tx, planned, former)
  if (!booked.ok) return booked
  const stored = toStoredLines(booked.value, checkout.language)
  const basket = basketOf(booked.value, stored)
  const renewed = await renewDiscounts(tx, checkout, { ...codes, basket, now: at })
  if (!renewed.ok) return renewed
  const isHolding = checkout.customerId !== null && planned.length > 0
  if (!isHolding && checkout.customerId !== null && !checkout.isNew) await endHold(tx, checkout)
  const held = isHolding
    ? await takeHold(tx, checkout, { booked: booked.value, former, isPaid: codes.isPaid ?? false })
    : ok([])
  if (!held.ok) return held
  const shown = isHolding ? holdEvent(checkout, 'held') : undefined
  await replaceLines(tx, checkout, { lines: stored, holds: held.value, shown })
  return ok({ lines: stored, discounts: renewed.value })
}

/** What the checkout consists of now. */
export type Filled = Pick<Checkout, 'lines' | 'discounts'>

/** Gives everything back that a locked checkout holds. Nothing happens when it holds nothing. */
export async function endHold(
  tx: Transaction,
  checkout: Pick<OpenCheckout, 'id' | 'publicId' | 'customerId'>,
): Promise<void> {
  await clearHold(tx, checkout.id)
  await giveBack(tx, checkout)
  await announceHold(tx, checkout, 'released')
}

/** Codes, the wallet's money, hours, then units: the order in which they are taken. */
export async function giveBack(
  tx: Transaction,
  checkout: Pick<OpenCheckout, 'id' | 'publicId'>,
): Promise<void> {
  await releaseDiscounts(tx, holderOf(checkout))
  await releaseHold(tx, holderOf(checkout))
  await releaseSlots(tx, holderOf(checkout))
  await releaseStock(tx, await deleteStockHolds(tx, checkout.id))
}

type Holding = { booked: readonly BookedLine[]; former: readonly StockHold[]; isPaid: boolean }

async function takeHold(
  tx: Transaction,
  checkout: OpenCheckout,
  { booked, former, isPaid }: Holding,
): Promise<Outcome<LineHold[], HoldRefusal>> {
  const slots = await takeSlots(tx, checkout, { booked, isPaid })
  if (!slots.ok) return slots
  const stock = await holdStock(tx, wantedStock(booked), former)
  return stock.ok ? stock : refuse(stock.code, { field: 'quantity', params: missingOf(booked, stock.params) })
}

async function takeSlots(
  tx: Transaction,
  checkout: OpenCheckout,
  { booked, isPaid }: Pick<Holding, 'booked' | 'isPaid'>,
): Promise<Outcome<unknown, SlotProblem>> {
  const { customerId, heldUntil } = checkout
  if (!heldUntil) throw new Error(`Checkout ${checkout.id} takes a hold without an end`)
  const holder = holderOf(checkout)
  const lines = booked.flatMap(({ booking }, at) =>
    booking ? { key: String(at), slotId: booking.slotId, centreId: booking.centreId } : [],
  )
  const held = await holdSlots(tx, {
    holder,
    expiresAt: heldUntil,
    customerId: customerId ?? undefined,
    isRenewal: !checkout.isNew,
    isPaid,
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
