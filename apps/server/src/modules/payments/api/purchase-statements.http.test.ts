import { beforeAll, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from './testing/payment-shop.ts'
import { purchasesOf } from './testing/purchases.ts'

const shop = usePaymentShop('91000401')
const { begin, complete, choose } = purchasesOf(shop)

/** Of each step, as a client asks for it; the sandbox's own, which a real gateway has elsewhere, are among them. */
const most = { create: 14, initialise: 14, settle: 20 }

let booked: Booked
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 500 })
})

test('a purchase of a booked service costs few statements', async () => {
  // What sweeps and changed rows cost beside it is not part of the purchase; without them it is this many.
  await expect.poll(buy, { timeout: 25_000, interval: 10 }).toEqual(most)
}, 30_000)

async function buy() {
  const { create, made } = await counted('create', () => shop.create({ lines: [booked.line] }))
  const { initialise, made: begun } = await counted('initialise', () => begin(made.checkout.id))
  await choose(begun.data.url, 'pay')
  const { settle, made: done } = await counted('settle', () => complete(made.checkout.id))
  expect(done.errors).toEqual([])
  return { create, initialise, settle }
}

async function counted<Step extends string, Made>(step: Step, work: () => Promise<Made>) {
  const { connection } = shop.shop().deps
  const before = connection.statements()
  const made = await work()
  const counts = { [step]: connection.statements() - before } as Record<Step, number>
  return { ...counts, made }
}
