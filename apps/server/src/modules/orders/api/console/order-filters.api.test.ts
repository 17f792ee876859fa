import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { centres, key, orderConsole } from '../testing/order-console.ts'
import { type Bought, useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000828')
const desk = orderConsole(shop)

let first: Bought
let second: Bought
let product: number
let other: number
beforeAll(async () => {
  first = await shop.buy()
  second = await shop.buy()
  const products = await shop.rows<{ id: number; isBought: boolean }>(sql`
    SELECT DISTINCT product_id AS id, product_variants.id IN
      (SELECT variant_id FROM order_lines WHERE order_id = ${first.orderId}) AS "isBought" FROM product_variants ORDER BY id`)
  product = products.find(({ isBought }) => isBought)?.id ?? 0
  other = Math.max(...products.filter(({ id }) => id !== product).map(({ id }) => id))
})

type Listed = { id: string }

const ask = async (path: string, role = 'support', centre = centres.own) =>
  (await desk.as(role, centre)).ask(path)
const list = (query: string, role?: string, centre?: number) =>
  ask(`/orders/?limit=100&${query}`, role, centre)
const bothIn = async (query: string, role?: string, centre?: number) => {
  const ids = ((await list(query, role, centre)).body.data as Listed[]).map(({ id }) => id)
  return [ids.includes(first.id), ids.includes(second.id)]
}

/** A free discount, so that the books stay right. */
const discount = (order: Bought, kind: string, code: string) =>
  shop.db().execute(sql`INSERT INTO order_discounts (order_id, kind, source_id, code, amount_baisa)
    VALUES (${order.orderId}, ${kind}, 1, ${code}, 0) ON CONFLICT DO NOTHING`)

describe('the filters of orders by what they are of', () => {
  test('[OPS-13] a product finds the orders with a line of it, at the own centres where those are not all', async () => {
    expect(await bothIn(`product=${product}`)).toEqual([true, true])
    expect(await bothIn(`product=${other}`)).toEqual([false, false])
    expect(await bothIn(`product=${product}`, 'manager')).toEqual([true, true])
    expect(await bothIn(`product=${product}&centre=${centres.own}`)).toEqual([true, true])
    // A second line of another product, at another centre: the manager of the first sees neither it nor its filter.
    await shop.db().execute(sql`
      INSERT INTO order_lines SELECT (jsonb_populate_record(line, jsonb_build_object('position', 90, 'public_id', gen_random_uuid(),
        'variant_id', variant.id, 'centre_id', ${centres.foreign}::int, 'slot_id', NULL, 'fulfilment', 'delivery', 'appointment_at', NULL,
        'expires_at', NULL, 'unit_baisa', 0, 'undiscounted_unit_baisa', 0, 'discount_baisa', 0, 'total_baisa', 0, 'tax_baisa', 0))).*
      FROM order_lines AS line, (SELECT min(id) AS id FROM product_variants WHERE product_id = ${other}) AS variant
      WHERE order_id = ${first.orderId}`)
    try {
      expect(await bothIn(`product=${other}`)).toEqual([true, false])
      expect(await bothIn(`product=${other}`, 'manager')).toEqual([false, false])
      expect(await bothIn(`product=${other}`, 'manager', centres.foreign)).toEqual([true, false])
    } finally {
      await shop
        .db()
        .execute(sql`DELETE FROM order_lines WHERE order_id = ${first.orderId} AND position = 90`)
      await shop.db().execute(sql`UPDATE orders SET listed_under = order_listed_under(id)
        WHERE id = ${first.orderId}`)
    }
  })

  test('[OPS-13] a code finds its orders however it is spelt, a gift card by its end, and never a part of another', async () => {
    await discount(first, 'promo', 'summer10')
    await discount(second, 'gift_card', 'gift-0000-wxyz')
    expect(await bothIn('code=summer10')).toEqual([true, false])
    expect(await bothIn('code=%20SUMMER10%20')).toEqual([true, false])
    expect(await bothIn('code=er10')).toEqual([false, false])
    expect(await bothIn('code=summer')).toEqual([false, false])
    expect(await bothIn('code=GIFT-0000-wxyz')).toEqual([false, true])
    for (const end of ['wxyz', 'WXYZ', '••••wxyz']) {
      expect(await bothIn(`code=${encodeURIComponent(end)}`), end).toEqual([false, true])
    }
    for (const words of ['%25', '_', `{x}`, `','`, 'paid:sandbox'])
      expect(await bothIn(`code=${words}`), words).toEqual([false, false])
    expect(await bothIn('code=summer10', 'manager', centres.foreign)).toEqual([false, false])
  })

  test('[OPS-13] what has paid finds its orders: a gateway, the wallet or a gift card', async () => {
    expect(await bothIn('gateway=sandbox')).toEqual([true, true])
    expect(await bothIn('gateway=WALLET')).toEqual([false, false])
    expect(await bothIn('gateway=thawani')).toEqual([false, false])
    expect(await bothIn('gateway=sandbox', 'manager')).toEqual([true, true])
    expect(await bothIn('gateway=sandbox', 'manager', centres.foreign)).toEqual([false, false])
  })

  test('together they count, mean the same orders to a bulk command, and make the same file', async () => {
    await discount(first, 'referral', 'friend77')
    const query = `product=${product}&code=friend77&gateway=sandbox`
    const { body } = await list(query)
    expect(body.data.map(({ id }: Listed) => id)).toEqual([first.id])
    expect(body.page).toMatchObject({ total: 1, is_exact: true })
    const where = { product, code: 'friend77', gateway: 'sandbox' }
    const administrator = await desk.as('administrator')
    const preview = (body: object) =>
      administrator.ask('/orders/bulk/fulfil/', { key: key(), dry_run: true, ...body })
    const previewed = await preview({ where })
    expect(previewed.body.data).toMatchObject({ dry_run: true, count: 1 })
    expect((await preview({ where: { ...where, gateway: 'stripe' } })).body.data.count).toBe(0)
    const file = await administrator.ask(`/orders/export/?${query}`)
    const [, row, end] = String(file.body).split('\r\n')
    expect(row?.startsWith(`${first.number},`)).toBe(true)
    expect(end).toBe('')
    // The log is read by many: a code that could be money is not in it.
    const [entry] = await shop.rows<{
      filter: unknown
    }>(sql`SELECT after -> 'filter' AS filter FROM operator_changes
      WHERE action = 'orders.export' ORDER BY id DESC LIMIT 1`)
    expect(entry?.filter).toMatchObject({ product, code: '••••nd77', gateway: 'sandbox' })
  })

  test.each([
    ['product', 'product=0'],
    ['product', 'product=tyre'],
    ['product', 'product=2147483648'],
    ['code', 'code=%20'],
    ['code', `code=${'x'.repeat(61)}`],
    ['gateway', 'gateway=paypal'],
  ])('a wrong %s is refused in words: %s', async (field, query) => {
    for (const path of ['/orders/', '/orders/export/']) {
      const { status, body } = await ask(`${path}?${query}`, 'administrator')
      expect(status).toBe(400)
      expect(body.errors[0]).toMatchObject({ field, message: expect.stringMatching(/\w+ \w+/) })
    }
  })
})
