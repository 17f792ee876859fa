import { listDifferencesCall } from '@warsha/contract/console/payments/failed-payments.calls.ts'
import { listDifferencesSchema } from '@warsha/contract/console/payments/failed-payments.rest.ts'
import {
  closeDayCall,
  listReconciliationDaysCall,
  readBookCall,
  uploadStatementCall,
} from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import {
  closeDaySchema,
  listReconciliationDaysSchema,
  readBookSchema,
  uploadStatementSchema,
} from '@warsha/contract/console/reconciliation/reconciliation.rest.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { differenceOrder, gatewaysOf } from '#modules/payments/index.ts'
import { closeDay } from '../../use-cases/close-day.ts'
import { dayOrder, listDays } from '../../use-cases/list-days.ts'
import { listDifferences } from '../../use-cases/list-differences.ts'
import { readBookNowCommand } from '../../use-cases/read-book-now.ts'
import { uploadStatementCommand } from '../../use-cases/upload-statement.ts'
import { toDay } from './to-day.ts'
import { toDifference } from './to-difference.ts'

const readBookNow = readBookNowCommand(gatewaysOf)
const uploadStatement = uploadStatementCommand(gatewaysOf)

/** The books of gateways, ledger and orders side by side. */
export const reconciliationRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listReconciliationDaysCall, listReconciliationDaysSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(dayOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const found = await listDays(deps, { gateway: request.query.gateway }, page)
      const today = muscatDate(deps.clock.now())
      const { data, page: shown } = sortedKeysetPage(found.days, { ...found, limit: page.limit }, (day) =>
        toDay(day, today),
      )
      return { data, page: shown, gateways: [...gatewaysOf(deps).keys()] }
    },
  })

  app.route({
    ...routeOf(listDifferencesCall, listDifferencesSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(differenceOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const { state, gateway, kind, day } = request.query
      const found = await listDifferences(deps, { state, gateway, kind, day }, page)
      return sortedKeysetPage(found.differences, { ...found, limit: page.limit }, toDifference)
    },
  })

  app.route(
    commandRoute(deps, {
      call: closeDayCall,
      schema: closeDaySchema,
      command: closeDay,
      read: ({ body: { gateway, day } }) => ({ gateway, day }),
      write: (closed) =>
        toDay(
          { ...closed, openDifferences: 0, isRead: true, closedAt: deps.clock.now(), closedBy: null },
          '',
        ),
    }),
  )

  app.route(
    commandRoute(deps, {
      call: readBookCall,
      schema: readBookSchema,
      command: readBookNow,
      read: ({ body: { gateway } }) => ({ gateway }),
      write: (read) => read,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: uploadStatementCall,
      schema: uploadStatementSchema,
      command: uploadStatement,
      read: ({ body: { gateway, csv } }) => ({ gateway, csv }),
      write: (uploaded) => uploaded,
    }),
  )
}
