import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { orderStatusChanged, visitMoved } from '#modules/orders/index.ts'
import { returnCompleted } from '#modules/returns/index.ts'
import { closureRoutes } from './api/console/closures.console.ts'
import { closedVisitRoutes } from './api/shop/closed-visits.rest.ts'
import { closureInvariants } from './storage/closure-invariants.ts'
import { closureCases, closureOffers, closures } from './storage/closures.tables.ts'
import { closureData } from './use-cases/closure-data.ts'
import { offerAlternatives } from './use-cases/offer-alternatives.ts'
import { refundUnanswered } from './use-cases/refund-unanswered.ts'
import { settleCasesOf } from './use-cases/withdraw-cases.ts'

export const closuresModule = defineModule({
  name: 'closures',
  tables: [closures, closureCases, closureOffers],
  rest: closedVisitRoutes,
  console: closureRoutes,
  jobs: [
    every('5 seconds', 'offer-alternatives', offerAlternatives),
    every('10 seconds', 'refund-unanswered-cases', refundUnanswered),
  ],
  handles: [
    on(visitMoved, 'settle-cases-of-moved-visit', settleCasesOf),
    on(returnCompleted, 'settle-cases-of-return', settleCasesOf),
    on(orderStatusChanged, 'settle-cases-of-order', settleCasesOf),
  ],
  personalData: closureData,
  invariants: closureInvariants,
})
