import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { multiplyBaisa } from '@warsha/contract/money/baisa.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { toTaxedMoney } from '#http/graphql/money.ts'
import type { OrdersResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { findVariantNodes, pictureUrl } from '#modules/catalogue/api/shop/index.ts'
import { channelOf } from '#modules/checkout/index.ts'
import { lineMetadata } from '../../rules/line-metadata.ts'
import { openUnits } from '../../rules/line-usage.ts'
import { lineDiscountResolvers } from './order-discounts.graphql.ts'
import type { LineNode, OrdersNodes } from './order-nodes.ts'

export const orderLineResolvers = {
  OrderLine: {
    id: ({ publicId }) => toGlobalId('OrderLine', publicId),
    productName: ({ productName }) => productName.en,
    variantName: ({ variantName }) => variantName.en,
    translatedProductName: ({ productName }, _args, { locale }) => productName[locale],
    translatedVariantName: ({ variantName }, _args, { locale }) => variantName[locale],
    productSku: ({ sku }) => sku || null,
    productVariantId: ({ variantId }) => toGlobalId('ProductVariant', variantId),
    variant: variantOf,
    quantityFulfilled: ({ used }) => used,
    quantityToFulfill: (line) => openUnits(line),
    thumbnail: ({ pictureUrl: url, productName }, args, context) =>
      url ? { url: pictureUrl(url, args, context), alt: productName[context.locale] } : null,
    taxRate: ({ taxBasisPoints }) => taxBasisPoints / 10_000,
    unitPrice: ({ unitBaisa }) => toTaxedMoney(unitBaisa),
    undiscountedUnitPrice: ({ undiscountedUnitBaisa }) => toTaxedMoney(undiscountedUnitBaisa),
    ...lineDiscountResolvers,
    totalPrice: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    undiscountedTotalPrice: ({ undiscountedUnitBaisa, quantity }) =>
      toTaxedMoney(multiplyBaisa(undiscountedUnitBaisa, quantity)),
    ...metadataResolvers((line: LineNode, { locale }) => lineMetadata(line, locale)),
  },
  Fulfillment: {
    id: ({ line }) => toGlobalId('Fulfillment', line.publicId),
    status: () => 'FULFILLED',
    trackingNumber: () => '',
    created: ({ deliveredAt }) => deliveredAt,
    lines: ({ line }) => [line],
  },
  FulfillmentLine: {
    id: ({ publicId }) => toGlobalId('FulfillmentLine', publicId),
    quantity: ({ used }) => used,
    orderLine: (line) => line,
  },
} satisfies Pick<OrdersResolvers<OrdersNodes>, 'OrderLine' | 'Fulfillment' | 'FulfillmentLine'>

/** The variant in the catalogue of today, which may differ from the one that was sold. */
async function variantOf({ variantId, channelId }: LineNode, _args: unknown, { models }: RequestContext) {
  const channel = await channelOf(models, { channelId })
  return (await findVariantNodes(models, channel, [variantId])).get(variantId) ?? null
}
