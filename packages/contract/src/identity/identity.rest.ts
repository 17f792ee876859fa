import { z } from 'zod'
import { failureAnswer, idShape, itemAnswer } from '../shop/rest-shapes.ts'
import { chosenBalanceShape } from '../wallet/chosen-balance.ts'
import { emailMaxLength } from './identity.constants.ts'

/** The profile. Masked fields are masked on the server; an empty text means "not given". */
export const profileShape = z.object({
  id: z.string(),
  phone_number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  nid: z.string(),
  credit_card: z.string(),
})

/** `image` is a picture to be shown as it is. Instead of reading it, a client may solve `work`. */
export const captchaShape = z.object({
  captcha_uuid: z.string(),
  image: z.string(),
  expires_in: z.int(),
  /** Answer `work:<number>` so that SHA-256 of `<captcha_uuid>:<number>` begins with this many zero bits. */
  work: z.object({ bits: z.int() }),
})

export const codeSentShape = z.object({ message: z.string(), retry_after: z.int() })

export const signedInShape = z.object({
  token: z.string(),
  refresh_token: z.string().nullable(),
  user: profileShape,
})

export type RestProfile = z.infer<typeof profileShape>
export type RestCaptcha = z.infer<typeof captchaShape>

const refusals = { 400: failureAnswer, 401: failureAnswer, 403: failureAnswer, 429: failureAnswer }
const colour = z
  .string()
  .regex(/^#?(?:[\da-f]{3}|[\da-f]{6})$/i)
  .optional()

export const captchaSchema = {
  tags: ['accounts'],
  querystring: z.object({ font_color: colour, color: colour, base_color: colour }),
  response: { 200: itemAnswer(captchaShape), ...refusals },
}

/** Without `otp_code` it sends a code, with it signs in. The number is in international form or a local one of Oman. */
export const restLoginSchema = {
  tags: ['accounts'],
  body: z.object({
    phone_number: z.string().min(1).max(40),
    city_id: idShape.nullish(),
    captcha_uuid: z.string().max(200).optional(),
    captcha: z.string().max(64).optional(),
    otp_code: z.string().max(40).optional(),
  }),
  response: { 200: itemAnswer(z.union([signedInShape, codeSentShape])), ...refusals },
}

export const tokenLoginSchema = {
  tags: ['accounts'],
  body: z.object({ token: z.string().min(1).max(2000) }),
  response: { 200: itemAnswer(signedInShape), ...refusals },
}

export const readProfileSchema = {
  tags: ['accounts'],
  response: { 200: itemAnswer(profileShape), ...refusals },
}

/**
 * A masked value that comes back as it was shown changes nothing. Of a card only the last four digits are stored. With
 * `keep_existing` only what the account does not have yet is stored, as after a payment.
 */
export const updateProfileSchema = {
  tags: ['accounts'],
  body: z.object({
    phone_number: z.string().max(40).optional(),
    first_name: z.string().max(100).optional(),
    last_name: z.string().max(100).optional(),
    email: z
      .string()
      .max(emailMaxLength + 10)
      .optional(),
    nid: z.string().max(40).optional(),
    credit_card: z.string().max(40).optional(),
    keep_existing: z.boolean().optional(),
  }),
  response: { 200: itemAnswer(profileShape), ...refusals },
}

/** The modules of the shop each add what they have; numbers that the profile masks are masked here, too. */
export const exportDataSchema = {
  tags: ['accounts'],
  response: { 200: itemAnswer(z.record(z.string(), z.unknown())), ...refusals },
}

export const deletionCodeSchema = {
  tags: ['accounts'],
  body: z.object({
    messaging_service: z.string().max(40).optional(),
    captcha_uuid: z.string().max(200).optional(),
    captcha: z.string().max(64).optional(),
  }),
  response: { 200: itemAnswer(codeSentShape), 404: failureAnswer, ...refusals },
}

/** Cannot be undone. Refused while a payment is open. */
export const deleteAccountSchema = {
  tags: ['accounts'],
  body: z.object({
    otp_code: z.string().max(40),
    /** Required as long as there is something in the wallet. */
    balance: chosenBalanceShape.optional(),
  }),
  response: { 200: itemAnswer(z.object({ is_deleted: z.boolean() })), 404: failureAnswer, ...refusals },
}
