import { useQuery } from '@tanstack/react-query'
import {
  centreOptionsCall,
  readServiceCentreCall,
} from '@warsha/contract/console/booking/service-centres.calls.ts'
import type { RestCentreOptions } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { ask } from '~/session/ask.ts'

export const centreKey = (id: string) => ['service-centre', id] as const

export function useCentre(id: string) {
  return useQuery({
    queryKey: centreKey(id),
    queryFn: ({ signal }) => ask(readServiceCentreCall, { params: { id }, signal }),
  })
}

/** Places, types and services that a centre can have. */
export function useCentreOptions(): RestCentreOptions | undefined {
  const { data } = useQuery({
    queryKey: ['centre-options'],
    queryFn: ({ signal }) => ask(centreOptionsCall, { signal }),
    staleTime: 300_000,
  })
  return data?.data
}
