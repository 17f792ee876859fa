import { z } from 'zod'
import { failureAnswer, itemAnswer } from '../../shop/rest-shapes.ts'
import { permissions } from './permissions.ts'

const refusals = {
  400: failureAnswer,
  401: failureAnswer,
  403: failureAnswer,
  404: failureAnswer,
  409: failureAnswer,
  429: failureAnswer,
  503: failureAnswer,
}

export const operatorShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(['en', 'ar']),
  role: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** Null: every centre. */
  centres: z.array(z.object({ id: z.int(), name_en: z.string(), name_ar: z.string() })).nullable(),
  session_ends_at: z.string(),
  proof_is_fresh: z.boolean(),
})

export type RestOperator = z.infer<typeof operatorShape>

const webauthnJson = z.record(z.string(), z.unknown())
const password = z.string().min(12).max(128)
const code = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll(/\s/g, ''))
const secret = z.string().min(20).max(100)

const tags = ['staff']
const operatorAnswer = { 200: itemAnswer(operatorShape), ...refusals }
const optionsAnswer = { 200: itemAnswer(webauthnJson), ...refusals }
const doneAnswer = { 200: z.object({ data: z.object({}) }), ...refusals }

export const readSessionSchema = { tags, response: operatorAnswer }

export const endSessionSchema = { tags, response: doneAnswer }

export const passwordSignInSchema = {
  tags,
  body: z.object({ email: z.string().max(254), password: z.string().max(128), code }),
  response: operatorAnswer,
}

export const passkeyOptionsSchema = { tags, response: optionsAnswer }

export const passkeySchema = {
  tags,
  body: z.object({ credential: webauthnJson }),
  response: operatorAnswer,
}

export const proveByCodeSchema = { tags, body: z.object({ code }), response: operatorAnswer }

/** A one-time secret makes the account's credentials: a password and an authenticator app. */
export const startSetupSchema = {
  tags,
  body: z.object({
    secret,
    password,
    /** Of the first administrator, who has no account yet. */
    name: z.string().trim().min(1).max(100).optional(),
    email: z.email().max(254).optional(),
  }),
  response: {
    200: itemAnswer(z.object({ authenticator_uri: z.string(), authenticator_key: z.string() })),
    ...refusals,
  },
}

export const finishSetupSchema = { tags, body: z.object({ secret, code }), response: operatorAnswer }
