import { applyPercent, type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'

/**
 * The fee that the contract with a gateway allows for a movement. Without an agreed share its own word counts; with one,
 * any other fee, a monthly one for example, is for a person to look at.
 */
export function expectedFee(
  { kind, amount, fee }: { kind: string; amount: Baisa; fee: Baisa },
  costPercent: number | undefined,
): Baisa {
  if (costPercent === undefined) return fee
  return kind === 'charge' ? applyPercent(amount, costPercent) : noBaisa
}

/** Whether a payout is what was due: exactly that where the gateway names a cut-off, at most that where it does not. */
export function isPayoutDue({
  amount,
  due,
  hasCutOff,
}: {
  amount: number
  due: number
  hasCutOff: boolean
}): boolean {
  return hasCutOff ? amount === due : amount <= due
}
