import { defineCall } from '../../client/rest-call.ts'
import type {
  endSessionSchema,
  finishSetupSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passwordSignInSchema,
  proveByCodeSchema,
  readSessionSchema,
  startSetupSchema,
} from './staff.rest.ts'

export const passwordSignInCall = defineCall<typeof passwordSignInSchema>({
  method: 'POST',
  path: '/console/session/password/',
  access: 'public',
  ignoresCredentials: true,
})

/** Options for the browser to sign in with a passkey. */
export const staffPasskeySignInOptionsCall = defineCall<typeof passkeyOptionsSchema>({
  method: 'POST',
  path: '/console/session/passkey/options/',
  access: 'public',
  ignoresCredentials: true,
})

export const staffPasskeySignInCall = defineCall<typeof passkeySchema>({
  method: 'POST',
  path: '/console/session/passkey/',
  access: 'public',
  ignoresCredentials: true,
})

/** The operator behind the session: permissions, centres, until when. */
export const readSessionCall = defineCall<typeof readSessionSchema>({
  method: 'GET',
  path: '/console/session/',
  access: 'operator',
})

export const endSessionCall = defineCall<typeof endSessionSchema>({
  method: 'DELETE',
  path: '/console/session/',
  access: 'operator',
})

/** A fresh proof of identity, by the code of the authenticator app. */
export const proveByCodeCall = defineCall<typeof proveByCodeSchema>({
  method: 'POST',
  path: '/console/session/proof/code/',
  access: 'operator',
})

/** Options for the browser to prove an operator's identity with a passkey. */
export const proveByPasskeyOptionsCall = defineCall<typeof passkeyOptionsSchema>({
  method: 'POST',
  path: '/console/session/proof/passkey/options/',
  access: 'operator',
})

export const proveByPasskeyCall = defineCall<typeof passkeySchema>({
  method: 'POST',
  path: '/console/session/proof/passkey/',
  access: 'operator',
})

/** Options for the browser to make a passkey for the signed-in operator. */
export const staffPasskeyOptionsCall = defineCall<typeof passkeyOptionsSchema>({
  method: 'POST',
  path: '/console/session/passkeys/options/',
  access: 'operator',
})

export const addStaffPasskeyCall = defineCall<typeof passkeySchema>({
  method: 'POST',
  path: '/console/session/passkeys/',
  access: 'operator',
})

export const startSetupCall = defineCall<typeof startSetupSchema>({
  method: 'POST',
  path: '/console/setup/',
  access: 'public',
  ignoresCredentials: true,
})

export const finishSetupCall = defineCall<typeof finishSetupSchema>({
  method: 'POST',
  path: '/console/setup/finish/',
  access: 'public',
  ignoresCredentials: true,
})
