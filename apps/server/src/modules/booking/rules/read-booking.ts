import { readKey } from '@warsha/contract/ids/global-id.ts'

/** The pairs of a booked line, as they were sent. */
export type BookingPairs = readonly { key: string; value: string }[]

/** What a booking claims; whether it is so, only the database knows. */
export type ClaimedBooking = {
  slotId: number
  centreId: number
  productId: number
  serviceType: 'service' | 'delivery'
  venue: 'center' | 'home'
  deliveryDate: string
  deliveryShift: string
  /** `HH:MM-HH:MM`. */
  deliveryTime: string
  feeVariantId: number | null
}

/** Reads the pairs; the answer is the name of the first one that is missing or unreadable. */
export function readBooking(pairs: BookingPairs): ClaimedBooking | { wrong: string } {
  const text = (key: string) => pairs.find((pair) => pair.key === key)?.value ?? ''
  const fee = text('service_fee_id')
  const claimed = {
    slotId: readKey('Slot', text('slot_id')),
    centreId: readKey('ServiceCenter', text('service_center_id')),
    productId: readKey('Product', text('product_id')),
    serviceType: oneOf(['service', 'delivery'] as const, text('service_type')),
    venue: oneOf(['center', 'home'] as const, text('place') || 'center'),
    deliveryDate: matching(/^\d{4}-\d{2}-\d{2}$/, text('delivery_date')),
    deliveryShift: matching(/^[a-z0-9-]{1,60}$/, text('delivery_shift')),
    deliveryTime: matching(/^\d{2}:\d{2}-\d{2}:\d{2}$/, text('delivery_time')),
    feeVariantId: fee === '' ? null : readKey('ProductVariant', fee),
  }
  const wrong = Object.entries(claimed).find(([, value]) => value === undefined)
  if (wrong) return { wrong: keyNames[wrong[0] as keyof ClaimedBooking] }
  return claimed as ClaimedBooking
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

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text)
}

function matching(form: RegExp, text: string): string | undefined {
  return form.test(text) ? text : undefined
}
