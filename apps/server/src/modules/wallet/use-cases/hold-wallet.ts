import { type Baisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { holdsOf, postTransaction, walletOf } from '#modules/ledger/index.ts'
import type { WalletHold } from '../rules/wallet-hold.ts'
import {
  endHold,
  findHold,
  insertHold,
  lockHold as lockRow,
  type NewHold,
  sumSpendable,
} from '../storage/hold-queries.ts'
import { passOnLateMoney } from './pay-out.ts'
import { settleClaims } from './settle-claims.ts'

type ReservationRefusal = 'BALANCE_INSUFFICIENT' | 'WALLET_HOLD_EXISTS'

/**
 * Sets money of a wallet aside in the caller's transaction, one hold per reference. In the order of locks it comes after
 * the promotion and before the slots. It is taken (`captureHold`) or given back (`releaseHold`), once.
 */
export async function holdWallet(
  tx: Transaction,
  wanted: NewHold,
): Promise<Outcome<WalletHold, ReservationRefusal>> {
  const hold = await insertHold(tx, wanted)
  if (!hold) return refuse('WALLET_HOLD_EXISTS')
  const { customerId, amount, reference, publicId } = hold
  const posted = await postTransaction(tx, {
    kind: 'ORDER_PAYMENT',
    key: `hold:${publicId}`,
    reference,
    moves: [
      { account: walletOf(customerId), amount: negateBaisa(amount) },
      { account: holdsOf(customerId), amount },
    ],
  })
  return posted.ok ? ok(hold) : posted
}

/** The hold that has not ended yet. */
export function readHold(executor: Executor, reference: string): Promise<WalletHold | undefined> {
  return findHold(executor, reference)
}

/** The amount a customer can spend under a reference: what is free, and what is set aside for it already. */
export function readSpendable(executor: Executor, customerId: number, reference: string): Promise<Baisa> {
  return sumSpendable(executor, { customerId, reference })
}

/** The same, and nobody ends it before the transaction does. */
export function lockHold(tx: Transaction, reference: string): Promise<WalletHold | undefined> {
  return lockRow(tx, reference)
}

/** Turns the hold into a payment of the order. Refused when it was given back before: then nothing was paid. */
export async function captureHold(
  tx: Transaction,
  reference: string,
  orderNumber: string,
): Promise<Outcome<WalletHold, 'WALLET_HOLD_GONE'>> {
  const hold = await endHold(tx, reference, 'captured')
  if (!hold) return refuse('WALLET_HOLD_GONE')
  await postEnd(tx, hold, { kind: 'HOLD_CAPTURE', reference: orderNumber })
  return ok(hold)
}

/** Releases the money. False when there was no hold to end, which is no harm: another caller was faster. */
export async function releaseHold(tx: Transaction, reference: string): Promise<boolean> {
  const hold = await endHold(tx, reference, 'released')
  if (hold) await postRelease(tx, hold)
  return hold !== undefined
}

/** Posts the money of a hold that has just been marked as released; open claims are settled from it. */
export async function postRelease(tx: Transaction, hold: WalletHold): Promise<void> {
  await postEnd(tx, hold, { kind: 'HOLD_RELEASE', reference: hold.reference })
  const { customerId, amount, reference } = hold
  if (await passOnLateMoney(tx, customerId, { reference })) return
  await settleClaims(tx, customerId, { amount, source: 'HOLD_RELEASE' })
}

type End = { kind: 'HOLD_CAPTURE' | 'HOLD_RELEASE'; reference: string }

async function postEnd(tx: Transaction, hold: WalletHold, { kind, reference }: End): Promise<void> {
  const { customerId, amount, publicId } = hold
  const target = kind === 'HOLD_RELEASE' ? walletOf(customerId) : ({ kind: 'sales' } as const)
  const posted = await postTransaction(tx, {
    kind,
    key: `${kind}:${publicId}`,
    reference,
    moves: [
      { account: holdsOf(customerId), amount: negateBaisa(amount) },
      { account: target, amount },
    ],
  })
  if (!posted.ok) throw new Error(`The ledger does not have the money of hold ${publicId}`)
}
