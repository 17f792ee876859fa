import { createHmac } from 'node:crypto'
import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { openSessionByCode } from '../storage/session-queries.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { issueTokens, type SignedIn } from './issue-tokens.ts'
import { type CodeRefusal, longestCode, readCode, tryCode } from './try-code.ts'

export type SignInRefusal = CodeRefusal | 'DRIVER_CODE_REQUIRED' | 'DRIVER_CODE_INCORRECT' | 'ACCOUNT_BLOCKED'

export type CodeSignIn = { phone: string; code: string; driverCode?: string | undefined }

/** Signs in with the newest code of the number. */
export async function signInWithCode(
  context: IdentityContext,
  { phone, code, driverCode }: CodeSignIn,
  client: Client,
): Promise<Outcome<SignedIn, SignInRefusal>> {
  const digits = readCode(code)
  if (!digits.ok) return digits
  if (driverCode !== undefined && !driverCode.trim())
    return refuse('DRIVER_CODE_REQUIRED', { field: 'driverCode' })

  const subject = { phone, purpose: 'sign-in' } as const
  const tried = await tryCode(context, subject, digits.value, client)
  if (!tried.ok) return tried

  const key = keysOf(context.config).codes
  const opened = await openSessionByCode(
    context.db,
    {
      ...subject,
      ...tried.value,
      language: client.locale,
      driverCodeHash: driverCode === undefined ? undefined : hashDriverCode(driverCode, phone, key),
    },
    { kind: driverCode === undefined ? 'customer' : 'driver', userAgent: client.userAgent },
  )
  if (!opened) {
    return driverCode === undefined
      ? refuse('CODE_INCORRECT', { field: 'otp' })
      : refuse('DRIVER_CODE_INCORRECT', { field: 'driverCode' })
  }
  const { customer, session } = opened
  return session ? ok(issueTokens(context, { customer, session }, client.issuer)) : refuse('ACCOUNT_BLOCKED')
}

export function hashDriverCode(driverCode: string, phone: string, key: Buffer): string {
  const code = normaliseNumberInput(driverCode.slice(0, longestCode)).toLowerCase()
  return createHmac('sha256', key).update(['driver', phone, code].join('|')).digest('base64url')
}
