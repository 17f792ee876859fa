import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope, narrowScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { centreOfDriver } from '#modules/booking/index.ts'
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
  arrivedAt: Date | null
}

export type VisitState = 'expected' | 'arrived' | 'late'

export type VisitsAsked = {
  day: string
  centreId: number | undefined
  channelId?: number | undefined
  state?: VisitState | undefined
  now: Date
}

/** More than any centre does on a day. */
const maxVisits = 1000

/** The lines that are done on a day at the operator's centres, by their hour. */
export function readVisits(
  executor: Executor,
  centres: CentreScope,
  asked: VisitsAsked,
): Promise<VisitRow[]> {
  return selectVisits(executor, isAsked(centres, asked))
}

/** Those of a day at the driver's own centre; none for a driver without one. */
export function readDriverVisits(
  executor: Executor,
  { driverId, ...asked }: { driverId: number; day: string; now: Date },
): Promise<VisitRow[]> {
  const isOwn = sql`line.centre_id = ${centreOfDriver(driverId)}`
  return selectVisits(executor, sql`${isAsked('all', { ...asked, centreId: undefined })} AND ${isOwn}`)
}

async function selectVisits(executor: Executor, condition: SQL): Promise<VisitRow[]> {
  const { rows } = await executor.execute<VisitRow>(sql`
    SELECT orders.public_id AS "orderPublicId", orders.number, orders.revision, orders.status,
      line.public_id AS "linePublicId", line.centre_id AS "centreId", line.appointment_at AS "appointmentAt",
      line.product_name AS "productName", line.quantity, line.used, line.returned, line.expired,
      line.metadata ->> 'car' AS car, line.metadata ->> 'place' AS place,
      line.arrived_at AS "arrivedAt"
    FROM order_lines AS line JOIN orders ON orders.id = line.order_id
    WHERE ${condition}
    ORDER BY line.appointment_at, orders.id, line.position LIMIT ${maxVisits}`)
  return rows.map((row) => ({
    ...row,
    appointmentAt: new Date(row.appointmentAt),
    arrivedAt: row.arrivedAt && new Date(row.arrivedAt),
  }))
}

export type VisitCounts = { centreId: number; arrived: number; late: number }

/** How many visits of a day each centre has in which state: the numbers before the list. */
export async function countVisits(
  executor: Executor,
  centres: CentreScope,
  asked: Omit<VisitsAsked, 'state'>,
): Promise<VisitCounts[]> {
  const visits = (state: VisitState) =>
    sql`count(DISTINCT (line.order_id, line.appointment_at)) FILTER (WHERE ${isInState(state, asked.now)})::integer`
  const { rows } = await executor.execute<VisitCounts>(sql`
    SELECT line.centre_id AS "centreId", ${visits('arrived')} AS arrived, ${visits('late')} AS late
    FROM order_lines AS line JOIN orders ON orders.id = line.order_id
    WHERE ${isAsked(centres, asked)} GROUP BY line.centre_id`)
  return rows
}

function isAsked(centres: CentreScope, { day, centreId, channelId, state, now }: VisitsAsked): SQL {
  return sql.join(
    [
      isOnDay(day),
      inCentreScope(narrowScope(centres, centreId), sql`line.centre_id`),
      sql`line.centre_id IS NOT NULL AND orders.status NOT IN ('DRAFT', 'CANCELED', 'RETURNED')`,
      channelId === undefined ? sql`true` : sql`orders.channel_id = ${channelId}`,
      state === undefined ? sql`true` : isInState(state, now),
    ],
    sql` AND `,
  )
}

/** A visit with used units has arrived; one that has begun, has open units and has not arrived is late. */
function isInState(state: VisitState, now: Date): SQL {
  const hasCome = sql`(line.arrived_at IS NOT NULL OR line.used > 0)`
  if (state === 'arrived') return hasCome
  const hasBegun = sql`line.appointment_at <= ${now.toISOString()}::timestamptz`
  const isOpen = sql`line.used + line.returned + line.expired < line.quantity`
  return state === 'late'
    ? sql`(NOT ${hasCome} AND ${hasBegun} AND ${isOpen})`
    : sql`(NOT ${hasCome} AND NOT ${hasBegun} AND ${isOpen})`
}
