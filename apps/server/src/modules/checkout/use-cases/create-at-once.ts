import { randomUUID } from 'node:crypto'
import { isInTransaction } from '#kernel/database/transaction.ts'
import { planSlots } from '#modules/booking/index.ts'
import { planUnits } from '#modules/inventory/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { holderOf } from '../rules/holder-of.ts'
import type { NewCheckout } from '../storage/checkout-queries.ts'
import { openAtOnce } from '../storage/open-at-once.ts'
import { heldEvent } from './announce-reservation.ts'
import { toStoredLines, wantedStock, withHours } from './book-lines.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import type { Plan } from './plan-lines.ts'

/**
 * Makes a customer's checkout with its reservation by one statement, which decides. Undefined when it could not: the customer
 * has one already, or something is not free any more. Then `createCheckout` goes step by step and says the reason.
 */
export async function createAtOnce(
  { db, models }: CheckoutDeps,
  fresh: NewCheckout,
  { lines: planned, hours }: Plan,
): Promise<Checkout | undefined> {
  const { customerId, language } = fresh
  const isKnown = planned.length > 0 && hours?.length === planned.length
  if (customerId === null || !hours || !isKnown || isInTransaction()) return undefined
  const booked = withHours(planned, hours)
  const units = await planUnits(models, wantedStock(booked))
  if (!units) return undefined
  const visits = booked.flatMap(({ booking }, at) =>
    booking ? { ...booking, key: String(at), units: 1 } : [],
  )
  const slots = planSlots(visits)
  if (!slots) return undefined
  const stored = toStoredLines(booked, language)
  const publicId = randomUUID()
  const opened = await openAtOnce(db, {
    fresh: { ...fresh, publicId, customerId },
    holder: holderOf({ publicId }),
    ...stored,
    slots: visits.length > 0 ? slots : undefined,
    units,
    shown: heldEvent({ publicId, customerId }),
  })
  return opened && { ...fresh, ...opened, ...stored, publicId, ...asNew }
}

const asNew = { collectionPointId: null, isShipped: false, discounts: [] }
