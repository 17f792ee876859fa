import { type Baisa, baisa, negateBaisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { clearingOf, type Move, type Posted, postTransaction, walletOf } from '#modules/ledger/index.ts'

/** A change of one wallet, once per key. The amount is positive either way. */
export type WalletChange = {
  customerId: number
  amount: Baisa
  key: string
  reference?: string
  /** For the customer to read, in an operator's words. */
  note?: string
} & (TopUpChange | RefundChange | { reason: 'REFERRAL' | 'ADJUSTMENT' })

/** A refund that is a part of a return or of a cancelled order is reported to the customer with that. */
type RefundChange = { reason: 'ORDER_REFUND'; isReported?: boolean }

/**
 * The gateway charged the amount alone, or its fee as well, which the wallet does not get. A payment that was to buy
 * something and did not is reported to the customer by an event of its own.
 */
type TopUpChange = { reason: 'TOP_UP'; gateway: string; fee?: Baisa; charged?: Baisa; isDiverted?: boolean }

/** Posts a change: the amount goes to the wallet, or comes from it when it is negative. */
export function postChange(tx: Transaction, change: WalletChange, amount: Baisa) {
  if (change.amount <= 0) throw new Error('A wallet is changed by positive amounts')
  const { customerId, key, reference, note, reason } = change
  return postTransaction(tx, {
    kind: reason,
    key: `${reason}:${key}`,
    reference,
    note,
    gateway: change.reason === 'TOP_UP' ? change.gateway : undefined,
    moves: [{ account: walletOf(customerId), amount }, ...otherSide(change, amount)],
  })
}

/** Takes from a wallet: a correction, or a reward or top-up that is taken back. Refused when there is too little. */
export function debitWallet(
  tx: Transaction,
  change: WalletChange,
): Promise<Outcome<Posted, 'BALANCE_INSUFFICIENT'>> {
  return postChange(tx, change, negateBaisa(change.amount))
}

const accounts = { ORDER_REFUND: 'refunds', REFERRAL: 'promotions', ADJUSTMENT: 'adjustments' } as const

function otherSide(change: WalletChange, amount: Baisa): Move[] {
  if (change.reason !== 'TOP_UP') {
    return [{ account: { kind: accounts[change.reason] }, amount: negateBaisa(amount) }]
  }
  const { gateway, fee = noBaisa, charged } = change
  if (charged === undefined) return [{ account: clearingOf(gateway), amount: negateBaisa(amount) }]
  const moves: Move[] = [
    { account: clearingOf(gateway), amount: negateBaisa(charged) },
    { account: { kind: 'sales' }, amount: fee },
    // The shop bears the difference of a rounded charge.
    { account: { kind: 'rounding' }, amount: baisa(charged - amount - fee) },
  ]
  return moves.filter((move) => move.amount !== 0)
}
