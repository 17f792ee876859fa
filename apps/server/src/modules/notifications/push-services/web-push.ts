import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import type { PushedNotification } from '@warsha/contract/notifications/notifications.constants.ts'
import { LRUCache } from 'lru-cache'
import { type Breaker, createBreaker } from '#kernel/breaker.ts'
import type { Clock } from '#kernel/clock.ts'
import { networkPort } from '#kernel/database/network-port.ts'
import { publicLookup } from '#kernel/public-lookup.ts'
import type { PushService, PushSubscription } from '../use-cases/push-service.ts'
import { encryptPush } from './encrypt-push.ts'
import type { PushKeys } from './push-keys.ts'
import { signVapid } from './sign-vapid.ts'

const timeoutMs = 10_000
/** A customer who is not reached within a day sees the notification in the shop. */
const storedSeconds = 24 * 60 * 60
const maxHosts = 100

type Options = {
  keys: PushKeys
  contact: string
  clock: Clock
  /** Given by tests: how to connect, where otherwise only public addresses are. */
  connection?: Pick<RequestOptions, 'lookup' | 'ca'>
}

/**
 * Sends to browsers through the push services they have chosen. Where to send came from a browser, so nothing but public
 * addresses is connected to, no redirect is followed, and a service that fails is left alone for a while.
 */
export function createWebPush({
  keys,
  contact,
  clock,
  connection = { lookup: publicLookup },
}: Options): PushService {
  const breakers = new LRUCache<string, Breaker>({ max: maxHosts })
  const breakerOf = (host: string) => {
    const breaker = breakers.get(host) ?? createBreaker(clock)
    breakers.set(host, breaker)
    return breaker
  }
  return networkPort('push', {
    async send(subscription: PushSubscription, notification: PushedNotification) {
      const { endpoint } = subscription
      const status = await breakerOf(new URL(endpoint).host).run(async () => {
        const headers = {
          authorization: signVapid(keys, { endpoint, contact, now: clock.now() }),
          topic: topicOf(notification),
        }
        const answered = await post(endpoint, encryptPush(JSON.stringify(notification), subscription), {
          headers,
          ...connection,
        })
        if (answered >= 500 || answered === 429) throw new PushError(answered)
        return answered
      })
      if (status === 404 || status === 410) return 'gone'
      if (status >= 300) throw new PushError(status)
      return 'sent'
    },
  })
}

export class PushError extends Error {
  constructor(status: number) {
    super(`The push service answered ${status}`)
    this.name = 'PushError'
  }
}

/** Sent again, it takes the place of the first on the device. */
function topicOf({ id }: PushedNotification): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32)
}

async function post(url: string, body: Buffer, { headers, ...connection }: RequestOptions): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        // A connection of its own: a shared one was perhaps opened without the check.
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...headers,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
          ttl: storedSeconds,
          urgency: 'normal',
        },
        ...connection,
      },
      resolve,
    )
      .on('error', reject)
      .end(body)
  })
  // The body is not read: a push service outside our control has written it.
  answer.destroy()
  return answer.statusCode ?? 0
}
