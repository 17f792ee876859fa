import { describe, expect, test } from 'vitest'
import { type DialCountry, findPhoneProblem, readDigits, readPasted } from './phone-form.ts'

const countries: DialCountry[] = [
  { id: 1, name: 'Oman', phone_prefix: '+968', phone_digits: 8 },
  { id: 2, name: 'United Arab Emirates', phone_prefix: '+971', phone_digits: 9 },
  { id: 3, name: 'Turkey', phone_prefix: '+90', phone_digits: 9 },
  { id: 4, name: 'Canada', phone_prefix: '+1', phone_digits: 10 },
]
const [oman] = countries

describe('the phone field', () => {
  test('[AUTH-20] digits of Arabic and Persian keyboards become 0-9; spaces and dashes are dropped', () => {
    expect(readDigits('٩١٢٣ ٤٥٦٧', oman)).toBe('91234567')
    expect(readDigits('۹۱۲۳-۴۵۶۷', oman)).toBe('91234567')
  })

  test('letters do not enter, nor more digits than the country has', () => {
    expect(readDigits('9a1b2', oman)).toBe('912')
    expect(readDigits('912345678901', oman)).toBe('91234567')
    expect(readDigits('9'.repeat(40), undefined)).toHaveLength(15)
  })

  test.each(countries)('[AUTH-15] $name: one digit less is refused', (country) => {
    const whole = '9'.repeat(country.phone_digits)
    expect(findPhoneProblem(whole, country)).toBeNull()
    expect(findPhoneProblem(whole.slice(1), country)).toBe('PHONE_INVALID')
    expect(findPhoneProblem('', country)).toBe('PHONE_INVALID')
  })

  test('[AUTH-18] without a country the country is what is wrong', () => {
    expect(findPhoneProblem('91234567', undefined)).toBe('COUNTRY_CODE_INVALID')
  })

  test.each([
    ['+968 9123 4567', 1, '91234567'],
    ['00971501234567', 2, '501234567'],
    ['+1 (416) 555-0199', 4, '4165550199'],
  ])('a pasted %s names its country', (text, id, digits) => {
    const pasted = readPasted(text, countries)
    expect([pasted?.country.id, pasted?.digits]).toEqual([id, digits])
  })

  test.each(['91234567', '+44 20 7946 0958', ''])('%j names none of ours', (text) => {
    expect(readPasted(text, countries)).toBeNull()
  })
})
