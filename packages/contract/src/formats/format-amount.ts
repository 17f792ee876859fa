import { type Baisa, decimalTextFromBaisa } from '../money/baisa.ts'

/** `1,234.500`: rials with three decimals, without the currency. */
export function formatAmount(baisa: Baisa): string {
  return decimalTextFromBaisa(baisa).replace(/\B(?=(\d{3})+\.)/g, ',')
}
