import { randomUUID } from 'node:crypto'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type Booking, type BookingProblem, findBookingOf } from '#modules/booking/index.ts'
import { workKindOf } from '#modules/catalogue/index.ts'
import type { StockReservation, StockWanted } from '#modules/inventory/index.ts'
import type { BasketLine } from '#modules/promotions/index.ts'
import { applySurcharges, type Surcharged } from '../rules/apply-surcharges.ts'
import { type CheckoutLine, toPairs } from '../rules/checkout.ts'
import { type FulfilledProduct, fulfilmentOf } from '../rules/fulfilment.ts'
import { claimsBooking, ownMetadata } from '../rules/line-metadata.ts'
import type { BookedLine } from './booked-line.ts'
import type { PlannedLine } from './plan-lines.ts'
import { surchargeKinds } from './surcharge-kinds.ts'

/** Finds the slot that each line says it is booked for. A line that says nothing of a booking is not booked. */
export async function bookLines(
  executor: Executor,
  planned: readonly PlannedLine[],
  former: readonly StockReservation[],
  keptSlotIds: readonly number[] = [],
): Promise<Outcome<BookedLine[], BookingProblem>> {
  const booked: BookedLine[] = []
  for (const line of planned) {
    const found = await bookLine(executor, line, { former, keptSlotIds })
    if (!found.ok) return found
    booked.push({ ...line, booking: found.value })
  }
  return ok(booked)
}

/** The same with hours that were found before. */
export function withHours(
  planned: readonly PlannedLine[],
  hours: readonly (Booking | undefined)[],
): BookedLine[] {
  return planned.map((line, at) => ({ ...line, booking: hours[at] }))
}

async function bookLine(
  executor: Executor,
  { draft, variant, units }: PlannedLine,
  { former, keptSlotIds }: { former: readonly StockReservation[]; keptSlotIds: readonly number[] },
): Promise<Outcome<Booking | undefined, BookingProblem>> {
  if (!claimsBooking(draft.metadata)) return ok(undefined)
  const found = await findBookingOf(executor, {
    metadata: toPairs(draft.metadata),
    productId: variant.product.id,
    units: withoutHeld(units, former),
    keptSlotIds,
  })
  if (found.ok) return found
  const { variantId } = draft
  return refuse(found.code, { field: 'lines', params: { variantId, key: found.field ?? '' } })
}

/** Units that the checkout holds already are there for it, though they are no longer free. */
function withoutHeld(units: ReadonlyMap<number, number>, former: readonly StockReservation[]) {
  const missing = [...units].map(([variantId, wanted]): [number, number] => {
    const held = former.filter((hold) => hold.variantId === variantId)
    return [variantId, wanted - held.reduce((sum, { quantity }) => sum + quantity, 0)]
  })
  return new Map(missing.filter(([, wanted]) => wanted > 0))
}

/** The stock that the lines take, line by line, so that each unit belongs to a known line. */
export function wantedStock(booked: readonly BookedLine[]): StockWanted[] {
  return booked.map(({ units, stateId, booking }) => ({ units, stateId, warehouseId: booking?.warehouseId }))
}

/** The goods as codes look at them. */
export function basketOf(booked: readonly BookedLine[], stored: readonly CheckoutLine[]): BasketLine[] {
  return booked.map(({ variant, unit, booking }, at) => ({
    lineId: stored[at]?.publicId ?? '',
    productId: variant.product.id,
    categoryIds: categoriesOf(variant),
    quantity: stored[at]?.quantity ?? 0,
    unit,
    startsAt: booking?.startsAt,
  }))
}

function categoriesOf({ product }: BookedLine['variant']): number[] {
  const ids: number[] = []
  for (let category = product.category; category; category = category.parent) ids.push(category.id)
  return ids
}

function fulfilledProduct({ product }: BookedLine['variant']): FulfilledProduct {
  return {
    serviceTypes: product.serviceTypes,
    isShippingRequired: product.type.isShippingRequired,
    isSentByMessage: workKindOf(product) === 'voucher',
  }
}

/**
 * The lines as they are stored, with the surcharges that the declared kinds add to them. Of what was sent about a booking
 * only what was checked is kept.
 */
export function toStoredLines(booked: readonly BookedLine[], language: Locale): Surcharged {
  const lines = booked.map(({ draft, booking, variant }) => ({
    publicId: draft.publicId ?? randomUUID(),
    variantId: draft.variantId,
    quantity: draft.quantity,
    metadata: { ...ownMetadata(draft.metadata), ...booking?.pairs[language] },
    slotId: booking?.slotId ?? null,
    fulfilment: fulfilmentOf(fulfilledProduct(variant), booking !== undefined),
  }))
  return applySurcharges(lines, booked, { kinds: surchargeKinds, newId: randomUUID })
}
