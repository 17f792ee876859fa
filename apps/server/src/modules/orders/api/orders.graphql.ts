import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { BaseNodes } from '#http/graphql/base-nodes.ts'
import { toTaxedMoney } from '#http/graphql/money.ts'
import type { OrdersResolvers } from '#http/graphql/resolvers.generated.ts'
import type { Order } from '../rules/order.ts'

export type OrdersNodes = BaseNodes & { Order: Order }

export const ordersResolvers = {
  Order: {
    id: ({ publicId }) => toGlobalId('Order', publicId),
    number: ({ number }) => String(number),
    created: ({ createdAt }) => createdAt,
    isPaid: ({ paymentStatus }) => paymentStatus !== 'NOT_CHARGED',
    total: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
  },
} satisfies OrdersResolvers<OrdersNodes>
