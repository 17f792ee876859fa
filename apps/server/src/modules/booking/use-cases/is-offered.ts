import type { Executor } from '#kernel/database/connect.ts'
import { findOffers } from '../storage/offer-queries.ts'

/** Whether one of these hours is offered to the customer, who has waited for it: then it is full for others alone. */
export async function isOffered(
  executor: Executor,
  customerId: number,
  slotIds: readonly number[],
): Promise<boolean> {
  return slotIds.length > 0 && (await findOffers(executor, customerId, slotIds)).length > 0
}
