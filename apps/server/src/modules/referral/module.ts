import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { orderPlaced, orderStatusChanged } from '#modules/orders/index.ts'
import { referralResolvers } from './api/referral.graphql.ts'
import { referralCodes, referralRewards } from './storage/referral.tables.ts'
import { referralInvariants } from './storage/referral-invariants.ts'
import { followPayment, followPlacedOrder } from './use-cases/follow-orders.ts'
import { referralData } from './use-cases/referral-data.ts'

export const referralModule = defineModule({
  name: 'referral',
  tables: [referralCodes, referralRewards],
  graphql: { resolvers: referralResolvers, fields: { referral: { access: 'customer' } } },
  handles: [
    on(orderPlaced, 'reward-inviter', followPlacedOrder),
    on(orderStatusChanged, 'follow-friends-payment', followPayment),
  ],
  invariants: referralInvariants,
  personalData: referralData,
})
