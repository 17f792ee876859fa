import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serviceFeeName } from '../cart/cart-line.ts'
import { baisa, sumBaisa } from '../money/baisa.ts'
import { applyDiscounts, type DiscountTerms } from './apply-discounts.ts'
import { checkoutTotal } from './checkout-total.ts'

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(baisa)
const line = fc.record({
  price: amount(500_000),
  cut: fc.integer({ min: 0, max: 100 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  isFee: fc.boolean(),
  rate: fc.constantFrom(0, 5, 15),
})
const lines = fc.array(line, { minLength: 1, maxLength: 12 }).map((drawn) =>
  drawn.map(({ price, cut, quantity, isFee, rate }, at) => {
    const discount = baisa(isFee ? 0 : Math.floor((price * cut) / 100))
    return {
      lineId: String(at),
      name: isFee ? serviceFeeName : 'Oil',
      quantity,
      price,
      discount_amount: discount,
      payable: baisa(price - discount),
      tax: baisa(0),
      tax_rate: isFee ? undefined : rate,
    }
  }),
)
const lineId = fc.integer({ min: 0, max: 13 }).map(String)
const percent = fc.record({
  lineId,
  percent: fc.integer({ min: 1, max: 100 }),
  units: fc.integer({ min: 1, max: 60 }),
})
const terms: fc.Arbitrary<DiscountTerms> = fc.oneof(
  fc.record({
    type: fc.constant('percent' as const),
    lines: fc.uniqueArray(percent, { selector: (each) => each.lineId, maxLength: 13 }),
  }),
  fc.record({
    type: fc.constant('amount' as const),
    amount: amount(30_000_000),
    lineIds: fc.oneof(fc.constant(null), fc.uniqueArray(lineId)),
  }),
  fc.record({ type: fc.constant('money' as const), amount: amount(30_000_000) }),
)
const discounts = fc.array(
  terms.map((each) => ({ terms: each })),
  { maxLength: 3 },
)

test('no combination of codes, reductions and gift cards makes a line or a total negative, or loses a baisa', () => {
  fc.assert(
    fc.property(lines, discounts, (drawn, given) => {
      const { totals, applied } = checkoutTotal(drawn, given)
      const before = sumBaisa(drawn.map(({ payable, quantity }) => baisa(payable * quantity)))
      const ofLines = given.flatMap(({ terms: each }, at) =>
        each.type === 'money' ? [] : (applied.amounts[at] ?? []),
      )
      const ofMoney = given.flatMap(({ terms: each }, at) =>
        each.type === 'money' ? (applied.amounts[at] ?? []) : [],
      )

      for (const { lineId: id, payable, quantity } of drawn) {
        const share = applied.shares.get(id) ?? -1
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(payable * quantity)
      }
      expect(sumBaisa(applied.shares.values())).toBe(sumBaisa(ofLines))
      expect(totals.payable_amount).toBe(before - sumBaisa(ofLines))
      expect(totals.due_amount).toBe(totals.payable_amount - sumBaisa(ofMoney))
      expect(totals.gift_card_amount).toBe(sumBaisa(ofMoney))
      expect(totals.due_amount).toBeGreaterThanOrEqual(0)
      expect(totals.tax_amount).toBeGreaterThanOrEqual(0)
      expect(totals.tax_amount).toBeLessThanOrEqual(totals.payable_amount)
    }),
    { numRuns: 500 },
  )
})

test('each discount applies to what those before it left', () => {
  const oil = { id: 'oil', unit: baisa(10_000), quantity: 2 }
  const filter = { id: 'filter', unit: baisa(3_333), quantity: 1 }
  const { amounts, shares, total, due } = applyDiscounts(
    [oil, filter],
    [
      { terms: { type: 'percent', lines: [{ lineId: 'oil', percent: 50, units: 1 }] } },
      { terms: { type: 'amount', amount: baisa(2_000), lineIds: null } },
      { terms: { type: 'money', amount: baisa(100_000) } },
    ],
  )
  expect(amounts).toEqual([5_000, 2_000, 16_333])
  expect([...shares]).toEqual([
    ['oil', 5_000 + 1_636],
    ['filter', 364],
  ])
  expect([total, due]).toEqual([16_333, 0])
})
