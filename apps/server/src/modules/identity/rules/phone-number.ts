import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

export type PhoneCountry = { phonePrefix: string; phoneDigits: number }

/** A number in its one spelling, which every limit and every account goes by. */
export type PhoneNumber = { e164: string; countryPrefix: string }

export type PhoneRefusal = 'COUNTRY_CODE_INVALID' | 'PHONE_INVALID'

/** The country as `+968`, `968` or `00968`; the number in any digits, with spaces, dashes or its trunk zero. */
export function readPhoneNumber(
  countries: readonly PhoneCountry[],
  { countryCode, phoneNumber }: { countryCode: string; phoneNumber: string },
): Outcome<PhoneNumber, PhoneRefusal> {
  const prefix = `+${normaliseNumberInput(countryCode.slice(0, maxInputLength)).replace(/^(\+|00)/, '')}`
  const country = countries.find(({ phonePrefix }) => phonePrefix === prefix)
  if (!country) return refuse('COUNTRY_CODE_INVALID', { field: 'countryCode' })
  const typed = normaliseNumberInput(phoneNumber.slice(0, maxInputLength)).replace(/[()]/g, '')
  const national = withoutPrefix(typed, country)
  if (!/^\d+$/.test(national) || national.length !== country.phoneDigits) {
    return refuse('PHONE_INVALID', { field: 'phoneNumber' })
  }
  return ok({ e164: `${country.phonePrefix}${national}`, countryPrefix: country.phonePrefix })
}

/** A number with its country in front, or a local one of the first country. */
export function readWholeNumber(
  countries: readonly PhoneCountry[],
  phoneNumber: string,
): Outcome<PhoneNumber, PhoneRefusal> {
  const typed = normaliseNumberInput(phoneNumber.slice(0, maxInputLength)).replace(/^00/, '+')
  const country = countries.find(({ phonePrefix }) => typed.startsWith(phonePrefix)) ?? countries[0]
  if (!country) return refuse('COUNTRY_CODE_INVALID', { field: 'phone_number' })
  const read = readPhoneNumber(countries, { countryCode: country.phonePrefix, phoneNumber: typed })
  return read.ok ? read : { ...read, field: 'phone_number' }
}

const maxInputLength = 40

/** No digit of the number itself is dropped: a number as long as the country says is complete. */
function withoutPrefix(typed: string, { phonePrefix, phoneDigits }: PhoneCountry): string {
  if (typed.startsWith('+')) return typed.startsWith(phonePrefix) ? typed.slice(phonePrefix.length) : ''
  if (typed.length <= phoneDigits) return typed
  const digits = phonePrefix.slice(1)
  for (const front of [`00${digits}`, digits, '0']) {
    if (typed.startsWith(front) && typed.length === front.length + phoneDigits)
      return typed.slice(front.length)
  }
  return typed
}
