import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { useReferralShop } from '../testing/referral-shop.ts'

const shop = useReferralShop('91400001')

const fields = `id discounts { kind name amount { amount } } totalPrice { gross { amount } }`

/** The friend's checkout of one line, as its customer reads it. */
async function checkoutOf(token: string, line: object) {
  const shippingAddress = { country: 'OM', city: 'Muscat', streetAddress1: 'Way 12' }
  const { checkout, errors } = await shop.create({ lines: [line], shippingAddress }, token)
  expect(errors).toEqual([])
  const query = `query($id: ID) { checkout(id: $id) { ${fields} } }`
  return (await ask(shop.shop(), query, { token, variables: { id: checkout.id } })).data.checkout
}

/** Something that costs less than the reduction. */
async function cheapVariant() {
  const { rows } = await shop.db().execute<{ id: number; price: number }>(sql`
    SELECT listing.variant_id AS id, coalesce(discounted_price_baisa, price_baisa) AS price
    FROM variant_channel_listings AS listing
    JOIN channels ON channels.id = listing.channel_id AND channels.slug = 'default-channel'
    JOIN product_variants AS variant ON variant.id = listing.variant_id
    JOIN products ON products.id = variant.product_id AND products.kind = 'goods'
    WHERE EXISTS (SELECT FROM stocks WHERE stocks.variant_id = variant.id AND on_hand > reserved)
    ORDER BY price LIMIT 1`)
  const { id = 0, price = 0 } = rows[0] ?? {}
  expect(price).toBeLessThan(2_000)
  return { variantId: toGlobalId('ProductVariant', id), price: price / 1_000 }
}

const reduction = { kind: 'REFERRAL', name: "Friend's discount", amount: { amount: 2 } }

describe("the friend's 2 Rial", () => {
  test('[REF-01] [REF-07] come off the first order by themselves, as a row of their own, and are gone once it is paid', async () => {
    const salma = await shop.inviter('91400010')
    const friend = await shop.signInBy(salma.code, '91400011')
    const { line } = await bookedLine(shop.db(), { capacity: 5 })
    const full = await checkoutOf(salma.token, line)
    expect(full.discounts).toEqual([])
    const reduced = await checkoutOf(friend, line)
    expect(reduced.discounts).toEqual([reduction])
    expect(reduced.totalPrice.gross.amount).toBeCloseTo(full.totalPrice.gross.amount - 2, 3)

    const orderId = await shop.buy(friend)
    const paid = sql`SELECT json_build_object('kind', kind, 'amount', amount_baisa) FROM order_discounts WHERE order_id = ${orderId}`
    expect(await shop.value(paid)).toEqual({ kind: 'referral', amount: 2_000 })
    await shop.handled(orderId)
    expect((await checkoutOf(friend, line)).discounts).toEqual([])
    await shop.signInBy(salma.code, '91400011', 'whatsapp')
    expect((await checkoutOf(friend, line)).discounts).toEqual([])
  })

  test('[REF-07] [REF-08] never make a total negative, and an order that costs nothing rewards nobody', async () => {
    const salma = await shop.inviter('91400020')
    const friend = await shop.signInBy(salma.code, '91400021')
    const { variantId, price } = await cheapVariant()
    const checkout = await checkoutOf(friend, { variantId, quantity: 1 })
    expect(checkout.discounts).toEqual([{ ...reduction, amount: { amount: price } }])
    expect(checkout.totalPrice.gross.amount).toBe(0)
    const complete = 'mutation($id: ID!) { checkoutComplete(id: $id) { order { isPaid } errors { code } } }'
    const { data } = await ask(shop.shop(), complete, { token: friend, variables: { id: checkout.id } })
    expect(data.checkoutComplete).toEqual({ order: { isPaid: true }, errors: [] })
    await waitUntil(async () => (await shop.statesOf(salma.token))[0] === 'ORDER_TOO_SMALL')
    expect(await shop.walletOf(salma.id)).toBe(0)
  })

  test('[REF-07] are taken once, however many checkouts are opened at once', async () => {
    const salma = await shop.inviter('91400030')
    const friend = await shop.signInBy(salma.code, '91400031')
    const { line } = await bookedLine(shop.db(), { capacity: 5 })
    const opened = await Promise.all(Array.from({ length: 10 }, () => checkoutOf(friend, line)))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    const holders = sql`SELECT count(*)::int FROM reductions WHERE holder IS NOT NULL
      AND customer_id = ${await shop.idOf('91400031')}`
    expect(await shop.value(holders)).toBe(1)
  })

  test.each([
    ['an unknown code', 'UNKNOWN00000', '91400040'],
    ['no code', '', '91400041'],
  ])('[REF-09] are not for somebody with %s', async (_what, ref, phone) => {
    const token = await shop.signInBy(ref, phone)
    const { line } = await bookedLine(shop.db(), { capacity: 5 })
    expect((await checkoutOf(token, line)).discounts).toEqual([])
  })

  test('[REF-09] are not for a number that had an account before, though it comes by a link', async () => {
    const salma = await shop.inviter('91400050')
    const first = await shop.signInBy(salma.code, '91400051')
    await shop.deleteAccount(first, '91400051')
    const again = await shop.signInBy(salma.code, '91400051')
    const { line } = await bookedLine(shop.db(), { capacity: 5 })
    expect((await checkoutOf(again, line)).discounts).toEqual([])
  })
})
