import type { Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type BookingPairs, type ClaimedBooking, keyNames, readBooking } from '../rules/read-booking.ts'
import { type FoundSlot, findSlot } from '../storage/find-slot.ts'

/** A booking as the database has it; fees and times are never those that were sent. */
export type Booking = Omit<FoundSlot, 'isOffered' | 'isInTime' | 'isAhead'> &
  Pick<ClaimedBooking, 'serviceType' | 'venue'>

export type BookingProblem = 'BOOKING_INVALID' | 'SLOT_UNKNOWN' | 'SLOT_TOO_SOON'

/**
 * Checks what a line's metadata says about its booking: the slot must exist, everything said about it must be so, and
 * its centre must do this for the product. `units` are what the line takes from stock (`unitsOf`). Whether the slot is
 * free is decided by `holdSlots`.
 */
export async function findBookingOf(
  executor: Executor,
  line: { metadata: BookingPairs; productId: number; units: ReadonlyMap<number, number> },
): Promise<Outcome<Booking, BookingProblem>> {
  const claimed = readBooking(line.metadata)
  if ('wrong' in claimed) return refuse('BOOKING_INVALID', { field: claimed.wrong })
  if (claimed.productId !== line.productId) return refuse('BOOKING_INVALID', { field: keyNames.productId })
  const found = await findSlot(executor, { ...claimed, units: line.units })
  if (!found) return refuse('SLOT_UNKNOWN', { field: keyNames.slotId })
  const wrong = compared.find((part) => found[part] !== claimed[part])
  if (wrong) return refuse('BOOKING_INVALID', { field: keyNames[wrong] })
  const { isOffered, isInTime, isAhead, ...slot } = found
  if (!isOffered) return refuse('BOOKING_INVALID', { field: keyNames.serviceType })
  if (!isInTime || !isAhead) return refuse('SLOT_TOO_SOON', { field: keyNames.deliveryDate })
  return ok({ ...slot, serviceType: claimed.serviceType, venue: claimed.venue })
}

const compared = ['centreId', 'deliveryDate', 'deliveryShift', 'deliveryTime', 'feeVariantId'] as const
