import type { Executor } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { bucketOf, listBudgetBuckets } from '../rules/send-budget.ts'
import { findBudgetBucket } from '../storage/find-budget-bucket.ts'

type Budget<Code> = {
  recipient: string
  perHour: number
  /** The refusal that may mean that the part is used up. */
  spent: Code
}

/**
 * Sends on the recipient's own part of the shop's budget, or on another part that has room. Which one is tried is a
 * guess; the row that is counted decides, so all of them together never send more than the whole.
 */
export async function withinBudget<Value, Code extends string>(
  executor: Executor,
  { recipient, perHour, spent }: Budget<Code>,
  send: (bucket: number) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code>> {
  const buckets = listBudgetBuckets(perHour)
  let sent = await send(bucketOf(recipient))
  // Other requests may take the room that was found; a message is refused only when no bucket has room.
  for (let turn = 0; turn < buckets.length && !sent.ok && sent.code === spent; turn++) {
    const other = await findBudgetBucket(executor, buckets)
    if (other === undefined) break
    sent = await send(other)
  }
  return sent
}
