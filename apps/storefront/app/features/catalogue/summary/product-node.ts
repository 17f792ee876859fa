import type { ProductCardFragment, ProductCardVariantFragment } from './products.generated.ts'

/** A product as the shop's GraphQL answers a card's fields. */
export type ProductNode = ProductCardFragment

export type VariantNode = ProductCardVariantFragment
