import { isEmail, isPassword } from '@warsha/contract/identity/account-fields.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  type AccountFieldRefusal,
  type AccountFields,
  checkAccountFields,
  normaliseEmail,
} from '../rules/account-fields.ts'
import { insertAccount } from '../storage/customer-queries.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { hashPassword } from './proofs/password.ts'
import { sendAccountMail } from './send-account-mail.ts'

export type Registration = AccountFields & { email: string; password: string; redirectUrl: string }

export type RegisterRefusal = AccountFieldRefusal | 'PASSWORD_INVALID' | 'TOO_MANY_REQUESTS'

/** Makes an account that counts once its address is confirmed. For an address that has one, nothing happens, and nobody is told. */
export async function registerAccount(
  context: IdentityContext,
  { email, password, redirectUrl, ...fields }: Registration,
  client: Client,
): Promise<Outcome<undefined, RegisterRefusal>> {
  const address = normaliseEmail(email)
  if (!isEmail(address)) return refuse('EMAIL_INVALID', { field: 'email' })
  if (!isPassword(password)) return refuse('PASSWORD_INVALID', { field: 'password' })
  const checked = checkAccountFields(fields)
  if (!checked.ok) return checked
  const { firstName = '', lastName = '', metadata = {} } = checked.value
  const customer = await insertAccount(context.db, {
    email: address,
    passwordHash: await hashPassword(password),
    firstName,
    lastName,
    language: client.locale,
    metadata: { ...metadata, email: address },
  })
  const sent = await sendAccountMail(
    context,
    { purpose: 'confirm', email: address, customer, redirectUrl },
    client,
  )
  return sent.ok ? ok(undefined) : sent
}
