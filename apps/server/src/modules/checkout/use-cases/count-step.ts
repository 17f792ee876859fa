import { countFromZero } from '#kernel/metrics/count-from-zero.ts'
import { processMetrics } from '#kernel/metrics/metrics.ts'
import type { Outcome } from '#kernel/outcome.ts'

const purchaseStepNames = [
  'create_checkout',
  'buy_cart',
  'pay_by_card',
  'pay_from_wallet',
  'complete',
] as const

export type PurchaseStep = (typeof purchaseStepNames)[number]

const purchaseSteps = countFromZero({
  name: 'warsha_purchase_steps_total',
  help: 'Steps of purchases, by how they ended: ok, or the code of the refusal',
  labelNames: ['step', 'outcome'],
  known: purchaseStepNames.map((step) => ({ step, outcome: 'ok' })),
  registers: [processMetrics],
})

/** Counts a step of a purchase and passes its outcome on. */
export function countStep<Result extends Outcome<unknown>>(step: PurchaseStep, outcome: Result): Result {
  purchaseSteps.inc({ step, outcome: outcome.ok ? 'ok' : outcome.code })
  return outcome
}
