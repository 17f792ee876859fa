import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Customer } from '../rules/customer.ts'
import { offerServices } from '../rules/messaging-services.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { noteFormerNumber, replacePhone, useCode } from '../storage/own-account-queries.ts'
import { customerPhoneChanged } from './account-events.ts'
import { macOfNumber } from './credentials/former-number.ts'
import type { WebauthnJson } from './credentials/webauthn.ts'
import { brandOf, type IdentityContext } from './identity-context.ts'
import { tryOwnCode, useOwnCode } from './own-code.ts'
import type { PasskeyPage, PasskeyRefusal } from './passkeys.ts'
import { checkOwnPasskey } from './sign-in-with-passkey.ts'
import { type CodeRefusal, readCode, tryCode } from './try-code.ts'

/** By what the customer shows that the account is theirs: a code of the number before, or a passkey. */
export type OwnerCredential = { code: string } | { passkey: WebauthnJson }

export type ChangePhoneRefusal =
  | CodeRefusal
  | PasskeyRefusal
  | 'NOT_FOUND'
  | 'PHONE_TAKEN'
  | 'PHONE_PROOF_REQUIRED'

export type PhoneChange = { phone: string; code: string; proof: OwnerCredential | undefined }

/**
 * Gives the account another number, which the code proves. Who is signed in may have found an open browser, so a
 * fresh proof of the number before or a passkey comes along. Only the holder of the new number learns that it has
 * another account. The number before gets a message: if it was not its owner, that is how they find out.
 */
export async function changePhone(
  context: IdentityContext,
  customerId: number,
  { phone, code, proof }: PhoneChange,
  page: PasskeyPage,
): Promise<Outcome<Customer, ChangePhoneRefusal>> {
  const digits = readCode(code)
  if (!digits.ok) return digits
  const subject = { phone, purpose: 'phone-change' } as const
  const tried = await tryCode(context, subject, digits.value, { customerId })
  if (!tried.ok) return tried
  // After the code of the new number: a client asks for the proof once that one is right.
  if (!proof) return refuse('PHONE_PROOF_REQUIRED', { field: 'currentOtp' })
  const proven = await checkHolder(context, customerId, proof, page)
  if (!proven.ok) return proven
  return inTransaction(context.db, async (tx) => {
    if (!(await useCode(tx, subject, tried.value))) return refuse('CODE_INCORRECT', { field: 'otp' })
    if (!(await proven.value(tx))) return refuse('CODE_INCORRECT', { field: 'currentOtp' })
    const former = await findCustomer(tx, customerId)
    const changed = await replacePhone(tx, customerId, phone)
    if (changed === 'taken') return refuse('PHONE_TAKEN', { field: 'phoneNumber' })
    if (!changed) return refuse('NOT_FOUND')
    if (former?.phone && former.phone !== phone) {
      await noteFormerNumber(tx, macOfNumber(context.config, former.phone))
      await warnFormer(tx, context, former)
    }
    if (former?.phone !== phone) await publish(tx, customerPhoneChanged({ customerId }))
    return ok(changed)
  })
}

/** Answers how the proof is used up: false when another request has done so a moment ago. */
async function checkHolder(
  context: IdentityContext,
  customerId: number,
  proof: OwnerCredential,
  page: PasskeyPage,
): Promise<Outcome<(tx: Transaction) => Promise<boolean>, CodeRefusal | PasskeyRefusal | 'NOT_FOUND'>> {
  if ('passkey' in proof) {
    const proven = await checkOwnPasskey(context, customerId, proof.passkey, page)
    return proven.ok ? ok(async () => true) : { ...proven, field: 'passkey' }
  }
  const tried = await tryOwnCode(context, { customerId, purpose: 'phone-proof', code: proof.code })
  if (!tried.ok) return { ...tried, field: 'currentOtp' }
  return ok((tx) => useOwnCode(tx, tried.value))
}

const warningSeconds = 24 * 3600

async function warnFormer(
  tx: Transaction,
  { config }: Pick<IdentityContext, 'config'>,
  { phone, language }: Customer,
): Promise<void> {
  const service = offerServices(offeredServices(config)).find(({ isDefault }) => isDefault)
  if (!service || !phone) return
  await queueMessage(tx, config, {
    to: phone,
    service: service.value,
    text: translatorFor(language)('outgoing.phoneChanged', { brand: brandOf(config, language) }),
    locale: language,
    validSeconds: warningSeconds,
  })
}
