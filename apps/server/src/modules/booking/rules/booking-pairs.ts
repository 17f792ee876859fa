import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { BookingContact, VisitedHome } from './read-visited.ts'

/** A booking whose every part was checked. */
export type CheckedBooking = BookingContact & {
  slotId: number
  centreId: number
  productId: number
  deliveryDate: string
  deliveryShift: string
  deliveryTime: string
  serviceType: 'service' | 'delivery'
  venue: 'center' | 'home'
  feeVariantId: number | null
  stockType: 'center' | 'warehouse'
  centre: {
    nameEn: string
    nameAr: string
    addressEn: string
    addressAr: string
    phone: string
    latitude: number
    longitude: number
  }
  home: VisitedHome | null
}

/** The pairs of a booking as the shop writes them: nothing is taken from a caller that the shop itself can know. */
export function bookingPairs(booking: CheckedBooking, locale: Locale): Metadata {
  const { centre, home, feeVariantId, phoneNumber, car } = booking
  const isArabic = locale === 'ar'
  const { latitude, longitude } = home ?? centre
  return {
    delivery_date: booking.deliveryDate,
    delivery_shift: booking.deliveryShift,
    delivery_time: booking.deliveryTime,
    service_center_id: String(booking.centreId),
    service_type: booking.serviceType,
    place: booking.venue,
    name: isArabic ? centre.nameAr : centre.nameEn,
    product_id: toGlobalId('Product', booking.productId),
    address: home?.address ?? (isArabic ? centre.addressAr : centre.addressEn),
    service_fee_id: feeVariantId === null ? '' : toGlobalId('ProductVariant', feeVariantId),
    stock_type: booking.stockType,
    service_center_phone_number: centre.phone,
    phone_number: phoneNumber,
    latitude: String(latitude),
    longitude: String(longitude),
    slot_id: String(booking.slotId),
    ...(car && { car_id: car.id, car: car.name }),
  }
}
