import { useQuery } from '@tanstack/react-query'
import { productOptionsCall, readProductCall } from '@warsha/contract/console/catalogue/products.calls.ts'
import type { RestProductOptions } from '@warsha/contract/console/catalogue/products.rest.ts'
import { ask } from '~/session/ask.ts'

export const productKey = (id: string) => ['product', id] as const

export function useProduct(id: string) {
  return useQuery({
    queryKey: productKey(id),
    queryFn: ({ signal }) => ask(readProductCall, { params: { id }, signal }),
  })
}

/** Categories, attributes, places and channels that a product can have. */
export function useProductOptions(): RestProductOptions | undefined {
  const { data } = useQuery({
    queryKey: ['product-options'],
    queryFn: ({ signal }) => ask(productOptionsCall, { signal }),
    staleTime: 60_000,
  })
  return data?.data
}

/** The name of a category with its depth, for a list of the whole tree. */
export function branchName(name: string, level: number): string {
  return `${'\u2003'.repeat(level)}${name}`
}
