import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'

/** A machine whose clock goes wrong by so many minutes while the shop runs; the database's is right. */
let wrongMinutes = 0
const shop = usePaymentShop('91000501', { now: () => new Date(Date.now() + wrongMinutes * 60_000) })
const { begin, complete, choose } = purchasesOf(shop)

// The process decides by its own clock whether a product is published; the demo's were published when the test began.
beforeAll(() =>
  shop.db().execute(sql`UPDATE product_channel_listings SET published_at = published_at - interval '1 day',
    available_for_purchase_at = available_for_purchase_at - interval '1 day'`),
)

test.each([
  [20, '91000502'],
  [-20, '91000503'],
])(
  'a process whose clock is %i minutes off holds, sets aside and takes as any other',
  async (minutes, phone) => {
    wrongMinutes = minutes
    const token = await shop.signIn(phone)
    const booked = await bookedLine(shop.db(), { capacity: 5 })
    const { checkout, errors } = await shop.create({ lines: [booked.line] }, token)
    expect(errors).toEqual([])
    const { transactionEvent } = await begin(checkout.id, 'WALLET', 1, token)
    // There is nothing in the wallet; a hold that seems to be over would be an error instead.
    expect(transactionEvent?.type).toBe('AUTHORIZATION_FAILURE')
    const begun = await begin(checkout.id, 'sandbox', undefined, token)
    expect(begun.errors).toEqual([])
    await choose(begun.data.url, 'pay', '4242424242424242')
    const done = await complete(checkout.id, token)
    expect(done.errors).toEqual([])
    expect(done.order.paymentStatus).toBe('FULLY_CHARGED')
  },
)
