import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { batched } from '#http/graphql/batched.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { OrderPaymentsResolvers } from '#http/graphql/resolvers.generated.ts'
import type { OrdersNodes } from '#modules/orders/api/shop/index.ts'
import { giftCardSource, type OrderPayment, walletSource } from '../../rules/order-payment.ts'
import { listPaymentsOf } from '../../use-cases/list-payments-of.ts'
import { listRefundsOf, type OrderRefund } from '../../use-cases/list-refunds-of.ts'

type PaymentNode = OrderPayment & { createdAt: Date }

const paymentsOf = batched(listPaymentsOf)
const refundsOfOrder = batched(listRefundsOf)

/** Payments and refunds of an order, visible to its owner alone. */
export const orderPaymentsResolvers = {
  Order: {
    async payments({ id, createdAt }, _args, context) {
      return ((await paymentsOf(context, id)) ?? []).map((payment) => ({ ...payment, createdAt }))
    },
    refunds: async ({ id }, _args, context) => (await refundsOfOrder(context, id)) ?? [],
  },
  Payment: {
    id: ({ id }) => toGlobalId('Payment', id),
    gateway: ({ source }) => source,
    isActive: ({ paid, refunded }) => refunded < paid,
    created: ({ createdAt }) => createdAt,
    modified: ({ createdAt }) => createdAt,
    token: ({ id }) => toGlobalId('Payment', id),
    paymentMethodType: ({ source }) => (source === walletSource ? 'wallet' : 'card'),
    chargeStatus: ({ paid, refunded }) => {
      if (refunded === 0) return 'FULLY_CHARGED'
      return refunded < paid ? 'PARTIALLY_REFUNDED' : 'FULLY_REFUNDED'
    },
    total: ({ paid }) => toMoney(paid),
    capturedAmount: ({ paid, refunded }) => toMoney(subtractBaisa(paid, refunded)),
  },
  OrderRefund: {
    id: ({ publicId }) => toGlobalId('OrderRefund', publicId),
    created: ({ createdAt }) => createdAt,
    amount: ({ amount }) => toMoney(amount),
    target: ({ target }) => {
      if (target === walletSource) return 'WALLET'
      return target === giftCardSource ? 'GIFT_CARD' : 'CARD'
    },
    isDone: ({ state }) => state === 'done',
  },
} satisfies OrderPaymentsResolvers<OrdersNodes & { Payment: PaymentNode; OrderRefund: OrderRefund }>
