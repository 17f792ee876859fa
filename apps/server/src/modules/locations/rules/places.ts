import type { Locale } from '@warsha/contract/locale/locale.ts'

export type Position = { latitude: number; longitude: number }

type Named = { id: number; slug: string; nameEn: string; nameAr: string }

export type Country = Named & {
  iso: string
  phonePrefix: string
  phoneDigits: number
  /** False for countries that only lend their phone numbers. */
  isStore: boolean
}

/** A province, also called state or store city by the API: the place a shopper chooses. */
export type State = Named & Position & { countryId: number; governorateCode: string; isActive: boolean }

export type City = Named & Position & { stateId: number; isActive: boolean }

export type Region = Named & Position & { cityId: number; isActive: boolean }

/** Every place the shop knows, in the order of display. */
export type Places = {
  countries: readonly Country[]
  states: readonly State[]
  cities: readonly City[]
  regions: readonly Region[]
}

/** The places that the shop shows: none that is hidden or lies in a hidden one. */
export function shownPlaces({ countries, states, cities, regions }: Places): Places {
  const shownStates = states.filter((state) => state.isActive)
  const stateIds = new Set(shownStates.map(({ id }) => id))
  const shownCities = cities.filter((city) => city.isActive && stateIds.has(city.stateId))
  const cityIds = new Set(shownCities.map(({ id }) => id))
  const shownRegions = regions.filter((region) => region.isActive && cityIds.has(region.cityId))
  return { countries, states: shownStates, cities: shownCities, regions: shownRegions }
}

export function nameIn(locale: Locale, place: { nameEn: string; nameAr: string }): string {
  return locale === 'en' ? place.nameEn : place.nameAr
}

/** Only countries with an open place can be chosen as store location; the others lend phone numbers. */
export function hasStore(country: Country, states: readonly State[]): boolean {
  return country.isStore && states.some((state) => state.isActive && state.countryId === country.id)
}
