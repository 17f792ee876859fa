import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = usePaymentShop('91000841')
const { begin, fillWallet, wallet } = purchasesOf(shop)

test('[BEY-01] one hold takes hour, unit, code and wallet together, for one of many, and gives all back together', async () => {
  const booked = await bookedLine(shop.db(), { capacity: 1, units: 1 })
  await shop.db().execute(sql`INSERT INTO promo_codes (code, name, type, percent, total_limit)
    VALUES ('one-hold', '{"en": "One", "ar": "واحد"}', 'percent', 10, 1)`)
  const held = async () => ({
    taken: await shop.takenOf(booked.slotId),
    reserved: await shop.reservedOf(booked.variantKey),
    used: await shop.value<number>(sql`SELECT used FROM promo_codes WHERE code = 'one-hold'`),
    wallet: (await wallet()).held,
  })

  // The shop's own customer is first; the others come all at once, and each is told why not.
  const { checkout } = await shop.create({ lines: [booked.line] })
  const others = await Promise.all(
    ['91000842', '91000843', '91000844', '91000845', '91000846'].map((phone) => shop.signIn(phone)),
  )
  const late = await Promise.all(others.map((token) => shop.create({ lines: [booked.line] }, token)))
  for (const { checkout: none, errors } of late) {
    expect(none).toBeNull()
    expect(errors[0]).toMatchObject({ code: 'INSUFFICIENT_STOCK', message: expect.stringMatching(/\w/) })
  }

  const added = await ask(
    shop.shop(),
    'mutation($id: ID, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) { checkout { totalPrice { gross { amount } } } errors { code } } }',
    { token: shop.token(), variables: { id: checkout.id, code: 'one-hold' } },
  )
  expect(added.data.checkoutAddPromoCode.errors).toEqual([])
  await fillWallet(1_000)
  expect((await begin(checkout.id, 'WALLET')).errors).toEqual([])
  expect(await held()).toEqual({ taken: 1, reserved: 1, used: 1, wallet: 1_000 })
  expect(Date.parse((await shop.read(checkout.id)).stockReservationExpires)).toBeGreaterThan(Date.now())

  await shop.db().execute(sql`UPDATE checkouts SET held_since = now() - interval '16 minutes',
    held_until = now() - interval '1 second' WHERE public_id = ${checkout.token}`)
  await shop.db().execute(sql`UPDATE slot_reservations SET expires_at = now() - interval '1 second'
    WHERE holder = ${`checkout:${checkout.token}`}`)
  await waitUntil(async () => (await shop.takenOf(booked.slotId)) === 0)
  expect(await held()).toEqual({ taken: 0, reserved: 0, used: 0, wallet: 0 })

  // All at once for the one place that is free again: one gets it.
  const race = await Promise.all(others.map((token) => shop.create({ lines: [booked.line] }, token)))
  expect(race.filter(({ checkout: won }) => won !== null)).toHaveLength(1)
  expect(await held()).toMatchObject({ taken: 1, reserved: 1 })
})
