import {
  addStaffPasskeyCall,
  proveByPasskeyCall,
  proveByPasskeyOptionsCall,
  staffPasskeyOptionsCall,
  staffPasskeySignInCall,
  staffPasskeySignInOptionsCall,
} from '@warsha/contract/console/staff/staff.calls.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { api } from './api.ts'
import { ask } from './ask.ts'

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Undefined when the operator closes the browser's question. */
export async function signInWithPasskey(): Promise<RestOperator | undefined> {
  const { data } = await api.call(staffPasskeySignInOptionsCall)
  const credential = await askDevice(data)
  return credential && (await api.call(staffPasskeySignInCall, { body: { credential } })).data
}

export async function proveByPasskey(): Promise<RestOperator | undefined> {
  const { data } = await api.call(proveByPasskeyOptionsCall)
  const credential = await askDevice(data)
  return credential && (await api.call(proveByPasskeyCall, { body: { credential } })).data
}

/** Makes a passkey of this device, behind a fresh proof; undefined when the operator closes the browser's question. */
export async function addPasskey(): Promise<RestOperator | undefined> {
  const { data } = await ask(staffPasskeyOptionsCall, {})
  const credential = await askDevice(data, 'registration')
  return credential && (await ask(addStaffPasskeyCall, { body: { credential } })).data
}

async function askDevice(
  options: Record<string, unknown>,
  purpose: 'authentication' | 'registration' = 'authentication',
): Promise<Record<string, unknown> | undefined> {
  const { startAuthentication, startRegistration, WebAuthnError } = await import('@simplewebauthn/browser')
  const start = purpose === 'registration' ? startRegistration : startAuthentication
  try {
    const credential = await start({ optionsJSON: options as never })
    return credential as unknown as Record<string, unknown>
  } catch (error) {
    if (error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError'))
      return undefined
    throw error
  }
}
