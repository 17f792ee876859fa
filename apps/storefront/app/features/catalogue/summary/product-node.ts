import type { ProductCardFragment, ProductCardVariantFragment } from './products.generated.ts'

/** A product as GraphQL returns the fields of a card. */
export type ProductNode = ProductCardFragment

export type VariantNode = ProductCardVariantFragment
