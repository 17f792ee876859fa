import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { broadcastCall, listBroadcastsCall } from '@warsha/contract/notifications/broadcasts.calls.ts'
import {
  broadcastSchema,
  listBroadcastsSchema,
  type RestBroadcast,
} from '@warsha/contract/notifications/broadcasts.rest.ts'
import type { Deps } from '#http/deps.ts'
import { paginationOf, sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { readCustomerByKey } from '#modules/identity/index.ts'
import { findPlaceOfCall } from '#modules/locations/index.ts'
import { expiresInSeconds, type Recipient } from '../rules/notification.ts'
import { broadcast, listBroadcasts } from '../use-cases/broadcast.ts'

type Sent = Awaited<ReturnType<typeof listBroadcasts>>['broadcasts'][number]
type Asked = {
  audience: 'all' | 'city' | 'customer'
  city_id?: string | number | null | undefined
  customer_id?: string | null | undefined
}

/** What operators say to customers. */
export const broadcastRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(broadcastCall, broadcastSchema),
    handler: async (request, reply) => {
      const { caller, body } = request
      if (caller.kind !== 'operator') throw new Error('The route is for operators alone')
      const recipient = await recipientOf(deps, body)
      if (!recipient.ok) return sendRefusal(request, reply, recipient)
      const { key, subject, message, link = null, image = null, expires_in } = body
      const sent = await broadcast(deps, {
        operatorId: caller.operatorId,
        recipient: recipient.value,
        key,
        subject,
        message,
        link,
        image,
        expiresInSeconds: expires_in ?? null,
      })
      if (!sent.ok) return sendRefusal(request, reply, sent)
      return reply.code(sent.value.isNew ? 201 : 200).send({ data: toBroadcast(sent.value.broadcast) })
    },
  })

  app.route({
    ...routeOf(listBroadcastsCall, listBroadcastsSchema),
    handler: async ({ query }) => {
      const { broadcasts, total } = await listBroadcasts(deps, query)
      return { data: broadcasts.map(toBroadcast), pagination: paginationOf(total, query) }
    },
  })
}

async function recipientOf(
  { db, models }: Deps,
  { audience, city_id, customer_id }: Asked,
): Promise<Outcome<Recipient, 'REQUIRED' | 'NOT_FOUND'>> {
  if (audience === 'all') return ok({ to: 'everybody' })
  if (audience === 'city') {
    if (city_id === undefined || city_id === null) return refuse('REQUIRED', { field: 'city_id' })
    const stateId = await findPlaceOfCall(models, { id: city_id, cookie: undefined })
    return stateId === undefined ? refuse('NOT_FOUND', { field: 'city_id' }) : ok({ to: 'city', stateId })
  }
  if (!customer_id) return refuse('REQUIRED', { field: 'customer_id' })
  const key = readOpaqueKey('User', customer_id)
  const customer = key && (await readCustomerByKey({ db }, key))
  return customer
    ? ok({ to: 'customer', customerId: customer.id })
    : refuse('NOT_FOUND', { field: 'customer_id' })
}

function toBroadcast(sent: Sent): RestBroadcast {
  const { publicId, customerId, stateId, subject, message, image, link, seenCount, sentAt } = sent
  const shared = stateId === null ? 'all' : 'city'
  return {
    id: toGlobalId('Notification', publicId),
    audience: customerId === null ? shared : 'customer',
    city_id: stateId,
    send_time: sentAt.toISOString(),
    expires_in: expiresInSeconds(sent),
    subject,
    message,
    link,
    image,
    seen_count: seenCount,
  }
}
