import type { Executor } from '#kernel/database/connect.ts'
import { readInvitation } from '#modules/identity/index.ts'
import { findInviter } from '../storage/code-queries.ts'

/** Who invited the customer; undefined when nobody did, or with a code that was nobody's. */
export async function inviterOf(executor: Executor, customerId: number): Promise<number | undefined> {
  const invitation = await readInvitation(executor, customerId)
  if (!invitation) return undefined
  const inviterId = await findInviter(executor, invitation)
  return inviterId === customerId ? undefined : inviterId
}
