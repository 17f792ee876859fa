import { createHmac, timingSafeEqual } from 'node:crypto'

type Subject = { publicId: string; email: string }

/** The token of the link that confirms one registration. It works as long as the registration is stored. */
export function makeRegistrationToken(registration: Subject, key: Buffer): string {
  return `${registration.publicId}.${macOf(registration, key)}`
}

/** The registration that the token names; undefined for a token that was not made here, or not for this address. */
export function readRegistrationToken(token: string, email: string, key: Buffer): string | undefined {
  const [publicId = '', mac = '', ...rest] = token.split('.')
  if (rest.length > 0 || !/^[\da-f-]{36}$/.test(publicId)) return undefined
  const expected = Buffer.from(macOf({ publicId, email }, key))
  const given = Buffer.from(mac)
  return given.length === expected.length && timingSafeEqual(given, expected) ? publicId : undefined
}

function macOf({ publicId, email }: Subject, key: Buffer): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['registration', publicId, email]))
    .digest('base64url')
}
