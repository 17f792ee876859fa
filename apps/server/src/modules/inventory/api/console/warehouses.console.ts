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
import { deleteRoute, editRoute, readRoute } from '#http/record-routes.ts'
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

    app.route(
      readRoute({
        call: readWarehouseCall,
        schema: readWarehouseSchema,
        read: (id, request) => read(deps, actorOf(request), id),
        write: toWarehouse,
      }),
    )

    app.route(
      readRoute({
        call: warehouseUsesCall,
        schema: warehouseUsesSchema,
        read: (id, request) => listUses(deps, actorOf(request), id),
        write: (uses) => uses,
      }),
    )

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
      editRoute(deps, {
        call: updateWarehouseCall,
        schema: updateWarehouseSchema,
        command: edit,
        fields: fieldsOf,
        write: toWarehouse,
      }),
    )

    app.route(
      deleteRoute(deps, { call: deleteWarehouseCall, schema: deleteWarehouseSchema, command: remove }),
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
