import { randomUUID } from 'node:crypto'
import { appVersion } from '@warsha/contract/app-version.ts'
import { type GraphqlEndpoint, graphqlPaths } from '@warsha/contract/client/api-client.ts'
import { relativeMedia } from '@warsha/contract/client/relative-media.ts'
import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import type { Transport } from '@warsha/contract/client/transport.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Tells our own calls from the outside's; made anew in every process and never sent out. */
const insideKey = randomUUID()

export function comesFromInside(request: FastifyRequest): boolean {
  return request.headers['x-inside'] === insideKey
}

const previewHeader = 'x-preview'

/** The product that a page of ours is a preview of; nobody outside can name one. */
export function previewOf(request: FastifyRequest): number | undefined {
  const named = request.headers[previewHeader]
  return named !== undefined && comesFromInside(request) ? Number(named) : undefined
}

type Caller = {
  host: string
  channel: string
  locale: Locale
  placeCookie: string | undefined
  previewedProduct?: number | undefined
}

/**
 * The renderer's way to the API: the same routes, schemas and rules as a browser meets, without a socket. Most of what
 * a page asks was asked by another page a moment ago, so a cached GraphQL answer is taken without a request at all.
 */
export function inProcessTransport(app: FastifyInstance, caller: Caller): Transport {
  const { host, channel, locale, placeCookie: cookie, previewedProduct } = caller
  const claim = { channel, locale, placeClaim: { cookie, state: undefined }, mediaOrigin: app.mediaOrigin }
  const headers = {
    host,
    'accept-language': locale,
    'app-version': appVersion,
    'x-inside': insideKey,
    ...relativeMedia,
    ...(previewedProduct !== undefined && { [previewHeader]: String(previewedProduct) }),
    ...(cookie && { cookie: `${placeCookie}=${cookie}` }),
  }
  return async ({ method, path, body }) => {
    const endpoint = method === 'POST' ? endpointsByPath.get(path) : undefined
    const isCacheable = endpoint && previewedProduct === undefined
    const known = isCacheable && app.findCachedAnswer(endpoint, claim, body as GraphqlBody)
    if (known) return { status: 200, body: readKnown(known) }
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : null }
  }
}

/** Those that pages read most; the rest is read again. */
const maxRead = 100

/** Cached answers as values, by the very bytes that the cache holds: the next page takes them as they are. */
const read = new LRUCache<Buffer, object>({ max: maxRead })

function readKnown(answer: Buffer): object {
  const before = read.get(answer)
  if (before) return before
  const value = freeze(JSON.parse(answer.toString()) as object)
  read.set(answer, value)
  return value
}

/** What several pages share can be changed by none of them. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const name in value) freeze(value[name])
  return Object.freeze(value)
}

type GraphqlBody = { query: string; variables?: Record<string, unknown> }

const endpointsByPath = new Map(
  Object.entries(graphqlPaths).map(([endpoint, path]) => [path, endpoint as GraphqlEndpoint]),
)
