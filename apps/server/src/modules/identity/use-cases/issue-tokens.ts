import { accessTokenSeconds } from '@warsha/contract/identity/identity.constants.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { type Customer, emailOf, type Session } from '../rules/customer.ts'
import { signToken } from './credentials/tokens.ts'
import type { IdentityContext } from './identity-context.ts'

/** A customer who has just signed in or renewed the session, with the tokens. */
export type SignedIn = { customer: Customer; token: string; refreshToken: string; csrfToken: string }

/** The refresh token depends on nothing but the session as it is stored: asked for twice, it is the same. */
export function issueTokens(
  { config, clock }: Pick<IdentityContext, 'config' | 'clock'>,
  { customer, session }: { customer: Customer; session: Session },
  issuer: string,
): SignedIn {
  const keys = keysOf(config).tokens
  const common = {
    iss: issuer,
    sid: session.publicId,
    token: session.publicId,
    user_id: toGlobalId('User', customer.publicId),
    email: emailOf(customer),
  }
  const now = toSeconds(clock.now())
  const exp = Math.min(now + accessTokenSeconds, toSeconds(session.expiresAt))
  const csrfToken = session.publicId
  return {
    customer,
    token: signToken({ ...common, type: 'access', iat: now, exp }, keys),
    refreshToken: signToken(
      {
        ...common,
        type: 'refresh',
        iat: toSeconds(session.rotatedAt),
        exp: toSeconds(session.expiresAt),
        gen: session.generation,
        csrfToken,
      },
      keys,
    ),
    csrfToken,
  }
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}
