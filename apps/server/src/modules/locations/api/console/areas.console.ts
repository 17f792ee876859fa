import {
  activateAreaCall,
  createAreaCall,
  orderAreasCall,
  removeAreaCall,
  updateAreaCall,
} from '@warsha/contract/console/locations/places.calls.ts'
import {
  activateAreaSchema,
  createAreaSchema,
  orderAreasSchema,
  removeAreaSchema,
  updateAreaSchema,
} from '@warsha/contract/console/locations/places.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import type { AreaFields } from '../../rules/edited-place.ts'
import { areaCommands } from '../../use-cases/edit-areas.ts'
import type { RefuseStale } from '../../use-cases/place-changes.ts'
import { toPlace } from './to-contract.ts'

/** States, cities and regions. */
export const areaRoutes =
  (ports: { refuseStale: RefuseStale }): RestRoutes =>
  (deps) =>
  async (app) => {
    const areas = areaCommands(ports)

    app.route(
      commandRoute(deps, {
        call: createAreaCall,
        schema: createAreaSchema,
        command: areas.create,
        read: ({ params, body }) => ({ kind: params.kind, parentId: body.parent_id, ...areaOf(body) }),
        write: toPlace,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: updateAreaCall,
        schema: updateAreaSchema,
        command: areas.edit,
        read: ({ params, body }) => ({ ...params, revision: body.revision, ...areaOf(body) }),
        write: toPlace,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: activateAreaCall,
        schema: activateAreaSchema,
        command: areas.activate,
        read: ({ params, body }) => ({ ...params, revision: body.revision, isActive: body.is_active }),
        write: toPlace,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: orderAreasCall,
        schema: orderAreasSchema,
        command: areas.order,
        read: ({ params, body }) => ({ kind: params.kind, parentId: body.parent_id, ids: body.ids }),
        write: ({ ids }) => ({ ids }),
      }),
    )

    app.route(
      commandRoute(deps, {
        call: removeAreaCall,
        schema: removeAreaSchema,
        command: areas.remove,
        read: ({ params, body }) => ({ ...params, revision: body.revision }),
        write: ({ id }) => ({ id }),
      }),
    )
  }

type SentArea = {
  name: { en: string; ar: string }
  latitude: number
  longitude: number
  governorate_code: string | null
}

function areaOf({ name, latitude, longitude, governorate_code }: SentArea): AreaFields {
  return { nameEn: name.en, nameAr: name.ar, latitude, longitude, governorateCode: governorate_code }
}
