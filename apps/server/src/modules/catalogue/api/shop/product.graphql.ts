import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { assignmentResolvers } from '#http/graphql/attributes.ts'
import { connectionOfList, connectionResolvers, type PageArgs } from '#http/graphql/connection.ts'
import { requireOne } from '#http/graphql/errors.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { findNodeKey, keyOfNothing, readNodeKey } from '#http/graphql/node-id.ts'
import type { ProductsResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { LanguageCode } from '#kernel/texts.ts'
import type { Assignment, Channel, Product, ProductType } from '../../rules/catalogue.ts'
import { isForSale, isShown } from '../../rules/channel-listing.ts'
import { altOf } from '../../rules/picture-alt.ts'
import { showCollection } from '../../rules/shown-collection.ts'
import { usageLimitOf } from '../../rules/usage-limit.ts'
import type { LoadedCatalogue } from '../../use-cases/catalogue-model.ts'
import type { WantedProducts } from '../../use-cases/product-cache.ts'
import type { Descriptions } from '../../use-cases/product-descriptions.ts'
import type { CatalogueNodes } from './catalogue-nodes.ts'
import { nodesOf, type ProductNode, type VariantNode } from './nodes.ts'
import { pictureUrl } from './pictures.ts'
import { withCatalogue, withProducts } from './request-catalogue.ts'
import { parseRichText, toTranslation } from './translations.ts'
import { filterVariants } from './variant-filter.ts'

export const productResolvers = {
  Query: {
    product(_root, { id, slug, externalReference, channel }, context) {
      requireOne({ id, slug, externalReference })
      const key = id ? (findNodeKey('Product', id) ?? keyOfNothing) : undefined
      return withProducts(context, wantedProduct(key, slug), ({ catalogue }) => {
        const shown = catalogue.channels.get(channel || context.channel)
        const product = key
          ? catalogue.productsById.get(key)
          : slug
            ? catalogue.productsBySlug.get(slug)
            : undefined
        return showProduct({ catalogue }, product, shown, context)
      })
    },
    productVariant(_root, args, context) {
      const { id, sku, externalReference, channel } = args
      requireOne({ id, sku, externalReference })
      const key = id ? (findNodeKey('ProductVariant', id) ?? keyOfNothing) : undefined
      return withProducts(context, wantedVariant(key, sku), ({ catalogue }) => {
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
    defaultVariant: (node) => node.variantNodes()[0] ?? null,
    variants: (node) => node.variantNodes(),
    variant(node, { id, sku }) {
      requireOne({ id, sku })
      const key = id ? readNodeKey('ProductVariant', id) : undefined
      return (
        node.variantNodes().find(({ variant }) => (id ? variant.id === key : variant.sku === sku)) ?? null
      )
    },
    productVariants: (node, args, _context, info) =>
      pageOfVariants(filterVariants(node.variantNodes(), args), args, info.fieldName),
    thumbnail({ media }, args, context) {
      const picture = media.find(({ type }) => type === 'IMAGE')
      return picture
        ? { url: pictureUrl(picture.url, args, context), alt: altOf(picture, context.locale) }
        : null
    },
    media({ media }, { sortBy }) {
      if (!sortBy) return media
      const sign = sortBy.direction === 'DESC' ? -1 : 1
      return media.toSorted((one, other) => sign * (one.id - other.id))
    },
    mediaById({ media }, { id }) {
      const key = readNodeKey('ProductMedia', id)
      return media.find((picture) => picture.id === key) ?? null
    },
    isAvailableForPurchase: ({ product, shownIn }, _args, { clock }) =>
      shownIn ? isForSale(product, shownIn, clock.now().getTime()) : null,
    ...describedBy(({ attributes }: ProductNode) => attributes),
    attribute: ({ attributes }, { slug }) =>
      attributes.find(({ attribute }) => attribute.slug === slug) ?? null,
    collections: ({ product, shownIn }, _args, context) =>
      withCatalogue(context, ({ catalogue }) =>
        (catalogue.collectionsOfProduct.get(product.id) ?? []).flatMap(
          (collection) => showCollection(collection, shownIn, context.clock.now().getTime()) ?? [],
        ),
      ),
    translation: ({ translations }, { languageCode }) => translations(languageCode),
    ...metadataResolvers((node: ProductNode) => node.metadataOf()),
    metadata: (node) => node.metadataItems(),
  },
  ProductTranslation: {
    description: ({ product, language }, _args, context) =>
      withDescriptions(product, context, ({ translations }) =>
        parseRichText(translations[language.code.toLowerCase() as LanguageCode]),
      ),
  },
  ProductVariant: {
    quantityLimitPerCustomer: ({ variant }) => (usageLimitOf(variant.product.category) ? 1 : null),
    ...describedBy(({ variant }: VariantNode) => variant.assignments),
    attributes: ({ variant }, { variantSelection }) =>
      // Every attribute of our variants is one to choose by.
      variantSelection === 'NOT_VARIANT_SELECTION' ? [] : variant.assignments,
    translation: ({ variant }, { languageCode }) =>
      toTranslation('ProductVariantTranslation', variant, languageCode),
    ...metadataResolvers(({ variant }: VariantNode) => variant.metadata),
  },
  ProductPricingInfo: {
    displayGrossPrices: (_pricing, _args, { config }) => config.DISPLAY_GROSS_PRICES,
  },
  ProductMedia: {
    id: ({ id }) => toGlobalId('ProductMedia', id),
    alt: (picture, _args, { locale }) => altOf(picture, locale),
    sortOrder: () => null,
    oembedData: () => ({}),
    url: ({ url }, args, context) => pictureUrl(url, args, context),
    ...metadataResolvers(() => ({})),
  },
  ProductType: {
    id: ({ id }) => toGlobalId('ProductType', id),
    hasVariants: () => true,
    isDigital: () => false,
    kind: () => 'NORMAL',
    productAttributes: () => [],
    variantAttributes: () => [],
    ...metadataResolvers(({ metadata }: ProductType) => metadata),
  },
  ...connectionResolvers('ProductVariant'),
} satisfies ProductsResolvers<CatalogueNodes>

function describe({ product }: ProductNode, _args: unknown, context: RequestContext) {
  return withDescriptions(product, context, ({ own }) => parseRichText(own))
}

function withDescriptions(product: Product, context: RequestContext, read: (texts: Descriptions) => unknown) {
  return withCatalogue(context, async ({ descriptions }) => read(await descriptions(product)))
}

function wantedProduct(id: number | undefined, slug: string | null | undefined): WantedProducts {
  return id ? { ids: [id] } : { slugs: slug ? [slug] : [] }
}

function wantedVariant(id: number | undefined, sku: string | null | undefined): WantedProducts {
  return id ? { variantIds: [id] } : { skus: sku ? [sku] : [] }
}

/** Undefined and unseen are the same to a shopper. */
function showProduct(
  { catalogue }: Pick<LoadedCatalogue, 'catalogue'>,
  product: Product | undefined,
  channel: Channel | undefined,
  { clock, previewedProduct }: RequestContext,
): ProductNode | null {
  if (!product || !channel) return null
  const isPreviewed = product.id === previewedProduct
  if (!isPreviewed && !isShown(product, channel, clock.now().getTime())) return null
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
