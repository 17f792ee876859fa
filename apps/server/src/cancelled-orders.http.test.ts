import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookedLine, setStock } from '#modules/checkout/samples/booked-line.ts'
import { useOrderShop } from '#modules/orders/api/testing/order-shop.ts'
import { expireAppointments } from '#modules/orders/use-cases/expire-appointments.ts'
import { fulfilLine } from '#modules/orders/use-cases/fulfil-line.ts'
import { moveOrder } from '#modules/orders/use-cases/move-order.ts'
import { restockOrder } from '#modules/orders/use-cases/restock-order.ts'
import { ask } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = useOrderShop('91000841')
let second: TestApp
beforeAll(async () => {
  second = await buildTestApp({ env: { DATABASE_URL: shop.shop().deps.config.DATABASE_URL ?? '' } })
})
afterAll(() => second.close())

const cancel = (orderId: number, db = shop.db()) =>
  moveOrder(db, { orderId, to: 'CANCELED', reason: 'operator' })

/** Units by warehouse, of those that have some. */
async function stockOf(variantId: number): Promise<Record<string, number>> {
  const rows = await shop.rows<{ warehouse_id: number; on_hand: number }>(
    sql`SELECT warehouse_id, on_hand FROM stocks WHERE variant_id = ${variantId} AND on_hand > 0`,
  )
  return Object.fromEntries(rows.map(({ warehouse_id, on_hand }) => [warehouse_id, on_hand]))
}

/** As the product pages of a process show it. */
async function shownBy(app: TestApp, variantId: number): Promise<number> {
  const query = `query($id: ID!) { productVariant(id: $id, channel: "default-channel") { quantityAvailable } }`
  const { data } = await ask(app, query, { variables: { id: toGlobalId('ProductVariant', variantId) } })
  return data.productVariant.quantityAvailable
}

async function buyBooked({
  quantity,
  units,
  central = 0,
}: {
  quantity: number
  units: number
  central?: number
}) {
  const { line, slotId, variantKey } = await bookedLine(shop.db(), { capacity: 5, units })
  await shop.db().execute(sql`UPDATE stocks SET on_hand = ${central} WHERE variant_id = ${variantKey}
    AND warehouse_id = (SELECT min(id) FROM warehouses WHERE is_central)`)
  const { checkout, errors } = await shop.create({ lines: [{ ...line, quantity }] })
  expect(errors).toEqual([])
  return { ...(await shop.pay(checkout.id)), slotId, variantId: variantKey }
}

describe('[UX-131] an order that is cancelled', () => {
  test('gives units, hour and money back, once, and is for sale again within a second in every process', async () => {
    const { orderId, variantId, slotId } = await buyBooked({ quantity: 2, units: 2 })
    await waitUntil(
      async () => (await shownBy(second, variantId)) + (await shownBy(shop.shop(), variantId)) === 0,
    )
    expect(await stockOf(variantId)).toEqual({})

    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => cancel(orderId)),
      ...Array.from({ length: 4 }, () => cancel(orderId, second.deps.db)),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const shown = async () => [await shownBy(shop.shop(), variantId), await shownBy(second, variantId)]
    await expect.poll(shown, { interval: 20 }).toEqual([2, 2])
    await shop.db().transaction((tx) => restockOrder(tx, orderId))
    expect(await stockOf(variantId)).toEqual({ 101: 2 })
    const [slot] = await shop.rows<{ taken: number }>(sql`SELECT taken FROM slots WHERE id = ${slotId}`)
    expect(slot?.taken).toBe(0)
    const refunded = sql`SELECT FROM orders WHERE id = ${orderId} AND payment_status = 'FULLY_REFUNDED'`
    await waitUntil(async () => (await shop.rows(refunded)).length === 1)
  })

  test('gives units back to the warehouses they came from, closed ones too', async () => {
    const { orderId, variantId } = await buyBooked({ quantity: 3, units: 1, central: 5 })
    const [left] = Object.entries(await stockOf(variantId))
    expect(left?.[1]).toBe(3)
    await shop.db().execute(sql`UPDATE warehouses SET is_active = false WHERE id = 101`)
    await cancel(orderId)
    await shop.db().execute(sql`UPDATE warehouses SET is_active = true WHERE id = 101`)
    expect(await stockOf(variantId)).toEqual({ 101: 1, [left?.[0] ?? '']: 5 })
  })

  test('gives the parts of a bundle back that it took, whatever the bundle is by now', async () => {
    const { bundle, part, units } = await someBundle()
    await shop.db().execute(sql`UPDATE stocks SET on_hand = 1000 WHERE variant_id IN (
      SELECT component_variant_id FROM bundle_components) AND reserved <= 1000`)
    await setStock(shop.db(), part, 100)
    const { checkout, errors } = await shop.create({
      lines: [{ variantId: toGlobalId('ProductVariant', bundle), quantity: 1, metadata: [] }],
      shippingAddress: { country: 'OM', city: 'Muscat', streetAddress1: 'Way 12' },
    })
    expect(errors).toEqual([])
    const { orderId } = await shop.pay(checkout.id)
    expect(await stockOf(part)).toEqual({ 101: 100 - units })
    await shop.db().execute(sql`UPDATE bundle_components SET quantity = quantity + 1
      WHERE component_variant_id = ${part}`)
    await cancel(orderId)
    expect(await stockOf(part)).toEqual({ 101: 100 })
  })

  test('gives nothing back of what was let pass, and is not cancelled once something was used', async () => {
    const { orderId, variantId } = await buyBooked({ quantity: 2, units: 5 })
    await fulfilLine(shop.db(), { orderId, position: 0, units: 1 })
    expect(await cancel(orderId)).toMatchObject({ ok: false, code: 'ORDER_MOVE_REFUSED' })
    expect(await stockOf(variantId)).toEqual({ 101: 3 })

    const [missed, ahead] = [
      await bookedLine(shop.db(), { capacity: 5, nth: 1 }),
      await bookedLine(shop.db(), { capacity: 5, nth: 2 }),
    ]
    const { checkout } = await shop.create({ lines: [{ ...missed.line, quantity: 2 }, ahead.line] })
    const mixed = await shop.pay(checkout.id)
    await shop.db().execute(sql`UPDATE order_lines SET expires_at = now()
      WHERE order_id = ${mixed.orderId} AND variant_id = ${missed.variantKey}`)
    await expireAppointments(shop.shop().deps)
    expect(await cancel(mixed.orderId)).toMatchObject({ ok: true })
    expect(await stockOf(missed.variantKey)).toEqual({ 101: 998 })
    expect(await stockOf(ahead.variantKey)).toEqual({ 101: 1000 })
  })
})

async function someBundle(): Promise<{ bundle: number; part: number; units: number }> {
  const [found] = await shop.rows<{ bundle: number; part: number; units: number }>(sql`
    SELECT bundle.id AS bundle, part.id AS part, quantity AS units
    FROM bundle_components AS component
      JOIN product_variants AS bundle ON bundle.product_id = component.product_id
      JOIN product_variants AS part ON part.id = component_variant_id AND part.track_inventory
    WHERE EXISTS (SELECT FROM product_states AS sold WHERE sold.product_id = bundle.product_id AND state_id = 11)
    ORDER BY quantity DESC, bundle.id, part.id LIMIT 1`)
  if (!found) throw new Error('The demo shop has no bundle')
  return found
}
