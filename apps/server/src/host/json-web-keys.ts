import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import type { Deps } from '#http/deps.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'

/** The key that tokens of customers are signed with, for services beside the shop that check them; see RFC 7517 and 8037. */
export function installJsonWebKeys(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  app.get('/.well-known/jwks.json', hiddenRoute, async (_request, reply) => {
    const { kty, crv, x } = keysOf(config).tokens.publicKey.export({ format: 'jwk' })
    reply.header('Cache-Control', 'public, max-age=300')
    return { keys: [{ kty, crv, x, use: 'sig', alg: 'EdDSA', key_ops: ['verify'] }] }
  })
}
