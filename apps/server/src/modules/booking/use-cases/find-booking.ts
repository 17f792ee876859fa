import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Metadata } from '#kernel/texts.ts'
import { distanceKm } from '#modules/locations/index.ts'
import { bookingPairs } from '../rules/booking-pairs.ts'
import { type BookingPairs, type ClaimedBooking, keyNames, readBooking } from '../rules/read-booking.ts'
import { readContact, readVisited } from '../rules/read-visited.ts'
import { type FoundSlot, findSlot } from '../storage/find-slot.ts'

/** A booking as the database has it; fees and times are never those that were sent. */
export type Booking = Omit<FoundSlot, 'isOffered' | 'isInTime' | 'isAhead'> & {
  serviceType: ClaimedBooking['serviceType']
  venue: Venue
  /** The pairs that say so, which are all that is kept of what was sent about it. */
  pairs: Record<Locale, Metadata>
}

type Venue = NonNullable<ClaimedBooking['venue']>

export type BookingProblem = 'BOOKING_INVALID' | 'SLOT_UNKNOWN' | 'SLOT_TOO_SOON'

type BookedLine = {
  metadata: BookingPairs
  productId: number
  units: ReadonlyMap<number, number>
  /** Slots that are reserved for it already, which were early enough then. */
  keptSlotIds?: readonly number[]
}

/**
 * Checks what a line's metadata says about its booking: the slot must exist, everything said about it must be so, and
 * its centre must do this for the product. A slot is named by its id or by centre, date, shift and time. `units` are what
 * the line takes from stock (`unitsOf`). Whether the slot is free is decided by `reserveSlots`.
 */
export async function findBookingOf(
  executor: Executor,
  line: BookedLine,
): Promise<Outcome<Booking, BookingProblem>> {
  const claimed = readBooking(line.metadata)
  if ('wrong' in claimed) return refuse('BOOKING_INVALID', { field: claimed.wrong })
  if (claimed.productId !== line.productId) return refuse('BOOKING_INVALID', { field: keyNames.productId })
  const answer = await findOffered(executor, claimed, line.units)
  // A time that was never offered is the caller's mistake; an id was given by the shop, so its slot is gone.
  if (!answer && claimed.slotId === undefined)
    return refuse('BOOKING_INVALID', { field: keyNames.deliveryTime })
  if (!answer) return refuse('SLOT_UNKNOWN', { field: keyNames.slotId })
  const { found, venue } = answer
  const wrong = compared.find((part) => claimed[part] !== undefined && found[part] !== claimed[part])
  if (wrong) return refuse('BOOKING_INVALID', { field: keyNames[wrong] })
  const { isOffered, isInTime, isAhead, ...slot } = found
  if (!isOffered) return refuse('BOOKING_INVALID', { field: keyNames.serviceType })
  const visited = readVisited(line.metadata, venue)
  if ('wrong' in visited) return refuse('BOOKING_INVALID', { field: visited.wrong })
  if (visited.home && distanceKm(slot.centre, visited.home) > maxVisitKm)
    return refuse('BOOKING_INVALID', { field: 'latitude' })
  const isKept = line.keptSlotIds?.includes(slot.slotId) ?? false
  if (!isKept && (!isInTime || !isAhead)) return refuse('SLOT_TOO_SOON', { field: keyNames.deliveryDate })
  const { serviceType, productId } = claimed
  const said = { ...slot, serviceType, venue, productId, ...visited, ...readContact(line.metadata) }
  return ok({
    ...slot,
    serviceType,
    venue,
    pairs: { en: bookingPairs(said, 'en'), ar: bookingPairs(said, 'ar') },
  })
}

/** The farthest distance of a visit, in the widest of the places. */
export const maxVisitKm = 300

const compared = ['centreId', 'deliveryDate', 'deliveryShift', 'deliveryTime', 'feeVariantId'] as const

/** Where nothing is said about the place it is the centre, if the centre does it there, else the customer's home. */
async function findOffered(
  executor: Executor,
  { venue, ...claimed }: ClaimedBooking,
  units: ReadonlyMap<number, number>,
): Promise<{ found: FoundSlot; venue: Venue } | undefined> {
  let answer: { found: FoundSlot; venue: Venue } | undefined
  for (const each of venue ? [venue] : (['center', 'home'] as const)) {
    const found = await findSlot(executor, { ...claimed, venue: each, units })
    if (!found) return undefined
    answer = { found, venue: each }
    if (found.isOffered) break
  }
  return answer
}
