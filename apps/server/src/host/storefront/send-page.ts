import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '#host/compression.ts'
import { sendFailure } from '#host/error-handler.ts'
import type { CachedPage } from './page-cache.ts'

/** A page for this answer alone. */
export type RenderedPage = { status: number; headers: [string, string][]; policy: string; html: string }

const overloaded = { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 }

/** A page of the cache, compressed before. */
export async function sendCachedPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = await page.body.as(encoding)
  setHeaders(reply, page)
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return reply.send(body)
}

export function sendRenderedPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  if (page.status === 503) return sendOverload(request, reply)
  reply.code(page.status)
  setHeaders(reply, page)
  return reply.send(page.html)
}

export function sendOverload(request: FastifyRequest, reply: FastifyReply) {
  return sendFailure(request, reply, overloaded)
}

function setHeaders(
  reply: FastifyReply,
  { headers, policy }: Pick<RenderedPage, 'headers' | 'policy'>,
): void {
  for (const [name, value] of headers) reply.header(name, value)
  reply.header('Content-Security-Policy', policy)
  reply.header('Vary', 'Accept-Encoding, Cookie')
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache')
}
