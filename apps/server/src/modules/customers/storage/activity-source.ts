import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { boughtAt } from '#modules/orders/index.ts'
import type { CustomerFilter, CustomerSort, Range } from '../rules/customer-filter.ts'

/** Whether a list needs to know what each customer has bought, beside those that it shows. */
export function needsActivity(filter: CustomerFilter, sort: CustomerSort): boolean {
  const { orders, walletBaisa, visitedFrom, visitedTo } = filter
  return (
    !sort.endsWith('registered') ||
    [orders, walletBaisa, visitedFrom, visitedTo].some((each) => each !== undefined)
  )
}

/**
 * Activity as a query of `customer_id`, `orders`, `last_visit_at` and `wallet_baisa`. Of all centres it is kept; of some
 * it is counted from their orders, which are few.
 */
export function activityOf(centres: CentreScope): SQL {
  if (centres === 'all') return sql`customer_activity`
  return sql`(
    SELECT own.customer_id, coalesce(bought.orders, 0) AS orders,
      coalesce(bought.visited_at, '-infinity') AS last_visit_at, coalesce(known.wallet_baisa, 0) AS wallet_baisa
    FROM (SELECT DISTINCT customer_id FROM centre_customers WHERE ${inCentreScope(centres, sql`centre_id`)}) AS own
    LEFT JOIN ${boughtAt(centres)} AS bought ON bought.customer_id = own.customer_id
    LEFT JOIN customer_activity AS known ON known.customer_id = own.customer_id)`
}

/** Of the row `activity`. */
export function activityConditions(filter: CustomerFilter): SQL[] {
  const { orders, walletBaisa, visitedFrom, visitedTo } = filter
  return [
    ...within(sql`activity.orders`, orders),
    ...within(sql`activity.wallet_baisa`, walletBaisa),
    ...(visitedFrom === undefined ? [] : [sql`activity.last_visit_at >= ${midnight(visitedFrom)}`]),
    ...(visitedTo === undefined
      ? []
      : [
          sql`activity.last_visit_at < ${midnight(visitedTo)} + interval '1 day' AND activity.last_visit_at > '-infinity'`,
        ]),
  ]
}

function within(column: SQL, range: Range | undefined): SQL[] {
  const { from, to } = range ?? {}
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}`]),
  ]
}

function midnight(day: string): SQL {
  return sql`${muscatInstant(day, '00:00').toISOString()}::timestamptz`
}
