import fp from 'fastify-plugin'
import type { Config } from '#config/config.ts'
import { contentPolicy, type InlineCode } from './content-policy.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Allows inline code that the answer is known to contain; without it, none runs. */
    allowInline(inline: InlineCode): FastifyReply
    /** Lets pages of this shop show the answer in a frame; called after `allowInline`. */
    allowFraming(): FastifyReply
  }
}

/** The same on every answer. */
const fixedHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'X-Download-Options': 'noopen',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  // The browsers' own filter for scripts in addresses did more harm than good.
  'X-XSS-Protection': '0',
}

const oneYear = 31_536_000

/** One policy for every answer; pages that need more (API docs) relax it on their own route. */
export const securityHeaders = fp(async (app, { config }: { config: Config }) => {
  const policyFor = contentPolicy(config)
  const headers = headersOfAnswers(config)
  app.decorateReply('allowInline', function allowInline(inline) {
    return this.header('Content-Security-Policy', policyFor(inline))
  })
  app.decorateReply('allowFraming', function allowFraming() {
    const policy = String(this.getHeader('Content-Security-Policy'))
    return this.header('X-Frame-Options', 'SAMEORIGIN').header(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})

/** Also for answers that no hook sees: those to an address that cannot be read. */
export function headersOfAnswers(config: Config, inline?: InlineCode): Record<string, string> {
  return {
    ...fixedHeaders,
    'Content-Security-Policy': contentPolicy(config)(inline),
    ...(config.PUBLIC_URL?.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${oneYear}; includeSubDomains`,
    }),
  }
}
