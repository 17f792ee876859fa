import { z } from 'zod'
import type { Executor } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { setActive } from '../storage/customer-queries.ts'
import { endSessionsOf } from '../storage/session-queries.ts'

const payload = z.object({ customerId: z.int() })

export const customerBlocked = defineEvent('customer.blocked', payload, ({ customerId }) => customerId)

export const customerUnblocked = defineEvent('customer.unblocked', payload, ({ customerId }) => customerId)

/** Blocks an account: its sessions end at once, and its number signs in no more. Refused when it is blocked already. */
export async function blockCustomer(
  { db }: { db: Executor },
  customerId: number,
): Promise<Outcome<undefined, 'CONFLICT'>> {
  return inTransaction(db, async (tx) => {
    if (!(await setActive(tx, customerId, false))) return refuse('CONFLICT')
    await endSessionsOf(tx, customerId)
    await publish(tx, customerBlocked({ customerId }))
    return ok(undefined)
  })
}

/** The customer may sign in again; refused when the account is not blocked, or its owner has deleted it. */
export async function unblockCustomer(
  { db }: { db: Executor },
  customerId: number,
): Promise<Outcome<undefined, 'CONFLICT'>> {
  return inTransaction(db, async (tx) => {
    if (!(await setActive(tx, customerId, true))) return refuse('CONFLICT')
    await publish(tx, customerUnblocked({ customerId }))
    return ok(undefined)
  })
}
