import { sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import type { Name } from '../rules/order.ts'
import { isOnDay } from './console-order-queries.ts'

export type VisitRow = {
  orderPublicId: string
  number: number
  revision: number
  status: string
  linePublicId: string
  centreId: number
  appointmentAt: Date
  productName: Name
  quantity: number
  used: number
  returned: number
  expired: number
  car: string | null
  place: string | null
}

/** More than any centre does on a day. */
const maxVisits = 1000

/** The lines that are done on a day at the operator's centres, by their hour. */
export async function readVisits(
  executor: Executor,
  centres: CentreScope,
  { day, centreId }: { day: string; centreId: number | undefined },
): Promise<VisitRow[]> {
  const { rows } = await executor.execute<VisitRow>(sql`
    SELECT orders.public_id AS "orderPublicId", orders.number, orders.revision, orders.status,
      line.public_id AS "linePublicId", line.centre_id AS "centreId", line.appointment_at AS "appointmentAt",
      line.product_name AS "productName", line.quantity, line.used, line.returned, line.expired,
      line.metadata ->> 'car' AS car, line.metadata ->> 'place' AS place
    FROM order_lines AS line JOIN orders ON orders.id = line.order_id
    WHERE ${isOnDay(day)} AND ${inCentreScope(centres, sql`line.centre_id`)} AND line.centre_id IS NOT NULL
      AND orders.status NOT IN ('DRAFT', 'CANCELED', 'RETURNED')
      AND ${centreId === undefined ? sql`true` : sql`line.centre_id = ${centreId}`}
    ORDER BY line.appointment_at, orders.id, line.position LIMIT ${maxVisits}`)
  return rows.map((row) => ({ ...row, appointmentAt: new Date(row.appointmentAt) }))
}
