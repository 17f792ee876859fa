import { inArray, sql } from 'drizzle-orm'
import type { GaugeDefinition } from '#kernel/metrics/define-gauge.ts'
import { countOpenDifferences } from './difference-queries.ts'
import { paymentAttempts } from './payments.tables.ts'

export const paymentGauges: readonly GaugeDefinition[] = [
  {
    name: 'warsha_payments_open',
    help: 'Payments that were begun and have not ended, by gateway',
    label: 'gateway',
    async read(db) {
      const rows = await db
        .select({ gateway: paymentAttempts.gateway, count: sql<number>`count(*)::int` })
        .from(paymentAttempts)
        .where(inArray(paymentAttempts.state, ['created', 'open']))
        .groupBy(paymentAttempts.gateway)
      return new Map(rows.map(({ gateway, count }) => [gateway, count]))
    },
  },
  {
    name: 'warsha_differences_open',
    help: 'Differences between the books and the gateways that wait for a person',
    read: (db) => countOpenDifferences(db),
  },
]
