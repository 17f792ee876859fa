import { readKey } from '@warsha/contract/ids/global-id.ts'

/** The pairs of a booked line, as they were sent. */
export type BookingPairs = readonly { key: string; value: string }[]

/** A booking as the caller claims it; the database decides whether it holds. */
export type ClaimedBooking = {
  /** Undefined where the slot is named by centre, date, shift and time alone. */
  slotId: number | undefined
  centreId: number
  productId: number
  serviceType: 'service' | 'delivery'
  /** Undefined where nothing is said about it. */
  venue: 'center' | 'home' | undefined
  deliveryDate: string
  deliveryShift: string
  /** `HH:MM-HH:MM`. */
  deliveryTime: string
  /** Null for a shift without a fee, undefined where nothing is said about it. */
  feeVariantId: number | null | undefined
}

/** Reads the pairs; the answer is the name of the first one that is missing or unreadable. */
export function readBooking(pairs: BookingPairs): ClaimedBooking | { wrong: string } {
  const find = (key: string) => pairs.find((pair) => pair.key === key)?.value
  const text = (key: string) => find(key) ?? ''
  const needed = {
    centreId: readKey('ServiceCenter', text('service_center_id')),
    productId: readKey('Product', text('product_id')),
    serviceType: oneOf(['service', 'delivery'] as const, text('service_type')),
    deliveryDate: calendarDate(text('delivery_date')),
    deliveryShift: matching(/^[a-z0-9-]{1,60}$/, text('delivery_shift')),
    deliveryTime: matching(/^\d{2}:\d{2}-\d{2}:\d{2}$/, text('delivery_time')),
  }
  const optional = {
    slotId: readUnlessEmpty(text('slot_id'), (id) => readKey('Slot', id)),
    venue: readUnlessEmpty(text('place'), (place) => oneOf(['center', 'home'] as const, place)),
    feeVariantId: readFee(find('service_fee_id')),
  }
  const wrong = Object.entries({ ...needed, ...optional }).find(([, value]) => value === undefined)
  if (wrong) return { wrong: keyNames[wrong[0] as keyof ClaimedBooking] }
  return {
    ...(needed as { [Part in keyof typeof needed]: NonNullable<(typeof needed)[Part]> }),
    slotId: optional.slotId?.said,
    venue: optional.venue?.said,
    feeVariantId: optional.feeVariantId?.said,
  }
}

/** The key of the pair that a part of the booking is read from. */
export const keyNames: Record<keyof ClaimedBooking, string> = {
  slotId: 'slot_id',
  centreId: 'service_center_id',
  productId: 'product_id',
  serviceType: 'service_type',
  venue: 'place',
  deliveryDate: 'delivery_date',
  deliveryShift: 'delivery_shift',
  deliveryTime: 'delivery_time',
  feeVariantId: 'service_fee_id',
}

/** The value of an optional pair; undefined when it cannot be read. */
type Optional<Value> = { said: Value | undefined } | undefined

function readUnlessEmpty<Value>(text: string, read: (text: string) => Value | undefined): Optional<Value> {
  if (text === '') return { said: undefined }
  const said = read(text)
  return said === undefined ? undefined : { said }
}

/** An empty one says that the shift has no fee. */
function readFee(text: string | undefined): Optional<number | null> {
  if (text === '') return { said: null }
  return readUnlessEmpty(text ?? '', (id) => readKey('ProductVariant', id))
}

/** A day that there is: the database knows no 31 February. */
function calendarDate(text: string): string | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return undefined
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const read = new Date(Date.UTC(year, month - 1, day))
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day ? text : undefined
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text)
}

function matching(form: RegExp, text: string): string | undefined {
  return form.test(text) ? text : undefined
}
