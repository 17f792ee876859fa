import { bookingKeys } from '@warsha/contract/cart/booking-actions.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { Metadata } from '#kernel/texts.ts'

/** An order's facts about a line besides its booking: texts in both languages, and the state of its units. */
const factKeys = [
  'name_en',
  'name_ar',
  'address_en',
  'address_ar',
  'used',
  'returned',
  'expired',
  'delivered_at',
  'expired_at',
] as const

const booking: ReadonlySet<string> = new Set(bookingKeys)
const shopKeys: ReadonlySet<string> = new Set([...bookingKeys, ...factKeys])

/** Whether a line says anything about a booking; then all of it has to be right. */
export function claimsBooking(metadata: Metadata): boolean {
  return Object.keys(metadata).some((key) => booking.has(key))
}

/** Whether it names something that the shop alone writes. */
export function namesShopFacts(metadata: Metadata): boolean {
  return Object.keys(metadata).some((key) => shopKeys.has(key))
}

/** The pairs that mean something to the caller alone, and are kept as they are. */
export function ownMetadata(metadata: Metadata): Metadata {
  return Object.fromEntries(Object.entries(metadata).filter(([key]) => !shopKeys.has(key)))
}

/** The centre that a booking names. */
export function claimedCentre(metadata: Metadata): number | undefined {
  return readKey('ServiceCenter', metadata.service_center_id ?? '')
}

/** The hour that a booking names, as a word that is the same for all who want it; the id of the slot may be left out. */
export function claimedHour(metadata: Metadata): string | undefined {
  const centreId = claimedCentre(metadata)
  if (centreId === undefined) return undefined
  return [centreId, metadata.delivery_date, metadata.delivery_time].join(' ')
}

/** Whether two bookings name the same slot and the same thing to be done there; ids and places may be left out. */
export function isSameBooking(one: Metadata, other: Metadata): boolean {
  const isEqual = (key: string) => one[key] === other[key]
  const isEqualIfSaid = (key: string) => !one[key] || !other[key] || one[key] === other[key]
  return (
    claimsBooking(one) === claimsBooking(other) &&
    claimedCentre(one) === claimedCentre(other) &&
    ['delivery_date', 'delivery_shift', 'delivery_time', 'service_type'].every(isEqual) &&
    ['slot_id', 'place'].every(isEqualIfSaid)
  )
}
