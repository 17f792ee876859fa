import { parseGlobalId, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { DeliveryResolvers } from '#http/graphql/resolvers.generated.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { pointAddress } from '../../rules/point-address.ts'
import type { DeliveryChoice } from '../../use-cases/update-checkout.ts'
import { addressNode } from './address-node.ts'
import type { CheckoutNodes, DeliveryNode, ShippingMethodNode } from './checkout-nodes.ts'

const shippingId = toGlobalId('ShippingMethod', 1)
const deliveryId = toGlobalId('CheckoutDelivery', 1)

export const deliveryResolvers = {
  DeliveryMethod: { resolveType: (node) => node.__typename },
  Warehouse: {
    id: ({ id }) => toGlobalId('Warehouse', id),
    name: ({ nameEn, nameAr }, _args, { locale }) => (locale === 'ar' ? nameAr : nameEn),
    address: (point) => addressNode(pointAddress(point), `warehouse:${point.id}`),
    clickAndCollectOption: () => 'ALL',
    ...metadataResolvers(() => ({})),
  },
} satisfies DeliveryResolvers<CheckoutNodes>

/** Where something is handed over is chosen with its booking; as a shipping method that is one, and costs nothing. */
export function shippingMethodOf(locale: Locale): ShippingMethodNode {
  return {
    __typename: 'ShippingMethod',
    id: shippingId,
    name: translatorFor(locale)('checkout.shippingMethod'),
    maximumDeliveryDays: null,
    minimumDeliveryDays: null,
    translation: null,
    price: toMoney(noBaisa),
    type: null,
    description: null,
    maximumOrderWeight: null,
    minimumOrderWeight: null,
    maximumOrderPrice: null,
    minimumOrderPrice: null,
    active: true,
    message: null,
    metadata: [],
    metafield: null,
    metafields: {},
    privateMetadata: [],
    privateMetafield: null,
    privateMetafields: null,
  }
}

export function deliveryOf(locale: Locale): DeliveryNode {
  return { id: deliveryId, shippingMethod: shippingMethodOf(locale) }
}

/** A collection point, the shipping method under either of its ids, or nothing. */
export function readDelivery(
  id: string | null | undefined,
): Outcome<DeliveryChoice, 'INVALID' | 'DELIVERY_NOT_APPLICABLE'> {
  if (!id) return ok(null)
  if (id === shippingId || id === deliveryId) return ok('shipping')
  const node = parseGlobalId(id)
  if (node?.type !== 'Warehouse' && node?.type !== 'ShippingMethod')
    return refuse('INVALID', { field: 'deliveryMethodId' })
  if (node.type === 'ShippingMethod' || node.key.includes('-'))
    return refuse('DELIVERY_NOT_APPLICABLE', { field: 'deliveryMethodId' })
  return ok({ collectionPointId: Number(node.key) })
}

export function readShippingMethod(
  id: string | null | undefined,
): Outcome<DeliveryChoice, 'SHIPPING_METHOD_UNKNOWN'> {
  if (!id) return ok(null)
  return id === shippingId ? ok('shipping') : refuse('SHIPPING_METHOD_UNKNOWN', { field: 'shippingMethodId' })
}
