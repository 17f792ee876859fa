import { maxOtherCheckouts } from '@warsha/contract/checkout/checkout.constants.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Booked, bookedLine } from '../../samples/booked-line.ts'
import { expireReservations } from '../../samples/draft-checkout.ts'
import { releaseExpiredReservations } from '../../use-cases/release-expired-reservations.ts'
import { useCheckoutShop } from '../testing/checkout-shop.ts'

// Saleor's checkoutCreate makes a checkout each time, for a customer who has one, too:
// graphql/checkout/tests/mutations/test_checkout_create.py, test_checkout_create_reuse_checkout.

const shop = useCheckoutShop('91000051')
let booked: Booked
let token: string
let phone = 91000500
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 40 })
  phone += 1
  token = await shop.signIn(String(phone))
})

const customerId = async () =>
  Number(await shop.value(sql`SELECT id FROM customers WHERE phone = ${`+968${phone}`}`))
const another = (lines: object[] = [booked.line]) => shop.create({ lines, isCart: false }, token)
const openOf = async () =>
  shop.value<number>(
    sql`SELECT count(*)::int FROM checkouts WHERE status = 'open' AND customer_id = ${await customerId()}`,
  )

test('[GQL-61] a second checkout is a second checkout, and each holds its own hours and units', async () => {
  const [first, second] = [await another(), await another([{ ...booked.line, quantity: 2 }])]
  expect([first.errors, second.errors]).toEqual([[], []])
  expect(second.checkout.id).not.toBe(first.checkout.id)
  expect(await shop.read(first.checkout.id, token)).toEqual(first.checkout)
  expect([await shop.takenOf(booked.slotId), await shop.reservedOf(booked.variantKey)]).toEqual([2, 3])
  const cart = await shop.create({ lines: [booked.line] }, token)
  const again = await shop.create({ lines: [booked.line] }, token)
  expect(again.checkout.id).toBe(cart.checkout.id)
  const { data } = await shop.askAs('{ me { checkoutIds } }', token)
  expect(new Set(data.me.checkoutIds)).toEqual(
    new Set([first.checkout.id, second.checkout.id, cart.checkout.id]),
  )
})

test('[GQL-61] however many are asked for at once, a customer has no more than the bound', async () => {
  const asked = await Promise.all(Array.from({ length: maxOtherCheckouts * 2 }, () => another()))
  const made = asked.filter(({ checkout }) => checkout)
  expect(made).toHaveLength(maxOtherCheckouts)
  expect(new Set(made.map(({ checkout }) => checkout.id)).size).toBe(maxOtherCheckouts)
  const refused = asked.filter(({ checkout }) => !checkout)
  for (const { errors } of refused) expect(errors).toMatchObject([{ code: 'INVALID' }])
  expect(await openOf()).toBe(maxOtherCheckouts)
  expect(await shop.takenOf(booked.slotId)).toBe(maxOtherCheckouts)
})

test('[GQL-61] beyond the bound the oldest that holds nothing gives way, and no other', async () => {
  const made: { id: string }[] = []
  for (let count = 0; count < maxOtherCheckouts; count++) made.push((await another()).checkout)
  expect((await another()).errors).toMatchObject([{ code: 'INVALID' }])
  await expireReservations(shop.db(), [await customerId()])
  await releaseExpiredReservations(shop.shop().deps)
  const { checkout, errors } = await another()
  expect(errors).toEqual([])
  const ids = [...made.map(({ id }) => id), checkout.id]
  const left = await Promise.all(ids.map(async (id) => (await shop.read(id, token)) !== null))
  expect(left.filter((isThere) => !isThere)).toHaveLength(1)
  expect(left.at(-1)).toBe(true)
})

test("[GQL-61] visitors' checkouts that are attached at once are all the customer's", async () => {
  const visitors = await Promise.all([1, 2, 3].map(() => shop.create({ lines: [booked.line] }, null)))
  const attach = (id: string) => shop.change('checkoutCustomerAttach', '$id: ID', { id }, token)
  const attached = await Promise.all(visitors.map(({ checkout }) => attach(checkout.id)))
  expect(attached.map(({ errors }) => errors)).toEqual([[], [], []])
  expect(await shop.takenOf(booked.slotId)).toBe(3)
})
