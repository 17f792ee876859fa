import { listBillsCall, readBillCall } from '@warsha/contract/bills/bills.calls.ts'
import { listBillsSchema, readBillSchema } from '@warsha/contract/bills/bills.rest.ts'
import type { FastifyRequest } from 'fastify'
import { paginationOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { findCentre } from '#modules/booking/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { listBills, readBill } from '../../use-cases/list-bills.ts'
import { toBill, toWholeBill } from './to-contract.ts'

/** The customer's own bills. Another customer's bill is not found. */
export const billRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listBillsCall, listBillsSchema),
    handler: async (request) => {
      const { bills, total } = await listBills(deps, ownerOf(request), request.query)
      return {
        data: bills.map(toBill(request.shopLocale)),
        pagination: paginationOf(total, request.query),
      }
    },
  })

  app.route({
    ...routeOf(readBillCall, readBillSchema),
    handler: async (request, reply) => {
      const { code } = request.query
      const bill = await readBill(deps, { customerId: ownerOf(request), code })
      if (!bill.ok) return sendRefusal(request, reply, bill)
      const centre = await findCentre(deps.models, bill.value.centreId)
      const phone = centre.ok ? centre.value.phone : ''
      return { data: toWholeBill(request.shopLocale, phone)(bill.value) }
    },
  })
}

function ownerOf({ caller }: FastifyRequest): number {
  const id = customerIdOf(caller)
  if (id === undefined) throw new Error('The route is for customers alone')
  return id
}
