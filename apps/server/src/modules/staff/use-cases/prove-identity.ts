import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findCredentialsOf } from '../storage/member-queries.ts'
import { recordAuthentication } from '../storage/session-queries.ts'
import { checkAuthenticatorCode } from './check-authenticator-code.ts'
import { forgiveSignIn, limitSignIns } from './limit-sign-ins.ts'
import type { StaffSignInRefusal } from './sign-in-with-password.ts'
import type { StaffContext } from './staff-context.ts'

/** Makes the session's proof fresh again by a code of the authenticator app. */
export async function proveByCode(
  context: StaffContext,
  { memberId, sessionId, code }: { memberId: number; sessionId: string; code: string },
  { network }: { network: string },
): Promise<Outcome<undefined, StaffSignInRefusal>> {
  const counted = await limitSignIns(context, { network, account: `member:${memberId}` })
  if (!counted.ok) return counted
  const member = await findCredentialsOf(context.db, memberId)
  if (!member || !(await checkAuthenticatorCode(context, member, code))) {
    return refuse('CREDENTIALS_INVALID', { field: 'code' })
  }
  await forgiveSignIn(context, counted.value)
  await recordAuthentication(context.db, sessionId)
  return ok(undefined)
}
