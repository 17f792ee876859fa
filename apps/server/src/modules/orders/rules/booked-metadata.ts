import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Metadata } from '#kernel/texts.ts'

/** What an order copies of the centre that does the work. */
export type BookedCentre = {
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  phone: string
  latitude: number
  longitude: number
}

/**
 * The booking of a line with the centre as the shop knows it, whatever a caller wrote about it. Where somebody comes to
 * the customer, address and point are the customer's.
 */
export function bookedMetadata(
  metadata: Metadata,
  { centre, freeGift, locale }: { centre: BookedCentre | undefined; freeGift: string | null; locale: Locale },
): Metadata {
  const gift: Metadata = freeGift ? { free_gift: freeGift } : {}
  if (!centre) return { ...metadata, ...gift }
  const isArabic = locale === 'ar'
  const named = {
    name: isArabic ? centre.nameAr : centre.nameEn,
    service_center_phone_number: centre.phone,
  }
  const point = {
    address: isArabic ? centre.addressAr : centre.addressEn,
    latitude: String(centre.latitude),
    longitude: String(centre.longitude),
  }
  return metadata.place === 'home'
    ? { ...point, ...metadata, ...gift, ...named }
    : { ...metadata, ...gift, ...named, ...point }
}
