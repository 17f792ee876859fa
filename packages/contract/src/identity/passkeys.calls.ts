import { defineCall } from '../client/rest-call.ts'
import type {
  addPasskeySchema,
  listPasskeysSchema,
  passkeyLoginSchema,
  passkeyOptionsSchema,
  removePasskeySchema,
} from './passkeys.rest.ts'

/** Options for the browser to make a passkey. */
export const passkeyOptionsCall = defineCall<typeof passkeyOptionsSchema>({
  method: 'POST',
  path: '/accounts/passkeys/options/',
  access: 'customer',
})

/** Options for the browser to prove that the customer holds a passkey, for actions that need more than a session. */
export const passkeyProofOptionsCall = defineCall<typeof passkeyOptionsSchema>({
  method: 'POST',
  path: '/accounts/passkeys/proof-options/',
  access: 'customer',
})

export const addPasskeyCall = defineCall<typeof addPasskeySchema>({
  method: 'POST',
  path: '/accounts/passkeys/',
  access: 'customer',
})

export const listPasskeysCall = defineCall<typeof listPasskeysSchema>({
  method: 'GET',
  path: '/accounts/passkeys/',
  access: 'customer',
})

export const removePasskeyCall = defineCall<typeof removePasskeySchema>({
  method: 'DELETE',
  path: '/accounts/passkeys/:id/',
  access: 'customer',
  object: 'passkey',
})

/** Options for the browser to sign in with a passkey. */
export const passkeyLoginOptionsCall = defineCall<typeof passkeyOptionsSchema>({
  method: 'POST',
  path: '/accounts/passkey-login/options/',
  access: 'public',
  ignoresCredentials: true,
})

export const passkeyLoginCall = defineCall<typeof passkeyLoginSchema>({
  method: 'POST',
  path: '/accounts/passkey-login/',
  access: 'public',
  ignoresCredentials: true,
})
