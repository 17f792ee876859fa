import {
  listNotificationsCall,
  readNotificationCall,
  seeNotificationCall,
} from '@warsha/contract/notifications/notifications.calls.ts'
import {
  listNotificationsSchema,
  readNotificationSchema,
  seeNotificationSchema,
} from '@warsha/contract/notifications/notifications.rest.ts'
import type { FastifyRequest } from 'fastify'
import { placeClaimOf } from '#http/request-context.ts'
import { paginationOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { Models } from '#kernel/read-model.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { findClaimedPlace } from '#modules/locations/index.ts'
import type { Reader } from '../../rules/notification.ts'
import { listNotifications, readNotification, seeNotification } from '../../use-cases/list-notifications.ts'
import { toNotification } from './to-contract.ts'

const keyOf = (id: string) => readOpaqueKey('Notification', id)

/** A customer's notifications, and for everybody the public ones. */
export const notificationRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listNotificationsCall, listNotificationsSchema),
    handler: async (request) => {
      const reader = await readerOf(deps.models, request)
      const { notifications, total, unread } = await listNotifications(deps, reader, request.query)
      return {
        data: notifications.map(toNotification(request.shopLocale)),
        pagination: paginationOf(total, request.query),
        unread,
      }
    },
  })

  app.route({
    ...routeOf(readNotificationCall, readNotificationSchema),
    handler: async (request, reply) => {
      const reader = await readerOf(deps.models, request)
      const found = await readNotification(deps, reader, keyOf(request.params.id))
      if (!found.ok) return sendRefusal(request, reply, found)
      return { data: toNotification(request.shopLocale)(found.value) }
    },
  })

  app.route({
    ...routeOf(seeNotificationCall, seeNotificationSchema),
    handler: async (request, reply) => {
      const reader = await readerOf(deps.models, request)
      if (!reader) throw new Error('The route is for customers alone')
      const seen = await seeNotification(deps, reader, keyOf(request.body.notification_id))
      if (!seen.ok) return sendRefusal(request, reply, seen)
      return { data: toNotification(request.shopLocale)(seen.value) }
    },
  })
}

/** A visitor reads as nobody, whatever place was chosen. */
async function readerOf(models: Models, request: FastifyRequest): Promise<Reader> {
  const customerId = customerIdOf(request.caller)
  if (customerId === undefined) return undefined
  return { customerId, stateId: await findClaimedPlace(models, placeClaimOf(request)) }
}
