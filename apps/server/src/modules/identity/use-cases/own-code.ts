import type { Executor } from '#kernel/database/connect.ts'
import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { CodePurpose, CodeSubject } from '../rules/code-subject.ts'
import type { Customer } from '../rules/customer.ts'
import { findMessagingService, offerServices } from '../rules/messaging-services.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { useCode } from '../storage/own-account-queries.ts'
import { solveCaptcha } from './captchas.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { type CodeRequest, type SendRefusal, sendCode } from './send-code.ts'
import { type CodeRefusal, readCode, type TriedCode, tryCode } from './try-code.ts'

/** Actions that a signed-in customer confirms by a code. */
export type OwnPurpose = Extract<CodePurpose, 'account-deletion' | 'phone-proof' | 'return'>

export type OwnCodeRequest = {
  customerId: number
  purpose: OwnPurpose
  /** The usual one when left out. */
  service?: string | undefined
  captcha?: { name: string; answer: string } | undefined
}

export type OwnCodeRefusal = SendRefusal | 'NOT_FOUND' | 'MESSAGING_SERVICE_UNKNOWN' | 'CAPTCHA_INCORRECT'

/** Sends a customer a code, to the number of the account or, if it has none, to its e-mail address. */
export async function sendOwnCode(
  context: IdentityContext,
  request: OwnCodeRequest,
  client: Client,
): Promise<Outcome<{ retryAfterSeconds: number }, OwnCodeRefusal>> {
  const prepared = await prepareOwnCode(context, request)
  return prepared.ok ? sendCode(context, prepared.value, client) : prepared
}

/**
 * Reads everything that a customer's code needs and checks the captcha, which is used up whatever becomes of the code.
 * To be called before the transaction that the code is sent in.
 */
export async function prepareOwnCode(
  context: IdentityContext,
  { customerId, purpose, service, captcha }: OwnCodeRequest,
): Promise<Outcome<CodeRequest, OwnCodeRefusal>> {
  const customer = await findCustomer(context.db, customerId)
  const recipient = customer && recipientOf(customer)
  if (!customer || !recipient) return refuse('NOT_FOUND')
  const offered = offerServices(offeredServices(context.config))
  const usual = offered.find(({ isDefault }) => isDefault)?.value
  const chosen = service ? findMessagingService(offered, service) : usual
  const carrier = customer.phone ? chosen : 'email'
  if (!carrier) return refuse('MESSAGING_SERVICE_UNKNOWN', { field: 'messaging_service' })
  if (captcha) {
    const solved = await solveCaptcha(context, captcha)
    if (!solved.ok) return solved
  }
  return ok({ phone: recipient, purpose, service: carrier, hasSolvedCaptcha: captcha !== undefined })
}

/** A code that is right and not used up yet. */
export type OwnCode = { subject: CodeSubject; tried: TriedCode }

/** Counts a try of a customer's code and compares it. To be called outside of a transaction, so that every try counts. */
export async function tryOwnCode(
  context: IdentityContext,
  { customerId, purpose, code }: { customerId: number; purpose: OwnPurpose; code: string },
): Promise<Outcome<OwnCode, CodeRefusal | 'NOT_FOUND'>> {
  const digits = readCode(code)
  if (!digits.ok) return digits
  const customer = await findCustomer(context.db, customerId)
  const recipient = customer && recipientOf(customer)
  if (!recipient) return refuse('NOT_FOUND')
  const subject = { phone: recipient, purpose }
  const tried = await tryCode(context, subject, digits.value, { customerId })
  return tried.ok ? ok({ subject, tried: tried.value }) : tried
}

/** Uses the code up in the transaction of what it confirms. False when another request has done so a moment ago. */
export function useOwnCode(executor: Executor, { subject, tried }: OwnCode): Promise<boolean> {
  return useCode(executor, subject, tried)
}

function recipientOf({ phone, email }: Customer): string | undefined {
  return phone ?? email ?? undefined
}
