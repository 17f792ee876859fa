import {
  applyPercent,
  type Baisa,
  baisa,
  minBaisa,
  noBaisa,
  subtractBaisa,
  sumBaisa,
} from '../money/baisa.ts'

/** The wallet's part of a total and the rest for a gateway, each with the fee that is added to it. */
export type PaymentSplit = { wallet: Baisa; walletFee: Baisa; gateway: Baisa; gatewayFee: Baisa }

export type SplitTerms = {
  /** Amount the wallet may spend; zero when it is not used. */
  balance: Baisa
  walletFeePercent: number
  gatewayFeePercent: number
}

/** The wallet pays first, as far as it reaches; a gateway is asked for the rest. A fee is on what its own way charges. */
export function splitPayment(
  total: Baisa,
  { balance, walletFeePercent, gatewayFeePercent }: SplitTerms,
): PaymentSplit {
  const wallet = minBaisa(total, affordableBaisa(balance, walletFeePercent))
  const gateway = subtractBaisa(total, wallet)
  return {
    wallet,
    walletFee: applyPercent(wallet, walletFeePercent),
    gateway,
    gatewayFee: applyPercent(gateway, gatewayFeePercent),
  }
}

/** An amount with the fee that is added to it. */
export function withFee(amount: Baisa, feePercent: number): Baisa {
  return sumBaisa([amount, applyPercent(amount, feePercent)])
}

/** The largest amount that can be paid, with its fee, out of a balance. Undoes `withFee`. */
export function affordableBaisa(balance: Baisa, feePercent: number): Baisa {
  if (balance <= 0) return noBaisa
  let amount = baisa(Math.floor((balance * 100) / (100 + feePercent)))
  // Fees are rounded half up, so the exact quotient may be one off.
  while (withFee(amount, feePercent) > balance) amount = baisa(amount - 1)
  while (withFee(baisa(amount + 1), feePercent) <= balance) amount = baisa(amount + 1)
  return amount
}
