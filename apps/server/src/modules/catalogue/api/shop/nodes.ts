import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { LRUCache } from 'lru-cache'
import { toMetadataItems } from '#http/graphql/metadata.ts'
import type { Metadata } from '#kernel/texts.ts'
import { bundleText } from '../../rules/bundle-text.ts'
import type { Assignment, Catalogue, Channel, Media, Product, Variant } from '../../rules/catalogue.ts'
import { productMetadata } from '../../rules/product-metadata.ts'
import { type ProductPricing, toProductPricing, toVariantPricing, type VariantPricing } from './pricing.ts'
import { productTranslations } from './translations.ts'

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
  translations: ReturnType<typeof productTranslations>
  metadataOf(): Metadata
  metadataItems(): readonly { key: string; value: string }[]
  allVariantNodes(): readonly VariantNode[]
  /** Those that the channel sells. */
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

const known = new WeakMap<Catalogue, Nodes>()

export function nodesOf(catalogue: Catalogue): Nodes {
  const nodes = known.get(catalogue) ?? createNodes(catalogue)
  known.set(catalogue, nodes)
  return nodes
}

/** More than the shopper's usual pages show; each takes some kilobytes. */
const maxNodes = 10_000
const maxChannels = 1000

function createNodes(catalogue: Catalogue): Nodes {
  const products = new LRUCache<number, ProductNode>({ max: maxNodes })
  let { sharedVersion } = catalogue

  function ofProduct(product: Product, channel: Channel | undefined): ProductNode {
    if (sharedVersion !== catalogue.sharedVersion) products.clear()
    sharedVersion = catalogue.sharedVersion
    const key = product.slot * maxChannels + (channel ? channel.index + 1 : 0)
    const cached = products.get(key)
    // A changed product is another object in the same slot.
    if (cached?.product === product) return cached
    const node = toProductNode(catalogue, product, channel)
    products.set(key, node)
    return node
  }

  return {
    ofProduct,
    ofVariant: (variant, channel) =>
      ofProduct(variant.product, channel)
        .allVariantNodes()
        .find((node) => node.variant.id === variant.id) ??
      toVariantNode(variant, ofProduct(variant.product, channel)),
  }
}

function toVariantNode(variant: Variant, product: ProductNode): VariantNode {
  const channel = product.shownIn
  return {
    variant,
    shownIn: channel,
    id: toGlobalId('ProductVariant', variant.id),
    name: variant.name,
    sku: variant.sku,
    product,
    trackInventory: variant.isTracked,
    channel: channel?.slug ?? null,
    pricing: toVariantPricing(variant, channel),
    media: variant.media,
    externalReference: null,
  }
}

function toProductNode(catalogue: Catalogue, product: Product, channel: Channel | undefined): ProductNode {
  const availableMs = (channel && product.listings[channel.index]?.availableMs) ?? null
  const availableAt = availableMs === null ? null : new Date(availableMs)
  let metadata: Metadata | undefined
  let metadataItems: ReturnType<ProductNode['metadataItems']> | undefined
  let allVariants: readonly VariantNode[] | undefined
  let variantNodes: readonly VariantNode[] | undefined
  const metadataOf = () => {
    metadata ??= productMetadata(product, channel, (bundle) => bundleText(catalogue, bundle))
    return metadata
  }
  const node: ProductNode = {
    product,
    shownIn: channel,
    id: toGlobalId('Product', product.id),
    name: product.name,
    slug: product.slug,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    category: product.category,
    productType: product.type,
    created: new Date(product.createdMs),
    updatedAt: new Date(product.updatedMs),
    rating: ratingOf(product),
    channel: channel?.slug ?? null,
    pricing: toProductPricing(product, channel),
    media: product.media,
    attributes: product.assignments.filter(({ attribute }) => attribute.isVisible),
    availableForPurchaseAt: availableAt,
    availableForPurchase: availableAt,
    externalReference: null,
    translations: productTranslations(product),
    metadataOf,
    metadataItems() {
      metadataItems ??= toMetadataItems(metadataOf())
      return metadataItems
    },
    allVariantNodes() {
      allVariants ??= product.variants.map((variant) => toVariantNode(variant, node))
      return allVariants
    },
    variantNodes() {
      variantNodes ??= channel
        ? node.allVariantNodes().filter(({ variant }) => variant.prices[channel.index])
        : node.allVariantNodes()
      return variantNodes
    },
  }
  return node
}

/** From 5 for the best seller down to 0: what sells ten times less often by rank has one less. */
function ratingOf({ salesRank }: Product): number {
  return Math.max(0, Math.round((5 - Math.log10(Math.max(1, salesRank))) * 1000) / 1000)
}
