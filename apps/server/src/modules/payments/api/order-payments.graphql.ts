import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { OrderPaymentsResolvers } from '#http/graphql/resolvers.generated.ts'
import type { OrdersNodes } from '#modules/orders/index.ts'
import { type OrderPayment, walletSource } from '../rules/order-payment.ts'
import { listPaymentsOf } from '../use-cases/list-payments-of.ts'

type PaymentNode = OrderPayment & { createdAt: Date }

/** What has paid an order, which only its owner gets to see. */
export const orderPaymentsResolvers = {
  Order: {
    async payments({ id, createdAt }, _args, context) {
      return (await listPaymentsOf(context, id)).map((payment) => ({ ...payment, createdAt }))
    },
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
} satisfies OrderPaymentsResolvers<OrdersNodes & { Payment: PaymentNode }>
