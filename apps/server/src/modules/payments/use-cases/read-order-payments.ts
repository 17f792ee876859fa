import { type Baisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { findPaidAttempt } from '../storage/paid-attempts.ts'

/** What one source has paid of an order: the part of the total, the fee for this way to pay, and what was taken for the two. */
export type PaidPart = { source: string; amount: Baisa; fee: Baisa; paid: Baisa }

/** What has paid an order, its gift card aside. What no card has paid came out of the wallet. */
export async function readOrderPayments(
  executor: Executor,
  {
    checkoutPublicId,
    totalBaisa,
    giftCardBaisa,
  }: { checkoutPublicId: string; totalBaisa: Baisa; giftCardBaisa: Baisa },
): Promise<PaidPart[]> {
  const card = await findPaidAttempt(executor, checkoutPublicId)
  const due = subtractBaisa(totalBaisa, giftCardBaisa)
  const rest = subtractBaisa(due, card?.amount ?? noBaisa)
  const byWallet = { source: 'WALLET', amount: rest, fee: noBaisa, paid: rest }
  if (!card) return rest > 0 ? [byWallet] : []
  const { gateway: source, amount, fee, charge: paid } = card
  return [...(rest > 0 ? [byWallet] : []), { source, amount, fee, paid }]
}
