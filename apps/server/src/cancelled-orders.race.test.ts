import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { useOrderShop } from '#modules/orders/api/testing/order-shop.ts'
import { fulfilLine } from '#modules/orders/use-cases/fulfil-line.ts'
import { moveOrder } from '#modules/orders/use-cases/move-order.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'

const shop = useOrderShop('91000842')

type Step = { quantity: number; fate: 'cancel' | 'cancel twice' | 'use and cancel' | 'leave' }

const step: fc.Arbitrary<Step> = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  fate: fc.constantFrom('cancel', 'cancel twice', 'use and cancel', 'leave'),
})
const shoppers = fc.sample(fc.array(step, { minLength: 3, maxLength: 3 }), { numRuns: 6, seed: 2_026 })

/** Fewer than all of them want, so that some get what others have given back. */
const units = 9

test('[UX-131] whoever buys and cancels at the same time, every unit is in stock, sold or used, and none twice', async () => {
  const { line, variantKey } = await bookedLine(shop.db(), { capacity: 200, units })
  const tokens: string[] = []
  for (const at of shoppers.keys()) tokens.push(await shop.signIn(String(91_000_850 + at)))
  const bought = await atOnce([...shoppers.entries()], async ([at, steps]) => {
    let count = 0
    for (const { quantity, fate } of steps) {
      const { checkout } = await shop.create({ lines: [{ ...line, quantity }] }, tokens[at])
      if (!checkout) continue
      const { orderId } = await shop.pay(checkout.id, tokens[at])
      await follow(orderId, fate)
      count += 1
    }
    return count
  })
  expect(bought.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(units / 3)
  await expectInvariants(shop.db())
  const [counted] = await shop.rows<{ stock: number; sold: number; lines: number }>(sql`
    SELECT (SELECT sum(on_hand)::int FROM stocks WHERE variant_id = ${variantKey}) AS stock,
      (SELECT coalesce(sum(quantity - returned), 0)::int FROM order_line_stock WHERE variant_id = ${variantKey}) AS sold,
      (SELECT coalesce(sum(quantity), 0)::int FROM order_lines JOIN orders ON orders.id = order_id
        WHERE variant_id = ${variantKey} AND status <> 'CANCELED') AS lines`)
  expect(counted).toEqual({
    stock: units - Number(counted?.lines),
    sold: counted?.lines,
    lines: counted?.lines,
  })
})

async function follow(orderId: number, fate: Step['fate']): Promise<void> {
  const cancel = () => moveOrder(shop.db(), { orderId, to: 'CANCELED', reason: 'operator' })
  if (fate === 'cancel') await cancel()
  if (fate === 'cancel twice') await Promise.all([cancel(), cancel()])
  if (fate === 'use and cancel')
    await Promise.all([fulfilLine(shop.db(), { orderId, position: 0, units: 1 }), cancel()])
}
