import { type Baisa, baisa, decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { releaseWalletPart } from '#modules/checkout/index.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { type Mismatch, mismatchOf } from '../rules/mismatch.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { findOpenAttempt, recordEffect } from '../storage/attempt-queries.ts'
import { insertDifference } from '../storage/difference-queries.ts'
import { paymentDiverted } from './payment-diverted.ts'
import type { PaymentReading } from './payment-gateway.ts'
import type { EndedPayment } from './purchase-port.ts'

export const returnPaymentJob = defineJob('return-payment', z.object({ attemptId: z.int(), amount: z.int() }))

/**
 * A gateway took something else than it was asked for. There is no order, but the money has an effect: what was taken in
 * rials goes to the wallet, another currency back to the card, and what names another attempt waits for an operator. The
 * reservation stays for the time that is left, without the wallet's part.
 */
export async function onMismatch(
  tx: Transaction,
  { attempt, checkout }: EndedPayment,
  found: PaymentReading,
): Promise<Outcome<undefined>> {
  const mismatch = mismatchOf(attempt, found)
  await releaseWalletOf(tx, { attempt, checkout })
  if (mismatch.effect === 'wallet') await payIntoWallet(tx, attempt, mismatch.amount)
  if (mismatch.effect === 'refund')
    await enqueue(tx, returnPaymentJob, { attemptId: attempt.id, amount: mismatch.amount })
  const { effect, kind } = mismatch
  const paid = effect === 'wallet' ? mismatch.amount : undefined
  await recordEffect(tx, attempt.id, { effect, paid })
  const { gateway, publicId, customerId, charge } = attempt
  await insertDifference(tx, {
    cause: mismatchCause(attempt),
    kind,
    gateway,
    attemptId: attempt.id,
    expected: describePayment(publicId, charge, 'OMR'),
    found: `${describePayment(found.attemptId, found.amount, found.currency)}; ${consequences[effect]}`,
    ...(paid !== undefined && {
      expectedAmount: charge,
      foundAmount: paid,
      amount: baisa(Math.abs(paid - charge)),
    }),
  })
  await publish(
    tx,
    paymentDiverted({
      attemptId: attempt.id,
      customerId,
      reason: 'mismatched',
      effect,
      expectedBaisa: charge,
      foundBaisa: paid ?? null,
    }),
  )
  return ok(undefined)
}

/** The wallet's part of the purchase is free again, unless another payment for it is under way. */
export async function releaseWalletOf(tx: Transaction, { attempt, checkout }: EndedPayment): Promise<void> {
  const isHeld = checkout?.heldUntil && checkout.version === attempt.checkoutVersion
  if (isHeld && !(await findOpenAttempt(tx, checkout.id))) await releaseWalletPart(tx, checkout)
}

export function mismatchCause({ publicId }: Pick<PaymentAttempt, 'publicId'>): string {
  return `mismatch:${publicId}`
}

const consequences: Readonly<Record<Mismatch['effect'], string>> = {
  wallet: 'credited to the wallet',
  refund: 'to be given back by the gateway',
  review: 'nothing was done',
}

function describePayment(
  attemptId: string | undefined,
  amount: Baisa | undefined,
  currency: string | undefined,
) {
  const money = amount === undefined ? 'no amount' : decimalFromBaisa(amount).toFixed(3)
  return `${money} ${currency?.slice(0, 10) ?? 'without a currency'} for ${attemptId?.slice(0, 60) ?? 'nothing'}`
}

/** Credits a payment that bought nothing as it was taken. */
export async function payIntoWallet(tx: Transaction, attempt: PaymentAttempt, amount: Baisa): Promise<void> {
  const { customerId, gateway, publicId, pspReference } = attempt
  const credited = await creditWallet(tx, {
    reason: 'TOP_UP',
    customerId,
    gateway,
    key: publicId,
    reference: pspReference ?? publicId,
    amount,
    isDiverted: true,
  })
  if (!credited.ok) throw new Error(`The payment ${publicId} could not be paid into the wallet`)
}
