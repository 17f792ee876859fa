import {
  createPageAttributeCall,
  deletePageAttributeCall,
  listPageAttributesCall,
  pageAttributeUsesCall,
  readPageAttributeCall,
  updatePageAttributeCall,
} from '@warsha/contract/console/content/page-attributes.calls.ts'
import {
  createPageAttributeSchema,
  deletePageAttributeSchema,
  listPageAttributesSchema,
  pageAttributeUsesSchema,
  type RestPageAttribute,
  readPageAttributeSchema,
  updatePageAttributeSchema,
} from '@warsha/contract/console/content/page-attributes.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { toOlderTexts } from '#http/rest/to-older-texts.ts'
import type { EditedPageAttribute } from '../../rules/page-attribute.ts'
import { listPageAttributes, pageAttributeCommands } from '../../use-cases/edit-page-attributes.ts'

/** Attributes that types of pages can have. */
export const pageAttributeRoutes: RestRoutes = (deps) => async (app) => {
  const { create, edit, remove, read, listUses } = pageAttributeCommands

  app.route({
    ...routeOf(listPageAttributesCall, listPageAttributesSchema),
    handler: async () => ({
      data: (await listPageAttributes(deps)).map(({ id, slug, name, nameAr, inputType, pages }) => ({
        id,
        slug,
        name: { en: name, ar: nameAr ?? name },
        input_type: inputType,
        pages,
      })),
    }),
  })

  app.route({
    ...routeOf(readPageAttributeCall, readPageAttributeSchema),
    handler: async (request, reply) => {
      const found = await read(deps.db, request.params.id)
      return found.ok ? { data: toAttribute(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route({
    ...routeOf(pageAttributeUsesCall, pageAttributeUsesSchema),
    handler: async (request, reply) => {
      const uses = await listUses(deps.db, request.params.id)
      return uses.ok ? { data: uses.value } : sendRefusal(request, reply, uses)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createPageAttributeCall,
      schema: createPageAttributeSchema,
      command: create,
      read: ({ body: { slug, names, input_type } }) => ({ slug, names, inputType: input_type }),
      write: toAttribute,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updatePageAttributeCall,
      schema: updatePageAttributeSchema,
      command: edit,
      read: ({ params, body: { revision, slug, names } }) => ({
        key: { id: params.id, revision },
        fields: { slug, names },
      }),
      write: toAttribute,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deletePageAttributeCall,
      schema: deletePageAttributeSchema,
      command: remove,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
  )
}

function toAttribute({
  id,
  slug,
  names,
  inputType,
  older,
  revision,
}: EditedPageAttribute): RestPageAttribute {
  return { id, slug, names, input_type: inputType, older: toOlderTexts(older), revision }
}
