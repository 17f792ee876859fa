import { notifyCustomersCall } from '@warsha/contract/console/customers/bulk-customers.calls.ts'
import { bulkNotifySchema } from '@warsha/contract/console/customers/bulk-customers.rest.ts'
import {
  broadcastCall,
  cancelBroadcastCall,
  countAudienceCall,
  exportBroadcastsCall,
  listBroadcastsCall,
  notifyCustomerCall,
} from '@warsha/contract/console/notifications/broadcasts.calls.ts'
import {
  broadcastSchema,
  cancelBroadcastSchema,
  countAudienceSchema,
  exportBroadcastsSchema,
  listBroadcastsSchema,
  notifyCustomerSchema,
  type RestBroadcast,
} from '@warsha/contract/console/notifications/broadcasts.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { readCustomerSelection } from '#modules/customers/index.ts'
import {
  type AskedAudience,
  type Broadcast,
  broadcast,
  cancelBroadcast,
  notifyCustomer,
  notifyCustomers,
  type Words,
} from '../../use-cases/broadcast.ts'
import {
  broadcastOrder,
  listBroadcasts,
  readAudience,
  type SortedBroadcast,
} from '../../use-cases/list-broadcasts.ts'

/** Operators' broadcasts to customers. */
export const broadcastRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listBroadcastsCall, listBroadcastsSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(broadcastOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const { state, audience } = request.query
      const found = await listBroadcasts(deps, actorOf(request), { state, audience }, page)
      return sortedKeysetPage(found.broadcasts, { ...found, limit: page.limit }, toBroadcast)
    },
  })

  app.route({
    ...routeOf(exportBroadcastsCall, exportBroadcastsSchema),
    handler: async (request, reply) => {
      const { state, audience, sort } = request.query
      return sendCsv<SortedBroadcast>(request, reply, {
        db: deps.db,
        list: 'broadcasts',
        filter: request.query,
        columns: [
          'subject_en',
          'subject_ar',
          'message_en',
          'message_ar',
          'audience',
          'city_id',
          'send_time',
          'state',
          'head_count',
          'seen_count',
        ],
        write: toRecord,
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { broadcasts: rows, isExact } = await request.readDatabase((db) =>
            listBroadcasts({ db }, actorOf(request), { state, audience }, page),
          )
          return { rows, isExact }
        },
      })
    },
  })

  app.route({
    ...routeOf(countAudienceCall, countAudienceSchema),
    handler: async (request, reply) => {
      const { audience, city_id: city } = request.query
      const counted = await readAudience(deps, audience === 'all' ? { to: 'all' } : { to: 'city', city })
      return counted.ok ? { data: counted.value } : sendRefusal(request, reply, counted)
    },
  })

  app.route(
    commandRoute(deps, {
      call: broadcastCall,
      schema: broadcastSchema,
      command: broadcast,
      read: ({ body }) => ({
        ...wordsOf(body),
        audience: audienceOf(body),
        sendAt: body.send_at ? new Date(body.send_at).toISOString() : null,
      }),
      write: toBroadcast,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: notifyCustomerCall,
      schema: notifyCustomerSchema,
      command: notifyCustomer,
      read: ({ params, body }) => ({ ...wordsOf(body), publicId: keyOf('User', params.id) }),
      write: toBroadcast,
    }),
  )

  app.route(
    bulkRoute(deps, {
      call: notifyCustomersCall,
      schema: bulkNotifySchema,
      bulk: notifyCustomers,
      idType: 'User',
      readSelection: readCustomerSelection,
      readSettings: wordsOf,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: cancelBroadcastCall,
      schema: cancelBroadcastSchema,
      command: cancelBroadcast,
      read: ({ params }) => ({ publicId: keyOf('Broadcast', params.id) }),
      write: toBroadcast,
    }),
  )
}

type SentWords = Pick<Words, 'subject' | 'message'> & {
  link?: string | null | undefined
  image?: string | null | undefined
  expires_in?: number | null | undefined
}

function wordsOf({ subject, message, link, image, expires_in }: SentWords): Words {
  return {
    subject,
    message,
    link: link ?? null,
    image: image ?? null,
    expiresInSeconds: expires_in ?? null,
  }
}

type SentAudience = {
  audience: 'all' | 'city' | 'customer'
  city_id?: string | number | null | undefined
  customer_id?: string | null | undefined
}

function audienceOf({ audience, city_id, customer_id }: SentAudience): AskedAudience {
  if (audience === 'all') return { to: 'all' }
  if (audience === 'city') return { to: 'city', city: city_id ?? null }
  return { to: 'customer', publicId: customer_id ? keyOf('User', customer_id) : null }
}

/** An invalid id matches nobody. */
function keyOf(type: string, id: string): string {
  return readOpaqueKey(type, id) ?? '00000000-0000-0000-0000-000000000000'
}

function toBroadcast(sent: Broadcast): RestBroadcast {
  const shared = sent.stateId === null ? 'all' : 'city'
  return {
    id: toGlobalId('Broadcast', sent.publicId),
    audience: sent.customerId === null ? shared : 'customer',
    city_id: sent.stateId,
    state: sent.state,
    // The answer to a repeated command comes from storage, where a moment is text.
    send_time: new Date(sent.sendAt).toISOString(),
    expires_in: sent.expiresInSeconds,
    subject: sent.subject,
    message: sent.message,
    link: sent.link,
    image: sent.image,
    head_count: sent.headCount,
    seen_count: sent.seenCount,
  }
}

function toRecord(sent: Broadcast) {
  const { subject, message, audience, city_id, send_time, state, head_count, seen_count } = toBroadcast(sent)
  const texts = [subject.en, subject.ar, message.en, message.ar]
  return [...texts, audience, city_id, send_time, state, head_count, seen_count]
}
