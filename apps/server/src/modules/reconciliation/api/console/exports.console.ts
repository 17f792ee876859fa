import { exportDifferencesCall } from '@warsha/contract/console/payments/failed-payments.calls.ts'
import { exportDifferencesSchema } from '@warsha/contract/console/payments/failed-payments.rest.ts'
import {
  exportDayCall,
  exportDaysCall,
} from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import {
  exportDaySchema,
  exportDaysSchema,
  type RestReconciliationDay,
} from '@warsha/contract/console/reconciliation/reconciliation.rest.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import { positionBehind } from '#commands/list-order.ts'
import { sendCsv } from '#http/csv-export.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { ListedDifference, SortedDifference } from '#modules/payments/index.ts'
import { type DayEntry, listDayEntries, listDays, type SortedDay } from '../../use-cases/list-days.ts'
import { listDifferences } from '../../use-cases/list-differences.ts'
import { toDay } from './to-day.ts'
import { toDifference } from './to-difference.ts'

const differenceColumns = [
  'day',
  'gateway',
  'kind',
  'amount_omr',
  'expected_omr',
  'found_omr',
  'order',
  'customer',
  'state',
  'resolution',
  'noticed_at',
  'resolved_at',
]

const dayColumns = [
  'day',
  'gateway',
  'gateway_omr',
  'ledger_omr',
  'orders_omr',
  'rest_omr',
  'fees_omr',
  'payouts_omr',
  'open_differences',
  'state',
  'closed_at',
]

const entryColumns = [
  'occurred_at',
  'kind',
  'reference',
  'payment',
  'amount_omr',
  'fee_omr',
  'paid_here_omr',
  'source',
]

/** Differences, days, and the movements of one, as files. */
export const reconciliationExportRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(exportDifferencesCall, exportDifferencesSchema),
    handler: async (request, reply) => {
      const { state, gateway, kind, day, sort } = request.query
      return sendCsv<SortedDifference>(request, reply, {
        db: deps.db,
        list: 'differences',
        filter: request.query,
        columns: differenceColumns,
        write: writeDifference,
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { differences: rows, isExact } = await request.readDatabase((db) =>
            listDifferences({ db }, { state, gateway, kind, day }, page),
          )
          return { rows, isExact }
        },
      })
    },
  })

  app.route({
    ...routeOf(exportDaysCall, exportDaysSchema),
    handler: async (request, reply) => {
      const { gateway, sort } = request.query
      const today = muscatDate(deps.clock.now())
      return sendCsv<SortedDay>(request, reply, {
        db: deps.db,
        list: 'reconciliation-days',
        filter: request.query,
        columns: dayColumns,
        write: (day) => dayRecord(toDay(day, today)),
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { days: rows, isExact } = await request.readDatabase((db) =>
            listDays({ db }, { gateway }, page),
          )
          return { rows, isExact }
        },
      })
    },
  })

  app.route({
    ...routeOf(exportDayCall, exportDaySchema),
    handler: async (request, reply) => {
      const { gateway, day } = request.query
      return sendCsv<DayEntry>(request, reply, {
        db: deps.db,
        list: 'movements',
        filter: request.query,
        columns: entryColumns,
        write: writeEntry,
        async read(last, limit) {
          const asked = { gateway, day, afterId: last?.id, limit }
          const found = await request.readDatabase((db) => listDayEntries({ ...deps, db }, asked))
          return { rows: found.entries, isExact: found.isExact }
        },
      })
    },
  })
}

function writeDifference(difference: ListedDifference) {
  const shown = toDifference(difference)
  return [
    shown.day,
    shown.gateway,
    shown.kind,
    rials(shown.amount_baisa),
    rials(shown.expected_baisa),
    rials(shown.found_baisa),
    shown.order?.number ?? null,
    shown.customer?.name ?? null,
    shown.state,
    shown.resolution,
    shown.noticed_at,
    shown.resolved_at,
  ]
}

function dayRecord(day: RestReconciliationDay) {
  return [
    day.day,
    day.gateway,
    rials(day.gateway_baisa),
    rials(day.ledger_baisa),
    rials(day.orders_baisa),
    rials(day.rest_baisa),
    rials(day.fees_baisa),
    rials(day.payouts_baisa),
    day.open_differences,
    day.state,
    day.closed_at,
  ]
}

function writeEntry({ occurredAt, kind, reference, pspReference, amount, fee, paidHere, source }: DayEntry) {
  return [
    occurredAt.toISOString(),
    kind,
    reference,
    pspReference,
    rials(amount),
    rials(fee),
    rials(paidHere),
    source,
  ]
}

function rials(amount: number | null): string | null {
  return amount === null ? null : decimalTextFromBaisa(baisa(amount))
}
