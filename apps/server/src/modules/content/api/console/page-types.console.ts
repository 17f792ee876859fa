import {
  createPageTypeCall,
  deletePageTypeCall,
  updatePageTypeCall,
} from '@warsha/contract/console/content/pages.calls.ts'
import {
  createPageTypeSchema,
  deletePageTypeSchema,
  updatePageTypeSchema,
} from '@warsha/contract/console/content/pages.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import {
  createPageType,
  editPageType,
  removePageType,
  type WarnedPageType,
} from '../../use-cases/manage-page-types.ts'
import { toWarning } from './page-shapes.ts'

export const pageTypeRoutes: RestRoutes = (deps) => async (app) => {
  const write = ({ name, nameAr, attributeIds, ...type }: WarnedPageType) => ({
    ...type,
    attribute_ids: attributeIds,
    name: { en: name, ar: nameAr || name },
    warnings: type.warnings.map(toWarning),
  })

  app.route(
    commandRoute(deps, {
      call: createPageTypeCall,
      schema: createPageTypeSchema,
      command: createPageType,
      read: ({ body: { slug, name, attribute_ids } }) => ({
        slug,
        name: name.en,
        nameAr: name.ar,
        attributeIds: attribute_ids,
      }),
      write,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updatePageTypeCall,
      schema: updatePageTypeSchema,
      command: editPageType,
      read: ({ params, body: { revision, name, attribute_ids } }) => ({
        id: params.id,
        revision,
        name: name.en,
        nameAr: name.ar,
        attributeIds: attribute_ids,
      }),
      write,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deletePageTypeCall,
      schema: deletePageTypeSchema,
      command: removePageType,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: (result) => result,
    }),
  )
}
