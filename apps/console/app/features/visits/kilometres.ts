import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'

const maxKilometres = 3_000_000

/** What the logbook notes of typed kilometres: nothing for an empty text, undefined for what is no such number. */
export function readKilometres(text: string): { kilometres?: number } | undefined {
  const typed = normaliseDigits(text).replaceAll(/[,٬\s]/g, '')
  if (!/^\d{0,7}$/.test(typed) || Number(typed) > maxKilometres) return undefined
  return typed ? { kilometres: Number(typed) } : {}
}
