import { parseGlobalId, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import { type Baisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { batched } from '#http/graphql/batched.ts'
import {
  type Connection,
  connectionByIds,
  connectionResolvers,
  type PageArgs,
} from '#http/graphql/connection.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { toMoney, toTaxedMoney } from '#http/graphql/money.ts'
import { shortened } from '#http/graphql/node-id.ts'
import type { OrdersResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { listChannels } from '#modules/channels/index.ts'
import { addressNode, shippingMethodOf } from '#modules/checkout/api/shop/index.ts'
import { customerIdOf, customerOf } from '#modules/identity/api/shop/index.ts'
import { readCollectionPoints } from '#modules/inventory/index.ts'
import { readBillingAddress } from '../../rules/billing-address.ts'
import { amountsOf } from '../../rules/order-amounts.ts'
import { listedLines, type OrderParts } from '../../rules/order-rows.ts'
import { isPaid } from '../../rules/payment-status.ts'
import {
  countOrdersOf,
  listOrders,
  readHeldOrder,
  readOrder,
  readPartsOf,
} from '../../use-cases/list-orders.ts'
import { orderDiscountResolvers } from './order-discounts.graphql.ts'
import { orderLineResolvers } from './order-lines.graphql.ts'
import type { LineNode, OrderNode, OrdersNodes } from './order-nodes.ts'
import { surchargeNodes } from './surcharge-nodes.ts'

const orderType = 'Order'

export const ordersResolvers = {
  Query: {
    async order(_root, { id }, context) {
      const node = parseGlobalId(id)
      if (node?.type !== orderType) throw invalidCall(`Invalid ID: ${shortened(id)}. Expected: ${orderType}.`)
      if (!node.key.includes('-')) return null
      const publicId = node.key.toLowerCase()
      if (context.caller.kind === 'visitor') return (await readHeldOrder(context, publicId)) ?? null
      const customerId = customerIdOf(context.caller)
      return customerId === undefined ? null : ((await readOrder(context, { publicId, customerId })) ?? null)
    },
  },
  User: {
    orders: ({ id }, args, context, info) => pageOfOrders(context, id, args, info.fieldName),
  },
  Order: {
    id: ({ publicId }) => toGlobalId(orderType, publicId),
    number: ({ number }) => String(number),
    created: ({ createdAt }) => createdAt,
    statusDisplay: ({ status }, _args, { locale }) => translatorFor(locale)(`orders.status.${status}`),
    paymentStatus: ({ paymentStatus }) => (paymentStatus === 'CANCELED' ? 'CANCELLED' : paymentStatus),
    paymentStatusDisplay: ({ paymentStatus }, _args, { locale }) =>
      translatorFor(locale)(`orders.payment.${paymentStatus}`),
    authorizeStatus: (order) => chargeStatusOf(order),
    chargeStatus: (order) => chargeStatusOf(order),
    isPaid: ({ paymentStatus }) => isPaid(paymentStatus),
    user: async ({ customerId }, _args, context) => (await loadBuyer(context, customerId)) ?? null,
    userEmail: ({ email }) => email || null,
    channel: (order, _args, context) => channelNode(context, order.channelId),
    languageCodeEnum: ({ language }) => languageCodeOf(language),
    displayGrossPrices: () => true,
    async billingAddress(order, _args, context) {
      const { lines } = await partsOf(order, context)
      const address = readBillingAddress(order.billingAddress, lines, context.locale)
      return address && addressNode(address, `billing:${order.publicId}`)
    },
    shippingAddress: ({ shippingAddress, publicId }) =>
      shippingAddress && addressNode(shippingAddress, `shipping:${publicId}`),
    isShippingRequired: ({ isShipped, collectionPointId }) => isShipped || collectionPointId !== null,
    deliveryMethod: deliveryMethodOf,
    shippingMethodName: ({ isShipped }, _args, { locale }) =>
      isShipped ? shippingMethodOf(locale).name : null,
    async collectionPointName(order, _args, context) {
      const point = await collectionPointOf(order, context)
      return point ? (context.locale === 'ar' ? point.nameAr : point.nameEn) : null
    },
    lines: (order, _args, context) => linesOf(order, context),
    surcharges: async (order, _args, context) => surchargeNodes(await partsOf(order, context)),
    async fulfillments(order, _args, context) {
      const lines = await linesOf(order, context)
      return lines.flatMap((line) => (line.deliveredAt ? { line, deliveredAt: line.deliveredAt } : []))
    },
    subtotal: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    undiscountedTotal: async (order, _args, context) =>
      toTaxedMoney(amountsOf(order, await partsOf(order, context)).undiscounted),
    shippingPrice: () => toTaxedMoney(noBaisa),
    undiscountedShippingPrice: () => toMoney(noBaisa),
    total: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    totalAuthorized: () => toMoney(noBaisa),
    totalCharged: (order) => toMoney(chargedOf(order)),
    totalCaptured: (order) => toMoney(chargedOf(order)),
    totalBalance: (order) =>
      toMoney(isPaid(order.paymentStatus) ? noBaisa : subtractBaisa(chargedOf(order), order.totalBaisa)),
    ...orderDiscountResolvers,
    async summary(order, _args, context) {
      const amounts = amountsOf(order, await partsOf(order, context))
      const { items, delivery, service, giftCard, credit, discount, payable } = amounts
      return {
        itemsAmount: toMoney(items),
        giftCardAmount: toMoney(giftCard),
        deliveryAmount: toMoney(delivery),
        serviceAmount: toMoney(service),
        usedCredit: toMoney(credit),
        discountAmount: toMoney(discount),
        payableAmount: toMoney(payable),
      }
    },
    token: ({ publicId }) => publicId,
    checkoutId: ({ checkoutPublicId }) => toGlobalId('Checkout', checkoutPublicId),
    ...metadataResolvers(({ metadata }) => metadata),
  },
  ...orderLineResolvers,
  ...connectionResolvers(orderType),
} satisfies OrdersResolvers<OrdersNodes>

function pageOfOrders(
  context: RequestContext,
  customerId: number,
  args: PageArgs,
  fieldName: string,
): Promise<Connection<OrderNode>> {
  return connectionByIds(args, fieldName, {
    list: (page) => context.readDatabase((db) => listOrders({ db }, { ...page, customerId })),
    countAll: () => context.readDatabase((db) => countOrdersOf({ db }, customerId)),
  })
}

async function linesOf(order: OrderNode, context: RequestContext): Promise<LineNode[]> {
  const lines = listedLines(await partsOf(order, context))
  return lines.map((line) => ({ ...line, channelId: order.channelId }))
}

async function partsOf(order: OrderNode, context: RequestContext): Promise<OrderParts> {
  return 'lines' in order ? order : readPartsOf(context, order)
}

async function channelNode({ models }: RequestContext, channelId: number) {
  const channel = (await listChannels(models)).find(({ id }) => id === channelId)
  if (!channel) throw invalidCall('The channel of this order is closed.')
  return channel
}

async function deliveryMethodOf(order: OrderNode, _args: unknown, context: RequestContext) {
  if (order.isShipped) return shippingMethodOf(context.locale)
  const point = await collectionPointOf(order, context)
  return point ? { ...point, __typename: 'Warehouse' as const } : null
}

/** The buyer of an order is the caller, or is not told. */
const loadBuyer = batched(async (context, customerIds: readonly number[]) => {
  const customer = await customerOf(context)
  return new Map(customer ? customerIds.map((id) => [id, customer]) : [])
})

const loadCollectionPoint = batched(({ db }, ids: readonly number[]) => readCollectionPoints(db, ids))

async function collectionPointOf({ collectionPointId }: OrderNode, context: RequestContext) {
  return collectionPointId === null ? undefined : loadCollectionPoint(context, collectionPointId)
}

function chargedOf({ paymentStatus, totalBaisa }: OrderNode): Baisa {
  return isPaid(paymentStatus) ? totalBaisa : noBaisa
}

/** Money that was given back is not charged any more. */
function chargeStatusOf({ paymentStatus }: OrderNode): 'NONE' | 'PARTIAL' | 'FULL' {
  if (paymentStatus === 'FULLY_CHARGED') return 'FULL'
  return paymentStatus === 'PARTIALLY_CHARGED' || paymentStatus === 'PARTIALLY_REFUNDED' ? 'PARTIAL' : 'NONE'
}
