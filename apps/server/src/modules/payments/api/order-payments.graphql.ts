import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { OrderPaymentsResolvers } from '#http/graphql/resolvers.generated.ts'
import type { OrdersNodes } from '#modules/orders/index.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { readPaymentsOf } from '../use-cases/read-attempt.ts'

type OrderPaymentsNodes = OrdersNodes & { Payment: PaymentAttempt }

/** The card payments of an order, which only its owner gets to see. */
export const orderPaymentsResolvers = {
  Order: {
    payments: ({ checkoutPublicId, customerId }, _args, context) =>
      readPaymentsOf(context, { checkoutPublicId, customerId }),
  },
  Payment: {
    id: ({ publicId }) => toGlobalId('Payment', publicId),
    isActive: ({ state }) => state === 'paid',
    created: ({ createdAt }) => createdAt,
    modified: ({ createdAt }) => createdAt,
    token: ({ pspReference }) => pspReference ?? '',
    paymentMethodType: () => 'card',
    chargeStatus: ({ state }) => (state === 'refunded' ? 'FULLY_REFUNDED' : 'FULLY_CHARGED'),
    total: ({ charge }) => toMoney(charge),
    capturedAmount: ({ charge, state }) => toMoney(state === 'paid' ? charge : noBaisa),
  },
} satisfies OrderPaymentsResolvers<OrderPaymentsNodes>
