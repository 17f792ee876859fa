import {
  createProductTypeCall,
  deleteProductTypeCall,
  listProductTypesCall,
  productTypeUsesCall,
  readProductTypeCall,
  updateProductTypeCall,
} from '@warsha/contract/console/catalogue/product-types.calls.ts'
import {
  createProductTypeSchema,
  deleteProductTypeSchema,
  listProductTypesSchema,
  productTypeUsesSchema,
  type RestProductType,
  readProductTypeSchema,
  updateProductTypeSchema,
} from '@warsha/contract/console/catalogue/product-types.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { deleteRoute, editRoute, readRoute } from '#http/record-routes.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { EditedProductType, EditedProductTypeFields } from '../../rules/edited-product-type.ts'
import { listProductTypes, productTypeCommands } from '../../use-cases/edit-product-types.ts'

/** Product types as operators edit them. */
export const productTypeRoutes: RestRoutes = (deps) => async (app) => {
  const { create, edit, remove, read, listUses } = productTypeCommands

  app.route({
    ...routeOf(listProductTypesCall, listProductTypesSchema),
    handler: async () => ({ data: (await listProductTypes(deps)).map(toType) }),
  })

  app.route(
    readRoute({
      call: readProductTypeCall,
      schema: readProductTypeSchema,
      read: (id) => read(deps.db, id),
      write: toType,
    }),
  )

  app.route(
    readRoute({
      call: productTypeUsesCall,
      schema: productTypeUsesSchema,
      read: (id) => listUses(deps.db, id),
      write: (uses) => uses,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: createProductTypeCall,
      schema: createProductTypeSchema,
      command: create,
      read: ({ body }) => fieldsOf(body),
      write: toType,
    }),
  )

  app.route(
    editRoute(deps, {
      call: updateProductTypeCall,
      schema: updateProductTypeSchema,
      command: edit,
      fields: fieldsOf,
      write: toType,
    }),
  )

  app.route(
    deleteRoute(deps, { call: deleteProductTypeCall, schema: deleteProductTypeSchema, command: remove }),
  )
}

function fieldsOf(
  sent: Pick<RestProductType, 'slug' | 'name' | 'is_shipping_required'>,
): EditedProductTypeFields {
  return { slug: sent.slug, name: sent.name, isShippingRequired: sent.is_shipping_required }
}

function toType({ isShippingRequired, ...type }: EditedProductType): RestProductType {
  return { ...type, is_shipping_required: isShippingRequired }
}
