import { baisa } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderPayment } from './order-payment.ts'
import { planRefund, type RefundCapability } from './plan-refund.ts'

const payment = (id: number, source: string, paid: number, refunded = 0): OrderPayment => ({
  id,
  orderId: 1,
  source,
  attemptId: source === 'card' ? id : null,
  giftCardId: source === 'GIFT_CARD' ? id : null,
  amount: baisa(paid),
  fee: baisa(0),
  paid: baisa(paid),
  refunded: baisa(refunded),
})
const both = [payment(1, 'WALLET', 3_000), payment(2, 'card', 7_000)]
const plan = (
  payments: readonly OrderPayment[],
  amount?: number,
  refunds: RefundCapability['refunds'] = 'parts',
  step = 1,
) =>
  planRefund(payments, {
    amount: amount === undefined ? undefined : baisa(amount),
    capabilityOf: () => ({ refunds, step }),
  })

describe('a refund', () => {
  test('gives everything back where it came from', () => {
    expect(plan(both)).toEqual({
      ok: true,
      value: {
        isWhole: true,
        parts: [
          { paymentId: 1, target: 'WALLET', amount: 3_000 },
          { paymentId: 2, target: 'card', amount: 7_000 },
        ],
      },
    })
  })

  test('gives a gift card its part back, and never the wallet', () => {
    const payments = [payment(1, 'GIFT_CARD', 2_000), payment(2, 'card', 7_000)]
    expect(plan(payments, 2_500, 'none')).toMatchObject({
      value: {
        isWhole: false,
        parts: [
          { target: 'GIFT_CARD', amount: 2_000 },
          { target: 'WALLET', amount: 500 },
        ],
      },
    })
  })

  test('gives the card what its step allows, and the wallet the rest, so that no refund is refused', () => {
    expect(plan([payment(2, 'card', 7_000)], 1_234, 'parts', 10)).toMatchObject({
      value: {
        isWhole: false,
        parts: [
          { paymentId: 2, target: 'card', amount: 1_230 },
          { paymentId: 2, target: 'WALLET', amount: 4 },
        ],
      },
    })
    expect(plan([payment(2, 'card', 7_000)], 7, 'parts', 10)).toMatchObject({
      value: { parts: [{ target: 'WALLET', amount: 7 }] },
    })
    expect(plan([payment(2, 'card', 7_000, 1_234)], undefined, 'parts', 10)).toMatchObject({
      value: {
        isWhole: true,
        parts: [
          { target: 'card', amount: 5_760 },
          { target: 'WALLET', amount: 6 },
        ],
      },
    })
  })

  test('of a part begins with what came first', () => {
    expect(plan(both, 4_000)).toMatchObject({
      value: { isWhole: false, parts: [{ amount: 3_000 }, { paymentId: 2, target: 'card', amount: 1_000 }] },
    })
    expect(plan([payment(1, 'WALLET', 3_000, 3_000), payment(2, 'card', 7_000, 1_000)], 6_000)).toEqual({
      ok: true,
      value: { isWhole: true, parts: [{ paymentId: 2, target: 'card', amount: 6_000 }] },
    })
  })

  test('that a gateway cannot do goes to the wallet', () => {
    expect(plan([payment(2, 'card', 7_000)], 6_999, 'whole')).toMatchObject({
      value: { parts: [{ target: 'WALLET' }] },
    })
    expect(plan([payment(2, 'card', 7_000)], 7_000, 'whole')).toMatchObject({
      value: { parts: [{ target: 'card' }] },
    })
    expect(plan([payment(2, 'card', 7_000, 1)], undefined, 'whole')).toMatchObject({
      value: { parts: [{ target: 'WALLET' }] },
    })
    expect(plan(both, undefined, 'none')).toMatchObject({
      value: { parts: [{ target: 'WALLET' }, { target: 'WALLET' }] },
    })
  })

  test('of more than was paid, or of nothing, is refused', () => {
    expect(plan(both, 10_001)).toMatchObject({ code: 'REFUND_TOO_HIGH' })
    expect(plan(both, -1)).toMatchObject({ code: 'REFUND_TOO_HIGH' })
    expect(plan(both, 0)).toMatchObject({ code: 'NOTHING_TO_REFUND' })
    expect(plan([])).toMatchObject({ code: 'NOTHING_TO_REFUND' })
    expect(plan([payment(1, 'WALLET', 5, 5)])).toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })

  test('adds up to what was asked for, whatever was paid and refunded before', () => {
    const amounts = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 99_999 }))
    fc.assert(
      fc.property(
        fc.array(amounts, { maxLength: 4 }),
        fc.integer({ min: 1, max: 200_000 }),
        (rows, amount) => {
          const payments = rows.map(([paid, refunded], at) =>
            payment(at, at === 0 ? 'WALLET' : 'card', paid, Math.min(paid, refunded)),
          )
          const planned = plan(payments, amount)
          const left = payments.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0)
          expect(planned.ok).toBe(amount <= left)
          const parts = planned.ok ? planned.value.parts : []
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(planned.ok ? amount : 0)
        },
      ),
    )
  })
})
