import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../../../../modules.ts'
import { billData } from '../../use-cases/bill-data.ts'
import { issueBill, type NewBill } from '../../use-cases/issue-bill.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, testCallers] })
  await shop.deps.db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')
    ON CONFLICT DO NOTHING`)
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM centre_bills`))

const aBill: NewBill = {
  customerId: 1,
  customerName: 'Salma Al Harthy',
  centreId: 1,
  centreNameEn: 'Ghala Service Centre',
  centreNameAr: 'مركز غلا للخدمة',
  status: 'paid',
  issuedAt: new Date('2026-09-14T08:30:00Z'),
  taxPercent: 5,
  lines: [
    { titleEn: 'Oil change', titleAr: 'تغيير الزيت', quantity: 1, unitPriceBaisa: baisa(8_400) },
    { titleEn: 'Oil filter', titleAr: 'فلتر الزيت', quantity: 2, unitPriceBaisa: baisa(1_050) },
  ],
}

async function issue(change: Partial<NewBill> = {}): Promise<string> {
  const issued = await issueBill(shop.deps.db, { ...aBill, ...change })
  if (!issued.ok) throw new Error(issued.code)
  return issued.value
}

async function read(
  path: string,
  { caller = 'customer', lang = 'en' }: { caller?: CallerName; lang?: string } = {},
) {
  const answer = await shop.app.inject({
    url: `/api/v1/service_center/${path}`,
    headers: { 'accept-language': lang, ...credentialsOf(caller) },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('service_center/user-bills/', () => {
  test('[REST-71] [REST-75] the own bills come page by page, the newest first', async () => {
    const issued: string[] = []
    for (let month = 1; month <= 12; month++) {
      issued.push(await issue({ issuedAt: new Date(Date.UTC(2025, month, 3)) }))
    }
    await issue({ customerId: 2 })
    const first = (await read('user-bills/')).body
    expect(first.pagination).toEqual({ next: 2, page: 1, limit: 10, total: 12 })
    expect(first.data[0]).toEqual({
      code: issued.at(-1),
      status: 'paid',
      issued_at: '2026-01-03T00:00:00.000Z',
      service_center: { id: 1, name: 'Ghala Service Centre' },
      total_price: 10.5,
    })
    const last = (await read('user-bills/?page=2', { lang: 'ar' })).body
    expect(last.pagination).toEqual({ page: 2, limit: 10, total: 12 })
    expect([...first.data, ...last.data].map(({ code }) => code)).toEqual(issued.toReversed())
    expect(last.data[0].service_center.name).toBe('مركز غلا للخدمة')
    expect((await read('user-bills/', { caller: 'other customer' })).body.data).toHaveLength(1)
  })

  test.each(['user-bills/', 'bill-factor/?code=0000000000000000'])(
    '[REST-76] %s is for those who have signed in',
    async (path) => {
      expect((await read(path, { caller: 'visitor' })).status).toBe(401)
    },
  )
})

describe('service_center/bill-factor/', () => {
  test('[REST-72] [PROF-23] a bill is opened by its code, as it is or as it stands on paper', async () => {
    const code = await issue()
    const { status, body } = await read(`bill-factor/?code=${code}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      code,
      customer_name: 'Salma Al Harthy',
      items: [
        { title: 'Oil change', quantity: 1, unit_price: 8.4, total_price: 8.4 },
        { title: 'Oil filter', quantity: 2, unit_price: 1.05, total_price: 2.1 },
      ],
      tax_rate: 5,
      tax: 0.5,
      total_price: 10.5,
    })
    const onPaper = code.toLowerCase().match(/.{4}/g)?.join('-')
    const arabic = await read(`bill-factor/?code=${onPaper}`, { lang: 'ar' })
    expect(arabic.body.data.items[0].title).toBe('تغيير الزيت')
  })

  test('[PROF-23] a bill that is to be paid says where and how, in the language asked for; others say nothing', async () => {
    const open = await issue({ status: 'unpaid' })
    const how = async (code: string, lang: string) => {
      const { data } = (await read(`bill-factor/?code=${code}`, { lang })).body
      return [data.how_to_pay, data.center_phone_number]
    }
    const phone = expect.stringMatching(/^\+968\d{8}$/)
    expect(await how(open, 'en')).toEqual([expect.stringContaining('Ghala Service Centre'), phone])
    expect(await how(open, 'ar')).toEqual([expect.stringContaining('مركز غلا للخدمة'), phone])
    expect(await how(await issue({ status: 'paid' }), 'en')).toEqual(['', phone])
  })

  test('[PROF-23] a bill of somebody else is not found, and looks like one that there is not', async () => {
    const code = await issue()
    const others = await read(`bill-factor/?code=${code}`, { caller: 'other customer' })
    const none = await read('bill-factor/?code=0000000000000000', { caller: 'other customer' })
    expect([others.status, none.status]).toEqual([404, 404])
    expect(others.body).toEqual(none.body)
  })

  test.each([
    ['', 400],
    ['?code=', 400],
    [`?code=${'0'.repeat(65)}`, 400],
    ['?code=x', 404],
    ["?code=' OR 1=1 --", 404],
    ['?code=%00', 400],
  ])('%j is answered with %i', async (query, status) => {
    expect((await read(`bill-factor/${query}`)).status).toBe(status)
  })
})

test('a bill is issued once under a code, and random codes differ', async () => {
  const code = await issue()
  expect(await issueBill(shop.deps.db, { ...aBill, code })).toMatchObject({ ok: false, code: 'CONFLICT' })
  expect(await issue()).not.toBe(code)
  expect((await read('user-bills/')).body.pagination.total).toBe(2)
})

test('the export has the bills; the name leaves them with the account, the bills stay', async () => {
  const code = await issue()
  await issue({ customerId: 2 })
  const { db } = shop.deps
  const exported = await billData.export({ db }, 1)
  expect(exported.bills).toMatchObject([
    { code, customer_name: 'Salma Al Harthy', total_price: 10.5, tax: 0.5 },
  ])
  await db.transaction((tx) => billData.erase(tx, 1))
  const { rows } = await db.execute(
    sql`SELECT customer_id, customer_name FROM centre_bills ORDER BY customer_id`,
  )
  expect(rows).toEqual([
    { customer_id: 1, customer_name: '' },
    { customer_id: 2, customer_name: 'Salma Al Harthy' },
  ])
})

test.each([
  ['centre_bills_code_form', sql`UPDATE centre_bills SET code = 'guessed'`],
  ['centre_bills_status_known', sql`UPDATE centre_bills SET status = 'lost'`],
  ['centre_bills_tax_range', sql`UPDATE centre_bills SET tax_percent = 101`],
  ['centre_bill_lines_quantity_range', sql`UPDATE centre_bill_lines SET quantity = 0`],
  ['centre_bill_lines_price_range', sql`UPDATE centre_bill_lines SET unit_price_baisa = -1`],
  ['centre_bill_lines_position_range', sql`UPDATE centre_bill_lines SET position = position + 50`],
  ['centre_bill_lines_titles_bounded', sql`UPDATE centre_bill_lines SET title_ar = ''`],
])('the database refuses by %s', async (constraint, statement) => {
  await issue()
  expect(await refusalOf(shop.deps.db.execute(statement))).toBe(constraint)
})
