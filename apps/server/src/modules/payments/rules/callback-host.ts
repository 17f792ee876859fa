import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

export type KnownHosts = {
  PUBLIC_URL?: string | undefined
  CHANNEL_MAIN_HOSTS: readonly string[]
  CHANNEL_SISTER_HOSTS: readonly string[]
  ALLOWED_CLIENT_ORIGINS: readonly string[]
}

const longest = 300
const form = /^https?:\/\/[a-z0-9.[\]:-]+\/(?:en|ar)\/?$/i
/** Other storefronts have addresses of their own. */
const clientForm = /^https?:\/\/[a-z0-9.[\]:-]+(?:\/[\w-]+)*\/?$/i

/**
 * Where a gateway may send the browser back to: an origin of ours with a language, or a storefront that the shop's
 * configuration names, and nothing else, so that a payment cannot lead anybody to a stranger's page. `calledOrigin` is what the request itself was sent to; only a shop without
 * configured hosts, on this very machine, believes it.
 */
export function checkCallbackHost(
  hosts: KnownHosts,
  calledOrigin: string | undefined,
  claimed: unknown,
): Outcome<string, 'INVALID'> {
  if (typeof claimed !== 'string' || claimed.length > longest || !clientForm.test(claimed)) return invalid()
  if (!URL.canParse(claimed)) return invalid()
  const { origin, pathname } = new URL(claimed)
  const isOwn = form.test(claimed) && isOwnOrigin(hosts, calledOrigin, origin)
  if (!isOwn && !hosts.ALLOWED_CLIENT_ORIGINS.includes(origin)) return invalid()
  return ok(`${origin}${pathname.replace(/\/$/, '')}`)
}

function isOwnOrigin(hosts: KnownHosts, calledOrigin: string | undefined, origin: string): boolean {
  const { PUBLIC_URL, CHANNEL_MAIN_HOSTS: main, CHANNEL_SISTER_HOSTS: sister } = hosts
  if (PUBLIC_URL && new URL(PUBLIC_URL).origin === origin) return true
  const { protocol, hostname, port } = new URL(origin)
  const isConfigured = main.includes(hostname) || sister.includes(hostname)
  if (isConfigured && protocol === 'https:' && port === '') return true
  if (origin !== calledOrigin) return false
  if (isConfigured) return true
  return !PUBLIC_URL && main.length === 0 && isThisMachine(hostname)
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
}

function invalid() {
  return refuse('INVALID', { field: 'callback_host' })
}
