import type { Models } from '#kernel/read-model.ts'
import { type PlaceAt, placeAt } from '../rules/place-at.ts'
import { type Position, shownPlaces } from '../rules/places.ts'
import { placesModel } from '../storage/places-model.ts'

/** A region with everything it lies in; undefined when there is none, or it is hidden. */
export async function findRegion(models: Models, regionId: number): Promise<PlaceAt | undefined> {
  const { regions, cities, states, countries } = shownPlaces(await models.get(placesModel))
  const region = regions.find(({ id }) => id === regionId)
  const city = cities.find(({ id }) => id === region?.cityId)
  const state = states.find(({ id }) => id === city?.stateId)
  const country = countries.find(({ id }) => id === state?.countryId)
  return state && country && { country, state, city, region }
}

/** The smallest known place near a position. */
export async function findPlaceAt(models: Models, position: Position): Promise<PlaceAt | undefined> {
  return placeAt(await models.get(placesModel), position)
}
