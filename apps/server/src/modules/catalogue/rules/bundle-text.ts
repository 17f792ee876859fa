import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Catalogue, Product } from './catalogue.ts'

/** The parts of a bundle, as metadata. */
export function bundleText(catalogue: Catalogue, { bundle }: Product): string | null {
  if (bundle.length === 0) return null
  return JSON.stringify(
    bundle.flatMap(({ variantId, quantity }) => {
      const part = catalogue.variantsById.get(variantId)
      return part ? { product_id: toGlobalId('Product', part.product.id), quantity } : []
    }),
  )
}
