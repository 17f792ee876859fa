import { countFromZero } from '#kernel/metrics/count-from-zero.ts'
import { processMetrics } from '#kernel/metrics/metrics.ts'
import { type AttemptState, attemptMoves } from '../rules/payment-attempt.ts'

const paymentsEnded = countFromZero({
  name: 'warsha_payments_ended_total',
  help: 'Payments that have ended, by gateway and state',
  labelNames: ['gateway', 'state'],
  registers: [processMetrics],
})

export function countPayment(ended: { gateway: string; state: AttemptState }): void {
  paymentsEnded.inc(ended)
}

/** Tells of the payments of a gateway that is offered, before there are any. */
export function beginToCount(gateway: string): void {
  for (const state of attemptMoves.open) paymentsEnded.begin({ gateway, state })
}
