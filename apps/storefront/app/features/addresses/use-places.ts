import type { RestCity, RestRegion, RestState } from '@warsha/contract/locations/locations.rest.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { listCities, listRegions, listStorePlaces } from './address-calls.ts'

export type ChosenPlace = { stateId: number | null; cityId: number | null; regionId: number | null }

/** Each list is null while it is on its way. A list that fails stays empty: the map is the other way. */
export function usePlaces({ stateId, cityId }: ChosenPlace) {
  const { lang } = useTranslation()
  const states = useList<RestState>(() => listStorePlaces({ isBackground: true }), lang)
  const cities = useList<RestCity>(
    async () => (stateId === null ? [] : listCities(stateId, { isBackground: true })),
    `${lang} ${stateId}`,
  )
  const regions = useList<RestRegion>(
    async () => (cityId === null ? [] : listRegions(cityId, { isBackground: true })),
    `${lang} ${cityId}`,
  )
  return { states, cities, regions }
}

/** Another key is another list. */
function useList<Item>(load: () => Promise<Item[]>, key: string): readonly Item[] | null {
  const [list, setList] = useState<readonly Item[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what the list depends on
  useEffect(() => {
    let isStale = false
    setList(null)
    load().then(
      (items) => !isStale && setList(items),
      () => !isStale && setList([]),
    )
    return () => {
      isStale = true
    }
  }, [key])
  return list
}
