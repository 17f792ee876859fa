import { exportCasesCall, exportClosuresCall } from '@warsha/contract/console/closures/closures.calls.ts'
import {
  exportCasesSchema,
  exportClosuresSchema,
  type RestClosure,
  type RestClosureCase,
} from '@warsha/contract/console/closures/closures.rest.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Actor } from '#commands/define-command.ts'
import { positionBehind } from '#commands/list-order.ts'
import { actorOf } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { maskPhone } from '#modules/identity/index.ts'
import {
  listCases,
  listClosures,
  type SortedCase,
  type SortedClosure,
} from '../../use-cases/list-closures.ts'
import { toRestCase, toRestClosure } from './to-console-closure.ts'

const closureColumns = [
  'centre_en',
  'centre_ar',
  'starts_at',
  'ends_at',
  'reason',
  'state',
  'open',
  'moved',
  'refunded',
  'withdrawn',
  'reopened',
  'refunded_omr',
  'closed_by',
  'closed_at',
  'reopened_at',
]

const caseColumns = [
  'order',
  'customer',
  'phone',
  'appointment_at',
  'state',
  'answer_until',
  'decided_at',
  'decided_by',
  'moved_to_en',
  'moved_to_ar',
  'moved_to_at',
  'refund_omr',
]

/** Closures, and the orders of one, as files. */
export const closureFileRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(exportClosuresCall, exportClosuresSchema),
    handler: async (request, reply) => {
      const { centre: centreId, state, sort } = request.query
      return sendCsv<SortedClosure>(request, reply, {
        db: deps.db,
        list: 'closures',
        filter: request.query,
        columns: closureColumns,
        write: (closure) => closureRecord(toRestClosure(closure)),
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { closures: rows, isExact } = await request.readDatabase((db) =>
            listClosures({ db }, actorOf(request), { centreId, state }, page),
          )
          return { rows, isExact }
        },
      })
    },
  })

  app.route({
    ...routeOf(exportCasesCall, exportCasesSchema),
    handler: async (request, reply) => {
      const { params, query } = request
      const publicId = readOpaqueKey('Closure', params.id) ?? '00000000-0000-0000-0000-000000000000'
      const { state, sort } = query
      const list = (last: SortedCase | undefined, limit: number) =>
        request.readDatabase((db) =>
          listCases(
            { db },
            actorOf(request),
            { publicId, state },
            { sort, after: positionBehind(last), limit },
          ),
        )
      const first = await list(undefined, 1)
      if (!first.ok) return sendRefusal(request, reply, first)
      return sendCsv<SortedCase>(request, reply, {
        db: deps.db,
        list: 'closure-cases',
        filter: { ...query, closure: params.id },
        columns: caseColumns,
        write: (each) => caseRecord(toRestCase(each), actorOf(request)),
        async read(last, limit) {
          const found = await list(last, limit)
          if (!found.ok) throw new Error('The list was refused after it had been allowed')
          return { rows: found.value.cases, isExact: found.value.isExact }
        },
      })
    },
  })
}

function closureRecord({ centre, counts, ...closure }: RestClosure) {
  return [
    centre.name.en,
    centre.name.ar,
    closure.starts_at,
    closure.ends_at,
    closure.reason,
    closure.state,
    counts.open,
    counts.moved,
    counts.refunded,
    counts.withdrawn,
    counts.reopened,
    decimalTextFromBaisa(baisa(closure.refunded_baisa)),
    closure.closed_by,
    closure.closed_at,
    closure.reopened_at,
  ]
}

/** Whole phones of many customers are taken along only by those who may take customers along. */
function caseRecord(
  { customer, moved_to, ...each }: RestClosureCase,
  { permissions }: Pick<Actor, 'permissions'>,
) {
  const phone = customer?.phone ?? null
  return [
    each.order_number,
    customer?.name ?? null,
    permissions.has('customers.export') ? phone : phone && maskPhone(phone),
    each.appointment_at,
    each.state,
    each.answer_until,
    each.decided_at,
    each.decided_by,
    moved_to?.centre.en ?? null,
    moved_to?.centre.ar ?? null,
    moved_to?.starts_at ?? null,
    decimalTextFromBaisa(baisa(each.refund_baisa)),
  ]
}
