import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { normaliseEmail } from '../rules/account-fields.ts'
import type { Customer } from '../rules/customer.ts'
import { findCustomerByEmail, isUnchanged, updateCustomer } from '../storage/customer-queries.ts'
import { deletePasskeysOf } from '../storage/passkey-queries.ts'
import { endSessionsOf, openSession } from '../storage/session-queries.ts'
import { checkPassword } from './credentials/check-password.ts'
import { isLinkToken, type LinkPurpose } from './credentials/mailed-link.ts'
import { hashPassword } from './credentials/password.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { issueTokens, type SignedIn } from './issue-tokens.ts'

export type LinkRefusal = 'LINK_INVALID' | 'PASSWORD_INVALID' | 'ACCOUNT_BLOCKED'

export type LinkUse = { email: string; token: string }

export type NewPassword = LinkUse & { password: string; keepsPasskeys: boolean }

/**
 * A new password ends every session and, unless they are to stay, every passkey, as an attacker may hold one, and
 * opens a new session. Following the mail confirms the address.
 */
export async function setPassword(
  context: IdentityContext,
  { email, token, password, keepsPasskeys }: NewPassword,
  client: Client,
): Promise<Outcome<SignedIn, LinkRefusal>> {
  const chosen = checkPassword(password, 'password')
  if (!chosen.ok) return chosen
  const customer = await findByLink(context, 'reset', { email, token })
  if (!customer) return refuse('LINK_INVALID', { field: 'token' })
  const change = { passwordHash: await hashPassword(password), isConfirmed: true }
  return inTransaction<SignedIn, LinkRefusal>(context.db, async (tx) => {
    const changed = await updateCustomer(tx, customer.id, change, isUnchanged(customer))
    if (!changed) return refuse('LINK_INVALID', { field: 'token' })
    await endSessionsOf(tx, customer.id)
    if (!keepsPasskeys) await deletePasskeysOf(tx, customer.id)
    const opened = await openSession(tx, customer.id, { kind: 'customer', userAgent: client.userAgent })
    if (!opened?.session) return refuse('ACCOUNT_BLOCKED')
    return ok(issueTokens(context, { customer: opened.customer, session: opened.session }, client.issuer))
  })
}

async function findByLink(
  { db, config, clock }: IdentityContext,
  purpose: LinkPurpose,
  { email, token }: LinkUse,
): Promise<Customer | undefined> {
  const customer = await findCustomerByEmail(db, normaliseEmail(email))
  const key = keysOf(config).mailedLinks
  return customer && isLinkToken(token, purpose, customer, { now: clock.now(), key }) ? customer : undefined
}
