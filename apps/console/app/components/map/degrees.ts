import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'

/** Degrees, or another small number, as they are typed, with Arabic digits as well. */
export function readDegrees(text: string): number | undefined {
  const plain = normaliseDigits(text).trim().replace('٫', '.').replace('−', '-')
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined
}

/** Whether a typed number is one between the two. */
export function isWithin(text: string, least: number, most: number): boolean {
  const number = readDegrees(text)
  return number !== undefined && number >= least && number <= most
}
