import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { type Baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'

/** What an operator has typed, `12.5` or `١٢٫٥٠٠`; undefined for what is no amount. */
export function readAmount(text: string): Baisa | undefined {
  const plain = normaliseDigits(text)
    .trim()
    .replace('٫', '.')
    .replaceAll(/[,\s٬]/g, '')
    .replace('−', '-')
  return /^-?\d{1,7}(\.\d{1,3})?$/.test(plain) ? baisaFromDecimal(plain) : undefined
}
