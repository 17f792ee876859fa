import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { orderPlaced, orderStatusChanged } from '#modules/orders/index.ts'
import { orderRefunded } from '#modules/payments/index.ts'
import { referralResolvers } from './api/shop/referral.graphql.ts'
import { referralCodes, referralRewards } from './storage/referral.tables.ts'
import { referralInvariants } from './storage/referral-invariants.ts'
import { onOrderPlaced, onPaymentSucceeded, onRefundedOrder } from './use-cases/on-order-placed.ts'
import { referralData } from './use-cases/referral-data.ts'

export const referralModule = defineModule({
  name: 'referral',
  tables: [referralCodes, referralRewards],
  graphql: { resolvers: referralResolvers, fields: { referral: { access: 'customer' } } },
  handles: [
    on(orderPlaced, 'reward-inviter', onOrderPlaced),
    on(orderStatusChanged, 'follow-friends-payment', onPaymentSucceeded),
    on(orderRefunded, 'check-refunded-reward', onRefundedOrder),
  ],
  invariants: referralInvariants,
  personalData: referralData,
})
