import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { unseal } from '#kernel/secrets/seal.ts'
import { type MemberCredentials, takeAuthenticatorStep } from '../storage/member-queries.ts'
import { stepOfCode } from './credentials/authenticator.ts'
import type { StaffContext } from './staff-context.ts'

/** Whether the code is the app's and was not used before. A right code is used up by being asked about. */
export async function checkAuthenticatorCode(
  { db, config, clock }: StaffContext,
  { id, authenticatorKey }: Pick<MemberCredentials, 'id' | 'authenticatorKey'>,
  code: string,
): Promise<boolean> {
  const key = unseal(authenticatorKey, keysOf(config).staff)
  const step = stepOfCode(key, code, clock.now())
  return step !== undefined && takeAuthenticatorStep(db, id, step)
}
