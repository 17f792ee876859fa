import type { Executor } from '#kernel/database/connect.ts'
import { readInvitation } from '#modules/identity/index.ts'
import { findInviter } from '../storage/code-queries.ts'

/** The customer's inviter; undefined without one, or with an unknown code. */
export async function inviterOf(executor: Executor, customerId: number): Promise<number | undefined> {
  const invitation = await readInvitation(executor, customerId)
  if (!invitation) return undefined
  const inviterId = await findInviter(executor, invitation)
  return inviterId === customerId ? undefined : inviterId
}
