import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import type { RestCountry } from '@warsha/contract/locations/locations.rest.ts'

/** A country by its telephone numbers. */
export type DialCountry = Pick<RestCountry, 'id' | 'name' | 'phone_prefix' | 'phone_digits'>

export type PhoneProblem = 'PHONE_INVALID' | 'COUNTRY_CODE_INVALID'

/** Allowed text of the field: digits only, and no more of them than the country's numbers have. */
export function readDigits(typed: string, country: DialCountry | undefined): string {
  const digits = normaliseNumberInput(typed).replace(/\D/g, '')
  return country ? digits.slice(0, country.phone_digits) : digits.slice(0, maxNumberLength)
}

export function findPhoneProblem(digits: string, country: DialCountry | undefined): PhoneProblem | null {
  if (!country) return 'COUNTRY_CODE_INVALID'
  return digits.length === country.phone_digits ? null : 'PHONE_INVALID'
}

/** A number pasted with its prefix, `+968 9123 4567` or `00968…`, names its country, too. */
export function readPasted(
  text: string,
  countries: readonly DialCountry[],
): { country: DialCountry; digits: string } | null {
  const international = normaliseNumberInput(text).replace(/^00/, '+')
  if (!international.startsWith('+')) return null
  const country = countries.find(({ phone_prefix }) => international.startsWith(phone_prefix))
  if (!country) return null
  return { country, digits: readDigits(international.slice(country.phone_prefix.length), country) }
}

const maxNumberLength = 15
