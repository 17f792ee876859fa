import fc from 'fast-check'
import { baisa } from '../../money/baisa.ts'
import type { CartLine } from '../cart-line.ts'
import { createFeeLine } from '../service-fees.ts'

type AmountField = 'price' | 'payable_amount' | 'discount_amount' | 'tax'
/** A line whose amounts may be written as plain numbers. */
export type PlainLine = Omit<CartLine, AmountField> & Record<AmountField, number>

export function aLine(change: Partial<PlainLine> = {}): CartLine {
  return withAmounts({
    id: 'UHJvZHVjdDox',
    variantId: 'UHJvZHVjdFZhcmlhbnQ6MQ==',
    name: 'Durub Synthetic 5W-30, 4 L',
    quantity: 1,
    price: 11_125,
    payable_amount: 8_900,
    discount_amount: 2_225,
    discount_percentage: 20,
    tax: 424,
    img: '/media/products/durub-5w30.svg',
    bundle: [],
    metadata: [],
    serviceMetadata: null,
    error: null,
    ...change,
  })
}

export function withAmounts(line: PlainLine): CartLine {
  const { price, payable_amount, discount_amount, tax, ...rest } = line
  return {
    ...rest,
    price: baisa(price),
    payable_amount: baisa(payable_amount),
    discount_amount: baisa(discount_amount),
    tax: baisa(tax),
  }
}

/** A line of the product with this number; amounts are sound, whatever they are. */
function lines(number: number): fc.Arbitrary<CartLine> {
  const amounts = fc
    .record({
      price: fc.integer({ min: 0, max: 100_000_000 }),
      discount: fc.double({ min: 0, max: 1, noNaN: true }),
      tax: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ price, discount, tax }) => {
      const discount_amount = Math.floor(price * discount)
      const payable_amount = price - discount_amount
      return { price, discount_amount, payable_amount, tax: Math.floor(payable_amount * tax) }
    })
  return fc
    .record({ quantity: fc.integer({ min: 1, max: 9_999 }), amounts })
    .map(({ quantity, amounts: found }) =>
      aLine({
        id: `Product:${number}`,
        variantId: `Variant:${number}`,
        name: `P${number}`,
        quantity,
        ...found,
      }),
    )
}

/** Carts of up to twelve products, some of them booked with a fee. */
export const carts: fc.Arbitrary<CartLine[]> = fc
  .array(fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: 0, freq: 2 }), { maxLength: 12 })
  .chain((fees) =>
    fc.tuple(...fees.map((_, index) => lines(index))).map((list) =>
      list.flatMap((line, index) => {
        const amount = fees[index] ?? 0
        if (amount === 0) return line
        const booked = { ...line, metadata: [{ key: 'service_fee_id', value: `Fee:${index}` }] }
        return [booked, createFeeLine(booked, { id: `Fee:${index}`, amount: baisa(amount) })]
      }),
    ),
  )
