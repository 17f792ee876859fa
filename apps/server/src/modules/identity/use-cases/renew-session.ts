import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { renewSession as renewStored } from '../storage/session-queries.ts'
import { readToken, type TokenRefusal } from './credentials/tokens.ts'
import type { IdentityContext } from './identity-context.ts'
import { issueTokens, type SignedIn } from './issue-tokens.ts'

/** Gives out a new access token, and moves to a new refresh token if the client takes one. */
export async function renewSession(
  context: IdentityContext,
  { refreshToken, isRotated }: { refreshToken: string; isRotated: boolean },
  issuer: string,
): Promise<Outcome<SignedIn, TokenRefusal>> {
  const { publicKey } = keysOf(context.config).tokens
  const read = readToken(refreshToken, { now: context.clock.now(), type: 'refresh', publicKey })
  if (!read) return refuse('TOKEN_INVALID')
  if (!read.ok) return read
  const { sid, gen } = read.value
  if (gen === undefined) return refuse('TOKEN_INVALID')
  const renewed = await renewStored(context.db, { sessionId: sid, generation: gen, isRotated })
  if (!renewed || renewed.hasEnded) return refuse('TOKEN_INVALID')
  return ok(issueTokens(context, renewed, issuer))
}
