import {
  listIntervalsCall,
  removeIntervalCall,
  setIntervalCall,
} from '@warsha/contract/console/logbook/intervals.calls.ts'
import {
  listIntervalsSchema,
  type RestInterval,
  removeIntervalSchema,
  setIntervalSchema,
} from '@warsha/contract/console/logbook/intervals.rest.ts'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import {
  type EditedInterval,
  listIntervals,
  removeServiceInterval,
  setServiceInterval,
} from '../../use-cases/edit-intervals.ts'

/** How long work lasts, as operators edit it. */
export const intervalRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listIntervalsCall, listIntervalsSchema),
    handler: async (request, reply) => {
      const { after, limit } = request.query
      const afterId = after === undefined ? undefined : readIdPosition(after)
      if (after !== undefined && afterId === undefined)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const { intervals, total } = await listIntervals(deps, { afterId, limit })
      return keysetPage(
        intervals,
        { total, isExact: true, limit },
        { positionOf: ({ categoryId }) => [categoryId], write: toInterval },
      )
    },
  })

  app.route(
    commandRoute(deps, {
      call: setIntervalCall,
      schema: setIntervalSchema,
      command: setServiceInterval,
      read: ({ params: { id }, body: { months, kilometres, seen } }) => ({
        categoryId: id,
        months,
        kilometres,
        seen,
      }),
      write: toInterval,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: removeIntervalCall,
      schema: removeIntervalSchema,
      command: removeServiceInterval,
      read: ({ params: { id }, body: { seen } }) => ({ categoryId: id, seen }),
      write: (removed) => removed,
    }),
  )
}

function toInterval({ categoryId, nameEn, nameAr, months, kilometres }: EditedInterval): RestInterval {
  return { category: { id: categoryId, name: { en: nameEn, ar: nameAr } }, months, kilometres }
}
