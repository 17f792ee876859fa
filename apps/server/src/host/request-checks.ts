import fp from 'fastify-plugin'
import type { Config } from '#kernel/config.ts'
import { sendFailure } from './error-handler.ts'

type HostSettings = Pick<Config, 'CHANNEL_MAIN_HOSTS' | 'CHANNEL_SISTER_HOSTS' | 'PUBLIC_URL'>

/** Refuses what no route could answer sensibly: an address with a NUL, and a host that is not ours. */
export const requestChecks = fp(async (app, { config }: { config: HostSettings }) => {
  const isOurs = knownHosts(config)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.includes('%00')) {
      sendFailure(request, reply, { status: 400, code: 'INVALID' })
    } else if (!isOurs(request.hostname) && !request.url.startsWith('/health/')) {
      sendFailure(request, reply, { status: 421, code: 'INVALID' })
    } else done()
  })
})

/** Once the hosts of the main shop are named, every other is refused; health checks ask by address. */
export function knownHosts(config: HostSettings): (host: string) => boolean {
  if (config.CHANNEL_MAIN_HOSTS.length === 0) return () => true
  const named = [...config.CHANNEL_MAIN_HOSTS, ...config.CHANNEL_SISTER_HOSTS]
  const hosts = new Set(config.PUBLIC_URL ? [...named, new URL(config.PUBLIC_URL).hostname] : named)
  return (host) => hosts.has(host.toLowerCase())
}
