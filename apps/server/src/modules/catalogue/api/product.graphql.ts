import { assignmentResolvers } from '#http/graphql/attributes.ts'
import { connectionOfList, connectionResolvers, type PageArgs } from '#http/graphql/connection.ts'
import { requireOne } from '#http/graphql/errors.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import type { RequestContext } from '#http/request-context.ts'
import { toGlobalId } from '#kernel/ids.ts'
import type { LanguageCode } from '#kernel/texts.ts'
import type { Assignment, Channel, Media, Product, ProductType } from '../rules/catalogue.ts'
import { isForSale, isShown } from '../rules/channel-listing.ts'
import { usageLimitOf } from '../rules/usage-limit.ts'
import type { LoadedCatalogue } from '../use-cases/catalogue-model.ts'
import type { Descriptions } from '../use-cases/product-descriptions.ts'
import { readNodeKey } from './node-keys.ts'
import { nodesOf, type ProductNode, type VariantNode } from './nodes.ts'
import { type PictureArgs, pictureUrl } from './pictures.ts'
import { withCatalogue } from './request-catalogue.ts'
import { type ProductTranslation, parseRichText, toTranslation } from './translations.ts'
import { filterVariants, type VariantListArgs } from './variant-filter.ts'

type Info = { fieldName: string }
type Language = { languageCode: string }
type ProductArgs = { id?: string; slug?: string; externalReference?: string; channel?: string | null }
type VariantArgs = { id?: string; sku?: string; externalReference?: string; channel?: string | null }

