import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { formatAmount } from './format-amount.ts'
import { formatInteger } from './format-integer.ts'
import { formatPrice } from './format-price.ts'
import { isolate } from './isolate.ts'
import { normaliseDigits, normaliseNumberInput } from './normalise-digits.ts'
import { roundCoordinate } from './round-coordinate.ts'

describe('integers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [-1_000, '-1,000'],
    [-999, '-999'],
    [1_234_567, '1,234,567'],
  ])('[FMT-01] %i is written %s', (value, text) => {
    expect(formatInteger(value)).toBe(text)
  })

  test('[FMT-01] every integer is grouped as English groups it', () => {
    const english = new Intl.NumberFormat('en')
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatInteger(value)).toBe(english.format(value))
      }),
    )
  })

  test('a fraction is not an integer', () => {
    expect(() => formatInteger(1.5)).toThrow(RangeError)
  })
})

describe('amounts', () => {
  test.each([
    [0, '0.000'],
    [5, '0.005'],
    [8_900, '8.900'],
    [1_234_500, '1,234.500'],
    [-1_234_500, '−1,234.500'],
    [-123_456, '−123.456'],
    [1_234_567_890, '1,234,567.890'],
  ])('[FMT-02] %i baisa are written %s', (amount, text) => {
    expect(formatAmount(baisa(amount))).toBe(text)
  })

  test('[FMT-02] every amount is grouped and has three decimals', () => {
    const english = new Intl.NumberFormat('en', { minimumFractionDigits: 3 })
    const amounts = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatAmount(baisa(amount))).toBe(english.format(amount / 1_000).replace('-', '−'))
      }),
    )
  })
})

describe('prices', () => {
  test('[FMT-07] the currency follows the amount, as OMR in English and abbreviated in Arabic', () => {
    expect(formatPrice(baisa(1_234_500), 'en')).toEqual({
      amount: '1,234.500',
      currency: 'OMR',
      text: '1,234.500 OMR',
    })
    expect(formatPrice(baisa(1_234_500), 'ar')).toEqual({
      amount: '1,234.500',
      currency: 'ر.ع.',
      text: '1,234.500 ر.ع.',
    })
  })

  test('[FMT-08] Arabic prices use the digits 0-9', () => {
    expect(formatPrice(baisa(9_876_543_210), 'ar').text).toMatch(/^[0-9,.]+ ر\.ع\.$/)
  })

  test('[FMT-08] a number in plain text can be isolated from the text around it', () => {
    expect(isolate('-20%')).toBe('\u2068-20%\u2069')
  })
})

test.each([
  [23.588_049, 23.588],
  [58.382_95, 58.383],
  [58.382_94, 58.3829],
  [-0.000_01, 0],
  [-23.588_06, -23.5881],
])('[FMT-06] coordinate %f is rounded to %f', (degrees, rounded) => {
  expect(roundCoordinate(degrees)).toBe(rounded)
})

test('a coordinate is a finite number', () => {
  expect(() => roundCoordinate(Number.NaN)).toThrow(RangeError)
})

describe('typed digits', () => {
  test('[AUTH-20] Arabic-Indic and Persian digits become 0-9', () => {
    expect(normaliseDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
    expect(normaliseDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
    expect(normaliseDigits('زيت 5W-٣٠')).toBe('زيت 5W-30')
  })

  test.each([
    ['٩١٢٣ ٤٥٦٧', '91234567'],
    ['9123-4567', '91234567'],
    ['9123\u20134567', '91234567'],
    ['\u202a+968\u00a09123\u200f4567\u202c', '+96891234567'],
    ['12a', '12a'],
  ])('[AUTH-20] %s is read as %s', (typed, read) => {
    expect(normaliseNumberInput(typed)).toBe(read)
  })
})
