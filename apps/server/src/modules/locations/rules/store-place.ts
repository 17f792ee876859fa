import type { PlaceKey, StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { defaultPlace } from '@warsha/contract/constants.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Country, nameIn, type Places, type State } from './places.ts'

/** The place in effect: the chosen one if it still exists and is open, else the default, which does not count as chosen. */
export function storePlace(places: Places, chosen: PlaceKey | null, locale: Locale): StorePlace {
  const state = chosen && places.states.find(({ id }) => id === chosen.stateId)
  const country = state && countryOf(places, state)
  const isChosen =
    state?.isActive && state.slug === chosen?.stateSlug && country?.id === chosen.countryId && country.isStore
  if (isChosen) return toStorePlace(country, state, locale, true)
  return unchosenPlace(places, locale)
}

function unchosenPlace(places: Places, locale: Locale): StorePlace {
  const open = places.states.filter((each) => each.isActive && countryOf(places, each)?.isStore)
  const state = open.find(isDefaultState) ?? open[0] ?? places.states.find(isDefaultState)
  const country = state && countryOf(places, state)
  // A shop without places yet still renders its pages.
  if (!country) return { ...defaultPlace, isChosen: false }
  return toStorePlace(country, state, locale, false)
}

/** Oman, Muscat, under whatever ids: the place of a visitor who has chosen none. Without it, the first open place is. */
export function isDefaultState({ slug }: { slug: string }): boolean {
  return slug === defaultPlace.stateSlug
}

export function isDefaultCountry({ iso }: { iso: string | null }): boolean {
  return iso === defaultCountryIso
}

const defaultCountryIso = 'OM'

function countryOf(places: Places, state: State): Country | undefined {
  return places.countries.find(({ id }) => id === state.countryId)
}

function toStorePlace(country: Country, state: State, locale: Locale, isChosen: boolean): StorePlace {
  return {
    countryId: country.id,
    countryName: nameIn(locale, country),
    stateId: state.id,
    stateName: nameIn(locale, state),
    stateSlug: state.slug,
    isChosen,
  }
}
