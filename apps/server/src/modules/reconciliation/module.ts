import { defineModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { every, runs } from '#kernel/jobs/define-job.ts'
import { gatewaysOf, type SettlementContext } from '#modules/payments/index.ts'
import { purchases } from '#modules/purchase/index.ts'
import { reconciliationExportRoutes } from './api/console/exports.console.ts'
import { reconciliationRoutes } from './api/console/reconciliation.console.ts'
import { resolutionRoutes } from './api/console/resolutions.console.ts'
import {
  gatewayEntries,
  gatewayEntryEffects,
  reconciliationCursors,
  reconciliationDays,
} from './storage/reconciliation.tables.ts'
import { reconciliationInvariants } from './storage/reconciliation-invariants.ts'
import { readBookOf, readBooks } from './use-cases/read-book.ts'
import { readBookJob } from './use-cases/read-book-now.ts'
import { post, reverse } from './use-cases/resolve-by-books.ts'
import { credit, returnChargeJob, returnToCard } from './use-cases/resolve-by-customer.ts'
import {
  askAgainJob,
  askGatewayAgain,
  sendAgain,
  settleByBook,
  settleByEntry,
  settleEntryJob,
} from './use-cases/resolve-by-gateway.ts'
import { returnCharge } from './use-cases/return-charge.ts'

export const reconciliationModule = defineModule({
  name: 'reconciliation',
  tables: [gatewayEntries, gatewayEntryEffects, reconciliationDays, reconciliationCursors],
  console: (deps) => async (app) => {
    await app.register(reconciliationRoutes(deps))
    await app.register(resolutionRoutes(deps))
    await app.register(reconciliationExportRoutes(deps))
  },
  commands: [credit, returnToCard, reverse, post, sendAgain, settleByBook],
  jobs: [
    every('60 seconds', 'read-gateway-books', (deps: Deps) => readBooks(contextOf(deps))),
    runs(readBookJob, (deps: Deps, { payload }) => readBookOf(contextOf(deps), payload.gateway)),
    runs(askAgainJob, (deps: Deps, { payload }) => askGatewayAgain(contextOf(deps), payload.differenceId)),
    runs(settleEntryJob, (deps: Deps, { payload }) => settleByEntry(contextOf(deps), payload)),
    runs(returnChargeJob, (deps: Deps, { payload }) => returnCharge(contextOf(deps), payload.entryId)),
  ],
  invariants: reconciliationInvariants,
})

function contextOf(deps: Deps): SettlementContext {
  return { ...deps, gateways: gatewaysOf(deps), purchases }
}
