import type { Locale } from '@warsha/contract/locale/locale.ts'
import type {
  RestAddress,
  RestCity,
  RestCountry,
  RestRegion,
  RestState,
} from '@warsha/contract/locations/locations.rest.ts'
import { type City, nameIn, type Region, type State } from '../../rules/places.ts'
import type { ListedCountry } from '../../use-cases/list-places.ts'
import type { FoundAddress } from '../../use-cases/reverse-geocode.ts'

export function toCountry(locale: Locale) {
  return (country: ListedCountry): RestCountry => ({
    id: country.id,
    name: nameIn(locale, country),
    slug: country.slug,
    phone_prefix: country.phonePrefix,
    phone_digits: country.phoneDigits,
    has_store: country.hasStore,
  })
}

export function toState(locale: Locale) {
  return (state: State): RestState => ({
    id: state.id,
    name: nameIn(locale, state),
    slug: state.slug,
    country_id: state.countryId,
  })
}

export function toCity(locale: Locale) {
  return (city: City): RestCity => ({
    id: city.id,
    name: nameIn(locale, city),
    slug: city.slug,
    latitude: city.latitude,
    longitude: city.longitude,
    province_id: city.stateId,
  })
}

export function toRegion(locale: Locale) {
  return (region: Region): RestRegion => ({
    id: region.id,
    name: nameIn(locale, region),
    slug: region.slug,
    latitude: region.latitude,
    longitude: region.longitude,
    city_id: region.cityId,
  })
}

export function toAddress({ text, place, position }: FoundAddress): RestAddress {
  return {
    address: text,
    ...position,
    country_id: place.country.id,
    state_id: place.state.id,
    city_id: place.city?.id ?? null,
    region_id: place.region?.id ?? null,
  }
}
