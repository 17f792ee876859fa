import { defineModule } from '#http/define-module.ts'
import { promotionRoutes } from './api/console/promotions.console.ts'
import { giftCardResolvers } from './api/shop/gift-cards.graphql.ts'
import { giftCardBatches, giftCards, reductions } from './storage/gift-cards.tables.ts'
import { promotionInvariants } from './storage/promotion-invariants.ts'
import { promoCodes, promoTargets, promoTries, promoUses } from './storage/promotions.tables.ts'
import { pausePromotion, resumePromotion } from './use-cases/edit-promotions.ts'
import { promotionData } from './use-cases/promotion-data.ts'
import type { PromotionPorts } from './use-cases/promotion-ports.ts'
import { forgetTries } from './use-cases/try-code.ts'

/** Customers of centres and the orders of discounts are known to later modules: `modules.ts` connects them. */
export function promotionsModule(ports: PromotionPorts) {
  return defineModule({
    name: 'promotions',
    tables: [promoCodes, promoTargets, promoUses, promoTries, giftCardBatches, giftCards, reductions],
    graphql: { resolvers: giftCardResolvers, fields: {} },
    console: promotionRoutes(ports),
    commands: [pausePromotion, resumePromotion],
    jobs: [{ name: 'forget-promo-tries', cron: '20 * * * *', run: forgetTries }],
    invariants: promotionInvariants,
    personalData: promotionData,
  })
}
