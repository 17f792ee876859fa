import { defineModule } from '#http/define-module.ts'
import { giftCardResolvers } from './api/shop/gift-cards.graphql.ts'
import { giftCardBatches, giftCards, reductions } from './storage/gift-cards.tables.ts'
import { promotionInvariants } from './storage/promotion-invariants.ts'
import { promoCodes, promoTargets, promoTries, promoUses } from './storage/promotions.tables.ts'
import { promotionData } from './use-cases/promotion-data.ts'
import { forgetTries } from './use-cases/try-code.ts'

export const promotionsModule = defineModule({
  name: 'promotions',
  tables: [promoCodes, promoTargets, promoUses, promoTries, giftCardBatches, giftCards, reductions],
  graphql: { resolvers: giftCardResolvers, fields: {} },
  jobs: [{ name: 'forget-promo-tries', cron: '20 * * * *', run: forgetTries }],
  invariants: promotionInvariants,
  personalData: promotionData,
})
