import type { BaseNodes } from '#http/graphql/base-nodes.ts'
import type { Category, CategoryTexts, CollectionTexts, Media, ProductType } from '../../rules/catalogue.ts'
import type { ShownCollection } from '../../rules/shown-collection.ts'
import type { ProductNode, VariantNode } from './nodes.ts'
import type { ProductPricing } from './pricing.ts'
import type { ProductEdge } from './product-edge.ts'
import type { ProductTranslation, Translated } from './translations.ts'

export type CatalogueNodes = BaseNodes & {
  Category: Category
  CategoryTranslation: Translated<CategoryTexts>
  Collection: ShownCollection
  CollectionTranslation: Translated<CollectionTexts>
  Product: ProductNode
  ProductCountableEdge: ProductEdge
  ProductMedia: Media
  ProductPricingInfo: ProductPricing
  ProductTranslation: ProductTranslation
  ProductType: ProductType
  ProductVariant: VariantNode
}
