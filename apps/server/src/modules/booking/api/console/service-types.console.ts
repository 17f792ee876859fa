import {
  createServiceTypeCall,
  deleteServiceTypeCall,
  listServiceTypesCall,
  readServiceTypeCall,
  serviceTypeUsesCall,
  updateServiceTypeCall,
} from '@warsha/contract/console/booking/service-types.calls.ts'
import {
  createServiceTypeSchema,
  deleteServiceTypeSchema,
  listServiceTypesSchema,
  type RestServiceType,
  readServiceTypeSchema,
  serviceTypeUsesSchema,
  updateServiceTypeSchema,
} from '@warsha/contract/console/booking/service-types.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { deleteRoute, editRoute, readRoute } from '#http/record-routes.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { EditedServiceType, EditedServiceTypeFields } from '../../rules/edited-types.ts'
import { listServiceTypesToEdit, serviceTypeCommands } from '../../use-cases/edit-types.ts'

/** Kinds of work as operators edit them. */
export const serviceTypeRoutes: RestRoutes = (deps) => async (app) => {
  const { create, edit, remove, read, listUses } = serviceTypeCommands

  app.route({
    ...routeOf(listServiceTypesCall, listServiceTypesSchema),
    handler: async () => ({ data: (await listServiceTypesToEdit(deps)).map(toType) }),
  })

  app.route(
    readRoute({
      call: readServiceTypeCall,
      schema: readServiceTypeSchema,
      read: (id) => read(deps.db, id),
      write: toType,
    }),
  )

  app.route(
    readRoute({
      call: serviceTypeUsesCall,
      schema: serviceTypeUsesSchema,
      read: (id) => listUses(deps.db, id),
      write: (uses) => uses,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: createServiceTypeCall,
      schema: createServiceTypeSchema,
      command: create,
      read: ({ body }) => ({ ...fieldsOf(body), serviceType: body.service_type }),
      write: toType,
    }),
  )

  app.route(
    editRoute(deps, {
      call: updateServiceTypeCall,
      schema: updateServiceTypeSchema,
      command: edit,
      fields: fieldsOf,
      write: toType,
    }),
  )

  app.route(
    deleteRoute(deps, { call: deleteServiceTypeCall, schema: deleteServiceTypeSchema, command: remove }),
  )
}

function fieldsOf({
  slug,
  name,
  position,
  category_ids,
}: Pick<RestServiceType, 'slug' | 'name' | 'position' | 'category_ids'>): EditedServiceTypeFields {
  return { slug, nameEn: name.en, nameAr: name.ar, position, categoryIds: category_ids }
}

function toType({ nameEn, nameAr, serviceType, categoryIds, ...type }: EditedServiceType): RestServiceType {
  return {
    ...type,
    name: { en: nameEn, ar: nameAr },
    service_type: serviceType,
    category_ids: [...categoryIds],
  }
}
