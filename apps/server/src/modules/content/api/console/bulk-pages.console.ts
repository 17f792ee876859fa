import { publishPagesCall, unpublishPagesCall } from '@warsha/contract/console/content/pages.calls.ts'
import { publishPagesSchema, unpublishPagesSchema } from '@warsha/contract/console/content/pages.rest.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { pageBulks, readPageSelection } from '../../use-cases/bulk-pages.ts'

/** Commands of operators on several pages at once. */
export const bulkPageRoutes: RestRoutes = (deps) => async (app) => {
  app.route(
    bulkRoute(deps, {
      idType: 'Page',
      readSelection: readPageSelection,
      call: publishPagesCall,
      schema: publishPagesSchema,
      bulk: pageBulks.publish,
      readSettings: ({ from, until }) => ({ from, until }),
    }),
  )

  app.route(
    bulkRoute(deps, {
      idType: 'Page',
      readSelection: readPageSelection,
      call: unpublishPagesCall,
      schema: unpublishPagesSchema,
      bulk: pageBulks.unpublish,
      readSettings: () => ({}),
    }),
  )
}
