import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { withPoisonedRows } from '#testing/poison-rows.ts'
import { type OrderStatus, orderMoves, orderStatuses } from '../../rules/order-status.ts'
import { type PaymentStatus, paymentMoves, paymentStatuses } from '../../rules/payment-status.ts'
import { expireAppointments } from '../../use-cases/expire-appointments.ts'
import { fulfilLine } from '../../use-cases/fulfil-line.ts'
import { moveOrder, movePayment } from '../../use-cases/move-order.ts'
import { useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000811')

const orderQuery = `query($id: ID!) { order(id: $id) { status paymentStatus
  lines { quantityFulfilled quantityToFulfill metadata { key value } } } }`

async function read(id: string) {
  const { order } = (await shop.send(orderQuery, { id })).data
  const [line] = order.lines
  const pairs: { key: string; value: string }[] = line.metadata
  return { ...order, line, metadata: Object.fromEntries(pairs.map(({ key, value }) => [key, value])) }
}

/** Of its status alone: what a cancelled order has cost is given back by itself. */
const historyOf = (orderId: number) =>
  shop.rows<{ kind: string; from_status: string; to_status: string; reason: string }>(
    sql`SELECT kind, from_status, to_status, reason FROM order_status_changes
      WHERE order_id = ${orderId} AND kind = 'status' ORDER BY id`,
  )

/** Puts an order where a test wants it, without a history and without units to put back. */
async function put(orderId: number, change: { status?: OrderStatus; payment?: PaymentStatus }) {
  await shop.db().execute(sql`DELETE FROM order_line_stock WHERE order_id = ${orderId}`)
  await shop.db().execute(sql`DELETE FROM order_status_changes WHERE order_id = ${orderId}`)
  await shop.db().execute(sql`UPDATE orders SET status = coalesce(${change.status ?? null}, status),
    payment_status = coalesce(${change.payment ?? null}, payment_status) WHERE id = ${orderId}`)
}

const hoursAgo = (orderId: number, hours: number) =>
  shop.db().execute(sql`UPDATE order_lines SET expires_at = now() - ${hours} * interval '1 hour'
    WHERE order_id = ${orderId} AND slot_id IS NOT NULL`)

describe('moves on the database', () => {
  test('[ORD-17] every listed move of an order is made and written down, every other one is refused', async () => {
    const { orderId } = await shop.buy()
    for (const from of orderStatuses) {
      for (const to of orderStatuses) {
        await put(orderId, { status: from })
        const moved = await moveOrder(shop.db(), { orderId, to, reason: 'test' })
        const listed: readonly string[] = orderMoves[from]
        expect(moved.ok, `${from} to ${to}`).toBe(listed.includes(to))
        if (!moved.ok) expect(moved).toMatchObject({ code: 'ORDER_MOVE_REFUSED', params: { from, to } })
        const expected = moved.ok
          ? [{ kind: 'status', from_status: from, to_status: to, reason: 'test' }]
          : []
        expect(await historyOf(orderId)).toEqual(expected)
      }
    }
  })

  test('[ORD-17] units are used in an order that is open alone, and move it along the listed moves or not at all', async () => {
    const open: Partial<Record<OrderStatus, OrderStatus>> = {
      UNFULFILLED: 'PARTIALLY_FULFILLED',
      PARTIALLY_FULFILLED: 'PARTIALLY_FULFILLED',
      // A partly returned order stays so, whatever becomes of the rest.
      PARTIALLY_RETURNED: 'PARTIALLY_RETURNED',
    }
    const { id, orderId } = await shop.buy({ quantity: 5 })
    for (const from of orderStatuses) {
      await put(orderId, { status: from })
      const used = await fulfilLine(shop.db(), { orderId, position: 0, units: 1 })
      expect(used.ok, from).toBe(from in open)
      if (!used.ok) expect(used).toMatchObject({ code: 'ORDER_NOT_OPEN', params: { status: from } })
      expect((await read(id)).status, from).toBe(open[from] ?? from)
    }
    expect((await read(id)).metadata.used).toBe('3')
  })

  test('[ORD-17] an hour that nobody came to ends an order that is listed to end so, and no other', async () => {
    const ends: readonly OrderStatus[] = ['UNCONFIRMED', 'UNFULFILLED', 'PARTIALLY_FULFILLED']
    for (const from of orderStatuses) {
      const { id, orderId } = await shop.buy()
      await put(orderId, { status: from })
      await hoursAgo(orderId, 1)
      await expireAppointments(shop.shop().deps)
      expect((await read(id)).status, from).toBe(ends.includes(from) ? 'EXPIRED' : from)
      await shop
        .db()
        .execute(sql`UPDATE order_lines SET expires_at = now() + interval '1 day' WHERE order_id = ${orderId}
        AND expires_at IS NOT NULL`)
    }
  })

  test('[ORD-18] the same for the payment, and its last status is spelled as Saleor does', async () => {
    const { id, orderId } = await shop.buy()
    for (const from of paymentStatuses) {
      for (const to of paymentStatuses) {
        await put(orderId, { payment: from })
        const moved = await movePayment(shop.db(), { orderId, to, reason: 'test' })
        const listed: readonly string[] = paymentMoves[from]
        expect(moved.ok, `${from} to ${to}`).toBe(listed.includes(to))
      }
    }
    await put(orderId, { payment: 'CANCELED' })
    expect((await read(id)).paymentStatus).toBe('CANCELLED')
  })

  test('each row says who moved it: the shop itself, the buyer or an operator', async () => {
    const { orderId } = await shop.buy()
    await moveOrder(shop.db(), { orderId, to: 'PARTIALLY_FULFILLED', reason: 'used' })
    const operator = { kind: 'operator', operatorId: 7 } as const
    await moveOrder(shop.db(), { orderId, to: 'FULFILLED', reason: 'used', actor: operator })
    await moveOrder(shop.db(), { orderId, to: 'RETURNED', reason: 'return', actor: { kind: 'customer' } })
    const moves = await shop.rows(sql`SELECT actor, operator_id FROM order_status_changes
      WHERE order_id = ${orderId} ORDER BY id`)
    expect(moves).toEqual([
      { actor: 'system', operator_id: null },
      { actor: 'operator', operator_id: 7 },
      { actor: 'customer', operator_id: null },
    ])
    await put(orderId, { status: 'UNFULFILLED' })
  })

  test('of ten at once one is made, and one row says so', async () => {
    const { orderId } = await shop.buy()
    const moves = Array.from({ length: 10 }, () =>
      moveOrder(shop.db(), { orderId, to: 'CANCELED', reason: 'operator' }),
    )
    const answers = await Promise.all(moves)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await historyOf(orderId)).toHaveLength(1)
    expect(await moveOrder(shop.db(), { orderId: -1, to: 'CANCELED', reason: 'operator' })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('an order that is called off gives its hour back, another move does not', async () => {
    const { orderId } = await shop.buy()
    const takenOf = async () => {
      const [slot] = await shop.rows<{ taken: number }>(sql`SELECT taken FROM slots JOIN order_lines
        ON order_lines.slot_id = slots.id WHERE order_id = ${orderId}`)
      return slot?.taken
    }
    await put(orderId, { status: 'UNCONFIRMED' })
    await moveOrder(shop.db(), { orderId, to: 'UNFULFILLED', reason: 'confirmed' })
    expect(await takenOf()).toBe(1)
    await moveOrder(shop.db(), { orderId, to: 'CANCELED', reason: 'operator' })
    expect(await takenOf()).toBe(0)
  })

  test('[ORD-10] [ORD-12] the database knows these statuses and no others', async () => {
    const { id, orderId } = await shop.buy()
    for (const status of orderStatuses) {
      await put(orderId, { status })
      expect((await read(id)).status).toBe(status)
    }
    for (const payment of paymentStatuses) {
      await put(orderId, { payment })
      expect((await read(id)).paymentStatus).toBe(payment === 'CANCELED' ? 'CANCELLED' : payment)
    }
    await put(orderId, { status: 'UNFULFILLED', payment: 'FULLY_CHARGED' })
    for (const column of ['status', 'payment_status']) {
      const statement = sql`UPDATE orders SET ${sql.raw(column)} = 'FAILED' WHERE id = ${orderId}`
      await expect(shop.db().execute(statement)).rejects.toThrow()
    }
  })
})

describe('[ORD-20] a paid order', () => {
  test('is booked and paid, or waits for an operator where that is wanted', async () => {
    const first = await shop.buy()
    expect(await read(first.id)).toMatchObject({ status: 'UNFULFILLED', paymentStatus: 'FULLY_CHARGED' })
    await shop.db().execute(sql`INSERT INTO order_settings (needs_confirmation) VALUES (true)`)
    const second = await shop.buy()
    await shop.db().execute(sql`DELETE FROM order_settings`)
    expect(await read(second.id)).toMatchObject({ status: 'UNCONFIRMED', paymentStatus: 'FULLY_CHARGED' })
    const { orderId } = second
    expect(await fulfilLine(shop.db(), { orderId, position: 0, units: 1 })).toMatchObject({
      code: 'ORDER_NOT_OPEN',
    })
    expect(await moveOrder(shop.db(), { orderId, to: 'UNFULFILLED', reason: 'confirmed' })).toMatchObject({
      ok: true,
    })
  })
})

describe('units of a line', () => {
  test('are used one after the other, never more than were bought', async () => {
    const { id, orderId } = await shop.buy({ quantity: 2 })
    const [{ position = -1 } = {}] = await shop.rows<{ position: number }>(
      sql`SELECT position FROM order_lines WHERE order_id = ${orderId} AND slot_id IS NOT NULL`,
    )
    const use = (units: number) => fulfilLine(shop.db(), { orderId, position, units })
    expect(await use(3)).toMatchObject({ code: 'UNITS_NOT_LEFT' })
    expect(await use(1)).toMatchObject({ ok: true })
    expect(await read(id)).toMatchObject({
      status: 'PARTIALLY_FULFILLED',
      line: { quantityFulfilled: 1, quantityToFulfill: 1 },
    })
    const [one, two] = await Promise.all([use(1), use(1)])
    expect([one?.ok, two?.ok].filter(Boolean)).toHaveLength(1)
    const order = await read(id)
    expect(order.status).toBe('FULFILLED')
    expect(order.metadata).toMatchObject({ used: '2', returned: '0', expired: '0' })
    expect(Date.parse(order.metadata.delivered_at)).toBeGreaterThan(0)
    expect(order.metadata.expired_at).toBeUndefined()
  })

  test('[ORD-21] expire a day after their hour, once, and an hour that is ahead or was used does not', async () => {
    const [missed, ahead, given] = [await shop.buy({ quantity: 2 }), await shop.buy(), await shop.buy()]
    await hoursAgo(missed.orderId, 0)
    await hoursAgo(given.orderId, 5)
    await moveOrder(shop.db(), { orderId: given.orderId, to: 'CANCELED', reason: 'operator' })
    await Promise.all([expireAppointments(shop.shop().deps), expireAppointments(shop.shop().deps)])
    await expireAppointments(shop.shop().deps)
    const order = await read(missed.id)
    expect(order.status).toBe('EXPIRED')
    expect(order.metadata).toMatchObject({ used: '0', returned: '0', expired: '2' })
    expect(Date.parse(order.metadata.expired_at)).toBeGreaterThan(0)
    expect(await historyOf(missed.orderId)).toHaveLength(1)
    expect(await read(ahead.id)).toMatchObject({ status: 'UNFULFILLED', metadata: { expired: '0' } })
    expect(await read(given.id)).toMatchObject({ status: 'CANCELED', metadata: { expired: '0' } })
    const [{ hours } = {}] = await shop.rows<{ hours: string }>(sql`
      SELECT extract(epoch FROM expires_at - ends_at) / 3600 AS hours FROM order_lines JOIN slots ON slots.id = slot_id
      WHERE order_id = ${ahead.orderId}`)
    expect(Number(hours)).toBe(24)
  })

  test('[ORD-21] one order that cannot expire holds up no other, and is reported', async () => {
    const [bad, ...good] = [await shop.buy(), await shop.buy(), await shop.buy()]
    const bought = [bad, ...good]
    for (const [at, { orderId }] of bought.entries()) await hoursAgo(orderId, 9 - at)
    const poison = { table: 'order_lines', condition: `NEW.order_id = ${bad.orderId}` }
    const sweep = () => expireAppointments(shop.shop().deps)
    await withPoisonedRows(shop.shop(), poison, () =>
      expect(sweep()).rejects.toThrow(`The sweep has passed over orders ${bad.orderId}`),
    )
    const statuses = () => Promise.all(bought.map(async ({ id }) => (await read(id)).status))
    expect(await statuses()).toEqual(['UNFULFILLED', 'EXPIRED', 'EXPIRED'])
    await sweep()
    expect(await statuses()).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED'])
  })

  test('an order of which a part was used and a part let pass is expired', async () => {
    const { id, orderId } = await shop.buy({ quantity: 2 })
    await fulfilLine(shop.db(), { orderId, position: 0, units: 1 })
    await hoursAgo(orderId, 1)
    await expireAppointments(shop.shop().deps)
    expect(await read(id)).toMatchObject({ status: 'EXPIRED', metadata: { used: '1', expired: '1' } })
    expect((await historyOf(orderId)).map(({ reason }) => reason)).toEqual(['used', 'expired'])
  })
})
