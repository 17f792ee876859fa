import { codeLength } from '@warsha/contract/constants.ts'
import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import type { CodeSubject } from '../rules/code-subject.ts'
import { findExceeded, type Limit } from '../rules/limits.ts'
import { networkOf } from '../rules/send-limits.ts'
import { countTry } from '../storage/code-queries.ts'
import { isSameMac, macOfCode } from './credentials/one-time-code.ts'
import type { IdentityContext } from './identity-context.ts'

export type CodeRefusal =
  | 'CODE_REQUIRED'
  | 'CODE_LENGTH_INVALID'
  | 'CODE_INCORRECT'
  | 'CODE_EXPIRED'
  | 'CODE_TRIES_EXCEEDED'
  | 'TOO_MANY_REQUESTS'
  | 'CAPTCHA_REQUIRED'

/** Wrong codes and passwords of one network over all endpoints and numbers, and of one customer's own codes. */
export const failedSignIns: Limit = { seconds: 3600, most: 20 }

export function failuresKey(address: string): string {
  return `failed:${networkOf(address)}`
}

/**
 * Who tries. A network beyond its limit goes on with a captcha for every try, since there are others behind it than
 * the one who guessed; a customer's own tries count for that customer alone.
 */
export type Trier = { address: string; hasSolvedCaptcha: boolean } | { customerId: number }

/** The mac that uses the code up, the key its try was counted under, and whether it was requested with an invitation. */
export type TriedCode = { mac: string; attemptKey: string; isInvited: boolean }

/** Compares a code with the newest one of its subject. The try is counted before the code is looked at. */
export async function tryCode(
  context: Pick<IdentityContext, 'db' | 'config' | 'log'>,
  subject: CodeSubject,
  digits: string,
  trier: Trier,
): Promise<Outcome<TriedCode, CodeRefusal>> {
  const attemptKey =
    'customerId' in trier ? `failed:customer:${trier.customerId}` : failuresKey(trier.address)
  const isExempt = 'hasSolvedCaptcha' in trier && trier.hasSolvedCaptcha
  const tried = await countTry(context.db, subject, { key: attemptKey, limit: failedSignIns, isExempt })
  const counted = [{ name: 'failures', key: attemptKey, limits: [failedSignIns] }]
  const exceeded = isExempt ? undefined : findExceeded(counted, new Map([[attemptKey, tried.times]]))
  if (exceeded) {
    const params = { seconds: exceeded.retryAfterSeconds }
    const customerId = 'customerId' in trier ? trier.customerId : undefined
    context.log.warn(
      { limit: customerId === undefined ? 'network' : 'account', customerId, purpose: subject.purpose },
      'a sign-in is blocked after wrong codes',
    )
    if ('customerId' in trier) return refuse('TOO_MANY_REQUESTS', { params })
    return refuse('CAPTCHA_REQUIRED', { field: 'captcha', params })
  }

  // Also without a code something is computed, so that the time says nothing.
  const mac = macOfCode(digits, tried.code?.salt ?? '', subject, keysOf(context.config).codes)
  if (!tried.code || !isSameMac(mac, tried.code.mac)) {
    if (tried.state === 'tried too often')
      context.log.warn(
        { limit: 'number', purpose: subject.purpose },
        'a sign-in is blocked after wrong codes',
      )
    return refuse(wrongCode[tried.state], { field: 'otp' })
  }
  return ok({ mac, attemptKey, isInvited: tried.code.isInvited })
}

/** The digits of what was typed, in whichever digits. */
export function readCode(code: string): Outcome<string, CodeRefusal> {
  const digits = normaliseNumberInput(code.slice(0, maxCodeLength))
  if (!digits) return refuse('CODE_REQUIRED', { field: 'otp' })
  if (!isCode.test(digits))
    return refuse('CODE_LENGTH_INVALID', { field: 'otp', params: { length: codeLength } })
  return ok(digits)
}

export const maxCodeLength = 40
const isCode = new RegExp(`^\\d{${codeLength}}$`)

/** An expired or exhausted code is named as such; an unknown or used one is refused like a wrong one. */
const wrongCode = {
  none: 'CODE_INCORRECT',
  open: 'CODE_INCORRECT',
  used: 'CODE_INCORRECT',
  expired: 'CODE_EXPIRED',
  'tried too often': 'CODE_TRIES_EXCEEDED',
} as const