export const productResolvers = {
  Query: {
    product(_root: unknown, { id, slug, externalReference, channel }: ProductArgs, context: RequestContext) {
      requireOne({ id, slug, externalReference })
      const key = id ? readNodeKey('Product', id) : undefined
      return withCatalogue(context, ({ catalogue }) => {
        const shown = catalogue.channels.get(channel || context.channel)
        const product = key
          ? catalogue.productsById.get(key)
          : slug
            ? catalogue.productsBySlug.get(slug)
            : undefined
        return showProduct({ catalogue }, product, shown, context)
      })
    },
    productVariant(_root: unknown, args: VariantArgs, context: RequestContext) {
      const { id, sku, externalReference, channel } = args
      requireOne({ id, sku, externalReference })
      const key = id ? readNodeKey('ProductVariant', id) : undefined
      return withCatalogue(context, ({ catalogue }) => {
        const shown = catalogue.channels.get(channel || context.channel)
        const variant = key
          ? catalogue.variantsById.get(key)
          : sku
            ? catalogue.variantsBySku.get(sku)
            : undefined
        const isPriced = variant && shown && variant.prices[shown.index]
        if (!isPriced || !isShown(variant.product, shown, context.clock.now().getTime())) return null
        return nodesOf(catalogue).ofVariant(variant, shown)
      })
    },
  },
  Product: {
    description: describe,
    descriptionJson: describe,
    defaultVariant: (node: ProductNode) => node.variantNodes()[0] ?? null,
    variants: (node: ProductNode) => node.variantNodes(),
    variant(node: ProductNode, { id, sku }: VariantArgs) {
      requireOne({ id, sku })
      const key = id ? readNodeKey('ProductVariant', id) : undefined
      return (
        node.variantNodes().find(({ variant }) => (id ? variant.id === key : variant.sku === sku)) ?? null
      )
    },
    productVariants: (node: ProductNode, args: VariantListArgs & PageArgs, _context: unknown, info: Info) =>
      pageOfVariants(filterVariants(node.variantNodes(), args), args, info.fieldName),
    thumbnail({ media }: ProductNode, args: PictureArgs) {
      const picture = media.find(({ type }) => type === 'IMAGE')
      return picture ? { url: pictureUrl(picture.url, args), alt: picture.alt } : null
    },
    media({ media }: ProductNode, { sortBy }: { sortBy?: { direction: 'ASC' | 'DESC' } | null }) {
      if (!sortBy) return media
      const sign = sortBy.direction === 'DESC' ? -1 : 1
      return media.toSorted((one, other) => sign * (one.id - other.id))
    },
    mediaById({ media }: ProductNode, { id }: { id: string }) {
      const key = readNodeKey('ProductMedia', id)
      return media.find((picture) => picture.id === key) ?? null
    },
    isAvailableForPurchase: ({ product, shownIn }: ProductNode, _args: unknown, { clock }: RequestContext) =>
      shownIn ? isForSale(product, shownIn, clock.now().getTime()) : null,
    ...describedBy(({ attributes }: ProductNode) => attributes),
    attribute: ({ attributes }: ProductNode, { slug }: { slug: string }) =>
      attributes.find(({ attribute }) => attribute.slug === slug) ?? null,
    collections: () => [],
    translation: ({ translations }: ProductNode, { languageCode }: Language) => translations(languageCode),
    ...metadataResolvers((node: ProductNode) => node.metadataOf()),
    metadata: (node: ProductNode) => node.metadataItems(),
  },
  ProductTranslation: {
    description: ({ product, language }: ProductTranslation, _args: unknown, context: RequestContext) =>
      withDescriptions(product, context, ({ translations }) =>
        parseRichText(translations[language.code.toLowerCase() as LanguageCode]),
      ),
  },
  ProductVariant: {
    quantityLimitPerCustomer: ({ variant }: VariantNode) =>
      usageLimitOf(variant.product.category) ? 1 : null,
    ...describedBy(({ variant }: VariantNode) => variant.assignments),
    attributes: ({ variant }: VariantNode, { variantSelection }: { variantSelection?: string | null }) =>
      // Whatever tells our variants apart is there to be chosen by.
      variantSelection === 'NOT_VARIANT_SELECTION' ? [] : variant.assignments,
    translation: ({ variant }: VariantNode, { languageCode }: Language) =>
      toTranslation('ProductVariantTranslation', variant, languageCode),
    ...metadataResolvers(({ variant }: VariantNode) => variant.metadata),
  },
  ProductPricingInfo: {
    displayGrossPrices: (_pricing: unknown, _args: unknown, { config }: RequestContext) =>
      config.DISPLAY_GROSS_PRICES,
  },
  ProductMedia: {
    id: ({ id }: Media) => toGlobalId('ProductMedia', id),
    sortOrder: () => null,
    oembedData: () => ({}),
    url: ({ url }: Media, args: PictureArgs) => pictureUrl(url, args),
    ...metadataResolvers(() => ({})),
  },
  ProductType: {
    id: ({ id }: ProductType) => toGlobalId('ProductType', id),
    hasVariants: () => true,
    isDigital: () => false,
    kind: () => 'NORMAL',
    productAttributes: () => [],
    variantAttributes: () => [],
    ...metadataResolvers(({ metadata }: ProductType) => metadata),
  },
  ...connectionResolvers('Product', 'ProductVariant'),
}

function describe({ product }: ProductNode, _args: unknown, context: RequestContext) {
  return withDescriptions(product, context, ({ own }) => parseRichText(own))
}

function withDescriptions(product: Product, context: RequestContext, read: (texts: Descriptions) => unknown) {
  return withCatalogue(context, async ({ descriptions }) => read(await descriptions(product)))
}

/** Undefined and unseen are the same to a shopper. */
function showProduct(
  { catalogue }: Pick<LoadedCatalogue, 'catalogue'>,
  product: Product | undefined,
  channel: Channel | undefined,
  { clock }: RequestContext,
): ProductNode | null {
  if (!product || !channel || !isShown(product, channel, clock.now().getTime())) return null
  return nodesOf(catalogue).ofProduct(product, channel)
}

function pageOfVariants(nodes: readonly VariantNode[], args: PageArgs, fieldName: string) {
  const connection = connectionOfList(
    nodes.map((node) => ({ node, id: node.variant.id })),
    args,
    fieldName,
  )
  return { ...connection, edges: connection.edges.map(({ node, cursor }) => ({ node: node.node, cursor })) }
}

function describedBy<Node>(assignmentsOf: (node: Node) => readonly Assignment[]) {
  const { assignedAttribute, assignedAttributes } = assignmentResolvers(assignmentsOf)
  return { assignedAttribute, assignedAttributes }
}
