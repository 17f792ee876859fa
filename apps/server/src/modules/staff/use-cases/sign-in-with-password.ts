import { type Outcome, refuse } from '#kernel/outcome.ts'
import { isPasswordOf } from '#modules/identity/index.ts'
import { findCredentials } from '../storage/member-queries.ts'
import { checkAuthenticatorCode } from './check-authenticator-code.ts'
import { forgiveSignIn, limitSignIns } from './limit-sign-ins.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import type { StaffContext } from './staff-context.ts'

export type StaffSignInRefusal = 'CREDENTIALS_INVALID' | 'TOO_MANY_REQUESTS'

/**
 * Signs in with password and authenticator code, both or neither: which of them was wrong, or whether there is such an
 * account, is not said.
 */
export async function signInWithPassword(
  context: StaffContext,
  { email, password, code }: { email: string; password: string; code: string },
  { network, userAgent }: { network: string; userAgent: string },
): Promise<Outcome<OpenedSession, StaffSignInRefusal>> {
  const account = email.trim().toLowerCase()
  const counted = await limitSignIns(context, { network, account })
  if (!counted.ok) return counted
  const member = await findCredentials(context.db, account)
  const isRight = await isPasswordOf(password, member?.passwordHash ?? null)
  if (!member || !isRight || !(await checkAuthenticatorCode(context, member, code))) {
    context.log.warn({ memberId: member?.id }, 'a sign-in to the console was refused')
    return refuse('CREDENTIALS_INVALID', { field: 'email' })
  }
  await forgiveSignIn(context, counted.value)
  return openSession(context, { memberId: member.id, userAgent })
}
