import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Customer } from '../rules/customer.ts'
import { offerServices } from '../rules/messaging-services.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { noteFormerNumber, replacePhone, useCode } from '../storage/own-account-queries.ts'
import { brandOf, type IdentityContext } from './identity-context.ts'
import { macOfNumber } from './proofs/former-number.ts'
import { type CodeRefusal, readCode, tryCode } from './try-code.ts'

export type ChangePhoneRefusal = CodeRefusal | 'NOT_FOUND' | 'PHONE_TAKEN'

/**
 * Gives the account another number, which the code proves. That somebody else has the number is said to its holder
 * only. The number before gets a message: if it was not its owner, that is how they find out.
 */
export async function changePhone(
  context: IdentityContext,
  customerId: number,
  { phone, code }: { phone: string; code: string },
): Promise<Outcome<Customer, ChangePhoneRefusal>> {
  const digits = readCode(code)
  if (!digits.ok) return digits
  const subject = { phone, purpose: 'phone-change' } as const
  const tried = await tryCode(context, subject, digits.value, { customerId })
  if (!tried.ok) return tried
  return inTransaction(context.db, async (tx) => {
    if (!(await useCode(tx, subject, tried.value))) return refuse('CODE_INCORRECT', { field: 'otp' })
    const former = await findCustomer(tx, customerId)
    const changed = await replacePhone(tx, customerId, phone)
    if (changed === 'taken') return refuse('PHONE_TAKEN', { field: 'phoneNumber' })
    if (!changed) return refuse('NOT_FOUND')
    if (former?.phone && former.phone !== phone) {
      await noteFormerNumber(tx, macOfNumber(context.config, former.phone))
      await warnFormer(tx, context, former)
    }
    return ok(changed)
  })
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
