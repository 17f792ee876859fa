import { isEmail } from '@warsha/contract/identity/account-fields.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { normaliseEmail } from '../rules/account-fields.ts'
import type { Customer } from '../rules/customer.ts'
import { findExceeded } from '../rules/limits.ts'
import { isOwnAddress } from '../rules/own-hosts.ts'
import { takeAttempts } from '../storage/attempts.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { replaceEmail } from '../storage/own-account-queries.ts'
import { makeEmailChangeToken, readEmailChangeToken } from './credentials/email-change-token.ts'
import { isPasswordOf } from './credentials/password.ts'
import { brandOf, type Client, type IdentityContext } from './identity-context.ts'
import { countAccountMail, queueAccountMail } from './send-account-mail.ts'

export type EmailChange = {
  newEmail: string
  password: string
  redirectUrl: string
  origin: string | undefined
}

export type EmailChangeRefusal = 'PASSWORD_INCORRECT' | 'INVALID' | 'EMAIL_INVALID' | 'TOO_MANY_REQUESTS'

const tries = { seconds: 3600, most: 10 }

/**
 * Mails a link to the address that an account is to have from now on. The password is asked first, as whoever is signed in
 * may have found an open browser. Whether the address has an account is not said: the owner of the address learns it.
 */
export async function requestEmailChange(
  context: IdentityContext,
  customerId: number,
  { newEmail, password, redirectUrl, origin }: EmailChange,
  client: Client,
): Promise<Outcome<Customer, EmailChangeRefusal>> {
  const { db, config, clock } = context
  const counted = [{ name: 'customer', key: `password-change:${customerId}`, limits: [tries] }]
  const exceeded = findExceeded(counted, await takeAttempts(db, counted))
  if (exceeded) return refuse('TOO_MANY_REQUESTS', { params: { seconds: exceeded.retryAfterSeconds } })
  const customer = await findCustomer(db, customerId)
  if (!customer?.passwordHash || !(await isPasswordOf(password, customer.passwordHash)))
    return refuse('PASSWORD_INCORRECT', { field: 'password' })
  if (!isOwnAddress(config, origin, redirectUrl)) return refuse('INVALID', { field: 'redirectUrl' })
  const email = normaliseEmail(newEmail)
  if (!isEmail(email)) return refuse('EMAIL_INVALID', { field: 'newEmail' })
  const mail = await countAccountMail(context, { purpose: 'emailChange', email }, client)
  if (!mail.ok) return mail
  if (mail.value === 'too many mails') return ok(customer)
  const token = makeEmailChangeToken(customer, email, { now: clock.now(), key: keysOf(config).mailedLinks })
  return inTransaction(db, async (tx) => {
    const link = { purpose: 'emailChange', email, redirectUrl, token } as const
    await queueAccountMail(tx, config, link, client.locale)
    return ok(customer)
  })
}

/** Gives the account the address whose owner has followed the link; the address before gets a message. */
export async function confirmEmailChange(
  context: IdentityContext,
  customerId: number,
  token: string,
): Promise<Outcome<Customer, 'TOKEN_INVALID' | 'EMAIL_TAKEN'>> {
  const { db, config, clock } = context
  const customer = await findCustomer(db, customerId)
  const proof = { now: clock.now(), key: keysOf(config).mailedLinks }
  const newEmail = customer && readEmailChangeToken(token, customer, proof)
  if (!newEmail) return refuse('TOKEN_INVALID', { field: 'token' })
  return inTransaction<Customer, 'TOKEN_INVALID' | 'EMAIL_TAKEN'>(db, async (tx) => {
    const changed = await replaceEmail(tx, customer, newEmail)
    if (changed === 'taken') return refuse('EMAIL_TAKEN', { field: 'newEmail' })
    if (!changed) return refuse('TOKEN_INVALID', { field: 'token' })
    if (customer.email) await warnFormer(tx, context, { ...customer, email: customer.email })
    return ok(changed)
  })
}

const warningSeconds = 24 * 3600

async function warnFormer(
  tx: Transaction,
  { config }: Pick<IdentityContext, 'config'>,
  { email, language }: { email: string; language: Customer['language'] },
): Promise<void> {
  const t = translatorFor(language)
  await queueMessage(tx, config, {
    to: email,
    service: 'email',
    subject: t('outgoing.emailChanged.subject'),
    text: t('outgoing.emailChanged.text', { brand: brandOf(config, language) }),
    locale: language,
    validSeconds: warningSeconds,
  })
}
