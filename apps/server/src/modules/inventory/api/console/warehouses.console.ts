import {
  createWarehouseCall,
  deleteWarehouseCall,
  listEditedWarehousesCall,
  readWarehouseCall,
  updateWarehouseCall,
  warehouseUsesCall,
} from '@warsha/contract/console/inventory/warehouses.calls.ts'
import {
  createWarehouseSchema,
  deleteWarehouseSchema,
  listEditedWarehousesSchema,
  type RestWarehouse,
  readWarehouseSchema,
  updateWarehouseSchema,
  warehouseUsesSchema,
} from '@warsha/contract/console/inventory/warehouses.rest.ts'
import { keysetPage, maxCount, readIdPosition } from '#commands/keyset.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import type { EditedWarehouse, EditedWarehouseFields } from '../../rules/edited-warehouse.ts'
import type { WarehouseCommands } from '../../use-cases/edit-warehouses.ts'

/** Warehouses as operators edit them. */
export const warehouseRoutes =
  ({ create, edit, remove, read, list, listUses }: WarehouseCommands): RestRoutes =>
  (deps) =>
  async (app) => {
    app.route({
      ...routeOf(listEditedWarehousesCall, listEditedWarehousesSchema),
      handler: async (request, reply) => {
        const { after, limit, search = '' } = request.query
        const afterId = after === undefined ? 0 : readIdPosition(after)
        if (afterId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const { found, total } = await list(deps, actorOf(request), { search, afterId, limit })
        const counted = { total: Math.min(total, maxCount), isExact: total <= maxCount }
        return keysetPage(found, { ...counted, limit }, { positionOf: ({ id }) => [id], write: toWarehouse })
      },
    })

    app.route({
      ...routeOf(readWarehouseCall, readWarehouseSchema),
      handler: async (request, reply) => {
        const found = await read(deps, actorOf(request), request.params.id)
        return found.ok ? { data: toWarehouse(found.value) } : sendRefusal(request, reply, found)
      },
    })

    app.route({
      ...routeOf(warehouseUsesCall, warehouseUsesSchema),
      handler: async (request, reply) => {
        const uses = await listUses(deps, actorOf(request), request.params.id)
        return uses.ok ? { data: uses.value } : sendRefusal(request, reply, uses)
      },
    })

    app.route(
      commandRoute(deps, {
        call: createWarehouseCall,
        schema: createWarehouseSchema,
        command: create,
        read: ({ body }) => fieldsOf(body),
        write: toWarehouse,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: updateWarehouseCall,
        schema: updateWarehouseSchema,
        command: edit,
        read: ({ params, body }) => ({
          key: { id: params.id, revision: body.revision },
          fields: fieldsOf(body),
        }),
        write: toWarehouse,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: deleteWarehouseCall,
        schema: deleteWarehouseSchema,
        command: remove,
        read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
        write: ({ id }) => ({ id }),
      }),
    )
  }

function fieldsOf(sent: Omit<RestWarehouse, 'id' | 'variants' | 'revision'>): EditedWarehouseFields {
  return {
    slug: sent.slug,
    nameEn: sent.name.en,
    nameAr: sent.name.ar,
    isCentral: sent.is_central,
    stateId: sent.state_id,
    streetAddress: sent.street_address,
    city: sent.city,
    countryCode: sent.country_code,
    phone: sent.phone,
    isActive: sent.is_active,
  }
}

function toWarehouse(warehouse: EditedWarehouse): RestWarehouse {
  return {
    id: warehouse.id,
    slug: warehouse.slug,
    name: { en: warehouse.nameEn, ar: warehouse.nameAr },
    is_central: warehouse.isCentral,
    state_id: warehouse.stateId,
    street_address: warehouse.streetAddress,
    city: warehouse.city,
    country_code: warehouse.countryCode,
    phone: warehouse.phone,
    is_active: warehouse.isActive,
    variants: warehouse.variants,
    revision: warehouse.revision,
  }
}
