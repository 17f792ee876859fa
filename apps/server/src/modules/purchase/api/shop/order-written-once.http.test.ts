import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

const shop = usePaymentShop('91000861')
const { begin, choose, complete, fillWallet } = purchasesOf(shop)

const addCode = (id: string, code: string) =>
  ask(
    shop.shop(),
    'mutation($id: ID, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { errors { code } } }',
    { token: shop.token(), variables: { id, code } },
  )

/** What an order is listed and found under, and whether that is what its parts say. */
async function wordsOf(number: string) {
  const { rows } = await shop.db().execute<{ listed: string[]; found: string; isTrue: boolean }>(sql`
    SELECT listed_under AS listed, search_text AS found, listed_under = order_listed_under(id)
      AND search_text = order_search_text(id, customer_id, billing_address) AS "isTrue"
    FROM orders WHERE number = ${Number(number)}`)
  return rows[0]
}

test('[OPS-13] a bought order is listed under all its parts, and is written for it once', async () => {
  const { asOwner } = shop.shop()
  await asOwner(async (owner) => {
    await owner.execute(sql`CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'The order is written again'; END $$`)
    await owner.execute(sql`CREATE TRIGGER refuse_rewriting BEFORE UPDATE OF listed_under, search_text ON orders
      FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()`)
  })
  try {
    const { line, slotId } = await bookedLine(shop.db(), { capacity: 5 })
    const metadata = [
      ...line.metadata.filter(({ key }) => !key.startsWith('car')),
      { key: 'car_id', value: 'prado' },
      { key: 'car', value: 'Toyota Prado 77123 BA' },
    ]
    const lines = [{ ...line, quantity: 4, metadata }]
    const { checkout } = await shop.create({ lines })
    expect((await addCode(checkout.id, 'gift-demo-3')).data.checkoutAddPromoCode.errors).toEqual([])
    await fillWallet(1_000)
    expect((await begin(checkout.id, 'WALLET', 1)).errors).toEqual([])
    const { data } = await begin(checkout.id)
    await choose(data.url, 'pay')
    const { order, errors } = await complete(checkout.id)
    expect(errors).toEqual([])

    const words = await wordsOf(order.number)
    expect(words?.isTrue).toBe(true)
    expect(words?.found).toContain('toyota prado 77123 ba')
    const centre = await shop.value<number>(sql`SELECT centre_id FROM slots WHERE id = ${slotId}`)
    expect(words?.listed).toEqual(
      expect.arrayContaining([
        `${centre}`,
        'code:gift-demo-3',
        'paid:GIFT_CARD',
        'paid:WALLET',
        'paid:sandbox',
      ]),
    )
  } finally {
    await asOwner(async (owner) => {
      await owner.execute(sql`DROP TRIGGER refuse_rewriting ON orders`)
      await owner.execute(sql`DROP FUNCTION refuse_rewriting`)
    })
  }
})

test('[OPS-13] what is added to an order later is found as well', async () => {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [line] })
  await choose((await begin(checkout.id)).data.url, 'pay')
  const { order } = await complete(checkout.id)
  const orderId = sql`(SELECT id FROM orders WHERE number = ${Number(order.number)})`
  const copyLine = (change: string) => sql`
    INSERT INTO order_lines SELECT (jsonb_populate_record(line, jsonb_build_object('position', 90, 'public_id', gen_random_uuid(),
      'fulfilment', 'delivery', 'slot_id', NULL, 'appointment_at', NULL, 'expires_at', NULL, 'unit_baisa', 0,
      'undiscounted_unit_baisa', 0, 'discount_baisa', 0, 'total_baisa', 0, 'tax_baisa', 0) || ${change}::jsonb)).*
    FROM order_lines AS line WHERE order_id = ${orderId}`
  const takeLine = sql`DELETE FROM order_lines WHERE position = 90 AND order_id = ${orderId}`

  for (const [change, word] of [
    [{}, 'delivery'],
    [{ centre_id: 5 }, '5/delivery'],
  ] as const) {
    await shop.db().execute(copyLine(JSON.stringify(change)))
    expect((await wordsOf(order.number))?.listed).toContain(word)
    expect((await wordsOf(order.number))?.isTrue).toBe(true)
    await shop.db().execute(takeLine)
  }
  await shop.db().execute(copyLine(JSON.stringify({ metadata: { car: 'Patrol 4711 D' } })))
  expect((await wordsOf(order.number))?.found).toContain('patrol 4711 d')
  await shop.db().execute(takeLine)

  await shop.db().execute(sql`INSERT INTO order_discounts (order_id, kind, source_id, code, amount_baisa)
    VALUES (${orderId}, 'gift_card', 1, 'later-wxyz', 0)`)
  expect((await wordsOf(order.number))?.listed).toEqual(
    expect.arrayContaining(['code:later-wxyz', 'code:••••wxyz']),
  )
})
