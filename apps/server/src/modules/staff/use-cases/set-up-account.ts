import type { Executor } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { seal, unseal } from '#kernel/secrets/seal.ts'
import { hashPassword } from '#modules/identity/index.ts'
import { administratorRole } from '../rules/role-presets.ts'
import {
  type ChosenCredentials,
  findChosen,
  findInvitation,
  replaceBootstrapInvitation,
  storeChosen,
  takeInvitation,
} from '../storage/invitation-queries.ts'
import { hasAdministrator, insertMember, setCredentials } from '../storage/member-queries.ts'
import { deletePasskeysOf } from '../storage/passkey-queries.ts'
import { endSessionsOf } from '../storage/session-queries.ts'
import { authenticatorUri, createAuthenticatorKey, stepOfCode } from './credentials/authenticator.ts'
import { createSecret, hashSecret } from './credentials/session-token.ts'
import { forgiveSignIn, limitSignIns } from './limit-sign-ins.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import type { StaffContext } from './staff-context.ts'
import { staffJoined } from './staff-events.ts'

export type SetupRefusal =
  | 'INVITATION_INVALID'
  | 'TOO_MANY_REQUESTS'
  | 'CODE_INCORRECT'
  | 'REQUIRED'
  | 'EMAIL_TAKEN'
  | 'CREDENTIALS_INVALID'

/** The one-time secret of the first administrator; undefined once there is one. A restart makes the older one worthless. */
export async function createBootstrapSecret({ db }: Pick<StaffContext, 'db'>): Promise<string | undefined> {
  if (await hasAdministrator(db, administratorRole)) return undefined
  const { secret, hash } = createSecret()
  await inTransaction(db, async (tx) => ok(await replaceBootstrapInvitation(tx, hash)))
  return secret
}

type Chosen = { secret: string; password: string; name?: string | undefined; email?: string | undefined }

/** First half: the password is chosen, the authenticator app gets its key. Nothing counts before its first code. */
export async function startSetup(
  context: StaffContext,
  { secret, password, name, email }: Chosen,
  { network }: { network: string },
): Promise<Outcome<{ key: string; uri: string }, SetupRefusal>> {
  const hash = hashSecret(secret)
  const counted = await limitSignIns(context, { network, account: `setup:${hash}` })
  if (!counted.ok) return counted
  const invitation = await findInvitation(context.db, hash)
  if (!invitation || (await comesLate(context, invitation)))
    return refuse('INVITATION_INVALID', { field: 'secret' })
  await forgiveSignIn(context, counted.value)
  const isFirst = invitation.memberId === null
  if (isFirst && !name) return refuse('REQUIRED', { field: 'name' })
  if (isFirst && !email) return refuse('REQUIRED', { field: 'email' })
  const key = createAuthenticatorKey()
  const chosen: ChosenCredentials = {
    name: isFirst ? (name ?? null) : null,
    email: isFirst ? (email?.toLowerCase() ?? null) : null,
    passwordHash: await hashPassword(password),
    authenticatorKey: seal(key, keysOf(context.config).staff),
  }
  if (!(await storeChosen(context.db, hash, chosen))) return refuse('INVITATION_INVALID', { field: 'secret' })
  const label = chosen.email ?? invitation.email ?? ''
  return ok({ key, uri: authenticatorUri(key, { issuer: context.config.BRAND_NAME_EN, label }) })
}

/** Second half: the app's first code makes the account and signs in. The secret is used up. */
export async function finishSetup(
  context: StaffContext,
  { secret, code }: { secret: string; code: string },
  { network, userAgent }: { network: string; userAgent: string },
): Promise<Outcome<OpenedSession, SetupRefusal>> {
  const hash = hashSecret(secret)
  const counted = await limitSignIns(context, { network, account: `setup:${hash}` })
  if (!counted.ok) return counted
  const chosen = await findChosen(context.db, hash)
  if (!chosen) return refuse('INVITATION_INVALID', { field: 'secret' })
  const key = unseal(chosen.authenticatorKey, keysOf(context.config).staff)
  const authenticatorStep = stepOfCode(key, code, context.clock.now())
  if (authenticatorStep === undefined) return refuse('CODE_INCORRECT', { field: 'code' })
  await forgiveSignIn(context, counted.value)
  const made = await inTransaction<number, SetupRefusal>(context.db, async (tx) => {
    if (!(await takeInvitation(tx, hash))) return refuse('INVITATION_INVALID', { field: 'secret' })
    if (await comesLate({ db: tx }, chosen)) return refuse('INVITATION_INVALID', { field: 'secret' })
    const { memberId, name, email, passwordHash, authenticatorKey } = chosen
    if (memberId === null) {
      const id = await insertMember(tx, {
        name: name ?? '',
        email: email ?? '',
        role: administratorRole,
        passwordHash,
        authenticatorKey,
        authenticatorStep,
      })
      if (id === undefined) return refuse('EMAIL_TAKEN', { field: 'email' })
      await publish(tx, staffJoined({ memberId: id }))
      return ok(id)
    }
    if (!(await setCredentials(tx, memberId, { passwordHash, authenticatorKey, authenticatorStep }))) {
      return refuse('INVITATION_INVALID', { field: 'secret' })
    }
    // New credentials end whatever the old ones opened.
    await endSessionsOf(tx, memberId)
    await deletePasskeysOf(tx, memberId)
    await publish(tx, staffJoined({ memberId }))
    return ok(memberId)
  })
  if (!made.ok) return made
  context.log.info({ memberId: made.value }, 'a member of the staff has chosen credentials')
  return openSession(context, { memberId: made.value, userAgent })
}

/** The secret of a first administrator is worth nothing once there is one. */
async function comesLate(
  { db }: { db: Executor },
  { memberId }: { memberId: number | null },
): Promise<boolean> {
  return memberId === null && hasAdministrator(db, administratorRole)
}
