import { z } from 'zod'
import { failureAnswer, itemAnswer, listAnswer, pageQuery } from '../shop/rest-shapes.ts'
import { signedInShape } from './identity.rest.ts'

export const passkeyShape = z.object({
  id: z.string(),
  /** The device, as its browser called itself when the passkey was made. */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})

export type RestPasskey = z.infer<typeof passkeyShape>

/** Input and output of WebAuthn's own functions, as JSON; the library that checks it reads it field by field. */
const webauthnJson = z.record(z.string(), z.unknown())
const optionsAnswer = itemAnswer(webauthnJson)
const credentialBody = z.object({ credential: webauthnJson })
const refusals = { 400: failureAnswer, 401: failureAnswer, 403: failureAnswer, 429: failureAnswer }

export const passkeyOptionsSchema = {
  tags: ['accounts'],
  response: { 200: optionsAnswer, ...refusals },
}

export const addPasskeySchema = {
  tags: ['accounts'],
  body: credentialBody,
  response: { 200: itemAnswer(passkeyShape), ...refusals },
}

export const listPasskeysSchema = {
  tags: ['accounts'],
  querystring: z.object(pageQuery()),
  response: { 200: listAnswer(passkeyShape), ...refusals },
}

export const removePasskeySchema = {
  tags: ['accounts'],
  params: z.object({ id: z.string().max(100) }),
  response: { 200: itemAnswer(passkeyShape), 404: failureAnswer, ...refusals },
}

export const passkeyLoginSchema = {
  tags: ['accounts'],
  body: credentialBody,
  response: { 200: itemAnswer(signedInShape), ...refusals },
}
