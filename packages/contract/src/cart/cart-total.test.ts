import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { type CartTotals, cartTotal } from './cart-total.ts'
import { createFeeLine } from './service-fees.ts'
import { aLine, carts } from './testing/cart-samples.ts'

describe('cartTotal', () => {
  test('[CART-06] has the eight totals of the contract', () => {
    expect(cartTotal([])).toEqual({
      total_amount: 0,
      total_quantity: 0,
      payable_amount: 0,
      discount_amount: 0,
      tax_amount: 0,
      service_fee: 0,
      total_usable_credit: 0,
      wallet_amount: 0,
    })
  })

  test('[CART-05] [FMT-11] sums pieces, discounts, contained tax and the fee times its quantity', () => {
    const booked = aLine({ quantity: 2 })
    const lines = [booked, createFeeLine(booked, { id: 'Fee:1', amount: baisa(1_500) })]
    expect(cartTotal(lines)).toMatchObject({
      total_amount: 22_250,
      total_quantity: 2,
      discount_amount: 4_450,
      tax_amount: 848,
      service_fee: 3_000,
      payable_amount: 20_800,
    })
  })

  test('[UX-21] contained tax is rounded once on the sum of each rate, not by the piece', () => {
    // A piece of 100 contains 4.76, which is 5; a hundred pieces contain 476.19 and not 500.
    const cheap = aLine({ price: 100, payable_amount: 100, discount_amount: 0, tax: 5, tax_rate: 5 })
    expect(cartTotal([{ ...cheap, quantity: 100 }]).tax_amount).toBe(476)
    const half = [
      { ...cheap, quantity: 50 },
      { ...cheap, variantId: 'other', quantity: 50 },
    ]
    expect(cartTotal(half).tax_amount).toBe(476)
    const free = aLine({ variantId: 'free', tax: 0, tax_rate: 0 })
    expect(cartTotal([...half, free]).tax_amount).toBe(476)
  })

  test('a line of an older build counts its tax by the piece until it is read again', () => {
    const old = aLine({ price: 100, payable_amount: 100, discount_amount: 0, tax: 5, quantity: 100 })
    expect(cartTotal([old]).tax_amount).toBe(500)
  })

  test('[CART-27] several fees are one service_fee in the totals', () => {
    const one = aLine()
    const other = aLine({ variantId: 'other', quantity: 3 })
    const fees = [
      createFeeLine(one, { id: 'Fee:1', amount: baisa(1_000) }),
      createFeeLine(other, { id: 'Fee:2', amount: baisa(500) }),
    ]
    expect(cartTotal([one, other, ...fees]).service_fee).toBe(2_500)
  })

  test('[NAV-65] a fee is no piece', () => {
    const booked = aLine({ quantity: 4 })
    expect(cartTotal([booked, createFeeLine(booked, { id: 'Fee:1', amount: baisa(1) })]).total_quantity).toBe(
      4,
    )
  })

  test.each([
    ['covers all', 50_000, true, 8_900, 8_900],
    ['covers a part', 5_000, true, 5_000, 5_000],
    ['is switched off', 5_000, false, 5_000, 0],
    ['is empty', 0, true, 0, 0],
    ['is overdrawn', -300, true, 0, 0],
  ])('[CART-31] the wallet %s', (_case, balance, isUsed, usable, used) => {
    const { total_usable_credit, wallet_amount } = cartTotal([aLine()], { balance: baisa(balance), isUsed })
    expect([total_usable_credit, wallet_amount]).toEqual([usable, used])
  })

  test('[CART-06] of a thousand carts none is negative and each adds up', () => {
    fc.assert(
      fc.property(
        carts,
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.boolean(),
        (lines, balance, isUsed) => {
          const totals = cartTotal(lines, { balance: baisa(balance), isUsed })
          for (const amount of Object.values(totals)) expect(amount).toBeGreaterThanOrEqual(0)
          const { total_amount, discount_amount, service_fee, payable_amount, tax_amount } = totals
          expect(payable_amount).toBe(total_amount - discount_amount + service_fee)
          expect(tax_amount).toBeLessThanOrEqual(payable_amount - service_fee)
          expect(totals.wallet_amount).toBeLessThanOrEqual(payable_amount)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  test('[CART-06] the order of the lines does not matter, and two carts cost what they cost together', () => {
    fc.assert(
      fc.property(carts, carts, (one, other) => {
        expect(cartTotal(one.toReversed())).toEqual(cartTotal(one))
        expect(cartTotal([...one, ...other])).toEqual(sum(cartTotal(one), cartTotal(other)))
      }),
      { numRuns: 1_000 },
    )
  })
})

function sum(one: CartTotals, other: CartTotals): CartTotals {
  const fields = Object.keys(one) as (keyof CartTotals)[]
  return Object.fromEntries(fields.map((field) => [field, one[field] + other[field]])) as CartTotals
}
