import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import { maxTopUpRial, minTopUpRial } from '@warsha/contract/wallet/wallet.constants.ts'

/** The digits of the typed text, those of Arabic keyboards as 0-9. More than three are never an amount. */
export function amountText(typed: string): string {
  return normaliseNumberInput(typed).replaceAll(/\D/g, '').slice(0, String(maxTopUpRial).length)
}

/** Whole Rials within the limits; undefined for anything else. */
export function readTopUp(text: string): number | undefined {
  const rial = Number(text)
  return text !== '' && rial >= minTopUpRial && rial <= maxTopUpRial ? rial : undefined
}
