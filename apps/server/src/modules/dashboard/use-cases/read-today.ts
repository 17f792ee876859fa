import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { countWaitingApprovals } from '#commands/approval-queries.ts'
import { narrowScope } from '#commands/centre-scope.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { countDeadLetters } from '#kernel/events/dead-letters.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type DayLoad, isCentreOf, listCentreWarehouses, readDayLoads } from '#modules/booking/index.ts'
import { countLowStock, lowStockUnits } from '#modules/inventory/index.ts'
import { countVisits, sumConsoleOrders } from '#modules/orders/index.ts'
import { countFailedPayments, countOpenDifferences, sumRefunds } from '#modules/payments/index.ts'
import { countPendingComments } from '#modules/surveys/index.ts'

export type Today = {
  day: string
  orders: { count: number; totalBaisa: number }
  refunds: { count: number; amountBaisa: number }
  centres: readonly (DayLoad & { arrived: number; late: number })[]
  lowStock: { count: number; threshold: number }
  failedPayments: number
  tasks: Record<'approvals' | 'differences' | 'comments' | 'failedJobs', number | null>
}

/**
 * The numbers of today in Muscat, of the operator's centres. Each is counted by the module that has the list behind it,
 * with the condition of that list.
 */
export async function readToday(
  { db, clock }: { db: Database; clock: Clock },
  { permissions, centres: scope }: Pick<Actor, 'permissions' | 'centres'>,
  { centreId, channelId }: { centreId: number | undefined; channelId: number | undefined },
): Promise<Outcome<Today, 'NOT_FOUND'>> {
  if (centreId !== undefined && !(await isCentreOf(db, { centreId, centres: scope })))
    return refuse('NOT_FOUND', { field: 'centre' })
  const now = clock.now()
  const day = muscatDate(now)
  const centres = narrowScope(scope, centreId)
  const asked = { day, centreId, channelId }
  const orders = await sumConsoleOrders(db, scope, { placedFrom: day, placedTo: day, centreId, channelId })
  const refunds = await sumRefunds(db, { ...asked, centres: scope, state: undefined })
  const loads = await readDayLoads(db, { day, centres })
  const visits = await countVisits(db, scope, { ...asked, now })
  const visitsOf = new Map(visits.map((counts) => [counts.centreId, counts]))
  return ok({
    day,
    orders,
    refunds,
    centres: loads.map((load) => ({ arrived: 0, late: 0, ...visitsOf.get(load.centreId), ...load })),
    lowStock: { count: await countLowStock({ db }, scope, listCentreWarehouses), threshold: lowStockUnits },
    failedPayments: await countFailedPayments(db, { ...asked, centres: scope }),
    tasks: {
      approvals: permissions.has('approvals.decide') ? await countWaitingApprovals(db) : null,
      differences: permissions.has('reconciliation.read') ? await countOpenDifferences(db) : null,
      comments: permissions.has('surveys.read') ? await countPendingComments(db, scope) : null,
      failedJobs: permissions.has('settings.write') ? await countDeadLetters(db) : null,
    },
  })
}
