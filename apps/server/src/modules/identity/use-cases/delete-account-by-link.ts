import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { findCustomer, isUnchanged, updateCustomer } from '../storage/customer-queries.ts'
import { isLinkToken } from './credentials/mailed-link.ts'
import { deleteAccount } from './delete-account.ts'
import { type Erasure, eraseAccount } from './erase-account.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { type OwnCodeRefusal, sendOwnCode } from './own-code.ts'
import { sendAccountMail } from './send-account-mail.ts'

/** Mails a link whose token deletes the account. An account without an e-mail address gets a code on its phone instead. */
export async function requestDeletion(
  context: IdentityContext,
  { customerId, redirectUrl }: { customerId: number; redirectUrl: string },
  client: Client,
): Promise<Outcome<unknown, OwnCodeRefusal>> {
  const customer = await findCustomer(context.db, customerId)
  const email = customer?.email
  if (!email) return sendOwnCode(context, { customerId, purpose: 'account-deletion' }, client)
  return sendAccountMail(context, { purpose: 'deletion', email, customer, redirectUrl }, client)
}

export type TokenDeletion = {
  customerId: number
  /** Of the mailed link, or the code. */
  token: string
  erasure: Erasure
}

/** Erases the account of who is signed in and got the link or the code. */
export async function deleteAccountByToken(
  context: IdentityContext,
  { customerId, token, erasure }: TokenDeletion,
): Promise<Outcome<undefined>> {
  if (!token.includes('.')) return deleteAccount(context, { customerId, code: token, erasure })
  const { db, config, clock } = context
  const customer = await findCustomer(db, customerId)
  const proof = { now: clock.now(), key: keysOf(config).mailedLinks }
  if (!customer || !isLinkToken(token, 'deletion', customer, proof))
    return refuse('LINK_INVALID', { field: 'token' })
  return inTransaction(db, async (tx) => {
    // The row is locked as it was when the link was compared: two uses at once are one.
    const locked = await updateCustomer(tx, customerId, {}, isUnchanged(customer))
    if (!locked) return refuse('LINK_INVALID', { field: 'token' })
    return eraseAccount(tx, context, customer, erasure)
  })
}
