import { expect, test } from 'vitest'
import { readTaxRate } from './read-tax-rate.ts'

test.each([
  [{ tax_rate: '5' }, 5],
  [{ tax_rate: '0' }, 0],
  [{ tax_rate: '7.25' }, 7.25],
  [{ tax_rate: '7.255' }, null],
  [{ tax_rate: '-5' }, null],
  [{ tax_rate: '101' }, null],
  [{ tax_rate: 'five' }, null],
  [{ tax_rate: '' }, null],
  [{ tax_rate: 5 }, null],
  [{}, null],
  [null, null],
])('[UX-21] the rate of %j is %s', (metafields, rate) => {
  expect(readTaxRate(metafields)).toBe(rate)
})
