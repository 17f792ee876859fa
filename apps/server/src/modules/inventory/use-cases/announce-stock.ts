import { z } from 'zod'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { listWaitedVariants, takeStockAlerts, type WaitedVariant } from '../storage/stock-alert-queries.ts'
import { checkCountedStock, type StockCheckDeps } from './check-stock.ts'

/** A variant that a customer waited for can be had again; its alert has ended. */
export const backInStock = defineEvent(
  'inventory.back-in-stock',
  z.object({ alertId: z.int(), customerId: z.int(), productId: z.int(), variantId: z.int() }),
  ({ alertId }) => alertId,
)

const alertsAtOnce = 200

/** Ends the alerts of variants that are back and reports each of them once, whichever process comes first. */
export async function announceStock(deps: StockCheckDeps): Promise<void> {
  const back = await findBack(deps, await listWaitedVariants(deps.db))
  if (back.length === 0) return
  for (let ended = alertsAtOnce; ended === alertsAtOnce; ) {
    ended = await inTransaction(deps.db, async (tx) => {
      const alerts = await takeStockAlerts(tx, back, alertsAtOnce)
      for (const { id, ...alert } of alerts) await publish(tx, backInStock({ alertId: id, ...alert }))
      return ok(alerts.length)
    }).then((done) => (done.ok ? done.value : 0))
  }
}

/** From the counts in memory: each variant by itself, because others that are waited for take nothing from it. */
async function findBack(deps: StockCheckDeps, waited: readonly WaitedVariant[]): Promise<WaitedVariant[]> {
  const { cache } = await deps.models.get(catalogueModel)
  await cache?.ensure({ ids: waited.map(({ productId }) => productId) })
  const back: WaitedVariant[] = []
  for (const variant of waited) {
    const line = { key: '', ...variant, quantity: 1 }
    const [checked] = await checkCountedStock(deps, { ...variant, lines: [line] })
    if (checked?.problem === null) back.push(variant)
  }
  return back
}
