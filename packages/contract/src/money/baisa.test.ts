import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyPercent,
  type Baisa,
  baisa,
  baisaFromDecimal,
  decimalFromBaisa,
  decimalTextFromBaisa,
  maxBaisa,
  minBaisa,
  multiplyBaisa,
  negateBaisa,
  splitByWeights,
  subtractBaisa,
  sumBaisa,
  taxIncluded,
} from './baisa.ts'

const billion = 1_000_000_000_000
const amounts = fc.integer({ min: -billion, max: billion })
const positiveAmounts = fc.integer({ min: 0, max: billion })
const percents = fc.integer({ min: 0, max: 100_000 }).map((milli) => milli / 1_000)

describe('reading and writing decimals', () => {
  test.each([
    ['8.900', 8_900],
    ['8.9', 8_900],
    [8.9, 8_900],
    [1.005, 1_005],
    ['0.001', 1],
    [12, 12_000],
    ['-2.5', -2_500],
    ['8.90000', 8_900],
    [0, 0],
    ['-0', 0],
  ])('%s is %i baisa', (decimal, baisa) => {
    expect(baisaFromDecimal(decimal)).toBe(baisa)
  })

  test.each([
    '',
    ' 1',
    '1,000',
    '1.0005',
    '1.',
    '.5',
    'NaN',
    '1e3',
    '٥',
    '99999999999999',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.1 + 0.2,
    1e21,
    1e-7,
  ])('[FMT-11] %s is no amount', (decimal) => {
    expect(() => baisaFromDecimal(decimal)).toThrow(RangeError)
  })

  test('[FMT-11] every amount survives the way out and back, as number and as text', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(baisaFromDecimal(decimalFromBaisa(baisa(amount)))).toBe(amount)
        expect(baisaFromDecimal(decimalTextFromBaisa(baisa(amount)))).toBe(amount)
      }),
    )
  })

  test('text always has three decimals', () => {
    expect([0, 1, -1, 50, 8_900, -1_234_500].map((amount) => decimalTextFromBaisa(baisa(amount)))).toEqual([
      '0.000',
      '0.001',
      '-0.001',
      '0.050',
      '8.900',
      '-1234.500',
    ])
  })
})

