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
import { sendRefusal } from '#http/rest/answers.ts'
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

  app.route({
    ...routeOf(readServiceTypeCall, readServiceTypeSchema),
    handler: async (request, reply) => {
      const found = await read(deps.db, request.params.id)
      return found.ok ? { data: toType(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route({
    ...routeOf(serviceTypeUsesCall, serviceTypeUsesSchema),
    handler: async (request, reply) => {
      const uses = await listUses(deps.db, request.params.id)
      return uses.ok ? { data: uses.value } : sendRefusal(request, reply, uses)
    },
  })

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
    commandRoute(deps, {
      call: updateServiceTypeCall,
      schema: updateServiceTypeSchema,
      command: edit,
      read: ({ params, body }) => ({
        key: { id: params.id, revision: body.revision },
        fields: fieldsOf(body),
      }),
      write: toType,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deleteServiceTypeCall,
      schema: deleteServiceTypeSchema,
      command: remove,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
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
