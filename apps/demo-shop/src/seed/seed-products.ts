import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import {
  productChannelListings,
  variantChannelListings,
} from '@warsha/server/modules/catalogue/storage/listings.tables.ts'
import {
  bundleComponents,
  productMedia,
  productServiceTypes,
  productStates,
  products,
  productTranslations,
  productTypes,
  productVariants,
  type ServiceType,
  type ServiceVenue,
  variantMedia,
  variantTranslations,
} from '@warsha/server/modules/catalogue/storage/products.tables.ts'
import { demoProducts } from '../catalogue/demo-products.ts'
import type { DemoDiscount, DemoProduct, DemoVariant } from '../catalogue/demo-types.ts'
import { demoChannels } from '../channels/demo-channels.ts'
import { demoStates } from '../locations/demo-places.ts'
import { categoryIds, defaultVariant, idOf, productIds, variantIds } from './catalogue-keys.ts'
import { insertRows, moveCounters } from './insert-rows.ts'
import { productPictureUrl, renderedPicture } from './media-urls.ts'

export const productTypeIds = { goods: 1, service: 2, bundle: 3, fee: 4 } as const

/** Numbered here, because variants refer to them. */
const demoMedia = demoProducts.flatMap(toMedia).map((media, index) => ({ id: index + 1, ...media }))

const stateIds = new Map(demoStates.map((state) => [state.slug, state.id]))

export async function seedProducts(tx: Transaction, now: Date): Promise<void> {
  await insertRows(tx, productTypes, [
    { id: productTypeIds.goods, slug: 'goods', name: 'Goods' },
    { id: productTypeIds.service, slug: 'service', name: 'Service' },
    { id: productTypeIds.bundle, slug: 'bundle', name: 'Bundle' },
    { id: productTypeIds.fee, slug: 'fee', name: 'Fee', isShippingRequired: false },
  ])
  await insertRows(tx, products, demoProducts.map(toProduct))
  await insertRows(tx, productTranslations, demoProducts.map(toTranslation))
  await insertRows(tx, productMedia, demoMedia)
  await insertRows(tx, productStates, demoProducts.flatMap(toStates))
  await insertRows(tx, productServiceTypes, demoProducts.flatMap(toServiceTypes))
  await seedVariants(tx)
  await insertRows(
    tx,
    productChannelListings,
    demoProducts.flatMap((product) => toListings(product, now)),
  )
  await insertRows(tx, bundleComponents, demoProducts.flatMap(toComponents))
  await moveCounters(tx, [productTypes, products, productMedia, productVariants])
}

async function seedVariants(tx: Transaction): Promise<void> {
  const variants = demoProducts.flatMap((product) =>
    product.variants.map((variant, position) => ({
      product,
      variant,
      position,
      id: idOf(variantIds, variant.sku),
    })),
  )
  await insertRows(
    tx,
    productVariants,
    variants.map(({ id, product, variant, position }) => ({
      id,
      productId: idOf(productIds, product.slug),
      sku: variant.sku,
      name: variant.name.en,
      position,
      // Working time is limited by the hours that can be booked; a service that is "out" is withdrawn for now.
      trackInventory: product.kind !== 'service' || variant.stock === 'out',
    })),
  )
  await insertRows(
    tx,
    variantMedia,
    variants.flatMap(({ id, product, variant }) => toVariantMedia(product, id, variant)),
  )
  await insertRows(
    tx,
    variantTranslations,
    variants.map(({ id, variant }) => ({
      variantId: id,
      languageCode: 'ar' as const,
      name: variant.name.ar,
    })),
  )
  await insertRows(
    tx,
    variantChannelListings,
    variants.flatMap(({ id, product, variant }) =>
      soldChannels(variant).map(({ channelId, priceBaisa }) => ({
        variantId: id,
        channelId,
        priceBaisa,
        ...toDiscount(product.discount),
      })),
    ),
  )
}

function toProduct(product: DemoProduct) {
  return {
    id: idOf(productIds, product.slug),
    slug: product.slug,
    name: product.name.en,
    kind: product.kind,
    description: product.description.en,
    categoryId: idOf(categoryIds, product.category),
    productTypeId: productTypeIds[product.kind],
    tag: product.tag?.en ?? null,
    freeGift: product.freeGift?.en ?? null,
    salesRank: product.salesRank,
    taxBasisPoints: product.taxRatePercent * 100,
    metadata: {
      priority: String(product.priority),
      ...(product.visibleDiscountType && { visible_discount_type: product.visibleDiscountType }),
    },
  }
}

function toTranslation(product: DemoProduct) {
  return {
    productId: idOf(productIds, product.slug),
    languageCode: 'ar' as const,
    name: product.name.ar,
    description: product.description.ar,
    tag: product.tag?.ar ?? null,
    freeGift: product.freeGift?.ar ?? null,
    older: outdated.includes(product.slug) ? ['description'] : [],
  }
}

/** Products whose Arabic description is older than the English one. */
const outdated: readonly string[] = ['falcon-gold-75ah', 'najm-moto-9ah']

function toMedia(product: DemoProduct) {
  return product.pictures.map((_picture, position) => ({
    productId: idOf(productIds, product.slug),
    position,
    url: productPictureUrl(product.slug, position + 1),
    alt: product.name.en,
    altAr: product.name.ar,
    ...sizeOf(product.slug, position + 1),
  }))
}

function sizeOf(slug: string, number: number) {
  const size = renderedPicture(slug, number)?.size ?? 600
  return { width: size, height: size }
}

function toVariantMedia(product: DemoProduct, variantId: number, { pictures }: DemoVariant) {
  const productId = idOf(productIds, product.slug)
  return demoMedia
    .filter((media) => media.productId === productId && pictures.includes(media.position))
    .map((media) => ({ productId, variantId, mediaId: media.id }))
}

function toStates(product: DemoProduct) {
  return product.states.map((state) => ({
    productId: idOf(productIds, product.slug),
    stateId: idOf(stateIds, state),
  }))
}

function toServiceTypes(product: DemoProduct) {
  return product.serviceTypes.map((offered) => {
    const [serviceType, venue] = offered.split('-') as [ServiceType, ServiceVenue]
    return { productId: idOf(productIds, product.slug), serviceType, venue }
  })
}

function toListings(product: DemoProduct, now: Date) {
  const channelIds = new Set(product.variants.flatMap(soldChannels).map(({ channelId }) => channelId))
  return [...channelIds].map((channelId) => ({
    productId: idOf(productIds, product.slug),
    channelId,
    isPublished: true,
    publishedAt: now,
    availableForPurchaseAt: now,
  }))
}

function soldChannels(variant: DemoVariant): { channelId: number; priceBaisa: Baisa }[] {
  return demoChannels.flatMap(({ id, slug }) => {
    const priceBaisa = variant.priceBaisa[slug]
    return priceBaisa === undefined ? [] : [{ channelId: id, priceBaisa }]
  })
}

function toDiscount(discount: DemoDiscount | null) {
  if (!discount) return { discountKind: 'none' as const, discountValue: 0 }
  if (discount.type === 'fixed') return { discountKind: discount.type, discountValue: discount.amountBaisa }
  return { discountKind: discount.type, discountValue: discount.percent }
}

function toComponents(product: DemoProduct) {
  return product.bundle.map((part, position) => {
    const component = demoProducts.find((candidate) => candidate.slug === part.product)
    if (!component) throw new Error(`The bundle ${product.slug} has no part ${part.product}`)
    return {
      productId: idOf(productIds, product.slug),
      componentVariantId: idOf(variantIds, defaultVariant(component).sku),
      quantity: part.quantity,
      position,
    }
  })
}
