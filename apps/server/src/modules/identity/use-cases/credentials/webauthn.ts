import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

/** Fetched with the first passkey: a shop whose customers have none does not load it. */
export const loadWebauthn = () => import('@simplewebauthn/server')

/** Ed25519, ES256 and RS256, which every device has one of. Named, because asking Node what it supports is experimental. */
export const keyAlgorithms = [-8, -7, -257]

export type WebauthnJson = Readonly<Record<string, unknown>>

const text = z.string().max(20_000)

const clientData = z.object({ challenge: z.string().max(200) })
const shared = { id: text, rawId: text, type: z.literal('public-key') }
const extensions = z.record(z.string(), z.unknown()).default({})

const registrationShape = z.object({
  ...shared,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(8).default([]),
  }),
})

const authenticationShape = z.object({
  ...shared,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish().transform((handle) => handle ?? undefined),
  }),
})

/** Undefined for what no device has made. */
export function readRegistration(credential: WebauthnJson): RegistrationResponseJSON | undefined {
  return registrationShape.safeParse(credential).data as RegistrationResponseJSON | undefined
}

export function readAuthentication(credential: WebauthnJson): AuthenticationResponseJSON | undefined {
  return authenticationShape.safeParse(credential).data as AuthenticationResponseJSON | undefined
}

/** The challenge that was signed, as the client data names it. */
export function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return clientData.safeParse(data).data?.challenge
  } catch {
    return undefined
  }
}

/** The library throws for whatever does not fit; to the caller it is all the same. */
export async function unlessRefused<Value>(check: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await check()
  } catch {
    return undefined
  }
}
