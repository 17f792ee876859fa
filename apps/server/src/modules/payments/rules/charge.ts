import { applyPercent, type Baisa, baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'

/** Stripe takes amounts of three decimals only when the last one is 0. */
export type AmountStep = 1 | 10

export type Charge = { amount: Baisa; fee: Baisa; charge: Baisa }

/**
 * The charge for an amount: the amount and the gateway's fee, rounded down to the next step the gateway can charge.
 * The customer never pays more than was shown; the shop bears the difference, which is less than a step.
 */
export function chargeFor(
  amount: Baisa,
  { feePercent, step }: { feePercent: number; step: AmountStep },
): Charge {
  const fee = applyPercent(amount, feePercent)
  const whole = sumBaisa([amount, fee])
  return { amount, fee, charge: baisa(whole - (whole % step)) }
}
