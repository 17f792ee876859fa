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
import { deleteRoute, editRoute, readRoute } from '#http/record-routes.ts'
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

  app.route(
    readRoute({
      call: readCentreTypeCall,
      schema: readCentreTypeSchema,
      read: (id) => read(deps.db, id),
      write: toType,
    }),
  )

  app.route(
    readRoute({
      call: centreTypeUsesCall,
      schema: centreTypeUsesSchema,
      read: (id) => listUses(deps.db, id),
      write: (uses) => uses,
    }),
  )

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
    editRoute(deps, {
      call: updateCentreTypeCall,
      schema: updateCentreTypeSchema,
      command: edit,
      fields: fieldsOf,
      write: toType,
    }),
  )

  app.route(
    deleteRoute(deps, { call: deleteCentreTypeCall, schema: deleteCentreTypeSchema, command: remove }),
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
