import type { Locale } from '@warsha/contract/locale/locale.ts'
import { governorates } from './governorates.ts'
import { distanceKm, nearestPlace } from './nearest-place.ts'
import {
  type City,
  type Country,
  nameIn,
  type Places,
  type Position,
  type Region,
  type State,
  shownPlaces,
} from './places.ts'

export type PlaceAt = { country: Country; state: State; city?: City; region?: Region }

/** The point of a state or city stands for all of it; a position within this distance belongs to it. */
const nearKm = 15

/**
 * The smallest known place near a position. Nearest point, not outline: our outlines of the coast are
 * kilometres off.
 */
export function placeAt(known: Places, position: Position): PlaceAt | undefined {
  const places = shownPlaces(known)
  const nearest = nearestPlace<State | City | Region>(
    [...places.regions, ...places.cities, ...places.states],
    position,
  )
  if (!nearest) return undefined
  const found = withParents(places, nearest)
  const { state } = found
  const city = found.city ?? nearestOf(places.cities, ({ stateId }) => stateId === state?.id, position)
  const region = found.region ?? nearestOf(places.regions, ({ cityId }) => cityId === city?.id, position)
  const country = places.countries.find(({ id }) => id === state?.countryId)
  return state && country && { country, state, city, region }
}

function withParents(
  places: Places,
  nearest: State | City | Region,
): { state?: State; city?: City; region?: Region } {
  const region = 'cityId' in nearest ? nearest : undefined
  const city = 'stateId' in nearest ? nearest : places.cities.find(({ id }) => id === region?.cityId)
  const state = 'countryId' in nearest ? nearest : places.states.find(({ id }) => id === city?.stateId)
  return { state, city, region }
}

function nearestOf<Place extends Position>(
  all: readonly Place[],
  isWithin: (place: Place) => boolean,
  position: Position,
): Place | undefined {
  const nearest = nearestPlace(all.filter(isWithin), position)
  return nearest && distanceKm(nearest, position) <= nearKm ? nearest : undefined
}

/** “Al Khuwair, Muscat, Oman”: the area, its governorate and the country. */
export function describePlace({ country, state, city, region }: PlaceAt, locale: Locale): string {
  const area = region ?? city ?? state
  const governorate = governorates[state.governorateCode] ?? state
  return joinNames(
    [area, governorate, country].map((place) => nameIn(locale, place)),
    locale,
  )
}

/** Parts of an address, from small to large; a part that repeats the one before it is left out. */
export function joinNames(names: readonly string[], locale: Locale): string {
  return names.filter((name, index) => name !== names[index - 1]).join(locale === 'en' ? ', ' : '، ')
}
