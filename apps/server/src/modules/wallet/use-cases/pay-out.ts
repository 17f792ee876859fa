import { negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { lockBalances, postTransaction, walletOf } from '#modules/ledger/index.ts'
import type { WalletPayout } from '../rules/wallet-payout.ts'
import { hasClosure, insertPayout, type NewPayout } from '../storage/payout-queries.ts'
import { payoutRequested } from './payout-requested.ts'

/** Moves money of a wallet to what operators transfer. */
export async function payOut(tx: Transaction, wanted: NewPayout): Promise<WalletPayout> {
  const payout = await insertPayout(tx, wanted)
  const posted = await postTransaction(tx, {
    kind: 'PAYOUT',
    key: `PAYOUT:${payout.publicId}`,
    moves: [
      { account: walletOf(payout.customerId), amount: negateBaisa(payout.amount) },
      { account: { kind: 'payouts' }, amount: payout.amount },
    ],
  })
  if (!posted.ok) throw new Error(`The wallet does not have the money of payout ${payout.id}`)
  const { id: payoutId, customerId, amount: amountBaisa } = payout
  await publish(tx, payoutRequested({ payoutId, customerId, amountBaisa }))
  return payout
}

/**
 * Money that comes into the wallet of a deleted account goes on to the payouts, where an operator sees it: nobody else
 * could reach it. The posting of that money has locked the account, as the closing of the wallet does.
 */
export async function passOnLateMoney(
  tx: Transaction,
  customerId: number,
  { gateway = null, reference = '' }: { gateway?: string | null; reference?: string | undefined },
): Promise<boolean> {
  if (!(await hasClosure(tx, customerId))) return false
  const [amount] = await lockBalances(tx, [walletOf(customerId)])
  if (amount) await payOut(tx, { customerId, cause: 'late money', amount, bank: null, gateway, reference })
  return true
}
