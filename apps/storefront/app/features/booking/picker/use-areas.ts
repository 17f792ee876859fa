import { listRegionsCall } from '@warsha/contract/locations/locations.calls.ts'
import type { RestRegion } from '@warsha/contract/locations/locations.rest.ts'
import { browserApi } from '~/session/browser-api.ts'
import { currentPlace } from '~/session/place.ts'
import { useLoad } from '~/session/use-load.ts'

/** Areas of the shopper's place, to be written on the map; it can do without. */
export function useAreas(): readonly RestRegion[] {
  const { stateId } = currentPlace()
  const { value } = useLoad<readonly RestRegion[]>(
    ['areas', stateId],
    async (signal) => {
      const query = { state_id: stateId }
      return (await browserApi().call(listRegionsCall, { query, signal, isBackground: true })).data
    },
    { onFailure: () => undefined },
  )
  return value ?? noAreas
}

const noAreas: readonly RestRegion[] = []
