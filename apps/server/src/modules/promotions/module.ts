import { defineModule } from '#http/define-module.ts'
import { giftCardRoutes } from './api/console/gift-cards.console.ts'
import { promotionRoutes } from './api/console/promotions.console.ts'
import { giftCardResolvers } from './api/shop/gift-cards.graphql.ts'
import { giftCardBatches, giftCards, reductions } from './storage/gift-cards.tables.ts'
import { promotionInvariants } from './storage/promotion-invariants.ts'
import { promoCodes, promoTargets, promoTries, promoUses } from './storage/promotions.tables.ts'
import { promotionNames } from './storage/record-names.ts'
import { codeSheet } from './use-cases/code-sheet.ts'
import { pausePromotion, resumePromotion } from './use-cases/edit-promotions.ts'
import { issueGiftCards } from './use-cases/issue-gift-cards.ts'
import { sendGiftCardCommand } from './use-cases/manage-gift-cards.ts'
import { promotionData } from './use-cases/promotion-data.ts'
import type { PromotionPorts } from './use-cases/promotion-ports.ts'
import { forgetTries } from './use-cases/try-code.ts'

/** Customers of centres and the orders of discounts are known to later modules: `modules.ts` connects them. */
export function promotionsModule(ports: PromotionPorts) {
  const sendGiftCard = sendGiftCardCommand(ports.findCustomerInScope)
  return defineModule({
    name: 'promotions',
    recordNames: promotionNames,
    tables: [promoCodes, promoTargets, promoUses, promoTries, giftCardBatches, giftCards, reductions],
    graphql: { resolvers: giftCardResolvers, fields: {} },
    console: (deps) => async (app) => {
      await app.register(promotionRoutes(ports)(deps))
      await app.register(giftCardRoutes(sendGiftCard)(deps))
    },
    sheets: [codeSheet],
    commands: [pausePromotion, resumePromotion, issueGiftCards],
    jobs: [{ name: 'forget-promo-tries', cron: '20 * * * *', run: forgetTries }],
    invariants: promotionInvariants,
    personalData: promotionData,
  })
}
