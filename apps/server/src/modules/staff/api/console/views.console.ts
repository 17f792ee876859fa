import { listViewsCall, removeViewCall, saveViewCall } from '@warsha/contract/console/staff/views.calls.ts'
import {
  listViewsSchema,
  type RestSavedView,
  removeViewSchema,
  saveViewSchema,
} from '@warsha/contract/console/staff/views.rest.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { listViewsFor, removeView, type ShownView, saveOwnView } from '../../use-cases/saved-views.ts'
import { memberOf, sessionRouteOf } from './session-answer.ts'

/** Views of lists: own ones, and those that colleagues share. */
export const viewRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listViewsCall, listViewsSchema),
    handler: async (request) => {
      const { member } = memberOf(request).session
      return { data: (await listViewsFor(deps, member, request.query.list)).map(toView) }
    },
  })

  app.route({
    ...sessionRouteOf(saveViewCall, saveViewSchema),
    handler: async (request, reply) => {
      const { is_shared: isShared, ...view } = request.body
      const saved = await saveOwnView(deps, memberOf(request).session.member, { ...view, isShared })
      return saved.ok ? { data: toView(saved.value) } : sendRefusal(request, reply, saved)
    },
  })

  app.route({
    ...sessionRouteOf(removeViewCall, removeViewSchema),
    handler: async (request, reply) => {
      const removed = await removeView(deps, memberOf(request).session.member, request.params.id)
      return removed.ok ? { data: {} } : sendRefusal(request, reply, removed)
    },
  })
}

function toView({ id, name, search, isShared, by, isOwn, isRemovable }: ShownView): RestSavedView {
  return { id, name, search, is_shared: isShared, by, is_own: isOwn, can_remove: isRemovable }
}
