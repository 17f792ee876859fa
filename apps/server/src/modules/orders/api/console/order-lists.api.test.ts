import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { centres, codeOf, orderConsole } from '../testing/order-console.ts'
import { type Bought, useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000823')
const desk = orderConsole(shop)

let first: Bought
let second: Bought
beforeAll(async () => {
  first = await shop.buy()
  second = await shop.buy({ quantity: 2 })
  await shop.db().execute(sql`UPDATE customers SET first_name = 'Zuwaina', last_name = 'Al-Harthi'
    WHERE id = (SELECT customer_id FROM orders WHERE id = ${first.orderId})`)
  await shop.db().execute(sql`UPDATE order_lines SET metadata = metadata || '{"car": "Patrol 2021"}'
    WHERE order_id = ${second.orderId}`)
})

type Listed = { id: string; visits: { centre_id: number }[] }

const list = async (query: string, role = 'support', centre = centres.own) =>
  (await desk.as(role, centre)).ask(`/orders/?${query}`)
const idsOf = async (query: string) => ((await list(query)).body.data as Listed[]).map(({ id }) => id)
const bothIn = async (query: string) => {
  const ids = await idsOf(query)
  return [ids.includes(first.id), ids.includes(second.id)]
}

describe('the list of orders', () => {
  test('[OPS-13] is searched by number, the end of a phone, name and car', async () => {
    expect(await idsOf(`search=${first.number}`)).toEqual([first.id])
    expect(await bothIn('search=91000823')).toEqual([true, true])
    expect(await bothIn('search=%2B968%2091000823')).toEqual([true, true])
    expect(await bothIn('search=99999999')).toEqual([false, false])
    expect(await bothIn('search=zuwaina')).toEqual([true, true])
    expect(await bothIn('search=PATROL')).toEqual([false, true])
    expect(await bothIn('search=%25%25%25')).toEqual([false, false])
  })

  test('[OPS-13] is filtered by status, payment, centre, days and how it reaches the buyer', async () => {
    const [days] = await shop.rows<{ visit: string; today: string }>(sql`
      SELECT (appointment_at AT TIME ZONE 'Asia/Muscat')::date::text AS visit,
        (created_at AT TIME ZONE 'Asia/Muscat')::date::text AS today
      FROM order_lines JOIN orders ON orders.id = order_id
      WHERE order_id = ${second.orderId} AND appointment_at IS NOT NULL LIMIT 1`)
    for (const query of [
      'status=UNFULFILLED',
      'payment_status=FULLY_CHARGED',
      `centre=${centres.own}`,
      'fulfilment=appointment',
      `visit_day=${days?.visit}`,
      `placed_from=${days?.today}&placed_to=${days?.today}`,
    ])
      expect((await bothIn(`${query}&limit=100`))[1], query).toBe(true)
    for (const query of [
      'status=FULFILLED',
      'payment_status=REFUSED',
      `centre=${centres.foreign}`,
      'fulfilment=message',
      'visit_day=2001-01-01',
      'placed_to=2001-01-01',
      'placed_from=2999-01-01',
    ])
      expect(await bothIn(`${query}&limit=100`), query).toEqual([false, false])
  })

  test.each(['-placed', 'placed', '-total', 'total'])(
    'is walked by pages, sorted by %s, each order once',
    async (sort) => {
      const whole = await idsOf(`sort=${sort}&limit=100`)
      const walked: string[] = []
      for (let after: string | null = ''; after !== null; ) {
        const { body } = await list(`sort=${sort}&limit=2${after && `&after=${after}`}`)
        walked.push(...(body.data as Listed[]).map(({ id }) => id))
        after = body.page.after
        expect(body.page).toMatchObject({ total: whole.length, is_exact: true })
      }
      expect(walked).toEqual(whole)
      expect(new Set(walked).size).toBe(whole.length)
    },
  )

  test.each([
    'after=x',
    'after=WyJ4IiwxXQ',
    'limit=0',
    'sort=name',
    'search=ab',
    'placed_from=2026-02-31',
    'centre=-1',
  ])('with %s is refused', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  test('[ROLE-08] has the orders of a manager’s own centres alone, and only their visits', async () => {
    const own = (await list('limit=100', 'manager')).body.data as Listed[]
    expect(own.map(({ id }) => id)).toContain(first.id)
    expect(own.flatMap(({ visits }) => visits).every(({ centre_id }) => centre_id === centres.own)).toBe(true)
    const foreign = (await list('limit=100', 'manager', centres.foreign)).body.data as Listed[]
    expect(foreign.map(({ id }) => id)).not.toContain(first.id)
    for (const role of ['content', 'centre-staff']) expect((await list('', role)).status).toBe(403)
  })

  test('follows a visit to another centre, and has the ways of an order beside its centre', async () => {
    const { orderId, id } = await shop.buy()
    const found = async (query: string, centre = centres.own) =>
      ((await list(`${query}&limit=100`, 'manager', centre)).body.data as Listed[]).some(
        (order) => order.id === id,
      )
    expect(await found('fulfilment=appointment')).toBe(true)
    expect(await found(`centre=${centres.foreign}`)).toBe(false)
    const fulfilments = ['delivery', 'message', 'appointment']
    const own = async (centre: number) =>
      Promise.all(fulfilments.map((fulfilment) => found(`fulfilment=${fulfilment}`, centre)))
    expect(await own(centres.own)).toEqual([false, false, true])
    await shop
      .db()
      .execute(sql`UPDATE order_lines SET centre_id = ${centres.foreign} WHERE order_id = ${orderId}`)
    expect(await own(centres.own)).toEqual([false, false, false])
    expect(await own(centres.foreign)).toEqual([false, false, true])
    expect(await found(`centre=${centres.foreign}`, centres.foreign)).toBe(true)
    // An invariant compares a line with its slot.
    await shop
      .db()
      .execute(sql`UPDATE order_lines SET centre_id = ${centres.own} WHERE order_id = ${orderId}`)
    expect(await own(centres.own)).toEqual([false, false, true])
  })

  test('costs as many statements for a hundred orders as for one', async () => {
    const support = await desk.as('support')
    const cost = async (limit: number) => {
      const before = shop.shop().deps.connection.statements()
      await support.ask(`/orders/?limit=${limit}`)
      return shop.shop().deps.connection.statements() - before
    }
    await expect.poll(async () => (await cost(100)) - (await cost(1))).toBeLessThanOrEqual(0)
  })
})

describe('the list of a day', () => {
  const visits = async (query: string, role: string, centre = centres.own) =>
    (await desk.as(role, centre)).ask(`/visits/?${query}`)

  test('[ROLE-08] is what centre staff see: today, the own centre, hour, car and work, and no price, phone or name', async () => {
    const order = await shop.buy()
    await shop
      .db()
      .execute(sql`UPDATE order_lines SET appointment_at = now() WHERE order_id = ${order.orderId}
      AND appointment_at IS NOT NULL`)
    const listed = await visits('', 'centre-staff')
    const [visit] = listed.body.data.filter((each: { order_id: string }) => each.order_id === order.id)
    expect(visit).toMatchObject({
      order_number: Number(order.number),
      centre_id: centres.own,
      quantity: 1,
      used: 0,
    })
    expect(JSON.stringify(listed.body)).not.toMatch(/baisa|phone|91000823|zuwaina/i)
    const abroad = await visits('', 'centre-staff', centres.foreign)
    expect(JSON.stringify(abroad.body)).not.toContain(order.id)
    expect(codeOf(await visits('day=2001-01-01', 'centre-staff'))).toEqual([403, 'FORBIDDEN'])
    expect((await visits('day=2001-01-01', 'manager')).body.data).toEqual([])
    expect((await visits('', 'finance')).status).toBe(403)
  })
})
