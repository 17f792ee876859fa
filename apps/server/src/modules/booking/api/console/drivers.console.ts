import {
  listDriversCall,
  moveDriverCall,
  registerDriverCall,
  removeDriverCall,
  renewDriverCodeCall,
} from '@warsha/contract/console/booking/drivers.calls.ts'
import {
  driverCodeSchema,
  listDriversSchema,
  moveDriverSchema,
  type RestDriver,
  registerDriverSchema,
  removeDriverSchema,
} from '@warsha/contract/console/booking/drivers.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { maskPhone } from '#modules/identity/index.ts'
import {
  assignDriver,
  type Driver,
  listDrivers,
  registerDriver,
  removeDriver,
  renewDriverCode,
} from '../../use-cases/manage-drivers.ts'

/** Who drives for which centre, for operators. */
export const driverRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listDriversCall, listDriversSchema),
    handler: async (request, reply) => {
      const { after, limit, centre: centreId } = request.query
      const afterId = after === undefined ? 0 : readIdPosition(after)
      if (afterId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const found = await listDrivers(deps, actorOf(request), { centreId, afterId, limit })
      return keysetPage(found.drivers, { ...found, limit }, { positionOf: ({ id }) => [id], write: toDriver })
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
