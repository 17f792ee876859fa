import type { Locale } from '@warsha/i18n/locales.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'

/** What every use case of a request may know about its caller. */
export type RequestContext = Deps & {
  locale: Locale
  channel: string
  log: FastifyBaseLogger
  requestId: string
}

export function createRequestContext(deps: Deps, request: FastifyRequest): RequestContext {
  return {
    ...deps,
    locale: request.shopLocale,
    channel: request.shopChannel,
    log: request.log,
    requestId: request.id,
  }
}
