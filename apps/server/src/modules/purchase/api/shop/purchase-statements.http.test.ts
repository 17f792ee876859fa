import { beforeAll, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

const shop = usePaymentShop('91000401')
const { begin, complete, choose } = purchasesOf(shop)

/** Of create, initialise and settle together, with the two of the sandbox, which a real gateway has elsewhere. */
const maxStatements = 35

let booked: Booked
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 500 })
})

test('a purchase of a booked service costs few statements', async () => {
  // The first one fills what is kept from then on; any may come upon a connection that has yet to be opened.
  await buy()
  expect(Math.min(await buy(), await buy(), await buy())).toBeLessThanOrEqual(maxStatements)
})

async function buy() {
  const { create, made } = await counted('create', () => shop.create({ lines: [booked.line] }))
  const { initialise, made: begun } = await counted('initialise', () => begin(made.checkout.id))
  await choose(begun.data.url, 'pay')
  const { settle, made: done } = await counted('settle', () => complete(made.checkout.id))
  expect(done.errors).toEqual([])

  return create + initialise + settle
}

async function counted<Step extends string, Made>(step: Step, work: () => Promise<Made>) {
  // The session is read again every few seconds, which is no part of the purchase.
  await ask(shop.shop(), '{ me { id } }', { token: shop.token() })
  const made: Made[] = []
  const count = await shop.shop().deps.connection.statementsOf(async () => made.push(await work()))
  return { ...({ [step]: count } as Record<Step, number>), made: made[0] as Made }
}
