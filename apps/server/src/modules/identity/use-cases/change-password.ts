import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Customer } from '../rules/customer.ts'
import { findExceeded } from '../rules/limits.ts'
import { takeAttempts } from '../storage/attempts.ts'
import { findCustomer, isUnchanged, updateCustomer } from '../storage/customer-queries.ts'
import { endSessionsOf } from '../storage/session-queries.ts'
import { checkPassword } from './credentials/check-password.ts'
import { hashPassword, isPasswordOf } from './credentials/password.ts'
import type { IdentityContext } from './identity-context.ts'

export type ChangeRefusal = 'PASSWORD_INVALID' | 'PASSWORD_INCORRECT' | 'TOO_MANY_REQUESTS'

const changes = { seconds: 3600, most: 10 }

/** A customer with a password gives the old one. All sessions end: the customer signs in again with the new one. */
export async function changePassword(
  { db }: IdentityContext,
  customerId: number,
  { newPassword, oldPassword }: { newPassword: string; oldPassword: string | undefined },
): Promise<Outcome<Customer, ChangeRefusal>> {
  const chosen = checkPassword(newPassword, 'newPassword')
  if (!chosen.ok) return chosen
  const counted = [{ name: 'customer', key: `password-change:${customerId}`, limits: [changes] }]
  const exceeded = findExceeded(counted, await takeAttempts(db, counted))
  if (exceeded) return refuse('TOO_MANY_REQUESTS', { params: { seconds: exceeded.retryAfterSeconds } })
  const customer = await findCustomer(db, customerId)
  const isAllowed =
    customer &&
    (customer.passwordHash === null || (await isPasswordOf(oldPassword ?? '', customer.passwordHash)))
  if (!isAllowed) return refuse('PASSWORD_INCORRECT', { field: 'oldPassword' })
  const change = { passwordHash: await hashPassword(newPassword) }
  const changed = await updateCustomer(db, customerId, change, isUnchanged(customer))
  if (!changed) return refuse('PASSWORD_INCORRECT', { field: 'oldPassword' })
  await endSessionsOf(db, customerId)
  return ok(changed)
}
