import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { setActive } from '../storage/customer-queries.ts'
import { endSessionsOf } from '../storage/session-queries.ts'
import type { IdentityContext } from './identity-context.ts'

/** Blocks an account: its sessions end at once, and its number signs in no more. */
export async function blockCustomer(
  { db }: Pick<IdentityContext, 'db'>,
  customerId: number,
): Promise<Outcome<undefined, 'NOT_FOUND'>> {
  return inTransaction(db, async (tx) => {
    if (!(await setActive(tx, customerId, false))) return refuse('NOT_FOUND')
    await endSessionsOf(tx, customerId)
    return ok(undefined)
  })
}
