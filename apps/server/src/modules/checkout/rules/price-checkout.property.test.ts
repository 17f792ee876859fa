import { baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue, Channel } from '#modules/catalogue/index.ts'
import { applySurcharges } from './apply-surcharges.ts'
import { priceCheckout } from './price-checkout.ts'
import type { SurchargeKind } from './surcharge.ts'

type Bought = { usual: number; off: number; quantity: number; tax: number; fee: number; disposal: number }

const amount = fc.integer({ min: 1, max: 40_000 })
const taxes = fc.constantFrom(0, 500, 1_500)
const bought = fc.record({
  usual: amount,
  off: fc.nat(1_000),
  quantity: fc.integer({ min: 1, max: 9 }),
  tax: taxes,
  fee: fc.nat(3_000),
  disposal: fc.nat(700),
})

const kindsOf = (taxBasisPoints: number, ofOrder: number): SurchargeKind<Bought>[] => {
  const base = { name: { en: '', ar: '' }, refund: 'with-units' } as const
  return [
    { ...base, kind: 'slot_fee', scope: 'line', taxBasisPoints: 0, amountOf: ({ fee }) => unit(fee) },
    { ...base, kind: 'disposal', scope: 'line', taxBasisPoints, amountOf: ({ disposal }) => unit(disposal) },
    { ...base, kind: 'wrap', scope: 'order', taxBasisPoints, amountOf: () => unit(ofOrder) },
  ]
}
const unit = (price: number) => ({ unitBaisa: baisa(price) })

function price(lines: readonly Bought[], kinds: readonly SurchargeKind<Bought>[], reduction: number) {
  const variants = lines.map(({ usual, off, tax }, at) => {
    const payable = Math.max(0, usual - off)
    const product = { id: at, name: 'Tyre' }
    return [
      at,
      { product, prices: [{ priceBaisa: baisa(usual), payableBaisa: baisa(payable), taxBasisPoints: tax }] },
    ] as const
  })
  const drafts = lines.map(({ quantity }, at) => ({
    publicId: `line ${at}`,
    variantId: at,
    quantity,
    metadata: {},
    slotId: null,
    fulfilment: 'delivery' as const,
  }))
  let ids = 0
  const stored = applySurcharges(drafts, lines, { kinds, newId: () => `surcharge ${ids++}` })
  const terms = { type: 'amount', amount: baisa(reduction), lineIds: null } as const
  const discounts = [{ kind: 'referral', sourceId: 1, code: '', name: null, terms }] as const
  const catalogue = { variantsById: new Map(variants) } as unknown as Catalogue
  const prices = priceCheckout({ ...stored, discounts }, catalogue, { index: 0 } as Channel)
  return { stored, prices, rows: [...prices.lines.values(), ...prices.surcharges.values()] }
}

test('lines and surcharges less discounts are the total, and their taxes are its tax, to the baisa', () => {
  fc.assert(
    fc.property(
      fc.array(bought, { minLength: 1, maxLength: 6 }),
      taxes,
      fc.nat(900),
      fc.nat(60_000),
      (lines, tax, ofOrder, reduction) => {
        const { stored, prices, rows } = price(lines, kindsOf(tax, ofOrder), reduction)
        const { totals } = prices
        expect(sumBaisa(rows.map(({ total }) => total))).toBe(totals.payable_amount)
        expect(sumBaisa(rows.map(({ total_tax }) => total_tax))).toBe(totals.tax_amount)
        const full = rows.reduce((sum, row) => sum + row.payable * row.quantity, 0)
        expect(totals.payable_amount).toBe(full - Math.min(full, reduction))
        for (const { total, total_tax, tax_rate = 0 } of rows) {
          expect(total).toBeGreaterThanOrEqual(0)
          // Half a baisa is the rounding of the rate's whole, one more the division over its rows.
          expect(Math.abs(total_tax - (total * tax_rate) / (100 + tax_rate))).toBeLessThan(1.5)
        }
        const positions = [...stored.lines, ...stored.surcharges].map(({ position }) => position)
        expect(positions.toSorted((one, other) => one - other)).toEqual([...positions.keys()])
      },
    ),
  )
})

test('surcharges stand behind their line, those of the order last; an amount of nothing is none', () => {
  const line = { usual: 10_000, off: 0, quantity: 2, tax: 500, fee: 1_500, disposal: 500 }
  const { stored } = price([line, { ...line, fee: 0 }], kindsOf(500, 333), 0)
  expect(stored.lines.map(({ position }) => position)).toEqual([0, 3])
  expect(
    stored.surcharges.map(({ kind, position, linePosition, quantity }) => [
      kind,
      position,
      linePosition,
      quantity,
    ]),
  ).toEqual([
    ['slot_fee', 1, 0, 2],
    ['disposal', 2, 0, 2],
    ['disposal', 4, 3, 2],
    ['wrap', 5, null, 1],
  ])
  expect(price([], kindsOf(500, 333), 0).stored.surcharges).toEqual([])
})
