import { isEmail } from '@warsha/contract/identity/account-fields.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { normaliseEmail } from '../rules/account-fields.ts'
import { findCustomerByEmail } from '../storage/customer-queries.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { sendAccountMail } from './send-account-mail.ts'

/** Mails a link to the owner of the account, if there is one. */
export async function requestPasswordReset(
  context: IdentityContext,
  { email, redirectUrl }: { email: string; redirectUrl: string },
  client: Client,
): Promise<Outcome<undefined, 'EMAIL_INVALID' | 'TOO_MANY_REQUESTS'>> {
  const address = normaliseEmail(email)
  if (!isEmail(address)) return refuse('EMAIL_INVALID', { field: 'email' })
  const found = await findCustomerByEmail(context.db, address)
  const customer = found?.isActive ? found : undefined
  return sendAccountMail(context, { purpose: 'reset', email: address, customer, redirectUrl }, client)
}
