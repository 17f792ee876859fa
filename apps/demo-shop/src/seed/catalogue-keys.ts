import { demoServiceFee, feeSku } from '../booking/demo-service-fee.ts'
import { demoAttributes } from '../catalogue/demo-attributes.ts'
import { demoCategories } from '../catalogue/demo-categories.ts'
import { demoCollections } from '../catalogue/demo-collections.ts'
import { demoProducts } from '../catalogue/demo-products.ts'
import type { DemoProduct, DemoVariant } from '../catalogue/demo-types.ts'

/** The order of the samples gives the ids, so every seeded database agrees on them. */
export const categoryIds = numbered(demoCategories.map((category) => category.slug))
export const collectionIds = numbered(demoCollections.map((collection) => collection.slug))
export const attributeIds = numbered(demoAttributes.map((attribute) => attribute.slug))
export const productIds = numbered([...demoProducts.map((product) => product.slug), demoServiceFee.slug])
export const variantIds = numbered([
  ...demoProducts.flatMap((product) => product.variants.map((variant) => variant.sku)),
  ...demoServiceFee.amountsBaisa.map(feeSku),
])

export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo shop has no ${key}`)
  return id
}

export function defaultVariant(product: DemoProduct): DemoVariant {
  const [variant] = product.variants
  if (!variant) throw new Error(`The demo product ${product.slug} has no variant`)
  return variant
}

function numbered(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map(keys.map((key, index) => [key, index + 1]))
}
