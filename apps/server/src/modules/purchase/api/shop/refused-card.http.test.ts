import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { bringCheckout } from '#modules/checkout/api/testing/bring-checkout.ts'
import { type Booked, bookedLine, oil, setStock } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'

const shop = usePaymentShop('91000851')
const { begin, complete, process, choose, fillWallet, wallet, ordersOf } = purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
  await fillWallet(0)
})

async function openCheckout() {
  const { checkout, errors } = await shop.create({ lines: [booked.line] })
  expect(errors).toEqual([])
  return { ...checkout, total: Math.round(checkout.totalPrice.gross.amount * 1000) as number }
}

const heldUntil = async (id: string) => (await shop.read(id)).stockReservationExpires

describe('a refused card', () => {
  test('[BOOK-44] leaves slot, units and code reserved for what is left of the time, and the next card buys them', async () => {
    const checkout = await openCheckout()
    const refused = await begin(checkout.id)
    const end = await heldUntil(checkout.id)
    await choose(refused.data.url, 'decline')
    expect((await process(refused.transaction.id)).transactionEvent.type).toBe('CHARGE_FAILURE')
    expect(await heldUntil(checkout.id)).toBe(end)
    expect(await shop.takenOf(booked.slotId)).toBe(1)
    expect(await shop.reservedOf(booked.variantKey)).toBe(1)

    const again = await begin(checkout.id)
    expect(again.errors).toEqual([])
    expect(again.data.url).not.toBe(refused.data.url)
    await choose(again.data.url, 'pay')
    expect((await complete(checkout.id)).errors).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test('[PAY-44] gives the wallet its part back at once, and the wallet can be used again', async () => {
    await fillWallet(1_000)
    const checkout = await openCheckout()
    expect((await begin(checkout.id, 'WALLET')).errors).toEqual([])
    const refused = await begin(checkout.id)
    await choose(refused.data.url, 'decline')
    await process(refused.transaction.id)
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    expect(await shop.takenOf(booked.slotId)).toBe(1)
    expect((await begin(checkout.id, 'WALLET')).transactionEvent.type).toBe('AUTHORIZATION_SUCCESS')
    expect(await wallet()).toEqual({ free: 0, held: 1_000 })
    await begin(checkout.id, 'sandbox', checkout.totalPrice.gross.amount)
  })

  test('that nobody has reported does not lead back to the page where it was refused', async () => {
    const checkout = await openCheckout()
    const refused = await begin(checkout.id)
    await choose(refused.data.url, 'decline', '4000000000000507')
    const again = await begin(checkout.id)
    expect(again.errors).toEqual([])
    expect(again.data.url).not.toBe(refused.data.url)
  })

  test('twenty refused cards one after the other never lengthen the time', async () => {
    const checkout = await openCheckout()
    await begin(checkout.id)
    const end = await heldUntil(checkout.id)
    for (let card = 0; card < 20; card++) {
      const { data, errors } = await begin(checkout.id)
      expect(errors).toEqual([])
      await choose(data.url, 'decline')
      await complete(checkout.id)
    }
    expect(await heldUntil(checkout.id)).toBe(end)
  })
})

describe('what is said when a payment cannot begin', () => {
  test('after a cancel names the cancel, not the time', async () => {
    const checkout = await openCheckout()
    const { transaction } = await begin(checkout.id)
    await process(transaction.id, { cancel: true })
    for (const gateway of ['sandbox', 'WALLET']) {
      const { errors } = await begin(checkout.id, gateway)
      expect(errors[0].message).toBe(
        'You cancelled the payment, so what was reserved for you is free again. Please confirm your booking once more.',
      )
    }
  })

  test('a payment whose time would be over at its start does not begin', async () => {
    const checkout = await openCheckout()
    await shop.db().execute(sql`UPDATE checkouts SET held_since = now() - interval '29 minutes 30 seconds',
      held_until = now() + interval '30 seconds', is_lengthened = true WHERE public_id = ${checkout.token}`)
    const attempts = () => shop.value(sql`SELECT count(*)::int FROM payment_attempts`)
    const before = await attempts()
    const { errors, data } = await begin(checkout.id)
    expect([data, errors[0].message]).toEqual([
      null,
      'The time to pay is over. Please choose the time again.',
    ])
    expect(await attempts()).toBe(before)
  })

  test('[GQL-65] goods alone have no time to choose again, nor a booking to confirm', async () => {
    const { variantKey } = await oil(shop.db())
    await setStock(shop.db(), variantKey, 100)
    const line = { variantId: toGlobalId('ProductVariant', variantKey), quantity: 1, metadata: [] }
    const home = { country: 'OM', city: 'Muscat', streetAddress1: 'Way 12, House 3' }
    const { checkout } = await shop.create({ lines: [line], shippingAddress: home, billingAddress: home })
    await bringCheckout(shop.shop(), checkout.id, shop.token())
    const { transaction } = await begin(checkout.id)
    await process(transaction.id, { cancel: true })
    const messages = async () => {
      const said = []
      for (const gateway of ['sandbox', 'WALLET'])
        said.push((await begin(checkout.id, gateway)).errors[0].message)
      return said
    }
    const cancelled =
      'You cancelled the payment, so what was reserved for you is free again. Please add the products again.'
    expect(await messages()).toEqual([cancelled, cancelled])
    await shop
      .db()
      .execute(
        sql`UPDATE payment_attempts SET state = 'expired' WHERE checkout_public_id = ${checkout.token}`,
      )
    const over = 'The time to pay is over. Please add the products again.'
    expect(await messages()).toEqual([over, over])
  })
})

describe('whether money moved', () => {
  const moneyOf = async (id: string, data?: object) => (await process(id, data)).data

  test('is said of a payment that is open, refused, cancelled or paid', async () => {
    const checkout = await openCheckout()
    const refused = await begin(checkout.id)
    expect(await moneyOf(refused.transaction.id)).toEqual({ money: 'unknown' })
    await choose(refused.data.url, 'decline')
    const declined = { money: 'not_charged', reason: 'declined' }
    expect(await moneyOf(refused.transaction.id)).toEqual(declined)
    const paid = await begin(checkout.id)
    await choose(paid.data.url, 'pay')
    expect(await moneyOf(paid.transaction.id)).toEqual({ money: 'charged' })
    expect(await moneyOf(paid.transaction.id)).toEqual({ money: 'charged' })
    expect(await moneyOf(refused.transaction.id)).toEqual(declined)
    const other = await openCheckout()
    const left = await begin(other.id)
    expect(await moneyOf(left.transaction.id, { cancel: true })).toEqual({ money: 'not_charged' })
  })

  test('is said of money that bought nothing any more and is in the wallet', async () => {
    const checkout = await openCheckout()
    const { data, transaction } = await begin(checkout.id)
    await choose(data.url, 'pay')
    await shop.create({ lines: [{ ...booked.line, quantity: 2 }] })
    expect(await moneyOf(transaction.id)).toEqual({
      money: 'wallet',
      wallet_amount: checkout.totalPrice.gross.amount,
    })
  })
})
