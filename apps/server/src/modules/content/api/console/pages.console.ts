import {
  createPageCall,
  deletePageCall,
  listEditedPagesCall,
  orderPagesCall,
  pageOptionsCall,
  publishPageCall,
  readEditedPageCall,
  unpublishPageCall,
  updatePageCall,
} from '@warsha/contract/console/content/pages.calls.ts'
import {
  createPageSchema,
  deletePageSchema,
  listEditedPagesSchema,
  orderPagesSchema,
  pageOptionsSchema,
  publishPageSchema,
  readEditedPageSchema,
  unpublishPageSchema,
  updatePageSchema,
} from '@warsha/contract/console/content/pages.rest.ts'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { createPage, editPage } from '../../use-cases/edit-pages.ts'
import { listEditedPages, listPageOptions, readEditedPage } from '../../use-cases/list-edited-pages.ts'
import { deletePage, orderPages, publishPage, unpublishPage } from '../../use-cases/publish-pages.ts'
import { fieldsOf, toEditedPage, toWarnedPage, toWarning } from './page-shapes.ts'

const attributeInputs = {
  PLAIN_TEXT: 'plain-text',
  RICH_TEXT: 'rich-text',
  BOOLEAN: 'truth',
  FILE: 'file',
} as const

/** Banners, popup and texts as operators edit them. */
export const editedPageRoutes: RestRoutes = (deps) => async (app) => {
  const { clock } = deps
  const write = toWarnedPage(clock)

  app.route({
    ...routeOf(listEditedPagesCall, listEditedPagesSchema),
    handler: async (request, reply) => {
      const { after, limit, search, page_type_id: pageTypeId, language, channel, state } = request.query
      const [afterSlug] = after === undefined ? [''] : (readPosition(after, 1) ?? [])
      if (typeof afterSlug !== 'string')
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const filter = { search, pageTypeId, language, channel, state }
      const page = await listEditedPages(deps, filter, { afterSlug, limit })
      return {
        ...keysetPage(
          page.found,
          { ...page, limit },
          { positionOf: ({ slug }) => [slug], write: toEditedPage(clock) },
        ),
        warnings: page.warnings.map(toWarning),
      }
    },
  })

  app.route({
    ...routeOf(pageOptionsCall, pageOptionsSchema),
    handler: async () => {
      const { pageTypes, attributes, channels, states, warnings } = await listPageOptions(deps)
      return {
        data: {
          page_types: pageTypes.map(({ name, nameAr, attributeIds, ...type }) => ({
            ...type,
            attribute_ids: attributeIds,
            name: { en: name, ar: nameAr || name },
          })),
          attributes: attributes.map(({ id, name, nameAr, inputType }) => ({
            id,
            name: { en: name, ar: nameAr ?? name },
            input: attributeInputs[inputType],
          })),
          channels: channels.map(({ slug, name }) => ({ slug, name })),
          states: states.map(({ id, nameEn, nameAr }) => ({ id, name: { en: nameEn, ar: nameAr } })),
          warnings: warnings.map(toWarning),
        },
      }
    },
  })

  app.route({
    ...routeOf(readEditedPageCall, readEditedPageSchema),
    handler: async (request, reply) => {
      const page = await readEditedPage(deps, request.params.id)
      return page.ok ? { data: write(page.value) } : sendRefusal(request, reply, page)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createPageCall,
      schema: createPageSchema,
      command: createPage,
      read: ({ body }) => fieldsOf(body),
      write,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updatePageCall,
      schema: updatePageSchema,
      command: editPage,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...fieldsOf(body) }),
      write,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: publishPageCall,
      schema: publishPageSchema,
      command: publishPage,
      read: ({ params, body: { revision, from, until } }) => ({ id: params.id, revision, from, until }),
      write,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: unpublishPageCall,
      schema: unpublishPageSchema,
      command: unpublishPage,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deletePageCall,
      schema: deletePageSchema,
      command: deletePage,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: (result) => result,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: orderPagesCall,
      schema: orderPagesSchema,
      command: orderPages,
      read: ({ body }) => ({ ids: body.ids }),
      write: (pages) => pages.map(toEditedPage(clock)),
    }),
  )
}
