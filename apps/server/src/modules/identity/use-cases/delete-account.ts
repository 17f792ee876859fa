import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import { forgetMessagesTo } from '#kernel/messaging/demo-outbox.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Customer } from '../rules/customer.ts'
import { findMessagingService, offerServices } from '../rules/messaging-services.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { eraseCustomer, forgetCodesOf, noteFormerNumber, useCode } from '../storage/own-account-queries.ts'
import { deletePasskeysOf } from '../storage/passkey-queries.ts'
import { solveCaptcha } from './captchas.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { macOfNumber } from './proofs/former-number.ts'
import { type SendRefusal, sendCode } from './send-code.ts'
import { type CodeRefusal, readCode, tryCode } from './try-code.ts'

export type DeletionCodeRefusal =
  | SendRefusal
  | 'NOT_FOUND'
  | 'MESSAGING_SERVICE_UNKNOWN'
  | 'CAPTCHA_INCORRECT'

type DeletionCodeInput = {
  service: string | undefined
  captcha: { name: string; answer: string } | undefined
}

/** Sends the code that deletes the account, to its number or, if it has none, to its e-mail address. */
export async function requestDeletionCode(
  context: IdentityContext,
  customerId: number,
  { service, captcha }: DeletionCodeInput,
  client: Client,
): Promise<Outcome<{ retryAfterSeconds: number }, DeletionCodeRefusal>> {
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
  const request = {
    phone: recipient,
    purpose: 'account-deletion',
    service: carrier,
    hasSolvedCaptcha: captcha !== undefined,
  } as const
  return sendCode(context, request, client)
}

export type Deletion = {
  customerId: number
  code: string
  /** What the other modules store about the customer. */
  personalData: readonly { erase(tx: Transaction, customerId: number): Promise<void> }[]
}

/** Erases the person; the account's row stays without a name, for what the law requires to be stored. */
export async function deleteAccount(
  context: IdentityContext,
  { customerId, code, personalData }: Deletion,
  client: Client,
): Promise<Outcome<undefined, CodeRefusal | 'NOT_FOUND'>> {
  const digits = readCode(code)
  if (!digits.ok) return digits
  const customer = await findCustomer(context.db, customerId)
  const recipient = customer && recipientOf(customer)
  if (!recipient) return refuse('NOT_FOUND')
  const subject = { phone: recipient, purpose: 'account-deletion' } as const
  const tried = await tryCode(context, subject, digits.value, client)
  if (!tried.ok) return tried
  return inTransaction(context.db, async (tx) => {
    if (!(await useCode(tx, subject, tried.value))) return refuse('CODE_INCORRECT', { field: 'otp' })
    for (const part of personalData) await part.erase(tx, customerId)
    await deletePasskeysOf(tx, customerId)
    await eraseCustomer(tx, customerId)
    if (customer.phone) await noteFormerNumber(tx, macOfNumber(context.config, customer.phone))
    for (const address of [customer.phone, customer.email]) {
      if (!address) continue
      await forgetCodesOf(tx, address)
      await forgetMessagesTo(tx, address)
    }
    return ok(undefined)
  })
}

function recipientOf({ phone, email }: Customer): string | undefined {
  return phone ?? email ?? undefined
}
