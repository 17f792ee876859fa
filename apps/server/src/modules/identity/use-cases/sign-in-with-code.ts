import { createHmac } from 'node:crypto'
import { codeLength } from '@warsha/contract/constants.ts'
import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { findExceeded, type Limit } from '../rules/limits.ts'
import { networkOf } from '../rules/send-limits.ts'
import { countTry } from '../storage/code-queries.ts'
import { openSessionByCode } from '../storage/session-queries.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { issueTokens, type SignedIn } from './issue-tokens.ts'
import { isSameMac, macOfCode } from './proofs/one-time-code.ts'

export type SignInRefusal =
  | 'CODE_REQUIRED'
  | 'CODE_LENGTH_INVALID'
  | 'CODE_INCORRECT'
  | 'CODE_EXPIRED'
  | 'CODE_TRIES_EXCEEDED'
  | 'TOO_MANY_REQUESTS'
  | 'DRIVER_CODE_REQUIRED'
  | 'DRIVER_CODE_INCORRECT'
  | 'ACCOUNT_BLOCKED'

/** Wrong codes and passwords of one address, over all endpoints and numbers. */
export const failedSignIns: Limit = { seconds: 3600, most: 20 }

export function failuresKey(address: string): string {
  return `failed:${networkOf(address)}`
}

export type CodeSignIn = { phone: string; code: string; driverCode?: string | undefined }

/** Signs in with the newest code of the number. The try is counted before the code is looked at. */
export async function signInWithCode(
  context: IdentityContext,
  { phone, code, driverCode }: CodeSignIn,
  client: Client,
): Promise<Outcome<SignedIn, SignInRefusal>> {
  const digits = normaliseNumberInput(code.slice(0, longestInput))
  if (!digits) return refuse('CODE_REQUIRED', { field: 'otp' })
  if (!isCode.test(digits))
    return refuse('CODE_LENGTH_INVALID', { field: 'otp', params: { length: codeLength } })
  if (driverCode !== undefined && !driverCode.trim())
    return refuse('DRIVER_CODE_REQUIRED', { field: 'driverCode' })

  const subject = { phone, purpose: 'sign-in' } as const
  const key = keysOf(context.config).codes
  const attemptKey = failuresKey(client.address)
  const tried = await countTry(context.db, subject, { key: attemptKey, limit: failedSignIns })
  const counted = [{ name: 'address', key: attemptKey, limits: [failedSignIns] }]
  const exceeded = findExceeded(counted, new Map([[attemptKey, tried.times]]))
  if (exceeded) return refuse('TOO_MANY_REQUESTS', { params: { seconds: exceeded.retryAfterSeconds } })

  // Also without a code something is computed, so that the time says nothing.
  const mac = macOfCode(digits, tried.code?.salt ?? '', subject, key)
  if (!tried.code || !isSameMac(mac, tried.code.mac)) return refuse(wrongCode[tried.state], { field: 'otp' })

  const opened = await openSessionByCode(
    context.db,
    {
      ...subject,
      mac,
      attemptKey,
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
  const code = normaliseNumberInput(driverCode.slice(0, longestInput)).toLowerCase()
  return createHmac('sha256', key).update(['driver', phone, code].join('|')).digest('base64url')
}

const longestInput = 40
const isCode = new RegExp(`^\\d{${codeLength}}$`)

/** What is wrong with a number's code is said; of one that nobody asked for, the same as of a wrong one. */
const wrongCode = {
  none: 'CODE_INCORRECT',
  open: 'CODE_INCORRECT',
  expired: 'CODE_EXPIRED',
  'used up': 'CODE_TRIES_EXCEEDED',
} as const
