import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { type Booking, isOffered } from '#modules/booking/index.ts'
import { countFreeUnits, stockModel } from '#modules/inventory/index.ts'
import { hasReservations } from '../storage/reservation-queries.ts'
import { bookLines } from './book-lines.ts'
import type { BookedLine } from './booked-line.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { linesOf, type PlannedLine } from './plan-lines.ts'

type LookRefusal = 'SLOT_TAKEN' | 'STOCK_INSUFFICIENT'
type Hours = readonly (Booking | undefined)[]

/**
 * Looks at hours and stock before anything is locked, so that a late customer is told at once and does not queue for
 * sold-out goods. It promises nothing: the reservation decides. It never refuses a customer who holds something already or
 * was offered the hour, because that may be what is missing. Answers the hour of each line, if they are as they should be.
 */
export async function lookFirst(
  deps: CheckoutDeps,
  planned: readonly PlannedLine[],
  customerId: number,
): Promise<Outcome<Hours | undefined, LookRefusal>> {
  const booked = await bookLines(deps.db, planned, [])
  const missing = (booked.ok && fullSlot(booked.value)) || (await missingUnits(deps, planned))
  const hours = booked.ok ? booked.value.map(({ booking }) => booking) : undefined
  if (!missing) return ok(hours)
  const slotIds = (hours ?? []).flatMap((hour) => hour?.slotId ?? [])
  const isClaimed =
    (await hasReservations(deps.db, customerId)) || (await isOffered(deps.db, customerId, slotIds))
  return isClaimed ? ok(hours) : missing
}

function fullSlot(booked: readonly BookedLine[]): Refusal<LookRefusal> | undefined {
  const full = booked.find(({ booking }) => booking?.isFull)
  if (!full?.booking) return undefined
  const { field, params } = linesOf(full.draft)
  return refuse('SLOT_TAKEN', { field, params: { ...params, centreId: full.booking.centreId } })
}

/** The counts in memory are some milliseconds old: where they say no, the database is asked. */
async function missingUnits(
  deps: CheckoutDeps,
  planned: readonly PlannedLine[],
): Promise<Refusal<LookRefusal> | undefined> {
  const counts = await deps.models.get(stockModel)
  for (const { units, stateId, variant, draft } of planned) {
    const short = [...units].filter(([id, wanted]) => counts.freeIn(id, stateId) < wanted).map(([id]) => id)
    if (short.length === 0) continue
    const free = await countFreeUnits(deps, short, stateId)
    for (const id of short) {
      const [wanted, left] = [units.get(id) ?? 0, free.get(id) ?? 0]
      const count = Math.floor((left * draft.quantity) / wanted)
      if (left < wanted)
        return refuse('STOCK_INSUFFICIENT', { field: 'quantity', params: { variantId: variant.id, count } })
    }
  }
  return undefined
}