describe('sums', () => {
  test('[FMT-11] sums are exact where floats are not', () => {
    expect(sumBaisa([baisa(100), baisa(200)])).toBe(baisaFromDecimal('0.3'))
    expect(multiplyBaisa(baisa(100), 3)).toBe(300)
    expect(subtractBaisa(baisa(100), baisa(300))).toBe(-200)
    expect(negateBaisa(baisa(0))).toBe(0)
    expect([minBaisa(baisa(2), baisa(-1)), maxBaisa(baisa(2), baisa(-1))]).toEqual([-1, 2])
  })

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('[FMT-11] %s is not baisa', (value) => {
    const forged = value as Baisa
    expect(() => baisa(value)).toThrow(RangeError)
    expect(() => sumBaisa([baisa(1), forged])).toThrow(RangeError)
    expect(() => multiplyBaisa(forged, 2)).toThrow(RangeError)
    expect(() => applyPercent(forged, 5)).toThrow(RangeError)
    expect(() => taxIncluded(forged, 5)).toThrow(RangeError)
    expect(() => splitByWeights(forged, [1])).toThrow(RangeError)
    expect(() => decimalFromBaisa(forged)).toThrow(RangeError)
  })

  test('a result beyond the safe range is a fault, not a wrong number', () => {
    expect(() => sumBaisa([baisa(Number.MAX_SAFE_INTEGER), baisa(1)])).toThrow(RangeError)
    expect(() => multiplyBaisa(baisa(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError)
    expect(() => subtractBaisa(baisa(Number.MIN_SAFE_INTEGER), baisa(1))).toThrow(RangeError)
    expect(() => multiplyBaisa(baisa(100), 1.5)).toThrow(RangeError)
    expect(() => minBaisa()).toThrow(RangeError)
  })
})

describe('percentages', () => {
  test.each([
    [1_000, 10, 100],
    [1_005, 10, 101],
    [1_004, 10, 100],
    [-1_005, 10, -101],
    [999, 12.5, 125],
    [1, 50, 1],
    [1, 49.999, 0],
    [8_900, 100, 8_900],
    [8_900, 0, 0],
  ])('[FMT-11] %i baisa at %f %% is %i', (amount, percent, expected) => {
    expect(applyPercent(baisa(amount), percent)).toBe(expected)
  })

  test('[FMT-11] the result is the exact percentage, at most half a baisa away, ties upwards', () => {
    fc.assert(
      fc.property(positiveAmounts, fc.integer({ min: 0, max: 100_000 }), (amount, milli) => {
        const difference =
          BigInt(applyPercent(baisa(amount), milli / 1_000)) * 100_000n - BigInt(amount) * BigInt(milli)
        expect(difference > -50_000n && difference <= 50_000n).toBe(true)
      }),
    )
  })

  test('[FMT-11] a part of an amount lies between nothing and the amount, and a refund mirrors the charge', () => {
    fc.assert(
      fc.property(positiveAmounts, percents, (amount, percent) => {
        const part = applyPercent(baisa(amount), percent)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(amount)
        expect(applyPercent(negateBaisa(baisa(amount)), percent)).toBe(-part || 0)
      }),
    )
  })

  test.each([-1, Number.NaN, 1 / 3, '5%'])('%s is no percentage', (percent) => {
    expect(() => applyPercent(baisa(1_000), percent)).toThrow(RangeError)
  })
})

describe('included tax', () => {
  test.each([
    [1_050, 50],
    [8_900, 424],
    [21, 1],
    [10, 0],
    [11, 1],
    [0, 0],
    [-1_050, -50],
  ])('[FMT-11] %i baisa contain %i baisa of 5 %% tax', (gross, tax) => {
    expect(taxIncluded(baisa(gross), 5)).toBe(tax)
  })

  test('[FMT-11] net and tax add up to the price, and the tax is the rate of the net within a baisa', () => {
    fc.assert(
      fc.property(positiveAmounts, fc.constantFrom(0, 5, 7.5, 15), (gross, rate) => {
        const tax = taxIncluded(baisa(gross), rate)
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(Math.abs(applyPercent(baisa(gross - tax), rate) - tax)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('splitting', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
    .filter((list) => list.some((weight) => weight > 0))

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1], [1, 0]],
    [10, [3, 0, 1], [8, 0, 2]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('[FMT-11] %i over %j is %j', (total, list, parts) => {
    expect(splitByWeights(baisa(total), list)).toEqual(parts)
  })

  test('[FMT-11] the parts add up to the whole, and none is a baisa or more from its exact share', () => {
    fc.assert(
      fc.property(amounts, weights, (total, list) => {
        const parts = splitByWeights(baisa(total), list)
        const whole = list.reduce((sum, weight) => sum + BigInt(weight), 0n)
        expect(sumBaisa(parts)).toBe(total)
        for (const [index, part] of parts.entries()) {
          const distance = BigInt(part) * whole - BigInt(total) * BigInt(list[index] ?? 0)
          expect(distance < whole && distance > -whole).toBe(true)
        }
      }),
    )
  })

  test('[FMT-11] a discount split by line prices never exceeds a line', () => {
    fc.assert(
      fc.property(weights, percents, (prices, percent) => {
        const parts = splitByWeights(applyPercent(sumBaisa(prices.map(baisa)), percent), prices)
        for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(prices[index] ?? 0)
      }),
    )
  })

  test.each([[[0, 0]], [[]], [[-1, 2]], [[1.5]], [[Number.NaN]]])('cannot split over %j', (list) => {
    expect(() => splitByWeights(baisa(5), list)).toThrow(RangeError)
  })
})
