import { type Baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { maxTopUpRial, minTopUpRial } from '@warsha/contract/wallet/wallet.constants.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** Whole Rials within the limits of one top-up. */
export function checkTopUp(rial: number): Outcome<Baisa, 'TOP_UP_AMOUNT_INVALID'> {
  const isAllowed = Number.isInteger(rial) && rial >= minTopUpRial && rial <= maxTopUpRial
  if (isAllowed) return ok(baisaFromDecimal(rial))
  const params = { least: minTopUpRial, most: maxTopUpRial }
  return refuse('TOP_UP_AMOUNT_INVALID', { field: 'amount', params })
}
