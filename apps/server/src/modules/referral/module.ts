import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { orderPlaced } from '#modules/orders/index.ts'
import { referralResolvers } from './api/referral.graphql.ts'
import { referralCodes, referralRewards } from './storage/referral.tables.ts'
import { referralInvariants } from './storage/referral-invariants.ts'
import { referralData } from './use-cases/referral-data.ts'
import { rewardInviter } from './use-cases/reward-inviter.ts'

export const referralModule = defineModule({
  name: 'referral',
  tables: [referralCodes, referralRewards],
  graphql: { resolvers: referralResolvers, fields: { referral: { access: 'customer' } } },
  handles: [on(orderPlaced, 'reward-inviter', rewardInviter)],
  invariants: referralInvariants,
  personalData: referralData,
})
