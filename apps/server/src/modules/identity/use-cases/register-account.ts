import { isEmail } from '@warsha/contract/identity/account-fields.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import {
  type AccountFieldRefusal,
  type AccountFields,
  checkAccountFields,
  normaliseEmail,
} from '../rules/account-fields.ts'
import type { Customer } from '../rules/customer.ts'
import { confirmRegistration, insertRegistration } from '../storage/registration-queries.ts'
import { customerRegistered } from './account-events.ts'
import { checkPassword } from './credentials/check-password.ts'
import { linkSeconds } from './credentials/mailed-link.ts'
import { hashPassword } from './credentials/password.ts'
import { makeRegistrationToken, readRegistrationToken } from './credentials/registration-token.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { countAccountMail, queueAccountMail } from './send-account-mail.ts'

export type Registration = AccountFields & { email: string; password: string; redirectUrl: string }

export type RegisterRefusal = AccountFieldRefusal | 'PASSWORD_INVALID' | 'TOO_MANY_REQUESTS'

/**
 * Stores a registration, which becomes an account when the mailed link is followed. The limits come first: a refused one
 * is neither hashed nor stored. For an address that has an account nothing happens, and the caller is not told.
 */
export async function registerAccount(
  context: IdentityContext,
  { email, password, redirectUrl, ...fields }: Registration,
  client: Client,
): Promise<Outcome<undefined, RegisterRefusal>> {
  const { db, config } = context
  const address = normaliseEmail(email)
  if (!isEmail(address)) return refuse('EMAIL_INVALID', { field: 'email' })
  const chosen = checkPassword(password, 'password')
  if (!chosen.ok) return chosen
  const checked = checkAccountFields(fields)
  if (!checked.ok) return checked
  const counted = await countAccountMail(context, { purpose: 'confirm', email: address }, client)
  if (!counted.ok) return counted
  // Also when the address has had too many mails, so that the time does not tell who else has asked for them.
  const passwordHash = await hashPassword(password)
  if (counted.value === 'too many mails') return ok(undefined)
  const { firstName = '', lastName = '', metadata = {} } = checked.value
  return inTransaction(db, async (tx) => {
    const registered = await insertRegistration(tx, {
      email: address,
      passwordHash,
      firstName,
      lastName,
      language: client.locale,
      metadata: { ...metadata, email: address },
      seconds: linkSeconds,
    })
    if (!registered) return ok(undefined)
    const token = makeRegistrationToken({ ...registered, email: address }, keysOf(config).mailedLinks)
    const mail = { purpose: 'confirm', email: address, redirectUrl, token } as const
    await queueAccountMail(tx, config, mail, client.locale)
    return ok(undefined)
  })
}

/** Makes the account that the link belongs to: with the password of its own registration, not of another one. */
export async function confirmAccount(
  { db, config }: IdentityContext,
  { email, token }: { email: string; token: string },
): Promise<Outcome<Customer, 'LINK_INVALID'>> {
  const address = normaliseEmail(email)
  const publicId = readRegistrationToken(token, address, keysOf(config).mailedLinks)
  if (!publicId) return refuse('LINK_INVALID', { field: 'token' })
  return inTransaction(db, async (tx) => {
    const confirmed = await confirmRegistration(tx, { email: address, publicId })
    if (!confirmed) return refuse('LINK_INVALID', { field: 'token' })
    await publish(tx, customerRegistered({ customerId: confirmed.id }))
    return ok(confirmed)
  })
}
