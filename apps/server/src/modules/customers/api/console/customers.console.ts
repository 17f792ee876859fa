import {
  blockCustomerCall,
  exportCustomersCall,
  listCustomersCall,
  openCustomerCall,
  unblockCustomerCall,
} from '@warsha/contract/console/customers/customers.calls.ts'
import {
  blockCustomerSchema,
  exportCustomersSchema,
  listCustomersSchema,
  openCustomerSchema,
} from '@warsha/contract/console/customers/customers.rest.ts'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { blockCustomerCommand, unblockCustomerCommand } from '../../use-cases/block-customers.ts'
import { type ListedCustomer, listCustomers } from '../../use-cases/list-customers.ts'
import { openCustomer } from '../../use-cases/open-customer.ts'
import { toBlocking, toCustomer, toListedCustomer, toRecord } from './to-contract.ts'

/** The shop's customers, for operators. */
export const customerRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listCustomersCall, listCustomersSchema),
    handler: async (request, reply) => {
      const { after, limit, search = '', is_blocked } = request.query
      const position = after === undefined ? undefined : readPosition(after, 1)
      const beforeId = position?.[0]
      if (after !== undefined && !Number.isSafeInteger(beforeId))
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const actor = actorOf(request)
      const found = await listCustomers(deps, actor, {
        search,
        isBlocked: is_blocked && is_blocked === 'true',
        beforeId: beforeId === undefined ? undefined : Number(beforeId),
        limit,
      })
      return keysetPage(
        found.customers,
        { ...found, limit },
        { positionOf: ({ id }) => [id], write: (customer) => toListedCustomer(customer, actor) },
      )
    },
  })

  app.route({
    ...routeOf(exportCustomersCall, exportCustomersSchema),
    handler: async (request, reply) => {
      const { search = '', is_blocked } = request.query
      const actor = actorOf(request)
      return sendCsv<ListedCustomer>(request, reply, {
        db: deps.db,
        list: 'customers',
        filter: request.query,
        columns: ['name', 'phone', 'is_blocked', 'registered_at', 'orders', 'last_visit_at', 'wallet_omr'],
        write: (customer) => toRecord(customer, actor),
        async read(last, limit) {
          const isBlocked = is_blocked && is_blocked === 'true'
          const asked = { search, isBlocked, beforeId: last?.id, limit }
          const { customers: rows, isExact } = await listCustomers(deps, actor, asked)
          return { rows, isExact }
        },
      })
    },
  })

  app.route({
    ...routeOf(openCustomerCall, openCustomerSchema),
    handler: async (request, reply) => {
      const actor = actorOf(request)
      const opened = await openCustomer(deps, actor, customerKey(request.params.id))
      if (!opened.ok) return sendRefusal(request, reply, opened)
      return { data: toCustomer(opened.value.value, actor), change_id: opened.value.changeId }
    },
  })

  for (const [call, command] of [
    [blockCustomerCall, blockCustomerCommand],
    [unblockCustomerCall, unblockCustomerCommand],
  ] as const) {
    app.route(
      commandRoute(deps, {
        call,
        schema: blockCustomerSchema,
        command,
        read: ({ params }) => ({ publicId: customerKey(params.id) }),
        write: toBlocking,
      }),
    )
  }
}

/** An invalid id matches no customer. */
function customerKey(id: string): string {
  return readOpaqueKey('User', id) ?? '00000000-0000-0000-0000-000000000000'
}
