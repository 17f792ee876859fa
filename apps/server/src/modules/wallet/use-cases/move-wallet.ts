import { z } from 'zod'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Posted } from '#modules/ledger/index.ts'
import { passOnLateMoney } from './pay-out.ts'
import { postChange, type WalletChange } from './post-change.ts'
import { settleClaims } from './settle-claims.ts'

export type { WalletChange }

/** Money that came into a wallet. Released holds are not reported: that money was never gone. */
export const walletCredited = defineEvent(
  'wallet.credited',
  z.object({
    customerId: z.int(),
    amountBaisa: z.int().positive(),
    reason: z.enum(['TOP_UP', 'ORDER_REFUND', 'REFERRAL', 'ADJUSTMENT']),
    /** The customer reads of it with what it is a part of. */
    isReported: z.boolean().optional(),
    isDiverted: z.boolean().optional(),
  }),
  ({ customerId }) => customerId,
)

/**
 * Adds to a wallet what a gateway has confirmed, a refund, a reward or a correction, and reports it once per key. What
 * was claimed back from the wallet before is taken from it at once. Money of a deleted account goes on to the payouts.
 */
export async function creditWallet(
  tx: Transaction,
  change: WalletChange,
): Promise<Outcome<Posted, 'BALANCE_INSUFFICIENT'>> {
  const posted = await postChange(tx, change, change.amount)
  const { customerId, amount, reason } = change
  if (!posted.ok || !posted.value.isNew) return posted
  const { reference } = change
  const gateway = change.reason === 'TOP_UP' ? change.gateway : null
  if (await passOnLateMoney(tx, customerId, { gateway, reference })) return posted
  const part = change.reason === 'ORDER_REFUND' && change.isReported && { isReported: true }
  const diverted = change.reason === 'TOP_UP' && change.isDiverted && { isDiverted: true }
  await publish(tx, walletCredited({ customerId, amountBaisa: amount, reason, ...part, ...diverted }))
  await settleClaims(tx, customerId, { amount, source: reason })
  return posted
}
