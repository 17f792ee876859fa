import { randomUUID } from 'node:crypto'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { reserveSlots } from '#modules/booking/index.ts'
import { freeSlots } from '#modules/booking/samples/free-slot.ts'
import { holderOf } from '#modules/checkout/index.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { movePayment } from '../../use-cases/move-order.ts'
import { useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000821')

type Draft = { id: number; publicId: string; checkoutPublicId: string }

async function draft(change: { status?: string; payment?: string } = {}): Promise<Draft> {
  const [row] = await shop.rows<Draft>(sql`
    INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, status, payment_status, language, email,
      total_baisa, tax_baisa)
    SELECT ${randomUUID()}, customers.id, (SELECT min(id) FROM channels), 11, ${change.status ?? 'DRAFT'},
      ${change.payment ?? 'NOT_CHARGED'}, 'en', '', 0, 0
    FROM customers WHERE phone = '+96891000821'
    RETURNING id, public_id AS "publicId", checkout_public_id AS "checkoutPublicId"`)
  if (!row) throw new Error('no draft')
  return row
}

async function remove(publicId: string, as: string | null = shop.token()) {
  const answer = await shop.shop().app.inject({
    method: 'DELETE',
    url: `/api/v1/orders/user-orders/${toGlobalId('Order', publicId)}/`,
    headers: { ...(as && { authorization: `Bearer ${as}` }) },
  })
  return { status: answer.statusCode, code: answer.body ? answer.json().errors[0].code : null }
}

const statusOf = async ({ id }: Draft) =>
  (await shop.rows<{ status: string }>(sql`SELECT status FROM orders WHERE id = ${id}`))[0]?.status

test('[UX-148] a draft is removed by its owner, and the hour that it holds is free again', async () => {
  const order = await draft()
  const [slot] = await freeSlots(shop.db(), { centreId: 1, capacity: 1, count: 1 })
  if (!slot) throw new Error('no slot')
  const holder = holderOf({ publicId: order.checkoutPublicId })
  const expiresAt = new Date(Date.now() + 900_000)
  const lines = [{ key: 'line', slotId: slot.slotId, centreId: slot.centreId }]
  const reserved = await inTransaction(shop.db(), (tx) =>
    reserveSlots(tx, { holder, customerId: undefined, expiresAt, lines }),
  )
  expect(reserved).toMatchObject({ ok: true })
  const taken = async () =>
    (await shop.rows<{ taken: number }>(sql`SELECT taken FROM slots WHERE id = ${slot.slotId}`))[0]?.taken
  expect(await taken()).toBe(1)
  expect(await remove(order.publicId)).toEqual({ status: 204, code: null })
  expect(await statusOf(order)).toBe('CANCELED')
  expect(await taken()).toBe(0)
  const [move] = await shop.rows(sql`
    SELECT actor, reason FROM order_status_changes WHERE order_id = ${order.id}`)
  expect(move).toEqual({ actor: 'customer', reason: 'draft-removed' })
})

test('[UX-148] a draft that is being paid, is paid or was placed stays', async () => {
  for (const payment of ['PENDING', 'PARTIALLY_CHARGED', 'FULLY_CHARGED']) {
    const order = await draft({ payment })
    expect(await remove(order.publicId), payment).toEqual({ status: 409, code: 'ORDER_BEING_PAID' })
    expect(await statusOf(order)).toBe('DRAFT')
    await shop.db().execute(sql`DELETE FROM orders WHERE id = ${order.id}`)
  }
  for (const status of ['UNCONFIRMED', 'UNFULFILLED', 'CANCELED']) {
    const order = await draft({ status })
    expect(await remove(order.publicId), status).toEqual({ status: 409, code: 'ORDER_NOT_DRAFT' })
    await shop.db().execute(sql`DELETE FROM orders WHERE id = ${order.id}`)
  }
})

test('[UX-148] a payment that arrives first keeps the draft', async () => {
  const order = await draft()
  const moved = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const paying = inTransaction(shop.db(), async (tx) => {
    await movePayment(tx, { orderId: order.id, to: 'FULLY_CHARGED', reason: 'test' })
    moved.resolve()
    await held.promise
    return ok(undefined)
  })
  await moved.promise
  const removing = remove(order.publicId)
  // The request waits for the order's row.
  await waitUntil(async () => {
    const waiting = await shop.rows(sql`SELECT pid FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`)
    return waiting.length > 0
  })
  held.resolve()
  await paying
  expect(await removing).toEqual({ status: 409, code: 'ORDER_BEING_PAID' })
  expect(await statusOf(order)).toBe('DRAFT')
  await shop.db().execute(sql`DELETE FROM order_status_changes WHERE order_id = ${order.id}`)
  await shop.db().execute(sql`DELETE FROM orders WHERE id = ${order.id}`)
})

test('many requests remove it once', async () => {
  const order = await draft()
  const answers = await Promise.all(Array.from({ length: 8 }, () => remove(order.publicId)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'ORDER_NOT_DRAFT')).toHaveLength(7)
  const moves = await shop.rows(sql`SELECT id FROM order_status_changes WHERE order_id = ${order.id}`)
  expect(moves).toHaveLength(1)
})

test('another customer and a visitor find no draft', async () => {
  const order = await draft()
  const stranger = await shop.signIn('91000822')
  expect((await remove(order.publicId, stranger)).status).toBe(404)
  expect((await remove(order.publicId, null)).status).toBe(401)
  expect((await remove('not-an-order')).status).toBe(404)
  expect(await statusOf(order)).toBe('DRAFT')
})
