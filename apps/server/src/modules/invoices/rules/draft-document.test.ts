import { type Baisa, baisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf, type SoldOrder } from '#modules/orders/index.ts'
import { draftDocument } from './draft-document.ts'

const name = { en: 'Oil', ar: 'زيت' }
const seller = { name, address: name, taxNumber: 'OM1100000000' }
const labelOf = (kind: string) => ({ en: kind, ar: kind })

type Part = { usual: number; off: number; quantity: number; code: number }

/** An order of such lines, of which codes take so much off, paid by gift card, wallet and card in turn. */
function orderOf(
  parts: readonly Part[],
  { giftCard, wallet, fee }: { giftCard: number; wallet: number; fee: number },
) {
  const lines = parts.map(({ usual, off, quantity, code }, position) => {
    const unitBaisa = baisa(Math.max(0, usual - off))
    const discountBaisa = baisa(Math.min(code, unitBaisa * quantity))
    return {
      position,
      productName: name,
      variantName: name,
      sku: 'OIL',
      quantity,
      undiscountedUnitBaisa: baisa(usual),
      unitBaisa,
      discountBaisa,
      totalBaisa: baisa(unitBaisa * quantity - discountBaisa),
      taxBaisa: noBaisa,
      metadata: {},
    }
  })
  const totalBaisa = sumBaisa(lines.map((line) => line.totalBaisa))
  const byGiftCard = baisa(Math.min(giftCard, totalBaisa))
  const byWallet = baisa(Math.min(wallet, totalBaisa - byGiftCard))
  const byCard = baisa(totalBaisa - byGiftCard - byWallet)
  const cardFee = byCard > 0 ? baisa(fee) : noBaisa
  const whole = sumBaisa([byCard, cardFee])
  const order = {
    number: 10_001,
    createdAt: new Date(0),
    totalBaisa,
    lines,
    surcharges: [],
    discounts: [
      { kind: 'gift_card', name: null, amountBaisa: byGiftCard },
      { kind: 'promo', name, amountBaisa: sumBaisa(lines.map((line) => line.discountBaisa)) },
    ],
  }
  const paid = [
    { source: 'WALLET', amount: byWallet, fee: noBaisa, paid: byWallet },
    { source: 'stripe', amount: byCard, fee: cardFee, paid: baisa(whole - (whole % 10)) },
  ].filter(({ amount }) => amount > 0)
  return { order: order as unknown as SoldOrder, paid, totalBaisa }
}

const amount = fc.integer({ min: 0, max: 50_000 })
const part = fc.record({ usual: amount, off: amount, quantity: fc.integer({ min: 1, max: 9 }), code: amount })
const sum = (rows: readonly { amountBaisa: Baisa }[]) => sumBaisa(rows.map(({ amountBaisa }) => amountBaisa))

test('no mixture of reductions, codes, gift card, wallet, card and fee makes the invoice differ by one baisa', () => {
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.record({ giftCard: amount, wallet: amount, fee: amount }),
      (parts, money) => {
        const { order, paid, totalBaisa } = orderOf(parts, money)
        const { lines, discounts, payments, feeBaisa } = draftDocument({
          order,
          rows: rowsOf(order),
          seller,
          paid,
          labelOf,
        })
        expect(sumBaisa(lines.map((line) => line.totalBaisa))).toBe(totalBaisa)
        expect(sum(discounts)).toBe(sumBaisa(lines.map((line) => line.discountBaisa)))
        expect(subtractBaisa(sum(payments), feeBaisa)).toBe(totalBaisa)
        expect([...discounts, ...payments].every(({ amountBaisa }) => amountBaisa > 0)).toBe(true)
      },
    ),
  )
})

test('a gift card is a payment, a code is a discount and is called by its name', () => {
  const parts = [{ usual: 12_000, off: 1_500, quantity: 1, code: 500 }]
  const { order, paid } = orderOf(parts, { giftCard: 3_000, wallet: 2_000, fee: 100 })
  const { discounts, payments } = draftDocument({ order, rows: rowsOf(order), seller, paid, labelOf })
  expect(discounts.map(({ kind, label }) => [kind, label.en])).toEqual([
    ['price', 'price'],
    ['promo', 'Oil'],
  ])
  expect(payments.map(({ kind, amountBaisa }) => [kind, amountBaisa])).toEqual([
    ['gift_card', 3_000],
    ['wallet', 2_000],
    ['card', 5_100],
  ])
})
