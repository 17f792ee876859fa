import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Customer } from '../rules/customer.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  lockPasskeysOf,
  type NewPasskey,
  type Passkey,
  storeChallenge,
  takeChallenge,
} from '../storage/passkey-queries.ts'
import {
  keyAlgorithms,
  loadWebauthn,
  readChallenge,
  readRegistration,
  unlessRefused,
  type WebauthnJson,
} from './credentials/webauthn.ts'
import { brandOf, type Client, type IdentityContext } from './identity-context.ts'

export type { Passkey }

/** The page that asks, by its origin; a passkey is good for its host alone. */
export type PasskeyPage = { client: Client; origin: string | undefined }

export type PasskeyRefusal = 'PASSKEY_INVALID' | 'PASSKEYS_FULL' | 'UNAVAILABLE'

/** The options for a browser to make a passkey for the customer. */
export async function startPasskey(
  { db, config }: IdentityContext,
  customer: Customer,
  { client }: PasskeyPage,
): Promise<Outcome<WebauthnJson, PasskeyRefusal>> {
  const host = client.ownHost
  if (!host) return refuse('UNAVAILABLE')
  const { generateRegistrationOptions } = await loadWebauthn()
  const own = await listPasskeys(db, customer.id)
  const options = await generateRegistrationOptions({
    rpName: brandOf(config, client.locale),
    rpID: host,
    userID: new Uint8Array(Buffer.from(customer.publicId)),
    userName: customer.phone ?? customer.email ?? customer.publicId,
    attestationType: 'none',
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(db, { challenge: options.challenge, customerId: customer.id, host })
  return ok({ ...options })
}

/** Stores the passkey that a device made, once it is proven that it answers our challenge on our page. */
export async function addPasskey(
  { db }: IdentityContext,
  customerId: number,
  credential: WebauthnJson,
  { client, origin }: PasskeyPage,
): Promise<Outcome<Passkey, PasskeyRefusal>> {
  const host = client.ownHost
  if (!host || !origin) return refuse('UNAVAILABLE')
  const response = readRegistration(credential)
  const challenge = response && readChallenge(response.response.clientDataJSON)
  if (!challenge || !(await takeChallenge(db, { challenge, customerId, host }))) {
    return refuse('PASSKEY_INVALID')
  }
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
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  return storePasskey(db, {
    customerId,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
    device: client.userAgent,
  })
}

/** One at a time for each customer, so that many devices at once cannot pass the limit together. */
export async function storePasskey(
  db: Database,
  passkey: NewPasskey,
): Promise<Outcome<Passkey, 'PASSKEY_INVALID' | 'PASSKEYS_FULL'>> {
  return inTransaction(db, async (tx) => {
    await lockPasskeysOf(tx, passkey.customerId)
    const added = await insertPasskey(tx, passkey)
    if (added) return ok(added)
    return refuse((await findPasskey(tx, passkey.credentialId)) ? 'PASSKEY_INVALID' : 'PASSKEYS_FULL')
  })
}

export function listOwnPasskeys({ db }: Pick<IdentityContext, 'db'>, customerId: number): Promise<Passkey[]> {
  return listPasskeys(db, customerId)
}

export async function removePasskey(
  { db }: Pick<IdentityContext, 'db'>,
  named: { customerId: number; publicId: string },
): Promise<Outcome<Passkey, 'NOT_FOUND'>> {
  const removed = await deletePasskey(db, named)
  return removed ? ok(removed) : refuse('NOT_FOUND')
}
