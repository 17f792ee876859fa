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
import { sendRefusal } from '#http/rest/answers.ts'
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

  app.route({
    ...routeOf(readProductTypeCall, readProductTypeSchema),
    handler: async (request, reply) => {
      const found = await read(deps.db, request.params.id)
      return found.ok ? { data: toType(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route({
    ...routeOf(productTypeUsesCall, productTypeUsesSchema),
    handler: async (request, reply) => {
      const uses = await listUses(deps.db, request.params.id)
      return uses.ok ? { data: uses.value } : sendRefusal(request, reply, uses)
    },
  })

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
    commandRoute(deps, {
      call: updateProductTypeCall,
      schema: updateProductTypeSchema,
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
      call: deleteProductTypeCall,
      schema: deleteProductTypeSchema,
      command: remove,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
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
