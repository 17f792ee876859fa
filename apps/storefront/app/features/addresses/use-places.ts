import type { RestCity, RestRegion, RestState } from '@warsha/contract/locations/locations.rest.ts'
import { type LoadKey, useLoad } from '~/session/use-load.ts'
import { listCities, listRegions, listStorePlaces } from './address-calls.ts'

export type ChosenPlace = { stateId: number | null; cityId: number | null; regionId: number | null }

/** Each list is null while it is on its way. A list that fails stays empty: the map is the other way. */
export function usePlaces({ stateId, cityId }: ChosenPlace) {
  const states = useList<RestState>(['store-places'], listStorePlaces)
  const cities = useList<RestCity>(stateId === null ? null : ['cities', stateId], (options) =>
    stateId === null ? none : listCities(stateId, options),
  )
  const regions = useList<RestRegion>(cityId === null ? null : ['regions', cityId], (options) =>
    cityId === null ? none : listRegions(cityId, options),
  )
  return { states, cities, regions }
}

type Options = { signal: AbortSignal; isBackground: true }

function useList<Item>(
  key: LoadKey | null,
  list: (options: Options) => Promise<readonly Item[]>,
): readonly Item[] | null {
  const { value, hasFailed } = useLoad(key, (signal) => list({ signal, isBackground: true }), {
    onFailure: () => undefined,
  })
  return key === null || hasFailed ? (value ?? empty) : value
}

const empty: readonly never[] = []
const none = Promise.resolve(empty)
