import { readBoardCall } from '@warsha/contract/console/booking/board.calls.ts'
import { listFailedJobsCall, readTodayCall } from '@warsha/contract/console/dashboard/today.calls.ts'
import {
  listFailedJobsSchema,
  type RestFailedJob,
  type RestToday,
  todaySchema,
} from '@warsha/contract/console/dashboard/today.rest.ts'
import { listStockCall } from '@warsha/contract/console/inventory/stock.calls.ts'
import { listConsoleOrdersCall, listVisitsCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import {
  listDifferencesCall,
  listFailedPaymentsCall,
} from '@warsha/contract/console/payments/failed-payments.calls.ts'
import { listRefundsCall } from '@warsha/contract/console/payments/refunds.calls.ts'
import { listApprovalsCall } from '@warsha/contract/console/staff/log.calls.ts'
import { listCommentsCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import { actorOf } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { type FailedJob, listFailedJobs } from '../../use-cases/list-failed-jobs.ts'
import { readToday, type Today } from '../../use-cases/read-today.ts'

/** What an operator sees first. */
export const todayRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(readTodayCall, todaySchema),
    handler: async (request, reply) => {
      const { centre, channel } = request.query
      const today = await request.readDatabase((db) =>
        readToday({ ...deps, db }, actorOf(request), { centreId: centre, channelId: channel }),
      )
      return today.ok
        ? { data: toToday(today.value, { centre, channel }) }
        : sendRefusal(request, reply, today)
    },
  })

  app.route({
    ...routeOf(listFailedJobsCall, listFailedJobsSchema),
    handler: async () => ({ data: (await listFailedJobs(deps)).map(toFailedJob) }),
  })
}

type Narrowed = { centre: number | undefined; channel: number | undefined }

/** A number with the list behind it. */
function counted(
  count: number,
  call: { path: string },
  query: Record<string, string | number | undefined> = {},
) {
  return { count, list: listOf(call, query) }
}

function listOf({ path }: { path: string }, query: Record<string, string | number | undefined>) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return { path, query: Object.fromEntries(given) as Record<string, string> }
}

function toToday(today: Today, { centre, channel }: Narrowed): RestToday {
  const { day, orders, refunds, lowStock, tasks } = today
  const narrowed = { centre, channel }
  const task = (count: number | null, call: { path: string }, query = {}) =>
    count === null ? null : counted(count, call, query)
  return {
    day,
    orders: counted(orders.count, listConsoleOrdersCall, { placed_from: day, placed_to: day, ...narrowed }),
    sales_baisa: orders.totalBaisa,
    refunds: {
      ...counted(refunds.count, listRefundsCall, { day, ...narrowed }),
      amount_baisa: refunds.amountBaisa,
    },
    net_baisa: orders.totalBaisa - refunds.amountBaisa,
    centres: today.centres.map((each) => toCentre(each, { day, channel })),
    low_stock: {
      ...counted(lowStock.count, listStockCall, { is_low: 'true' }),
      threshold: lowStock.threshold,
    },
    failed_payments: counted(today.failedPayments, listFailedPaymentsCall, { day, ...narrowed }),
    tasks: {
      approvals: task(tasks.approvals, listApprovalsCall),
      differences: task(tasks.differences, listDifferencesCall),
      comments: task(tasks.comments, listCommentsCall, { state: 'pending' }),
      failed_jobs: task(tasks.failedJobs, listFailedJobsCall),
    },
  }
}

function toCentre(
  { centreId, nameEn, nameAr, capacity, booked, held, arrived, late }: Today['centres'][number],
  { day, channel }: { day: string; channel: number | undefined },
): RestToday['centres'][number] {
  const visits = (count: number, state: string) =>
    counted(count, listVisitsCall, { day, centre: centreId, channel, state })
  return {
    centre: { id: centreId, name: { en: nameEn, ar: nameAr } },
    capacity,
    booked,
    held,
    arrived: visits(arrived, 'arrived'),
    late: visits(late, 'late'),
    board: listOf(readBoardCall, { centre: centreId, day }),
  }
}

function toFailedJob({ id, queue, key, waitingBehind, error, tries, failedAt }: FailedJob): RestFailedJob {
  return {
    id,
    queue,
    subject: key,
    waiting_behind: waitingBehind,
    error,
    tries,
    failed_at: failedAt.toISOString(),
  }
}
