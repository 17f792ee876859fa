import {
  centreTypeUsesCall,
  createCentreTypeCall,
  deleteCentreTypeCall,
  listCentreTypesCall,
  readCentreTypeCall,
  updateCentreTypeCall,
} from '@warsha/contract/console/booking/centre-types.calls.ts'
import {
  centreTypeUsesSchema,
  createCentreTypeSchema,
  deleteCentreTypeSchema,
  listCentreTypesSchema,
  type RestCentreType,
  readCentreTypeSchema,
  updateCentreTypeSchema,
} from '@warsha/contract/console/booking/centre-types.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { EditedCentreType, EditedCentreTypeFields } from '../../rules/edited-types.ts'
import { centreTypeCommands, listCentreTypesToEdit } from '../../use-cases/edit-types.ts'

/** Kinds of centres as operators edit them. */
export const centreTypeRoutes: RestRoutes = (deps) => async (app) => {
  const { create, edit, remove, read, listUses } = centreTypeCommands

  app.route({
    ...routeOf(listCentreTypesCall, listCentreTypesSchema),
    handler: async () => ({ data: (await listCentreTypesToEdit(deps)).map(toType) }),
  })

  app.route({
    ...routeOf(readCentreTypeCall, readCentreTypeSchema),
    handler: async (request, reply) => {
      const found = await read(deps.db, request.params.id)
      return found.ok ? { data: toType(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route({
    ...routeOf(centreTypeUsesCall, centreTypeUsesSchema),
    handler: async (request, reply) => {
      const uses = await listUses(deps.db, request.params.id)
      return uses.ok ? { data: uses.value } : sendRefusal(request, reply, uses)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createCentreTypeCall,
      schema: createCentreTypeSchema,
      command: create,
      read: ({ body }) => fieldsOf(body),
      write: toType,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateCentreTypeCall,
      schema: updateCentreTypeSchema,
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
      call: deleteCentreTypeCall,
      schema: deleteCentreTypeSchema,
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
}: Pick<RestCentreType, 'slug' | 'name' | 'position'>): EditedCentreTypeFields {
  return { slug, nameEn: name.en, nameAr: name.ar, position }
}

function toType({ nameEn, nameAr, ...type }: EditedCentreType): RestCentreType {
  return { ...type, name: { en: nameEn, ar: nameAr } }
}
