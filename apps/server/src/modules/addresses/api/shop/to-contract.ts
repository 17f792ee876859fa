import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { describePlace } from '#modules/locations/index.ts'
import type { PlacedAddress } from '../../use-cases/list-addresses.ts'

export const addressType = 'Address'

export function toUserAddress(locale: Locale) {
  return (address: PlacedAddress): RestUserAddress => ({
    id: toGlobalId(addressType, address.publicId),
    region_id: address.regionId,
    address: address.streetAddress1,
    latitude: address.latitude,
    longitude: address.longitude,
    zip_code: address.postalCode,
    center: address.centreId,
    country_id: address.place?.country.id ?? null,
    state_id: address.place?.state.id ?? null,
    city_id: address.place?.city?.id ?? null,
    place: address.place ? describePlace(address.place, locale) : [address.city, address.country].join(' '),
  })
}
