import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#host/error-handler.ts'
import { gzipPage, plainPage } from './packed-page.ts'
import type { CachedPage } from './page-cache.ts'

export type RenderedPage = { status: number; headers: [string, string][]; html: string }

const overloaded = { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 }

/** A page of the cache, compressed long ago. */
export function sendKeptPage(request: FastifyRequest, reply: FastifyReply, kept: CachedPage) {
  setHeaders(reply, kept)
  if (!acceptsGzip(request.headers['accept-encoding'])) {
    return reply.send(plainPage(kept.page, reply.pageNonce))
  }
  return reply.header('Content-Encoding', 'gzip').send(gzipPage(kept.page, reply.pageNonce))
}

/** A page for this answer alone. */
export function sendRenderedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  nonceBlank: string,
) {
  if (page.status === 503) return sendFailure(request, reply, overloaded)
  setHeaders(reply, page)
  return reply.send(page.html.replaceAll(nonceBlank, reply.pageNonce))
}

function setHeaders(
  reply: FastifyReply,
  { status, headers }: Pick<RenderedPage, 'status' | 'headers'>,
): void {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('Vary', 'Accept-Encoding, Cookie')
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache')
}

export function acceptsGzip(accepted: string | undefined): boolean {
  return /(?:^|[\s,])(?:gzip|\*)(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/i.test(accepted ?? '')
}
