import { toMetadataItems } from '#http/graphql/metadata.ts'
import { toGlobalId } from '#kernel/ids.ts'
import type { Metadata } from '#kernel/texts.ts'
import type {
  Assignment,
  Catalogue,
  Channel,
  Media,
  Product,
  ProductTexts,
  Variant,
} from '../rules/catalogue.ts'
import { productMetadata } from '../rules/product-metadata.ts'
import { type ProductPricing, toProductPricing, toVariantPricing, type VariantPricing } from './pricing.ts'
import { keepTranslations } from './translations.ts'

/**
 * A product as GraphQL shows it in a channel. Made once and kept: what most lists read is a plain property, so
 * that compiled queries read it without calling anything.
 */
export type ProductNode = {
  product: Product
  shownIn: Channel | undefined
  id: string
  name: string
  slug: string
  seoTitle: string | null
  seoDescription: string | null
  category: Product['category']
  productType: Product['type']
  created: Date
  updatedAt: Date
  rating: number
  channel: string | null
  pricing: ProductPricing | null
  media: readonly Media[]
  attributes: readonly Assignment[]
  availableForPurchaseAt: Date | null
  availableForPurchase: Date | null
  externalReference: null
  translations: ReturnType<typeof keepTranslations<ProductTexts>>
  metadataOf(): Metadata
  metadataItems(): readonly { key: string; value: string }[]
  variantNodes(): readonly VariantNode[]
}

export type VariantNode = {
  variant: Variant
  shownIn: Channel | undefined
  id: string
  name: string
  sku: string
  product: ProductNode
  trackInventory: boolean
  channel: string | null
  pricing: VariantPricing | null
  media: readonly Media[]
  externalReference: null
}

export type Nodes = {
  ofProduct(product: Product, channel: Channel | undefined): ProductNode
  ofVariant(variant: Variant, channel: Channel | undefined): VariantNode
}

const kept = new WeakMap<Catalogue, Nodes>()

export function nodesOf(catalogue: Catalogue): Nodes {
  const known = kept.get(catalogue)
  if (known) return known
  const nodes = createNodes(catalogue)
  kept.set(catalogue, nodes)
  return nodes
}

function createNodes(catalogue: Catalogue): Nodes {
  const products = new Map<Channel | undefined, (ProductNode | undefined)[]>()
  const variants = new Map<Channel | undefined, Map<number, VariantNode>>()

  function ofProduct(product: Product, channel: Channel | undefined): ProductNode {
    const shelf = getOrMake(products, channel, (): (ProductNode | undefined)[] => [])
    const known = shelf[product.index]
    if (known) return known
    const node = toProductNode(catalogue, product, channel, ofVariant)
    shelf[product.index] = node
    return node
  }

  function ofVariant(variant: Variant, channel: Channel | undefined): VariantNode {
    const shelf = getOrMake(variants, channel, () => new Map<number, VariantNode>())
    return getOrMake(shelf, variant.id, () => ({
      variant,
      shownIn: channel,
      id: toGlobalId('ProductVariant', variant.id),
      name: variant.name,
      sku: variant.sku,
      product: ofProduct(variant.product, channel),
      trackInventory: variant.isTracked,
      channel: channel?.slug ?? null,
      pricing: toVariantPricing(variant, channel),
      media: variant.product.media,
      externalReference: null,
    }))
  }

  return { ofProduct, ofVariant }
}

function toProductNode(
  catalogue: Catalogue,
  product: Product,
  channel: Channel | undefined,
  ofVariant: Nodes['ofVariant'],
): ProductNode {
  const availableAt = (channel && product.listings[channel.index]?.availableAt) ?? null
  let metadata: Metadata | undefined
  let metadataItems: ReturnType<ProductNode['metadataItems']> | undefined
  let variantNodes: readonly VariantNode[] | undefined
  const metadataOf = () => {
    metadata ??= productMetadata(product, channel, (bundle) => bundleText(catalogue, bundle))
    return metadata
  }
  return {
    product,
    shownIn: channel,
    id: toGlobalId('Product', product.id),
    name: product.name,
    slug: product.slug,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    category: product.category,
    productType: product.type,
    created: product.createdAt,
    updatedAt: product.updatedAt,
    rating: product.salesRank,
    channel: channel?.slug ?? null,
    pricing: toProductPricing(product, channel),
    media: product.media,
    attributes: product.assignments.filter(({ attribute }) => attribute.isVisible),
    availableForPurchaseAt: availableAt,
    availableForPurchase: availableAt,
    externalReference: null,
    translations: keepTranslations('ProductTranslation', product),
    metadataOf,
    metadataItems() {
      metadataItems ??= toMetadataItems(metadataOf())
      return metadataItems
    },
    variantNodes() {
      variantNodes ??= product.variants
        .filter((variant) => !channel || variant.prices[channel.index])
        .map((variant) => ofVariant(variant, channel))
      return variantNodes
    },
  }
}

function bundleText(catalogue: Catalogue, { bundle }: Product): string | null {
  if (bundle.length === 0) return null
  return JSON.stringify(
    bundle.flatMap(({ variantId, quantity }) => {
      const part = catalogue.variantsById.get(variantId)
      return part ? { product_id: toGlobalId('Product', part.product.id), quantity } : []
    }),
  )
}

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = make()
  map.set(key, value)
  return value
}
