import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '../api/testing/payment-shop.ts'
import { purchasesOf } from '../api/testing/purchases.ts'
import { forgetPayments } from './forget-payments.ts'

const shop = usePaymentShop('91000397')
const { begin } = purchasesOf(shop)

const count = (what: ReturnType<typeof sql>) => shop.value<number>(sql`SELECT count(*)::int FROM ${what}`)
const callbacks = () => count(sql`gateway_callbacks WHERE event_id LIKE 'kept-%'`)

test('old callbacks that were handled go, those without an answer and young ones stay', async () => {
  await shop
    .db()
    .execute(sql`INSERT INTO gateway_callbacks (gateway, event_id, kind, received_at, handled_at) VALUES
    ('sandbox', 'kept-old', 'paid', now() - interval '121 days', now() - interval '121 days'),
    ('sandbox', 'kept-open', 'paid', now() - interval '121 days', NULL),
    ('sandbox', 'kept-young', 'paid', now() - interval '119 days', now() - interval '119 days')`)
  await forgetPayments({ db: shop.db() })
  expect(await callbacks()).toBe(2)
  expect(await count(sql`gateway_callbacks WHERE event_id = 'kept-old'`)).toBe(0)
})

test('the purchase of a payment goes when it ended long ago and nobody asks about it any more', async () => {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [line] })
  const bought = await begin(checkout.id)
  const purchases = () =>
    count(sql`payment_attempts WHERE public_id = ${bought.transaction.token} AND purchase IS NOT NULL`)
  const age = (days: number, polled: boolean) =>
    shop
      .db()
      .execute(sql`UPDATE payment_attempts SET state = 'cancelled', ended_at = now() - ${days} * interval '1 day',
      gateway_ended_at = coalesce(gateway_ended_at, now()), next_poll_at = ${polled ? sql`now()` : sql`NULL`}
      WHERE public_id = ${bought.transaction.token}`)
  await forgetPayments({ db: shop.db() })
  expect(await purchases()).toBe(1)
  await age(121, true)
  await forgetPayments({ db: shop.db() })
  expect(await purchases()).toBe(1)
  await age(119, false)
  await forgetPayments({ db: shop.db() })
  expect(await purchases()).toBe(1)
  await age(121, false)
  await forgetPayments({ db: shop.db() })
  expect(await purchases()).toBe(0)
})

test("idempotency keys of clients go after a month, and a repetition of the last days' calls still finds its key", async () => {
  const { rows } = await shop.db().execute<{ id: number }>(sql`SELECT min(id) AS id FROM customers`)
  for (const days of [31, 29])
    await shop.db().execute(sql`INSERT INTO transaction_keys (customer_id, key, asked, created_at)
      VALUES (${rows[0]?.id}, ${`kept-${days}`}, 'x', now() - ${days} * interval '1 day')`)
  await forgetPayments({ db: shop.db() })
  expect(await count(sql`transaction_keys WHERE key = 'kept-31'`)).toBe(0)
  expect(await count(sql`transaction_keys WHERE key = 'kept-29'`)).toBe(1)
})
