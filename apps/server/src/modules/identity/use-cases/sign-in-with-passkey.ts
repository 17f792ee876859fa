import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  countUse,
  findPasskey,
  listPasskeys,
  type Passkey,
  storeChallenge,
  takeChallenge,
} from '../storage/passkey-queries.ts'
import { openSession } from '../storage/session-queries.ts'
import {
  loadWebauthn,
  readAuthentication,
  readChallenge,
  unlessRefused,
  type WebauthnJson,
} from './credentials/webauthn.ts'
import type { IdentityContext } from './identity-context.ts'
import { issueTokens, type SignedIn } from './issue-tokens.ts'
import type { PasskeyPage, PasskeyRefusal } from './passkeys.ts'

/** The options for a browser to sign in. They name no customer: the device shows which passkeys it has. */
export async function startPasskeySignIn(
  { db }: Pick<IdentityContext, 'db'>,
  { client }: PasskeyPage,
): Promise<Outcome<WebauthnJson, PasskeyRefusal>> {
  const host = client.ownHost
  if (!host) return refuse('UNAVAILABLE')
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' })
  await storeChallenge(db, { challenge: options.challenge, customerId: null, host })
  return ok({ ...options })
}

/** The options for a browser to prove that the signed-in customer holds one of the account's passkeys. */
export async function startPasskeyChallenge(
  { db }: Pick<IdentityContext, 'db'>,
  customerId: number,
  { client }: PasskeyPage,
): Promise<Outcome<WebauthnJson, PasskeyRefusal>> {
  const host = client.ownHost
  if (!host) return refuse('UNAVAILABLE')
  const { generateAuthenticationOptions } = await loadWebauthn()
  const own = await listPasskeys(db, customerId)
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
  })
  await storeChallenge(db, { challenge: options.challenge, customerId, host })
  return ok({ ...options })
}

/** Checks a device's signature for the signed-in customer; another customer's passkey proves nothing. */
export async function checkOwnPasskey(
  { db }: Pick<IdentityContext, 'db'>,
  customerId: number,
  credential: WebauthnJson,
  page: PasskeyPage,
): Promise<Outcome<undefined, PasskeyRefusal>> {
  const proven = await provePasskey({ db }, credential, { ...page, customerId })
  if (!proven.ok) return proven
  const { passkey, counter } = proven.value
  const isOwn = passkey.customerId === customerId && (await countUse(db, passkey.id, counter))
  return isOwn ? ok(undefined) : refuse('PASSKEY_INVALID')
}

/** Signs in with a device's signature. Every failure gets the same answer. */
export async function signInWithPasskey(
  context: IdentityContext,
  credential: WebauthnJson,
  page: PasskeyPage,
): Promise<Outcome<SignedIn, PasskeyRefusal | 'ACCOUNT_BLOCKED'>> {
  const { client } = page
  const proven = await provePasskey(context, credential, { ...page, customerId: null })
  if (!proven.ok) return proven
  const { passkey, counter } = proven.value
  if (!(await countUse(context.db, passkey.id, counter))) return refuse('PASSKEY_INVALID')
  const opened = await openSession(context.db, passkey.customerId, {
    kind: 'customer',
    userAgent: client.userAgent,
  })
  if (!opened?.session) return refuse('ACCOUNT_BLOCKED')
  const { customer, session } = opened
  return ok(issueTokens(context, { customer, session }, client.issuer))
}

async function provePasskey(
  { db }: Pick<IdentityContext, 'db'>,
  credential: WebauthnJson,
  { client, origin, customerId }: PasskeyPage & { customerId: number | null },
): Promise<Outcome<{ passkey: Passkey; counter: number }, PasskeyRefusal>> {
  const host = client.ownHost
  if (!host || !origin) return refuse('UNAVAILABLE')
  const response = readAuthentication(credential)
  const challenge = response && readChallenge(response.response.clientDataJSON)
  if (!challenge || !(await takeChallenge(db, { challenge, customerId, host }))) {
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
  return ok({ passkey, counter: verified.authenticationInfo.newCounter })
}
