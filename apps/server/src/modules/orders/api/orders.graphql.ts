import { parseGlobalId, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import { multiplyBaisa, negateBaisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import {
  type Connection,
  connectionOfRows,
  connectionResolvers,
  type PageArgs,
  readPageArgs,
} from '#http/graphql/connection.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { toMoney, toTaxedMoney } from '#http/graphql/money.ts'
import { shortened } from '#http/graphql/node-id.ts'
import type { OrdersResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { AddressesNodes } from '#modules/addresses/index.ts'
import { pictureUrl } from '#modules/catalogue/index.ts'
import { customerIdOf } from '#modules/identity/index.ts'
import { lineMetadata } from '../rules/line-metadata.ts'
import { openUnits } from '../rules/line-usage.ts'
import type { Order, StoredLine } from '../rules/order.ts'
import {
  countOrdersOf,
  listOrders,
  type OrderWithLines,
  readLinesOf,
  readOrder,
} from '../use-cases/list-orders.ts'

type OrderNode = Order | OrderWithLines

export type OrdersNodes = AddressesNodes & {
  Order: OrderNode
  OrderLine: StoredLine
  OrderCountableConnection: Connection<OrderNode>
}

const orderType = 'Order'

export const ordersResolvers = {
  Query: {
    async order(_root, { id }, context) {
      const node = parseGlobalId(id)
      if (node?.type !== orderType) throw invalidCall(`Invalid ID: ${shortened(id)}. Expected: ${orderType}.`)
      const customerId = customerIdOf(context.caller)
      if (customerId === undefined || !node.key.includes('-')) return null
      return (await readOrder(context, { publicId: node.key.toLowerCase(), customerId })) ?? null
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
    isPaid: ({ paymentStatus }) => paymentStatus !== 'NOT_CHARGED',
    userEmail: () => null,
    languageCodeEnum: ({ language }) => languageCodeOf(language),
    displayGrossPrices: () => true,
    lines: (order, _args, context) => linesOf(order, context),
    subtotal: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    async undiscountedTotal(order, _args, context) {
      const lines = await linesOf(order, context)
      return toTaxedMoney(
        sumBaisa(lines.map((line) => multiplyBaisa(line.undiscountedUnitBaisa, line.quantity))),
      )
    },
    shippingPrice: () => toTaxedMoney(noBaisa),
    total: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    totalBalance: ({ totalBaisa, paymentStatus }) =>
      toMoney(paymentStatus === 'NOT_CHARGED' ? negateBaisa(totalBaisa) : noBaisa),
    ...metadataResolvers(({ metadata }) => metadata),
  },
  OrderLine: {
    id: ({ publicId }) => toGlobalId('OrderLine', publicId),
    productName: ({ productName }) => productName.en,
    variantName: ({ variantName }) => variantName.en,
    translatedProductName: ({ productName }, _args, { locale }) => productName[locale],
    translatedVariantName: ({ variantName }, _args, { locale }) => variantName[locale],
    productSku: ({ sku }) => sku || null,
    productVariantId: ({ variantId }) => toGlobalId('ProductVariant', variantId),
    quantityFulfilled: ({ used }) => used,
    quantityToFulfill: (line) => openUnits(line),
    thumbnail: ({ pictureUrl: url, productName }, args, context) =>
      url ? { url: pictureUrl(url, args, context), alt: productName[context.locale] } : null,
    unitPrice: ({ unitBaisa }) => toTaxedMoney(unitBaisa),
    undiscountedUnitPrice: ({ undiscountedUnitBaisa }) => toTaxedMoney(undiscountedUnitBaisa),
    unitDiscount: ({ undiscountedUnitBaisa, unitBaisa }) =>
      toMoney(subtractBaisa(undiscountedUnitBaisa, unitBaisa)),
    totalPrice: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    undiscountedTotalPrice: ({ undiscountedUnitBaisa, quantity }) =>
      toTaxedMoney(multiplyBaisa(undiscountedUnitBaisa, quantity)),
    ...metadataResolvers(lineMetadata),
  },
  ...connectionResolvers(orderType),
} satisfies OrdersResolvers<OrdersNodes>

async function pageOfOrders(
  context: RequestContext,
  customerId: number,
  args: PageArgs,
  fieldName: string,
): Promise<Connection<OrderNode>> {
  const asked = readPageArgs(args, fieldName)
  const page = { customerId, isBackward: asked.isBackward, cursor: readCursor(asked.cursor) }
  const rows = asked.size ? await listOrders(context, { ...page, size: asked.size }) : []
  return connectionOfRows(asked, {
    rows,
    cursorOf: ({ id }) => [String(id)],
    countAll: () => countOrdersOf(context, customerId),
  })
}

function readCursor(cursor: readonly string[] | undefined): number | undefined {
  if (!cursor) return undefined
  const [id = ''] = cursor
  if (!/^[1-9]\d{0,8}$/.test(id)) throw invalidCall('Received cursor is invalid.')
  return Number(id)
}

async function linesOf(order: OrderNode, context: RequestContext): Promise<readonly StoredLine[]> {
  return 'lines' in order ? order.lines : readLinesOf(context, order)
}
