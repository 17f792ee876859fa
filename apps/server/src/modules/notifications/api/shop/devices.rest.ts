import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import {
  authorizePushCall,
  readPushKeyCall,
  registerDeviceCall,
} from '@warsha/contract/notifications/notifications.calls.ts'
import {
  authorizePushSchema,
  readPushKeySchema,
  registerDeviceSchema,
} from '@warsha/contract/notifications/notifications.rest.ts'
import type { FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { findPlaceOfCall } from '#modules/locations/index.ts'
import { pushKeyOf } from '../../push-services/push-keys.ts'
import { isPushEndpoint } from '../../rules/push-endpoint.ts'
import { authorizePush } from '../../use-cases/authorize-push.ts'
import { registerDevice } from '../../use-cases/register-device.ts'

/** Where a customer's notifications arrive while no page is open. */
export const deviceRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(readPushKeyCall, readPushKeySchema),
    handler: async () => ({ data: { public_key: pushKeyOf(deps.config)?.publicKey ?? null } }),
  })

  app.route({
    ...routeOf(registerDeviceCall, registerDeviceSchema),
    handler: async (request, reply) => {
      const { device_token, operating_system, user_agent, city_id, subscription } = request.body
      const cookie = request.cookies[placeCookie]
      const stateId = await findPlaceOfCall(deps.models, { id: city_id ?? undefined, cookie })
      if (stateId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'city_id' }))
      if (subscription && !isPushEndpoint(subscription.endpoint))
        return sendRefusal(request, reply, refuse('INVALID', { field: 'subscription.endpoint' }))
      const registered = await registerDevice(deps, {
        ...ownerOf(request),
        deviceToken: device_token,
        operatingSystem: operating_system,
        userAgent: user_agent,
        stateId,
        endpoint: subscription?.endpoint ?? null,
        p256dh: subscription?.keys.p256dh ?? null,
        auth: subscription?.keys.auth ?? null,
      })
      if (!registered.ok) return sendRefusal(request, reply, registered)
      const has_web_push = Boolean(subscription)
      return { data: { operating_system, user_agent, city_id: stateId, has_web_push } }
    },
  })

  app.route({
    ...routeOf(authorizePushCall, authorizePushSchema),
    handler: async (request, reply) => {
      const { beam_id, user_id } = request.query
      const { customerId } = ownerOf(request)
      const token = await authorizePush(deps, { customerId, userId: beam_id ?? user_id })
      return token.ok ? { token: token.value } : sendRefusal(request, reply, token)
    },
  })
}

function ownerOf({ caller }: FastifyRequest): { customerId: number; sessionId: string } {
  const customerId = customerIdOf(caller)
  if (customerId === undefined || !('sessionId' in caller))
    throw new Error('The route is for customers alone')
  return { customerId, sessionId: caller.sessionId }
}
