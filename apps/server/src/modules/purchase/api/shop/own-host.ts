import type { RequestContext } from '#http/request-context.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { checkCallbackHost } from '#modules/payments/index.ts'

/** The shop's own address in the caller's language, for a payment whose client names none. */
export function ownHost({ config, client, locale }: RequestContext): Outcome<string> {
  const origin = config.PUBLIC_URL ?? client.origin ?? ''
  const host = URL.canParse(origin) ? `${new URL(origin).origin}/${locale}` : undefined
  return checkCallbackHost(config, client.origin, host)
}
