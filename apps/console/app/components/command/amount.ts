import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { type Baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'

/**
 * What an operator has typed or pasted, `12.5`, `١٢٫٥٠٠`, `12,5` or `1,234.500`; undefined for what is no amount. One
 * comma with up to three digits behind it, and no point, is a decimal comma: rials have three decimals.
 */
export function readAmount(text: string): Baisa | undefined {
  const plain = normaliseDigits(text)
    .replaceAll(/[\s\p{Cf}٬]/gu, '')
    .replace('٫', '.')
    .replaceAll('،', ',')
    .replace('−', '-')
    .replace(/^(-?\d+),(\d{1,3})$/, '$1.$2')
  const isGrouped = /^-?\d{1,3}(,\d{3})+(\.\d{1,3})?$/.test(plain)
  const digits = isGrouped ? plain.replaceAll(',', '') : plain
  return /^-?\d{1,7}(\.\d{1,3})?$/.test(digits) ? baisaFromDecimal(digits) : undefined
}
