import { Counter } from 'prom-client'
import { processMetrics } from '#kernel/metrics/metrics.ts'

export const paymentsEnded = new Counter({
  name: 'warsha_payments_ended_total',
  help: 'Payments that have ended, by gateway and state',
  labelNames: ['gateway', 'state'],
  registers: [processMetrics],
})
