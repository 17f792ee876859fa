import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  keyAlgorithms,
  loadWebauthn,
  readAuthentication,
  readChallenge,
  readRegistration,
  unlessRefused,
  type WebauthnJson,
} from '#modules/identity/index.ts'
import {
  countUse,
  findPasskey,
  insertPasskey,
  listCredentialIds,
  lockPasskeysOf,
  type NewStaffPasskey,
  storeChallenge,
  takeChallenge,
} from '../storage/passkey-queries.ts'
import { recordAuthentication, type StaffSession } from '../storage/session-queries.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import type { StaffContext } from './staff-context.ts'

/** The console's page that asks: a passkey is good for its host alone. */
export type ConsolePage = { host: string | undefined; origin: string | undefined; userAgent: string }

export type StaffPasskeyRefusal =
  | 'PASSKEY_INVALID'
  | 'PASSKEYS_FULL'
  | 'CREDENTIALS_INVALID'
  | 'STEP_UP_REQUIRED'
  | 'UNAVAILABLE'

/** A passkey proves identity later, so identity is proven before one is made. */
type ProvenSession = Pick<StaffSession, 'member' | 'hasFreshAuthentication'>

/** Options for the browser to make a passkey. */
export async function startPasskey(
  { db, config }: StaffContext,
  { member, hasFreshAuthentication }: ProvenSession,
  { host }: ConsolePage,
): Promise<Outcome<WebauthnJson, StaffPasskeyRefusal>> {
  if (!hasFreshAuthentication) return refuse('STEP_UP_REQUIRED')
  if (!host) return refuse('UNAVAILABLE')
  const { generateRegistrationOptions } = await loadWebauthn()
  const own = await listCredentialIds(db, member.id)
  const options = await generateRegistrationOptions({
    rpName: `${config.BRAND_NAME_EN} console`,
    rpID: host,
    userID: new Uint8Array(Buffer.from(member.publicId)),
    userName: member.email,
    attestationType: 'none',
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: own.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(db, { challenge: options.challenge, memberId: member.id, host })
  return ok({ ...options })
}

/** Stores the passkey that a device made, once it answers the challenge on the console's page. */
export async function addPasskey(
  { db }: StaffContext,
  { member, hasFreshAuthentication }: ProvenSession,
  credential: WebauthnJson,
  { host, origin, userAgent }: ConsolePage,
): Promise<Outcome<undefined, StaffPasskeyRefusal>> {
  if (!hasFreshAuthentication) return refuse('STEP_UP_REQUIRED')
  const memberId = member.id
  if (!host || !origin) return refuse('UNAVAILABLE')
  const response = readRegistration(credential)
  const challenge = response && readChallenge(response.response.clientDataJSON)
  if (!challenge || !(await takeChallenge(db, { challenge, memberId, host })))
    return refuse('PASSKEY_INVALID')
  const { verifyRegistrationResponse } = await loadWebauthn()
  const verified = await unlessRefused(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      supportedAlgorithmIDs: keyAlgorithms,
      requireUserVerification: true,
    }),
  )
  if (!verified?.verified) return refuse('PASSKEY_INVALID')
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return storePasskey(db, {
    memberId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    device: userAgent,
  })
}

/** One at a time for each member, so that many devices at once cannot pass the limit together. */
export function storePasskey(
  db: Database,
  passkey: NewStaffPasskey,
): Promise<Outcome<undefined, 'PASSKEYS_FULL'>> {
  return inTransaction(db, async (tx) => {
    await lockPasskeysOf(tx, passkey.memberId)
    return (await insertPasskey(tx, passkey)) ? ok(undefined) : refuse('PASSKEYS_FULL')
  })
}

/** Options for the browser to answer with a passkey: to sign in, or to prove identity inside a session. */
export async function startPasskeyChallenge(
  { db }: Pick<StaffContext, 'db'>,
  { host }: ConsolePage,
  memberId: number | null,
): Promise<Outcome<WebauthnJson, StaffPasskeyRefusal>> {
  if (!host) return refuse('UNAVAILABLE')
  const { generateAuthenticationOptions } = await loadWebauthn()
  const own = memberId === null ? [] : await listCredentialIds(db, memberId)
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    allowCredentials: own.map((id) => ({ id })),
  })
  await storeChallenge(db, { challenge: options.challenge, memberId, host })
  return ok({ ...options })
}

export async function signInWithPasskey(
  context: StaffContext,
  credential: WebauthnJson,
  page: ConsolePage,
): Promise<Outcome<OpenedSession, StaffPasskeyRefusal>> {
  const proven = await checkPasskey(context, { credential, page, challengedMember: null })
  if (!proven.ok) return proven
  return openSession(context, { memberId: proven.value.memberId, userAgent: page.userAgent })
}

/** Makes the session's proof fresh again by a passkey of its own member. */
export async function proveByPasskey(
  context: StaffContext,
  { memberId, sessionId, credential }: { memberId: number; sessionId: string; credential: WebauthnJson },
  page: ConsolePage,
): Promise<Outcome<undefined, StaffPasskeyRefusal>> {
  const proven = await checkPasskey(context, { credential, page, challengedMember: memberId })
  if (!proven.ok) return proven
  if (proven.value.memberId !== memberId) return refuse('PASSKEY_INVALID')
  await recordAuthentication(context.db, sessionId)
  return ok(undefined)
}

async function checkPasskey(
  { db }: Pick<StaffContext, 'db'>,
  asked: { credential: WebauthnJson; page: ConsolePage; challengedMember: number | null },
): Promise<Outcome<{ memberId: number }, StaffPasskeyRefusal>> {
  const { host, origin } = asked.page
  if (!host || !origin) return refuse('UNAVAILABLE')
  const response = readAuthentication(asked.credential)
  const challenge = response && readChallenge(response.response.clientDataJSON)
  if (!challenge || !(await takeChallenge(db, { challenge, memberId: asked.challengedMember, host }))) {
    return refuse('PASSKEY_INVALID')
  }
  const passkey = await findPasskey(db, response.id)
  if (!passkey) return refuse('PASSKEY_INVALID')
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const verified = await unlessRefused(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  if (!verified?.verified) return refuse('PASSKEY_INVALID')
  if (!(await countUse(db, passkey.id, verified.authenticationInfo.newCounter)))
    return refuse('PASSKEY_INVALID')
  return ok({ memberId: passkey.memberId })
}
