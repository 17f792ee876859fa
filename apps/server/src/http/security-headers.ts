import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import type { Config } from '#kernel/config.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The only inline scripts that run are those that carry this value. */
    pageNonce: string
  }
}

/** One policy for every answer; pages that need more (API docs) relax it on their own route. */
export const securityHeaders = fp(async (app, { config }: { config: Config }) => {
  const isDevelopment = config.NODE_ENV === 'development'
  app.decorateReply('pageNonce', '')
  app.addHook('onRequest', async (_request, reply) => {
    reply.pageNonce = randomBytes(16).toString('base64')
  })

  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: config.PUBLIC_URL?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('Content-Security-Policy')) return
    reply.header('Content-Security-Policy', contentPolicy(reply.pageNonce, config, isDevelopment))
    reply.header('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)')
  })
})

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
