import type { Models } from '#kernel/read-model.ts'
import { type City, type Country, hasStore, type Region, type State, shownPlaces } from '../rules/places.ts'
import { placesModel } from '../storage/places-model.ts'

export type ListedCountry = Country & { hasStore: boolean }

export async function listCountries(models: Models): Promise<ListedCountry[]> {
  const { countries, states } = await models.get(placesModel)
  return countries.map((country) => ({ ...country, hasStore: hasStore(country, states) }))
}

/** The places of a country that are open; none for a country without stores. */
export async function listStates(models: Models, countryId: number): Promise<State[]> {
  const { states } = await models.get(placesModel)
  return states.filter((state) => state.isActive && state.countryId === countryId)
}

export async function listCities(models: Models, stateId: number): Promise<City[]> {
  const { cities } = shownPlaces(await models.get(placesModel))
  return cities.filter((city) => city.stateId === stateId)
}

export async function listRegions(models: Models, cityId: number): Promise<Region[]> {
  const { regions } = shownPlaces(await models.get(placesModel))
  return regions.filter((region) => region.cityId === cityId)
}

export async function listRegionsOfState(models: Models, stateId: number): Promise<Region[]> {
  const { cities, regions } = shownPlaces(await models.get(placesModel))
  const own = new Set(cities.filter((city) => city.stateId === stateId).map(({ id }) => id))
  return regions.filter(({ cityId }) => own.has(cityId))
}
