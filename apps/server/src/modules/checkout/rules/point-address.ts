import type { CollectionPoint } from '#modules/inventory/index.ts'
import type { CheckoutAddress } from './checkout.ts'

/** The address of a collection point, as one of a checkout. */
export function pointAddress({
  nameEn,
  streetAddress,
  city,
  countryCode,
  phone,
}: CollectionPoint): CheckoutAddress {
  return {
    firstName: '',
    lastName: '',
    companyName: nameEn,
    streetAddress1: streetAddress,
    streetAddress2: '',
    city: city.toUpperCase(),
    cityArea: '',
    postalCode: '',
    country: countryCode,
    countryArea: '',
    phone: phone ?? '',
    metadata: {},
  }
}
