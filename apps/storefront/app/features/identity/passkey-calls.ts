import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'
import {
  addPasskeyCall,
  listPasskeysCall,
  passkeyLoginCall,
  passkeyLoginOptionsCall,
  passkeyOptionsCall,
  passkeyProofOptionsCall,
  removePasskeyCall,
} from '@warsha/contract/identity/passkeys.calls.ts'
import type { RestPasskey } from '@warsha/contract/identity/passkeys.rest.ts'
import { browserApi } from '~/session/browser-api.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { finishLogin, rememberPhone, storeLoginResult } from '~/session/session-actions.ts'

const loadWebauthn = () => import('@simplewebauthn/browser')

/** False in browsers that know no passkeys, and on pages without https. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Whether the device itself can hold one, behind its screen lock. */
export async function canHoldPasskey(): Promise<boolean> {
  return canUsePasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
}

/** False when the customer closed what the browser showed. */
export async function makePasskey(): Promise<boolean> {
  const [{ data }, { startRegistration }] = await Promise.all([
    browserApi().call(passkeyOptionsCall),
    loadWebauthn(),
  ])
  // The browser checks every field of what the server has made.
  const optionsJSON = data as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await unlessClosed(startRegistration({ optionsJSON }))
  if (!made) return false
  await browserApi().call(addPasskeyCall, { body: { credential: { ...made } } })
  return true
}

/** False when the shopper closed what the browser showed. The page's guard leads on. */
export async function signInWithPasskey(prefixes: readonly string[]): Promise<boolean> {
  const [{ data: options }, { startAuthentication }] = await Promise.all([
    browserApi().call(passkeyLoginOptionsCall),
    loadWebauthn(),
  ])
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const signed = await unlessClosed(startAuthentication({ optionsJSON }))
  if (!signed) return false
  const { data } = await browserApi().call(passkeyLoginCall, { body: { credential: { ...signed } } })
  signInWith(data, prefixes)
  return true
}

/** Proof by a passkey of the signed-in customer; null when they closed the browser's dialog. */
export async function signWithPasskey(): Promise<string | null> {
  const [{ data }, { startAuthentication }] = await Promise.all([
    browserApi().call(passkeyProofOptionsCall),
    loadWebauthn(),
  ])
  const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON
  const signed = await unlessClosed(startAuthentication({ optionsJSON }))
  return signed && JSON.stringify(signed)
}

export async function listPasskeys(signal?: AbortSignal): Promise<readonly RestPasskey[]> {
  const { data } = await browserApi().call(listPasskeysCall, { signal, isBackground: true })
  return data
}

export async function removePasskey(id: string): Promise<void> {
  await browserApi().call(removePasskeyCall, { params: { id } })
}

type SignedIn = { token: string; refresh_token: string | null; user: RestProfile }

function signInWith({ token, refresh_token, user }: SignedIn, prefixes: readonly string[]): void {
  const prefix = prefixes.find((each) => user.phone_number.startsWith(each)) ?? ''
  rememberPhone({ country_code: prefix, phone_number: user.phone_number.slice(prefix.length) })
  storeLoginResult({
    token,
    refreshToken: refresh_token,
    user: {
      id: user.id,
      email: '',
      firstName: user.first_name,
      lastName: user.last_name,
      metadata: [{ key: 'email', value: user.email }],
    },
  })
  finishLogin()
  flushSession()
}

/** Closing the browser's question is an answer, and nothing went wrong. */
async function unlessClosed<Value>(question: Promise<Value>): Promise<Value | null> {
  try {
    return await question
  } catch (error) {
    if (error instanceof Error && closed.has(error.name)) return null
    throw error
  }
}

/** The last is of a device that has a passkey of this account already. */
const closed = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError'])
