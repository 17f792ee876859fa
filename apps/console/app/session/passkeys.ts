import {
  proveByPasskeyCall,
  proveByPasskeyOptionsCall,
  staffPasskeySignInCall,
  staffPasskeySignInOptionsCall,
} from '@warsha/contract/console/staff/staff.calls.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { api } from './api.ts'

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

async function askDevice(options: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
  const { startAuthentication, WebAuthnError } = await import('@simplewebauthn/browser')
  try {
    const credential = await startAuthentication({ optionsJSON: options as never })
    return credential as unknown as Record<string, unknown>
  } catch (error) {
    if (error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError'))
      return undefined
    throw error
  }
}
