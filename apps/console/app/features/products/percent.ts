import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'

/** Hundredths of a percent out of what was typed, `5`, `-2.5` or `٥`; undefined for what is no percentage. */
export function readBasisPoints(text: string): number | undefined {
  const plain = normaliseDigits(text).trim().replace('٫', '.').replace('−', '-').replace(/^\+/, '')
  return /^-?\d{1,4}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
