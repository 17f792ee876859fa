import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { localeOfPath } from '@warsha/i18n/detect-locale.ts'
import { fallbackLocale } from '@warsha/i18n/locales.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#kernel/database/database-away.ts'
import { isApiPath } from './api-path.ts'
import { loggableMessage } from './line-log.ts'
import { plainPage, plainPageInline } from './plain-page.ts'

/** A failure as the outside may see it: never a stack, a query or a file name. */
export type PublicFailure = {
  status: number
  code: string
  retryAfterSeconds?: number
  field?: string
  detail?: string
}

/** Sorts what went wrong into an answer; whatever is not recognised is a fault of ours. */
export function toPublicFailure(
  error: FastifyError | (Error & { code?: string; statusCode?: number }),
): PublicFailure {
  const code = error.code ?? ''
  if (isDatabaseAway(error)) return { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { status: 413, code: 'PAYLOAD_TOO_LARGE' }
  if (code.startsWith('FST_ERR_CTP_INVALID_MEDIA_TYPE'))
    return { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }
  if (code === 'FST_UNDER_PRESSURE') return { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 }
  if (isUnstorableText(error)) return { status: 400, code: 'INVALID' }
  const status = error.statusCode ?? 500
  if (status === 429) return { status, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 }
  if (status === 401) return { status, code: 'UNAUTHENTICATED' }
  if (status === 404) return { status, code: 'NOT_FOUND' }
  if (status === 503) return { status, code: 'UNAVAILABLE', retryAfterSeconds: 5 }
  if (status >= 400 && status < 500) return { status, code: 'INVALID', ...firstInvalidField(error) }
  return { status: 500, code: 'FAULT' }
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toPublicFailure(error)
    logFailure(request, error, failure)
    return sendFailure(request, reply, failure)
  })
}

export function logFailure(request: FastifyRequest, error: Error, failure: PublicFailure): void {
  if (failure.status >= 500) request.log.error({ err: error, incident: request.id }, 'request failed')
  else
    request.log.info(
      { reason: { name: error.name, message: loggableMessage(error) }, status: failure.status },
      'request refused',
    )
}

/** A browser that asked for a page gets a page, every other caller JSON. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: PublicFailure) {
  if (failure.retryAfterSeconds) reply.header('Retry-After', String(failure.retryAfterSeconds))
  reply.code(failure.status).header('Cache-Control', 'no-store')
  if (wantsPage(request)) {
    const locale = localeOfPath(request.url) ?? request.shopLocale ?? fallbackLocale
    const { status } = failure
    // The answer to an address that cannot be read is a bare one; its policy is set where it is made.
    if ('allowInline' in reply) reply.allowInline(plainPageInline)
    return reply.type('text/html; charset=utf-8').send(plainPage({ status, locale, incident: request.id }))
  }
  return reply.send({
    errors: [{ field: failure.field ?? null, code: failure.code, message: failureText(request, failure) }],
    ...(failure.status >= 500 && { incident: request.id }),
  })
}

function wantsPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html') && !isApiPath(request.url)
}

export function failureText(request: FastifyRequest, failure: PublicFailure): string {
  // A path that cannot even be read fails before the hook that settles the language.
  const t = translatorFor(request.shopLocale ?? fallbackLocale)
  return (
    failure.detail ??
    (failure.code === 'FAULT' ? t('errors.generic') : t(`refusals.${failure.code}` as 'refusals.NOT_FOUND'))
  )
}

function firstInvalidField(error: Error): { field?: string } {
  const validation = (error as FastifyError).validation
  const first = validation?.[0]
  if (!first) return {}
  const path = first.instancePath.replace(/^\//, '').replaceAll('/', '.')
  return path ? { field: path } : {}
}

/** PostgreSQL has no NUL in text; only a caller can have sent one. */
function isUnstorableText(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string }
    if (code === '22021' || code === '22P05') return true
  }
  return false
}
