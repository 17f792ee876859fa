import type { Executor } from '#kernel/database/connect.ts'
import { findInvitation, findInvited, type InvitedCustomer } from '../storage/invitation-queries.ts'

export type { InvitedCustomer }

/** The code as it was given; other modules know its owner, and whether it exists at all. */
export function readInvitation(
  executor: Executor,
  customerId: number,
): Promise<{ code: string; invitedAt: Date } | undefined> {
  return findInvitation(executor, customerId)
}

export function listInvited(
  executor: Executor,
  code: string,
  page: { offset: number; limit: number },
): Promise<{ invited: InvitedCustomer[]; total: number }> {
  return findInvited(executor, code, page)
}
