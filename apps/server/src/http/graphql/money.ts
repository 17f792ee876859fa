import { currency, currencyDecimals } from '@warsha/contract/constants.ts'
import { type Baisa, decimalFromBaisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'

export type Money = { currency: string; amount: number; fractionalAmount: Baisa; fractionDigits: number }
export type TaxedMoney = { currency: string; gross: Money; net: Money; tax: Money }

export function toMoney(baisa: Baisa): Money {
  return {
    currency,
    amount: decimalFromBaisa(baisa),
    fractionalAmount: baisa,
    fractionDigits: currencyDecimals,
  }
}

/** Prices contain their tax; without a known tax the net amount equals the gross one. */
export function toTaxedMoney(grossBaisa: Baisa, taxBaisa: Baisa = noBaisa): TaxedMoney {
  return {
    currency,
    gross: toMoney(grossBaisa),
    net: toMoney(subtractBaisa(grossBaisa, taxBaisa)),
    tax: toMoney(taxBaisa),
  }
}
