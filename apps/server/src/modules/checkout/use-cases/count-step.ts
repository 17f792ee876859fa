import { Counter } from 'prom-client'
import { processMetrics } from '#kernel/metrics/metrics.ts'
import type { Outcome } from '#kernel/outcome.ts'

const purchaseSteps = new Counter({
  name: 'warsha_purchase_steps_total',
  help: 'Steps of purchases, by how they ended: ok, or the code of the refusal',
  labelNames: ['step', 'outcome'],
  registers: [processMetrics],
})

export type PurchaseStep = 'create_checkout' | 'buy_cart' | 'pay_by_card' | 'pay_from_wallet' | 'complete'

/** Counts a step of a purchase and passes its outcome on. */
export function countStep<Result extends Outcome<unknown>>(step: PurchaseStep, outcome: Result): Result {
  purchaseSteps.inc({ step, outcome: outcome.ok ? 'ok' : outcome.code })
  return outcome
}
