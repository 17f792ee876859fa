import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import type { OrderLine } from './order.ts'
import { amountsOf } from './order-amounts.ts'

const line = (change: Partial<OrderLine>): OrderLine => ({
  position: 0,
  variantId: 1,
  productName: { en: 'Oil', ar: 'زيت' },
  variantName: { en: '', ar: '' },
  sku: '',
  pictureUrl: null,
  quantity: 1,
  undiscountedUnitBaisa: baisa(10_000),
  unitBaisa: baisa(8_000),
  discountBaisa: noBaisa,
  totalBaisa: baisa(8_000),
  taxBaisa: noBaisa,
  metadata: {},
  slotId: null,
  feeOfPosition: null,
  fulfilment: null,
  ...change,
})

const fee = (position: number, feeOfPosition: number, amount: number) =>
  line({
    position,
    feeOfPosition,
    undiscountedUnitBaisa: baisa(amount),
    unitBaisa: baisa(amount),
    totalBaisa: baisa(amount),
  })

test('fees of hours are the cost of bringing or of doing, by the line they are for', () => {
  const lines = [
    line({ metadata: { service_type: 'service' } }),
    fee(1, 0, 1_500),
    line({ position: 2, metadata: { service_type: 'delivery' } }),
    fee(3, 2, 700),
  ]
  const order = { totalBaisa: baisa(18_200), creditBaisa: baisa(3_000), giftCardBaisa: baisa(200) }
  expect(amountsOf(order, lines)).toEqual({
    undiscounted: 22_200,
    items: 20_000,
    discount: 4_000,
    delivery: 700,
    service: 1_500,
    giftCard: 200,
    credit: 3_000,
    payable: 15_000,
  })
})

test('items and fees less the discount are the total, also where a reduction is taken off a fee', () => {
  const reduced = { ...fee(1, 0, 1_500), discountBaisa: baisa(500), totalBaisa: baisa(1_000) }
  const order = { totalBaisa: baisa(9_000), creditBaisa: noBaisa, giftCardBaisa: noBaisa }
  const { items, delivery, service, discount } = amountsOf(order, [line({}), reduced])
  expect([items, delivery, service, discount]).toEqual([10_000, 0, 1_500, 2_500])
})
