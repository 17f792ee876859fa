import { useQuery } from '@tanstack/react-query'
import { listPlacesCall, readPlaceCall } from '@warsha/contract/console/locations/places.calls.ts'
import { ask } from '~/session/ask.ts'
import type { PlaceKind } from './place-fields.ts'

/** The most that lie side by side in one answer. */
export const maxBeside = 200

export const placeKey = (kind: string, id: string) => ['place', kind, id] as const

export function usePlace(kind: PlaceKind, id: string) {
  return useQuery({
    queryKey: placeKey(kind, id),
    queryFn: ({ signal }) => ask(readPlaceCall, { params: { kind, id }, signal }),
    enabled: id !== '',
  })
}

/** The kind of the places that lie directly in one; a region has none. */
export function kindWithin(kind: PlaceKind): Exclude<PlaceKind, 'country'> | undefined {
  return ({ country: 'state', state: 'city', city: 'region', region: undefined } as const)[kind]
}

/** The places that lie side by side: those of a parent, or the countries. */
export function usePlacesBeside(kind: PlaceKind | undefined, parentId?: number) {
  return useQuery({
    queryKey: ['places', kind, parentId],
    queryFn: ({ signal }) =>
      ask(listPlacesCall, {
        query: { kind: kind ?? 'country', limit: maxBeside, ...(parentId && { parent_id: parentId }) },
        signal,
      }),
    enabled: kind !== undefined,
  })
}

export function useFoundPlaces(search: string) {
  return useQuery({
    queryKey: ['places', 'found', search],
    queryFn: ({ signal }) => ask(listPlacesCall, { query: { search, limit: 50 }, signal }),
    enabled: search !== '',
    placeholderData: (shown) => shown,
  })
}
