import { type Baisa, decimalTextFromBaisa } from '../money/baisa.ts'

/** `1,234.500` or `−1.500`: rials with three decimals, without the currency; a minus is as wide as a plus. */
export function formatAmount(baisa: Baisa): string {
  return decimalTextFromBaisa(baisa)
    .replace(/\B(?=(\d{3})+\.)/g, ',')
    .replace('-', '−')
}
