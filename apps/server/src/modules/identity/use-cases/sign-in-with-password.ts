import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { normaliseEmail } from '../rules/account-fields.ts'
import { findExceeded } from '../rules/limits.ts'
import { forgiveAttempts, takeAttempts } from '../storage/attempts.ts'
import { findCustomerByEmail } from '../storage/customer-queries.ts'
import { openSession } from '../storage/session-queries.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { issueTokens, type SignedIn } from './issue-tokens.ts'
import { isPasswordOf } from './proofs/password.ts'
import { failedSignIns, failuresKey } from './try-code.ts'

export type PasswordSignInRefusal =
  | 'CREDENTIALS_INVALID'
  | 'ACCOUNT_NOT_CONFIRMED'
  | 'ACCOUNT_BLOCKED'
  | 'TOO_MANY_REQUESTS'

const failuresOfAccount = { seconds: 3600, most: 10 }

/** Signs in with e-mail and password. Attempts count for the address and for the account, known or not. */
export async function signInWithPassword(
  context: IdentityContext,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<Outcome<SignedIn, PasswordSignInRefusal>> {
  const name = normaliseEmail(email).slice(0, longestEmail)
  const counted = [
    { name: 'address', key: failuresKey(client.address), limits: [failedSignIns] },
    { name: 'account', key: `password:${name}`, limits: [failuresOfAccount] },
  ]
  const exceeded = findExceeded(counted, await takeAttempts(context.db, counted))
  if (exceeded) return refuse('TOO_MANY_REQUESTS', { params: { seconds: exceeded.retryAfterSeconds } })
  const customer = await findCustomerByEmail(context.db, name)
  const isRight = await isPasswordOf(password, customer?.passwordHash ?? null)
  if (!customer || !isRight) return refuse('CREDENTIALS_INVALID', { field: 'email' })

  await forgiveAttempts(
    context.db,
    counted.map(({ key }) => key),
  )
  if (!customer.isConfirmed) return refuse('ACCOUNT_NOT_CONFIRMED', { field: 'email' })
  const opened = await openSession(context.db, customer.id, { kind: 'customer', userAgent: client.userAgent })
  if (!opened?.session) return refuse('ACCOUNT_BLOCKED', { field: 'email' })
  return ok(issueTokens(context, { customer: opened.customer, session: opened.session }, client.issuer))
}

const longestEmail = 254
