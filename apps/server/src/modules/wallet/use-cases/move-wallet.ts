import { type Baisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { type Account, clearingOf, type Posted, postTransaction, walletOf } from '#modules/ledger/index.ts'

/** A change of one wallet, once per key. The amount is positive either way. */
export type WalletChange = {
  customerId: number
  amount: Baisa
  key: string
  reference?: string
  /** For the customer to read, in an operator's words. */
  note?: string
} & ({ reason: 'TOP_UP'; gateway: string } | { reason: 'ORDER_REFUND' | 'REFERRAL' | 'ADJUSTMENT' })

/** Adds to a wallet what a gateway has confirmed, a refund, a reward or a correction. */
export function creditWallet(
  tx: Transaction,
  change: WalletChange,
): Promise<Outcome<Posted, 'BALANCE_INSUFFICIENT'>> {
  return moveWallet(tx, change, change.amount)
}

/** Takes from a wallet: a correction, or a reward or top-up that is taken back. Refused when there is too little. */
export function debitWallet(
  tx: Transaction,
  change: WalletChange,
): Promise<Outcome<Posted, 'BALANCE_INSUFFICIENT'>> {
  return moveWallet(tx, change, negateBaisa(change.amount))
}

function moveWallet(tx: Transaction, change: WalletChange, amount: Baisa) {
  if (change.amount <= 0) throw new Error('A wallet is changed by positive amounts')
  const { customerId, key, reference, note, reason } = change
  return postTransaction(tx, {
    kind: reason,
    key: `${reason}:${key}`,
    reference,
    note,
    gateway: change.reason === 'TOP_UP' ? change.gateway : undefined,
    moves: [
      { account: walletOf(customerId), amount },
      { account: otherSideOf(change), amount: negateBaisa(amount) },
    ],
  })
}

function otherSideOf(change: WalletChange): Account {
  if (change.reason === 'TOP_UP') return clearingOf(change.gateway)
  const kinds = { ORDER_REFUND: 'refunds', REFERRAL: 'promotions', ADJUSTMENT: 'adjustments' } as const
  return { kind: kinds[change.reason] }
}
