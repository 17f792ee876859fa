import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { findPaidAttempt } from '../storage/paid-attempts.ts'

/** What one source has paid of an order: the part of the total, the fee for this way to pay, and what was taken for the two. */
export type PaidPart = { source: string; amount: Baisa; fee: Baisa; paid: Baisa }

/** What has paid an order. */
export async function readOrderPayments(
  executor: Executor,
  { checkoutPublicId }: { id: number; checkoutPublicId: string },
): Promise<PaidPart[]> {
  const card = await findPaidAttempt(executor, checkoutPublicId)
  if (!card) return []
  const { gateway: source, fee, charge: paid } = card
  return [{ source, amount: card.amount, fee, paid }]
}
