import { randomFillSync } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import type { Config } from '#kernel/config.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The only inline scripts that run are those that carry this value. */
    pageNonce: string
  }
}

/** One policy for every answer; pages that need more (API docs) relax it on their own route. */
export const securityHeaders = fp(async (app, { config }: { config: Config }) => {
  const headers = helmetHeaders(config)
  const policyFor = policyWithNonce(config)
  const nextNonce = nonces()
  app.decorateReply('pageNonce', '')
  app.addHook('onRequest', (_request, reply, done) => {
    reply.pageNonce = nextNonce()
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', policyFor(reply.pageNonce))
      reply.header('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)')
    }
    done(null, payload)
  })
})

/** None of these depends on the request, so helmet is asked once and not with every answer. */
function helmetHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {}
  const write = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.PUBLIC_URL?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  })
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  write(answer.req, answer, () => undefined)
  for (const name of answer.getHeaderNames()) headers[name] = String(answer.getHeader(name))
  return headers
}

/** The policy is the same but for the nonce, so it is put together once. */
function policyWithNonce(config: Config): (nonce: string) => string {
  const blank = '{nonce}'
  const parts = contentPolicy(blank, config, config.NODE_ENV === 'development').split(blank)
  return (nonce) => parts.join(nonce)
}

const nonceBytes = 16

/** Asking the system for randomness costs more than all that is done with it here, so it is asked for many at once. */
function nonces(): () => string {
  const pool = Buffer.alloc(nonceBytes * 256)
  let used = pool.length
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const nonce = pool.toString('base64', used, used + nonceBytes)
    // What was given out is not kept.
    pool.fill(0, used, used + nonceBytes)
    used += nonceBytes
    return nonce
  }
}

export function contentPolicy(
  nonce: string,
  config: Pick<Config, 'INSURANCE_FRAME_URL' | 'PUBLIC_URL'>,
  isDevelopment: boolean,
): string {
  const frames = config.INSURANCE_FRAME_URL ? ` ${new URL(config.INSURANCE_FRAME_URL).origin}` : ''
  // Vite's hot reload injects inline code and styles and speaks over a socket; nothing of that ships.
  const script = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  const style = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`
  const rules = [
    "default-src 'self'",
    `script-src ${script}`,
    `style-src ${style}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    `frame-src 'self'${frames}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ]
  if (config.PUBLIC_URL?.startsWith('https:')) rules.push('upgrade-insecure-requests')
  return rules.join('; ')
}
