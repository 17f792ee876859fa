import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { scopedLines } from '../rules/scoped-lines.ts'
import {
  type ConsoleOrderRow,
  type OrdersAsked,
  readConsoleOrders,
} from '../storage/console-order-queries.ts'
import { readLines } from '../storage/read-orders.ts'
import { readDriverVisits, readVisits, type VisitRow, type VisitsAsked } from '../storage/visit-queries.ts'

type Reader = Pick<Actor, 'permissions' | 'centres'>

export type ConsoleOrder = ConsoleOrderRow & { visits: readonly { centreId: number; appointmentAt: Date }[] }

/** A page of orders: three statements, however many there are. Phones are for those who may read customers. */
export async function listConsoleOrders(
  { db }: { db: Database },
  { permissions, centres }: Reader,
  asked: OrdersAsked,
): Promise<{ orders: ConsoleOrder[]; total: number; isExact: boolean }> {
  const page = await readConsoleOrders(db, centres, asked)
  const ids = page.orders.map(({ id }) => id)
  const lines = Map.groupBy(ids.length > 0 ? await readLines(db, ids) : [], ({ orderId }) => orderId)
  const orders = page.orders.map((order) => ({
    ...order,
    phone: permissions.has('customers.read') ? order.phone : null,
    visits: scopedLines(lines.get(order.id) ?? [], centres)
      .flatMap(({ centreId, appointmentAt }) =>
        centreId && appointmentAt ? { centreId, appointmentAt } : [],
      )
      .sort((one, other) => one.appointmentAt.getTime() - other.appointmentAt.getTime()),
  }))
  return { ...page, orders }
}

export type ListedVisit = VisitRow

/** Visits of a day. An operator who may not read orders sees today alone. */
export async function listVisits(
  { db, clock }: { db: Database; clock: Clock },
  { permissions, centres }: Reader,
  { day, ...asked }: Omit<VisitsAsked, 'day' | 'now'> & { day: string | undefined },
): Promise<Outcome<VisitRow[], 'FORBIDDEN'>> {
  const now = clock.now()
  const today = muscatDate(now)
  if (day !== undefined && day !== today && !permissions.has('orders.read')) return refuse('FORBIDDEN')
  return ok(await readVisits(db, centres, { ...asked, day: day ?? today, now }))
}

/** Today's visits at the driver's centre; a driver without a centre sees none. */
export function listDriverVisits(
  { db, clock }: { db: Database; clock: Clock },
  driverId: number,
): Promise<VisitRow[]> {
  const now = clock.now()
  return readDriverVisits(db, { driverId, day: muscatDate(now), now })
}
