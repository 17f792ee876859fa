import { createHmac } from 'node:crypto'
import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import {
  type NewSession,
  type OpenedSession,
  openSessionByCode,
  type ProvenCode,
} from '../storage/session-queries.ts'
import { customerRegistered } from './account-events.ts'
import { type CaptchaAnswer, hasSolvedCaptcha } from './captchas.ts'
import { macOfNumber } from './credentials/former-number.ts'
import { macOfClient } from './credentials/requesting-client.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { issueTokens, type SignedIn } from './issue-tokens.ts'
import { nameOf } from './request-code.ts'
import { type CodeRefusal, maxCodeLength, readCode, tryCode } from './try-code.ts'

export type SignInRefusal = CodeRefusal | 'DRIVER_CODE_REQUIRED' | 'DRIVER_CODE_INCORRECT' | 'ACCOUNT_BLOCKED'

export type CodeSignIn = {
  phone: string
  code: string
  driverCode?: string | undefined
  /** Asked for when the network has failed too often. */
  captcha?: CaptchaAnswer | undefined
  /** The inviter's code that the program came with, null when it came with none; left out by those who do not say. */
  ref?: string | null | undefined
}

/** Handles an account that was made with another customer's code, in a later module. Called again, it changes nothing. */
export type AcceptInvitation = (tx: Transaction, customerId: number) => Promise<void>

export type SignInContext = IdentityContext & { acceptInvitation: AcceptInvitation }

/** Signs in with the newest code of the number. */
export async function signInWithCode(
  context: SignInContext,
  { phone, code, driverCode, captcha, ref }: CodeSignIn,
  client: Client,
): Promise<Outcome<SignedIn, SignInRefusal>> {
  const digits = readCode(code)
  if (!digits.ok) return digits
  if (driverCode !== undefined && !driverCode.trim())
    return refuse('DRIVER_CODE_REQUIRED', { field: 'driverCode' })

  const subject = { phone, purpose: 'sign-in' } as const
  const trier = { address: client.address, hasSolvedCaptcha: await hasSolvedCaptcha(context, captcha) }
  const tried = await tryCode(context, subject, digits.value, trier)
  if (!tried.ok) return tried

  const key = keysOf(context.config).codes
  const { isInvited, ...used } = tried.value
  const proven = {
    ...subject,
    ...used,
    language: client.locale,
    numberMac: macOfNumber(context.config, phone),
    invitation:
      ref === undefined
        ? { requestedBy: macOfClient(context.config, client) }
        : { ref: nameOf(ref ?? undefined) ?? null },
    driverCodeHash: driverCode === undefined ? undefined : hashDriverCode(driverCode, phone, key),
  }
  const session = {
    kind: driverCode === undefined ? 'customer' : 'driver',
    userAgent: client.userAgent,
  } as const
  const opened = await open(context, proven, { ...session, isInvited: isInvited || Boolean(ref) })
  if (!opened) {
    return driverCode === undefined
      ? refuse('CODE_INCORRECT', { field: 'otp' })
      : refuse('DRIVER_CODE_INCORRECT', { field: 'driverCode' })
  }
  const { customer } = opened
  if (!opened.session) {
    context.log.warn({ customerId: customer.id }, 'a blocked customer tried to sign in')
    return refuse('ACCOUNT_BLOCKED')
  }
  return ok(issueTokens(context, { customer, session: opened.session }, client.issuer))
}

/** A new account, its event and its accepted invitation are stored together. */
async function open(
  { db, acceptInvitation }: Pick<SignInContext, 'db' | 'acceptInvitation'>,
  proven: ProvenCode,
  { isInvited, ...session }: NewSession & { isInvited: boolean },
): Promise<OpenedSession | undefined> {
  const made = await inTransaction<OpenedSession | undefined, never>(db, async (tx) => {
    const opened = await openSessionByCode(tx, proven, session)
    if (opened?.isNew) await publish(tx, customerRegistered({ customerId: opened.customer.id }))
    if (isInvited && opened?.session) await acceptInvitation(tx, opened.customer.id)
    return ok(opened)
  })
  return made.ok ? made.value : undefined
}

export function hashDriverCode(driverCode: string, phone: string, key: Buffer): string {
  const code = normaliseNumberInput(driverCode.slice(0, maxCodeLength)).toLowerCase()
  return createHmac('sha256', key).update(['driver', phone, code].join('|')).digest('base64url')
}
