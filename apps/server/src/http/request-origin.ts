import type { FastifyRequest } from 'fastify'
import type { Config } from '#config/config.ts'

/** A name or an address, with a port or without. */
const plainHost = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * What absolute links begin with: the configured address, else what the request says if that is well-formed. The
 * headers are the caller's, so nothing of them may reach a page unchecked; undefined when they are no address.
 */
export function requestOrigin(
  { PUBLIC_URL, CONSOLE_URL }: Pick<Config, 'PUBLIC_URL' | 'CONSOLE_URL'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  if (CONSOLE_URL && isConsoleHost({ CONSOLE_URL }, { host })) return CONSOLE_URL
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/$/, '')
  if (!plainHost.test(host)) return undefined
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
  return URL.canParse(origin) ? origin : undefined
}

/** Whether the console's own address was called. Ports make no difference: a proxy in front may have another one. */
export function isConsoleHost(
  { CONSOLE_URL }: Pick<Config, 'CONSOLE_URL'>,
  { host }: Pick<FastifyRequest, 'host'>,
): boolean {
  return (
    CONSOLE_URL !== undefined && host.toLowerCase().replace(/:\d+$/, '') === new URL(CONSOLE_URL).hostname
  )
}
