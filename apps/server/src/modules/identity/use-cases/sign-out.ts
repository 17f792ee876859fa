import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { endSession, endSessionsOf } from '../storage/session-queries.ts'
import { readToken } from './credentials/tokens.ts'
import type { IdentityContext } from './identity-context.ts'

/** Ends the session of the request or of the refresh token; neither is needed. */
export async function signOut(
  { db, config, clock }: IdentityContext,
  { sessionId, refreshToken }: { sessionId: string | undefined; refreshToken: string | undefined },
): Promise<void> {
  const { publicKey } = keysOf(config).tokens
  const read = refreshToken
    ? readToken(refreshToken, { now: clock.now(), type: 'refresh', publicKey })
    : undefined
  const ended = new Set([sessionId, read?.ok ? read.value.sid : undefined])
  for (const id of ended) if (id) await endSession(db, id)
}

export async function signOutEverywhere(
  { db }: Pick<IdentityContext, 'db'>,
  customerId: number,
): Promise<void> {
  await endSessionsOf(db, customerId)
}
