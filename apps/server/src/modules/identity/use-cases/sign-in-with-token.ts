import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Customer } from '../rules/customer.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { authenticate } from './authenticate.ts'
import type { TokenRefusal } from './credentials/tokens.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { renewSession } from './renew-session.ts'

type TokenSignIn = { customer: Customer; token: string; refreshToken: string | null }

/**
 * Goes on with the session of a token. A refresh token gets a new access token; an access token is only confirmed,
 * because it would live for ever if it could renew itself.
 */
export async function signInWithToken(
  context: IdentityContext,
  token: string,
  client: Client,
): Promise<Outcome<TokenSignIn, TokenRefusal>> {
  const found = await authenticate(context, token)
  if (found?.ok) {
    const { customer = await findCustomer(context.db, found.value.session.customerId) } = found.value
    return customer ? ok({ customer, token, refreshToken: null }) : refuse('TOKEN_INVALID')
  }
  if (found?.code !== 'TOKEN_INVALID') return found ?? refuse('TOKEN_INVALID')
  return renewSession(context, { refreshToken: token, isRotated: false }, client.issuer)
}
