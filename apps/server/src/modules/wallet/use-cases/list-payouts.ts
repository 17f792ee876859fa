import { negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { clearingOf, postTransaction } from '#modules/ledger/index.ts'
import type { WalletPayout } from '../rules/wallet-payout.ts'
import { endPayout, findOpenPayouts } from '../storage/payout-queries.ts'

const maxListed = 200

/** Payouts for operators to transfer, the oldest first. */
export function listPayouts(db: Database): Promise<WalletPayout[]> {
  return findOpenPayouts(db, maxListed)
}

/** Records that a payout was transferred, under the reference of the bank. Its bank details are removed. */
export async function recordPayout(
  db: Database,
  transfer: { id: number; paidBy: string },
): Promise<Outcome<WalletPayout, 'NOT_FOUND'>> {
  return inTransaction(db, async (tx) => {
    const payout = await endPayout(tx, transfer)
    if (!payout) return refuse('NOT_FOUND')
    const posted = await postTransaction(tx, {
      kind: 'PAYOUT',
      key: `PAYOUT:${payout.publicId}:paid`,
      reference: transfer.paidBy,
      moves: [
        { account: { kind: 'payouts' }, amount: negateBaisa(payout.amount) },
        { account: clearingOf('bank'), amount: payout.amount },
      ],
    })
    if (!posted.ok) throw new Error(`The payout ${payout.id} was refused`)
    return ok(payout)
  })
}
