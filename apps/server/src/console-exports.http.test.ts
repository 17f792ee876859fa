import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { centres, codeOf, orderConsole } from '#modules/orders/api/testing/order-console.ts'
import { type Bought, useOrderShop } from '#modules/orders/api/testing/order-shop.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'

const shop = useOrderShop('91000847')
const desk = orderConsole(shop)

let own: Bought
beforeAll(async () => {
  own = await shop.buy()
  await shop.db().execute(sql`UPDATE customers SET first_name = '=1+1', last_name = 'Al-"Harthi", Zuwaina'
    WHERE id = (SELECT customer_id FROM orders WHERE id = ${own.orderId})`)
})

const exports = [
  'orders',
  'customers',
  'refunds',
  'returns',
  'log',
  'failed-payments',
  'service-centres',
  'staff',
  'gift-cards',
  'closures',
  'approvals',
  'differences',
  'promotions',
  'broadcasts',
  'products',
  'stock',
  'gift-cards/batches',
  'drivers',
  'comments',
] as const

/** The name of a file is one word. */
const nameOf = (list: string) => list.replace('cards/batches', 'card-batches')

/** Of some lists the shop of the test has nothing. */
async function isEmpty(list: string): Promise<boolean> {
  const { body } = await (await desk.as('administrator')).ask(`/${list}/`)
  return body.page.total === 0
}

const linesOf = (body: unknown) => String(body).split('\r\n')

const entriesOf = async (list: string) =>
  shop.rows<{ after: { filter: Record<string, unknown> } }>(sql`SELECT after FROM operator_changes
    WHERE action = ${`${nameOf(list)}.export`} AND subject_kind = 'export' AND subject_id = ${nameOf(list)} ORDER BY id`)

describe('the file of a list', () => {
  test.each(exports)(
    'of %s is CSV in UTF-8 with its mark, for no cache, and an entry in the log',
    async (list) => {
      const before = (await entriesOf(list)).length
      const { status, headers, body } = await (await desk.as('administrator')).ask(`/${list}/export/`)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(headers['content-disposition']).toBe(`attachment; filename="${nameOf(list)}.csv"`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(String(body).startsWith('\uFEFF')).toBe(true)
      expect(String(body).endsWith('\r\n')).toBe(true)
      // Nothing was taken along with an empty list.
      const hasRows = !(await isEmpty(list))
      expect((await entriesOf(list)).length).toBe(before + (hasRows ? 1 : 0))
      expect(linesOf(body).length > 2).toBe(hasRows)
    },
  )

  test('has the rows of its filters, formulas defused and quotes doubled, and the log has the filters', async () => {
    const { body } = await (await desk.as('administrator')).ask(`/orders/export/?search=${own.number}`)
    const [head, row, rest] = linesOf(body)
    expect(head).toBe('\uFEFFnumber,placed_at,status,payment_status,total_omr,customer,phone,visits')
    expect(row).toContain(`${own.number},`)
    expect(row).toContain(`"'=1+1 Al-""Harthi"", Zuwaina",'+96891000847,`)
    expect(row).toMatch(/,FULLY_CHARGED,\d+\.\d{3},/)
    expect(rest).toBe('')
    expect((await entriesOf('orders')).at(-1)?.after.filter).toEqual({ search: String(own.number) })
    const none = await (await desk.as('administrator')).ask(
      '/orders/export/?status=CANCELED&placed_to=2001-01-01',
    )
    expect(linesOf(none.body)).toHaveLength(2)
  })

  test('is as long as its list, each order once, however many pages it was read in', async () => {
    await shop.db().execute(sql`
      INSERT INTO orders OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(orders, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('orders', 'id')), 'number', 500000 + n,
        'public_id', gen_random_uuid(), 'checkout_public_id', gen_random_uuid(), 'checkout_id', null))).*
      FROM orders, generate_series(1, 1100) AS n WHERE orders.id = ${own.orderId}`)
    const { body } = await (await desk.as('administrator')).ask('/orders/export/?placed_from=2001-01-01')
    const numbers = linesOf(body)
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    const [{ count } = { count: 0 }] = await shop.rows<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM orders WHERE status <> 'DRAFT'`,
    )
    expect(count).toBeGreaterThan(1100)
    expect(numbers).toHaveLength(count)
    expect(new Set(numbers).size).toBe(count)
  })

  test('needs a fresh proof, and is not in the log without one', async () => {
    const stale = await signInStaff(shop.shop(), await makeMember(shop.shop(), 'administrator'))
    await shop.db().execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
      WHERE member_id = ${stale.member.id}`)
    for (const list of exports) {
      const before = (await entriesOf(list)).length
      expect(codeOf(await stale.ask(`/${list}/export/`)), list).toEqual([403, 'STEP_UP_REQUIRED'])
      expect((await entriesOf(list)).length).toBe(before)
    }
  })

  test('[ROLE-08] [OPS-68] has the own centres’ rows alone, and customers only for those who may take them along', async () => {
    const has = async (centre: number) => {
      const { body } = await (await desk.as('manager', centre)).ask('/orders/export/')
      return linesOf(body).some((line) => line.startsWith(`${own.number},`))
    }
    expect([await has(centres.own), await has(centres.foreign)]).toEqual([true, false])
    for (const role of ['manager', 'finance', 'support', 'content', 'centre-staff'])
      expect((await (await desk.as(role)).ask('/customers/export/')).status, role).toBe(403)
    for (const role of ['manager', 'finance', 'support']) {
      const session = await desk.as(role)
      const { body } = await session.ask('/orders/export/')
      expect(String(body), role).not.toContain('91000847')
      expect(String(body), role).toContain('+968•••••847')
      const list = await session.ask(`/orders/?search=${own.number}`)
      expect(list.body.data[0].customer, role).toEqual({
        name: expect.any(String),
        masked_phone: '+968•••••847',
      })
    }
    for (const role of ['content', 'centre-staff'])
      expect((await (await desk.as(role)).ask('/orders/export/')).status, role).toBe(403)
  })
})
