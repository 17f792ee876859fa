import {
  exportDriversCall,
  listDriversCall,
  moveDriverCall,
  registerDriverCall,
  removeDriverCall,
  renewDriverCodeCall,
} from '@warsha/contract/console/booking/drivers.calls.ts'
import {
  driverCodeSchema,
  exportDriversSchema,
  listDriversSchema,
  moveDriverSchema,
  type RestDriver,
  registerDriverSchema,
  removeDriverSchema,
} from '@warsha/contract/console/booking/drivers.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { maskPhone } from '#modules/identity/index.ts'
import {
  assignDriver,
  type Driver,
  driverOrder,
  listDrivers,
  registerDriver,
  removeDriver,
  renewDriverCode,
  type SortedDriver,
} from '../../use-cases/manage-drivers.ts'

/** Who drives for which centre, for operators. */
export const driverRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listDriversCall, listDriversSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(driverOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const found = await listDrivers(deps, actorOf(request), { centreId: request.query.centre }, page)
      return sortedKeysetPage(found.drivers, { ...found, limit: page.limit }, toDriver)
    },
  })

  app.route({
    ...routeOf(exportDriversCall, exportDriversSchema),
    handler: async (request, reply) => {
      const { centre: centreId, sort } = request.query
      return sendCsv<SortedDriver>(request, reply, {
        db: deps.db,
        list: 'drivers',
        filter: request.query,
        columns: ['name', 'phone', 'centre_en', 'centre_ar', 'is_blocked'],
        write: toRecord,
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { drivers: rows, isExact } = await request.readDatabase((db) =>
            listDrivers({ db }, actorOf(request), { centreId }, page),
          )
          return { rows, isExact }
        },
      })
    },
  })

  app.route(
    commandRoute(deps, {
      call: registerDriverCall,
      schema: registerDriverSchema,
      command: registerDriver,
      read: ({ body: { phone, centre_id } }) => ({ phone, centreId: centre_id }),
      write: toDriver,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: moveDriverCall,
      schema: moveDriverSchema,
      command: assignDriver,
      read: ({ params, body: { revision, centre_id } }) => ({
        publicId: driverKey(params.id),
        revision,
        centreId: centre_id,
      }),
      write: toDriver,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: renewDriverCodeCall,
      schema: driverCodeSchema,
      command: renewDriverCode,
      read: ({ params }) => ({ publicId: driverKey(params.id) }),
      write: toDriver,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: removeDriverCall,
      schema: removeDriverSchema,
      command: removeDriver,
      read: ({ params, body }) => ({ publicId: driverKey(params.id), revision: body.revision }),
      write: ({ publicId }) => ({ id: toGlobalId('User', publicId) }),
    }),
  )
}

/** An invalid id matches no driver. */
function driverKey(id: string): string {
  return readOpaqueKey('User', id) ?? '00000000-0000-0000-0000-000000000000'
}

function toDriver({ publicId, name, phone, centreId, isBlocked, revision }: Driver): RestDriver {
  return {
    id: toGlobalId('User', publicId),
    name,
    masked_phone: maskPhone(phone),
    centre_id: centreId,
    is_blocked: isBlocked,
    revision,
  }
}

function toRecord(driver: Driver) {
  const { name, masked_phone, is_blocked } = toDriver(driver)
  return [name, masked_phone, driver.centreName.en, driver.centreName.ar, is_blocked]
}
