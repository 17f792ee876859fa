import { type Baisa, minBaisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { affordableBaisa, withFee } from '@warsha/contract/payments/split-payment.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  type Checkout,
  checkFulfilment,
  type FulfilmentProblem,
  lockCheckout,
  readSpendableFor,
  setWalletPart,
} from '#modules/checkout/index.ts'
import { draftOrder, dueOf } from '#modules/orders/index.ts'
import {
  endOpenAttempt,
  type FormerPayment,
  findOpenAttempt,
  type ReservationRefusal,
  type SettlementContext,
  walletSource,
} from '#modules/payments/index.ts'
import { readFeePercent } from '#modules/settings/index.ts'
import type { WalletHold } from '#modules/wallet/index.ts'
import { refuseWithoutReservation } from './refuse-without-reservation.ts'

export type WalletPayment = {
  checkout: Checkout
  customerId: number
  /** Nothing said: as much as the wallet has and the checkout costs. */
  asked?: Baisa | undefined
}

/** The amount set aside, and whether a payment by card that was begun before may still be charged. */
export type HeldPart = WalletHold & { formerPayment: FormerPayment | undefined }

export type WalletRefusal =
  | 'NOTHING_TO_PAY'
  | 'BALANCE_INSUFFICIENT'
  | ReservationRefusal
  | 'CONFLICT'
  | FulfilmentProblem

/**
 * Holds money of the wallet for a checkout. The hold belongs to the checkout's reservation: the order captures it, and the
 * end of the reservation releases it. A payment by card that was begun before is ended, because it was over another amount.
 */
export async function payFromWallet(
  context: SettlementContext,
  { checkout, customerId, asked }: WalletPayment,
): Promise<Outcome<HeldPart, WalletRefusal>> {
  const possible = checkFulfilment(checkout)
  if (!possible.ok) return possible
  const total = dueOf(await draftOrder(context.models, checkout))
  if (total === noBaisa) return refuse('NOTHING_TO_PAY')
  const open = await findOpenAttempt(context.db, checkout.id)
  const formerPayment = open && (await endOpenAttempt(context, open))
  const feePercent = await readFeePercent(context, walletSource)
  return inTransaction<HeldPart, WalletRefusal>(context.db, async (tx) => {
    const locked = await lockCheckout(tx, checkout.publicId)
    if (locked?.version !== checkout.version || locked.customerId !== customerId) return refuse('CONFLICT')
    const { heldUntil } = locked
    if (!heldUntil) return refuseWithoutReservation(tx, locked)
    // The customer has begun to pay by card in another tab since: that payment counts now.
    if (await findOpenAttempt(tx, checkout.id)) return refuse('CONFLICT')
    const affordable = affordableBaisa(await readSpendableFor(tx, locked, customerId), feePercent)
    const amount = minBaisa(total, asked ?? affordable)
    if (amount === noBaisa || amount > affordable) return refuse('BALANCE_INSUFFICIENT')
    const part = { customerId, amount: withFee(amount, feePercent), feePercent, expiresAt: heldUntil }
    const held = await setWalletPart(tx, locked, part)
    if (!held.ok) return held
    return held.value ? ok({ ...held.value, formerPayment }) : refuse('BALANCE_INSUFFICIENT')
  })
}
