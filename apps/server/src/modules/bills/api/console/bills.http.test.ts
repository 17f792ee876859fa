import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const phone = '91000771'
let shop: TestApp
let token: string
let id: string
let admin: Awaited<ReturnType<typeof as>>
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  token = (await signIn(shop, phone)).token
  const { rows } = await shop.deps.db.execute<{ key: string }>(
    sql`SELECT public_id AS key FROM customers WHERE phone = ${`+968${phone}`}`,
  )
  id = toGlobalId('User', rows[0]?.key ?? '')
  admin = await as('administrator')
})
afterAll(() => shop.close())

const as = async (role: string, centres: number[] = []) =>
  signInStaff(shop, await makeMember(shop, role, centres))
let sent = 0
const oil = { title: { en: 'Oil change', ar: 'تغيير الزيت' }, quantity: 2, unit_price_baisa: 3_250 }
const bill = (more = {}) => ({
  key: `bill-key-${++sent}`,
  centre_id: 1,
  is_paid: false,
  lines: [oil],
  ...more,
})
const issue = (body: object, who = admin) => who.ask(`/customers/${id}/bills/`, body)
const close = (code: string, status: string, who = admin) =>
  who.ask(`/bills/${code}/close/`, { key: `close-key-${++sent}`, status, reason: 'at the counter' })

/** The customer's own bills, as the shop shows them. */
async function ownBills(): Promise<{ code: string; status: string; total_price: number }[]> {
  const answer = await shop.app.inject({
    method: 'GET',
    url: '/api/v1/service_center/user-bills/',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
  return answer.json().data
}

test('a bill that an operator issues, sent three times, is in the account of the customer once, and in the log', async () => {
  const body = bill()
  const answers = await atOnce([1, 2, 3], () => issue(body))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { code } = answers[0]?.body.data ?? {}
  expect(answers[0]?.body.data).toMatchObject({ status: 'unpaid', total_baisa: 6_500, lines: [oil] })
  expect(await ownBills()).toMatchObject([{ code, status: 'unpaid', total_price: 6.5 }])
  const { rows } = await shop.deps.db.execute(
    sql`SELECT operator_id, centre_id, after FROM operator_changes WHERE action = 'bills.issue'`,
  )
  expect(rows).toMatchObject([
    { operator_id: admin.member.id, centre_id: 1, after: { state: 'unpaid', count: 1, priceBaisa: 6_500 } },
  ])
  expect((await admin.ask(`/customers/${id}/bills/?limit=1`)).body).toMatchObject({
    data: [{ code }],
    page: { after: null, total: 1 },
  })
})

test('of those who end an unpaid bill at once one does; nobody ends it again', async () => {
  const { code } = (await issue(bill({ lines: [oil, oil] }))).body.data
  const answers = await atOnce(['paid', 'cancelled', 'paid', 'cancelled'], (status) => close(code, status))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const ended = answers.find(({ status }) => status === 200)?.body.data.status
  const stored = (await ownBills()).find((each) => each.code === code)
  expect(stored).toMatchObject({ status: ended, total_price: 13 })
})

test('a bill needs lines with words in both languages, and a centre that there is', async () => {
  const refusal = async (body: object) => {
    const { status, body: answer } = await issue(body)
    return [status, answer.errors?.[0]?.field]
  }
  expect(await refusal(bill({ lines: [] }))).toEqual([400, 'lines'])
  expect((await refusal(bill({ lines: [{ ...oil, title: { en: '  ', ar: 'زيت' } }] })))[0]).toBe(400)
  expect((await refusal(bill({ lines: [{ ...oil, unit_price_baisa: -1 }] })))[0]).toBe(400)
  expect(await refusal(bill({ centre_id: 999_999 }))).toEqual([404, 'centre_id'])
})

test('a manager neither finds customers and bills of other centres nor may others write them', async () => {
  const { code } = (await issue(bill())).body.data
  const manager = await as('manager', [2])
  expect((await manager.ask(`/customers/${id}/bills/`)).status).toBe(404)
  expect((await issue(bill({ centre_id: 2 }), manager)).status).toBe(404)
  expect((await close(code, 'paid', manager)).status).toBe(404)
  const support = await as('support')
  expect((await support.ask(`/customers/${id}/bills/`)).status).toBe(200)
  expect((await issue(bill(), support)).status).toBe(403)
  expect((await close(code, 'paid', support)).status).toBe(403)
})
