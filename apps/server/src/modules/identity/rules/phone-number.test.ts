import { describe, expect, test } from 'vitest'
import { readPhoneNumber, readWholeNumber } from './phone-number.ts'

const countries = [
  { phonePrefix: '+968', phoneDigits: 8 },
  { phonePrefix: '+971', phoneDigits: 9 },
  { phonePrefix: '+90', phoneDigits: 9 },
  { phonePrefix: '+1', phoneDigits: 10 },
]
const read = (countryCode: string, phoneNumber: string) => {
  const number = readPhoneNumber(countries, { countryCode, phoneNumber })
  return number.ok ? number.value.e164 : number.code
}

describe('readPhoneNumber', () => {
  test.each([
    ['+968', '92123456', '+96892123456'],
    ['968', '9212 3456', '+96892123456'],
    ['00968', '9212-3456', '+96892123456'],
    ['٩٦٨', '٩٢١٢٣٤٥٦', '+96892123456'],
    ['+968', '۹۲۱۲۳۴۵۶', '+96892123456'],
    ['+968', '+96892123456', '+96892123456'],
    ['+968', '0096892123456', '+96892123456'],
    ['+968', '96892123456', '+96892123456'],
    ['+968', '\u202a92123456\u202c', '+96892123456'],
    ['+968', '96812345', '+96896812345'],
    ['+971', '0501234567', '+971501234567'],
    ['+90', '501234567', '+90501234567'],
    ['+1', '(416) 555-0123', '+14165550123'],
  ])('[AUTH-20] [AUTH-71] %s and "%s" is %s', (country, phone, e164) => {
    expect(read(country, phone)).toBe(e164)
  })

  test.each([
    ['+968', '9212345'],
    ['+968', '921234567'],
    ['+968', '9212345x'],
    ['+968', '+971501234567'],
    ['+968', ''],
    ['+90', '5012345678'],
    ['+968', '9'.repeat(10_000)],
    ['+968', '９２１２３４５６'],
  ])('[AUTH-03] [AUTH-05] [AUTH-06] [AUTH-15] %s and "%s" is no number', (country, phone) => {
    expect(read(country, phone)).toBe('PHONE_INVALID')
  })

  test.each([
    ['+971', '50123456', '501234567', '5012345678'],
    ['+1', '416555012', '4165550123', '41655501234'],
  ])(
    '[AUTH-04] [AUTH-07] %s: "%s" is too short, "%s" right and "%s" too long',
    (country, short, right, long) => {
      expect([short, right, long].map((phone) => read(country, phone))).toEqual([
        'PHONE_INVALID',
        `${country}${right}`,
        'PHONE_INVALID',
      ])
    },
  )

  test.each(['', '+', '+44', '9680', '+968 ; DROP', 'oman'])('[AUTH-18] "%s" is no country', (country) => {
    expect(read(country, '92123456')).toBe('COUNTRY_CODE_INVALID')
  })
})

describe('readWholeNumber', () => {
  test.each([
    ['92123456', '+96892123456'],
    ['+971 50 123 4567', '+971501234567'],
    ['00971501234567', '+971501234567'],
    ['+14165550123', '+14165550123'],
    ['96892123456', '+96892123456'],
  ])('%s is %s', (phone, e164) => {
    expect(readWholeNumber(countries, phone)).toMatchObject({ value: { e164 } })
  })

  test.each(['+4915112345678', '1234', '++96892123456'])('%s is none', (phone) => {
    expect(readWholeNumber(countries, phone)).toMatchObject({ ok: false, field: 'phone_number' })
  })
})
