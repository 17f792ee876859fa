import { sql } from 'drizzle-orm'
import type { GaugeDefinition } from '#kernel/metrics/define-gauge.ts'
import { checkouts } from './checkout.tables.ts'

export const checkoutGauges: readonly GaugeDefinition[] = [
  {
    name: 'warsha_reservations',
    help: 'Checkouts that hold slots or units, and those whose time is over and that hold them still',
    label: 'state',
    async read(db) {
      const [row] = await db
        .select({
          live: sql<number>`count(*) FILTER (WHERE ${checkouts.heldUntil} > now())::int`,
          overdue: sql<number>`count(*) FILTER (WHERE ${checkouts.heldUntil} <= now())::int`,
        })
        .from(checkouts)
        .where(sql`${checkouts.heldUntil} IS NOT NULL`)
      return new Map(Object.entries(row ?? {}))
    },
  },
]
