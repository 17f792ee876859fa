import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Models } from '#kernel/read-model.ts'
import type { Metadata } from '#kernel/texts.ts'
import { findCentre } from '#modules/booking/index.ts'
import type { CheckoutLine } from '../rules/checkout.ts'

/** The booking of a line with its centre in the reader's language; a customer's own address stays as it was written. */
export async function readBooking(
  models: Models,
  { slotId, metadata }: Pick<CheckoutLine, 'slotId' | 'metadata'>,
  locale: Locale,
): Promise<Metadata> {
  if (slotId === null) return metadata
  const found = await findCentre(models, readKey('ServiceCenter', metadata.service_center_id ?? '') ?? -1)
  if (!found.ok) return metadata
  const { nameAr, nameEn, addressAr, addressEn } = found.value
  const [name, address] = locale === 'ar' ? [nameAr, addressAr] : [nameEn, addressEn]
  return {
    ...metadata,
    ...(metadata.name !== undefined && { name }),
    ...(metadata.address !== undefined && metadata.place !== 'home' && { address }),
  }
}
