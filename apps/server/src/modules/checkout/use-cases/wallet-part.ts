import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  captureHold,
  holdWallet,
  lockHold,
  readHold,
  readSpendable,
  releaseHold,
  type WalletHold,
} from '#modules/wallet/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { holderOf } from '../rules/holder-of.ts'

type Owner = Pick<Checkout, 'publicId'>

/** The part of the wallet that is set aside for a checkout. */
export function readWalletPart(executor: Executor, checkout: Owner): Promise<WalletHold | undefined> {
  return readHold(executor, holderOf(checkout))
}

/** The amount contains a fee of this percentage. */
/** The amount the wallet can pay for a checkout, including an existing hold for it, which is made anew. */
export function readSpendableFor(executor: Executor, checkout: Owner, customerId: number): Promise<Baisa> {
  return readSpendable(executor, customerId, holderOf(checkout))
}

/** What is set aside so far, when the transaction has locked it before. */
type Locked = { walletPart: WalletHold | undefined }

type NewPart = { customerId: number; amount: Baisa; feePercent: number; expiresAt: Date }

/**
 * Sets exactly this much of the customer's wallet aside for a locked checkout, in the place of what was set aside
 * before; nothing gives it back. It ends with the reservation of the checkout.
 */
export async function setWalletPart(
  tx: Transaction,
  checkout: Owner,
  { customerId, amount, feePercent, expiresAt }: NewPart,
  locked?: Locked,
): Promise<Outcome<WalletHold | undefined, 'BALANCE_INSUFFICIENT'>> {
  const reference = holderOf(checkout)
  const former = locked ? locked.walletPart : await lockHold(tx, reference)
  const isSame = former ? former.amount === amount && former.feePercent === feePercent : amount === noBaisa
  if (isSame) return ok(former)
  if (former) await releaseHold(tx, reference)
  if (amount === noBaisa) return ok(undefined)
  const held = await holdWallet(tx, { customerId, amount, feePercent, reference, expiresAt })
  if (held.ok) return held
  if (held.code === 'BALANCE_INSUFFICIENT') return refuse(held.code)
  throw new Error(`The wallet is held for checkout ${checkout.publicId} without its lock`)
}

/** Releases what of the wallet is set aside for a locked checkout; the rest of its reservation stays. */
export function releaseWalletPart(tx: Transaction, checkout: Owner): Promise<unknown> {
  return releaseHold(tx, holderOf(checkout))
}

/** The order is made: the part set aside has paid it. */
export function captureWalletPart(
  tx: Transaction,
  checkout: Owner,
  orderNumber: number,
): Promise<Outcome<WalletHold, 'WALLET_HOLD_GONE'>> {
  return captureHold(tx, holderOf(checkout), String(orderNumber))
}
