import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import type { OrderLine, OrderSurcharge } from './order.ts'
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
  taxBasisPoints: 500,
  metadata: {},
  slotId: null,
  fulfilment: null,
  ...change,
})

const surcharge = (change: Partial<OrderSurcharge>): OrderSurcharge => ({
  position: 1,
  kind: 'slot_fee',
  linePosition: 0,
  variantId: null,
  sku: '',
  name: { en: 'Service fee', ar: 'رسوم الخدمة' },
  quantity: 1,
  unitBaisa: baisa(1_500),
  discountBaisa: noBaisa,
  totalBaisa: baisa(1_500),
  taxBasisPoints: 0,
  taxBaisa: noBaisa,
  refund: 'if-untouched',
  ...change,
})

test('fees of slots are the cost of bringing or of doing, by the line they are for; other surcharges are neither', () => {
  const lines = [
    line({ metadata: { service_type: 'service' } }),
    line({ position: 2, metadata: { service_type: 'delivery' } }),
  ]
  const surcharges = [
    surcharge({}),
    surcharge({ position: 3, linePosition: 2, unitBaisa: baisa(700) }),
    surcharge({ position: 4, kind: 'tyre_disposal', linePosition: 2, quantity: 2, unitBaisa: baisa(500) }),
  ]
  const order = { totalBaisa: baisa(19_200), creditBaisa: baisa(3_000), giftCardBaisa: baisa(200) }
  expect(amountsOf(order, { lines, surcharges })).toEqual({
    undiscounted: 23_200,
    items: 20_000,
    surcharges: 3_200,
    discount: 4_000,
    delivery: 700,
    service: 1_500,
    giftCard: 200,
    credit: 3_000,
    payable: 16_000,
  })
})

test('items and fees less the discount are the total, also where a reduction is taken off a fee', () => {
  const reduced = surcharge({ discountBaisa: baisa(500), totalBaisa: baisa(1_000) })
  const order = { totalBaisa: baisa(9_000), creditBaisa: noBaisa, giftCardBaisa: noBaisa }
  const { items, delivery, service, discount } = amountsOf(order, {
    lines: [line({})],
    surcharges: [reduced],
  })
  expect([items, delivery, service, discount]).toEqual([10_000, 0, 1_500, 2_500])
})
