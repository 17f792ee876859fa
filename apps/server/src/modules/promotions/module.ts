import { defineModule } from '#http/define-module.ts'
import { giftCardResolvers } from './api/gift-cards.graphql.ts'
import { giftCards, reductions } from './storage/gift-cards.tables.ts'
import { promotionInvariants } from './storage/promotion-invariants.ts'
import { promoCodes, promoTargets, promoUses } from './storage/promotions.tables.ts'
import { promotionData } from './use-cases/promotion-data.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  tables: [promoCodes, promoTargets, promoUses, giftCards, reductions],
  graphql: { resolvers: giftCardResolvers, fields: {} },
  invariants: promotionInvariants,
  personalData: promotionData,
})
