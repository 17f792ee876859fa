import { describe, expect, test } from 'vitest'
import { amountText, readTopUp } from './top-up-amount.ts'

describe('the amount of a top-up', () => {
  test.each([
    ['20', '20'],
    ['٢٠', '20'],
    ['۵۰', '50'],
    ['1 0', '10'],
    ['ten', ''],
    ['-5', '5'],
    ['1234', '123'],
    ['2e3', '23'],
  ])('[WAL-04] of “%s” the digits stay: “%s”', (typed, text) => {
    expect(amountText(typed)).toBe(text)
  })

  test.each([
    ['1', 1],
    ['500', 500],
    ['007', 7],
    ['', undefined],
    ['0', undefined],
    ['501', undefined],
  ])('[WAL-17] “%s” is %s', (text, rial) => {
    expect(readTopUp(text)).toBe(rial)
  })
})
