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
import { type CustomerSort, readCustomerFilter, tellsOfWallets } from '../../rules/customer-filter.ts'
import { blockCustomerCommand, unblockCustomerCommand } from '../../use-cases/block-customers.ts'
import { listCustomers, type SortedCustomer } from '../../use-cases/list-customers.ts'
import { openCustomer } from '../../use-cases/open-customer.ts'
import { toBlocking, toCustomer, toListedCustomer, toRecord } from './to-contract.ts'

/** The shop's customers, for operators. */
export const customerRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listCustomersCall, listCustomersSchema),
    handler: async (request, reply) => {
      const { after: position, limit, sort } = request.query
      const after = position === undefined ? undefined : readAfter(position, sort)
      if (position !== undefined && !after)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const actor = actorOf(request)
      const asked = { filter: readCustomerFilter(request.query), sort, after, limit }
      const found = await request.readDatabase((db) => listCustomers({ db }, actor, asked))
      if (!found.ok) return sendRefusal(request, reply, found)
      return keysetPage(
        found.value.customers,
        { ...found.value, limit },
        {
          positionOf: ({ id, sorted }) => [sorted, id],
          write: (customer) => toListedCustomer(customer, actor),
        },
      )
    },
  })

  app.route({
    ...routeOf(exportCustomersCall, exportCustomersSchema),
    handler: async (request, reply) => {
      const { sort } = request.query
      const filter = readCustomerFilter(request.query)
      const actor = actorOf(request)
      if (tellsOfWallets(filter, sort) && !actor.permissions.has('wallets.read'))
        return sendRefusal(request, reply, refuse('FORBIDDEN'))
      return sendCsv<SortedCustomer>(request, reply, {
        db: deps.db,
        list: 'customers',
        filter: request.query,
        columns: ['name', 'phone', 'is_blocked', 'registered_at', 'orders', 'last_visit_at', 'wallet_omr'],
        write: (customer) => toRecord(customer, actor),
        async read(last, limit) {
          const after = last && { value: last.sorted, id: last.id }
          const found = await request.readDatabase((db) =>
            listCustomers({ db }, actor, { filter, sort, after, limit }),
          )
          if (!found.ok) throw new Error('The list was refused after it had been allowed')
          return { rows: found.value.customers, isExact: found.value.isExact }
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

const maxKey = 2 ** 31 - 1

/** Undefined for what is no position of a list that is sorted so. */
function readAfter(text: string, sort: CustomerSort): { value: string; id: number } | undefined {
  const [value, id] = readPosition(text, 2) ?? []
  if (typeof value !== 'string' || typeof id !== 'number') return undefined
  const isKey = Number.isInteger(id) && id > 0 && id <= maxKey
  const isValue = sort.endsWith('visited')
    ? value === '-infinity' || isMoment(value)
    : /^\d{1,10}$/.test(value) && Number(value) <= maxKey
  return isKey && isValue ? { value, id } : undefined
}

/** As PostgreSQL writes one in UTC; the 31st of February is none. */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/.test(text)) return false
  const second = text.slice(0, 19).replace(' ', 'T')
  const moment = new Date(`${second}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(second)
}

/** An invalid id matches no customer. */
function customerKey(id: string): string {
  return readOpaqueKey('User', id) ?? '00000000-0000-0000-0000-000000000000'
}
