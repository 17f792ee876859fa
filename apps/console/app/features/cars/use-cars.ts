import { useQuery } from '@tanstack/react-query'
import {
  listConsoleBrandsCall,
  readBrandCall,
  readModelCall,
} from '@warsha/contract/console/vehicles/cars.calls.ts'
import type { RestConsoleBrand } from '@warsha/contract/console/vehicles/cars.rest.ts'
import { ask } from '~/session/ask.ts'

export const modelKey = (id: string) => ['car-model', id] as const
export const brandKey = (id: string) => ['car-brand', id] as const

export function useModel(id: string) {
  return useQuery({
    queryKey: modelKey(id),
    queryFn: ({ signal }) => ask(readModelCall, { params: { id }, signal }),
  })
}

export function useBrand(id: string) {
  return useQuery({
    queryKey: brandKey(id),
    queryFn: ({ signal }) => ask(readBrandCall, { params: { id }, signal }),
  })
}

const noBrands: readonly RestConsoleBrand[] = []

/** Brands to choose from, the first two hundred by name. */
export function useBrands(): readonly RestConsoleBrand[] {
  const { data } = useQuery({
    queryKey: ['car-brands', 'choices'],
    queryFn: ({ signal }) => ask(listConsoleBrandsCall, { query: { limit: 200 }, signal }),
  })
  return data?.data ?? noBrands
}
