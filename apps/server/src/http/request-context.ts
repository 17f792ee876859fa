import type {} from '@fastify/cookie'
import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { ReadDatabase } from '#kernel/database/read-database.ts'
import type { Caller } from './caller.ts'
import type { Deps } from './deps.ts'
import { requestOrigin } from './request-origin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where pictures are loaded from instead of the shop's own host; empty without a `MEDIA_PUBLIC_URL`. */
    mediaOrigin: string
  }
  interface FastifyRequest {
    /** The language of server texts, from Accept-Language; Arabic for anything unsupported. */
    shopLocale: Locale
    shopChannel: string
    /** What the addresses of files begin with; empty for the shop's own pages. */
    mediaOrigin: string
    /** The product whose page an operator looks at before it is published. Of requests of our own pages alone. */
    previewedProduct: number | undefined
    /** For declared reads: a replica that knows what this caller has written. */
    readDatabase: ReadDatabase
    /** Whether it may have changed something, which its caller reads from then on. */
    mayWrite: boolean
  }
}

/** What every use case of a request may know about its caller. */
export type RequestContext = Deps & {
  caller: Caller
  locale: Locale
  channel: string
  log: FastifyBaseLogger
  requestId: string
  mediaOrigin: string
  previewedProduct: number | undefined
  /** For declared reads: a replica that knows what this caller has written. */
  readDatabase: ReadDatabase
  /** What the caller says about where it shops: the storefront's cookie, or a place's id or slug in `X-State`. */
  placeClaim: { cookie: string | undefined; state: string | undefined }
  client: RequestClient
}

/** The program that sent the request, as the connection and its headers describe it. */
export type RequestClient = {
  /** Whom limits count. */
  address: string
  userAgent: string
  /** The host it called, without the port. */
  host: string
  /** What the shop's address begins with for it; undefined when its headers are no address. */
  origin: string | undefined
}

export function createRequestContext(deps: Deps, request: FastifyRequest): RequestContext {
  return {
    ...deps,
    caller: request.caller,
    locale: request.shopLocale,
    channel: request.shopChannel,
    log: request.log,
    requestId: request.id,
    mediaOrigin: request.mediaOrigin,
    previewedProduct: request.previewedProduct,
    readDatabase: request.readDatabase,
    placeClaim: placeClaimOf(request),
    client: clientOf(deps, request),
  }
}

/** Read when somebody wants to know it, which few do. */
function clientOf({ config }: Deps, request: FastifyRequest): RequestClient {
  return {
    get address() {
      return request.callerAddress
    },
    get userAgent() {
      return (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength)
    },
    get host() {
      return request.hostname.toLowerCase()
    },
    get origin() {
      return requestOrigin(config, request)
    },
  }
}

const maxUserAgentLength = 300

/** What of a request the answers depend on that are the same for all who ask. */
export type SharedClaim = Pick<RequestContext, 'channel' | 'locale' | 'placeClaim' | 'mediaOrigin'>

/**
 * Of visitors and signed-in customers: an answer is shared by what it was made from, not by who asks. Undefined for
 * credentials that are not accepted and for operators: nothing of theirs is cached, nor answered from a cache.
 */
export function sharedClaim(request: FastifyRequest): SharedClaim | undefined {
  const { caller, callerProblem, previewedProduct, headers } = request
  const isVisitor = caller.kind === 'visitor' && headers.authorization === undefined
  if (!isVisitor && caller.kind !== 'customer') return undefined
  if (callerProblem !== undefined || previewedProduct !== undefined) return undefined
  const { shopChannel: channel, shopLocale: locale, mediaOrigin } = request
  return { channel, locale, mediaOrigin, placeClaim: placeClaimOf(request) }
}

/** The storefront's cookie, or `X-State`. */
export function placeClaimOf(request: FastifyRequest): RequestContext['placeClaim'] {
  return { cookie: request.cookies[placeCookie], state: headerOf(request, 'x-state') }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, 64) : undefined
}
