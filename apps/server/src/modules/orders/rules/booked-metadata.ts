import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Metadata } from '#kernel/texts.ts'

/** Facts about the service centre that an order copies. */
export type BookedCentre = {
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  phone: string
  latitude: number
  longitude: number
}

/** Texts that an order has in both languages: under these names as they were booked, with a suffix in each language. */
const translatedKeys = ['name', 'address'] as const

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
    name_en: centre.nameEn,
    name_ar: centre.nameAr,
    service_center_phone_number: centre.phone,
  }
  const point = {
    address: isArabic ? centre.addressAr : centre.addressEn,
    latitude: String(centre.latitude),
    longitude: String(centre.longitude),
  }
  const addresses = { address_en: centre.addressEn, address_ar: centre.addressAr }
  return metadata.place === 'home'
    ? { ...point, ...metadata, ...gift, ...named }
    : { ...metadata, ...gift, ...named, ...point, ...addresses }
}

/** The booking with its texts in the reader's language; what was sold with one language only stays as it was booked. */
export function readBookedMetadata(metadata: Metadata, locale: Locale): Metadata {
  const texts = Object.fromEntries(
    translatedKeys.flatMap((key) => {
      const text = metadata[`${key}_${locale}`]
      return text === undefined ? [] : [[key, text]]
    }),
  )
  const hidden = new Set(translatedKeys.flatMap((key) => [`${key}_en`, `${key}_ar`]))
  const shown = Object.entries(metadata).filter(([key]) => !hidden.has(key))
  return { ...Object.fromEntries(shown), ...texts }
}
