import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rolePresets } from '#modules/staff/rules/role-presets.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
let finance: Awaited<ReturnType<typeof as>>
let second: typeof finance
let id: string
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  await signIn(shop, '91000331')
  const { rows } = await shop.deps.db.execute<{ key: string }>(
    sql`SELECT public_id AS key FROM customers WHERE phone = '+96891000331'`,
  )
  id = toGlobalId('User', rows[0]?.key ?? '')
  finance = await as('finance')
  second = await as('finance')
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.deps.db))

const as = async (role: string) => signInStaff(shop, await makeMember(shop, role))
let sent = 0
const body = (amount_baisa: number, balance_baisa: number, more = {}) => ({
  key: `adjust-${++sent}`,
  amount_baisa,
  balance_baisa,
  reason: 'a wrong charge',
  ...more,
})
const adjust = (change: object, who = finance, of = id) =>
  who.ask(`/customers/${of}/wallet-adjustments/`, change)
const balance = async () => {
  const { rows } = await shop.deps.db.execute<{ balance: number }>(sql`
    SELECT coalesce(sum(balance_baisa), 0)::int AS balance FROM ledger_accounts JOIN customers
      ON customers.id = customer_id WHERE kind = 'wallet' AND phone = '+96891000331'`)
  return rows[0]?.balance ?? 0
}

test('[OPS-18] an adjustment goes up and down by the books, with a reason, once per key, and never below zero', async () => {
  const up = body(5_000, 0, { note: 'Sorry for the wrong charge' })
  const answers = await atOnce([1, 2, 3], () => adjust(up))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]?.body.data).toEqual({ customer: id, balance_baisa: 5_000 })
  expect((await adjust(body(-1_500, 5_000))).body.data.balance_baisa).toBe(3_500)
  const tooLow = await adjust(body(-3_501, 3_500))
  expect(tooLow).toMatchObject({ status: 409, body: { errors: [{ code: 'WALLET_TOO_LOW' }] } })
  const { rows: entries } = await shop.deps.db.execute(sql`
    SELECT kind, note FROM ledger_transactions WHERE kind = 'ADJUSTMENT' ORDER BY id`)
  expect(entries).toEqual([
    { kind: 'ADJUSTMENT', note: 'Sorry for the wrong charge' },
    { kind: 'ADJUSTMENT', note: '' },
  ])
  const { rows: log } = await shop.deps.db.execute(sql`
    SELECT operator_id, reason, before, after FROM operator_changes WHERE action = 'wallets.adjust' ORDER BY id`)
  expect(log).toMatchObject([
    {
      operator_id: finance.member.id,
      reason: 'a wrong charge',
      before: { balanceBaisa: 0 },
      after: { balanceBaisa: 5_000, amountBaisa: 5_000 },
    },
    { before: { balanceBaisa: 5_000 }, after: { balanceBaisa: 3_500, amountBaisa: -1_500 } },
  ])
})

test('of two at once who read the same balance one is done, the other is told the current one', async () => {
  for (let time = 0; time < 5; time++) {
    const read = await balance()
    const answers = await atOnce([finance, second], (who) => adjust(body(100, read), who))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const conflict = answers.find(({ status }) => status === 409)
    expect(conflict?.body).toMatchObject({
      errors: [{ code: 'VERSION_CONFLICT' }],
      current: { balance_baisa: read + 100 },
    })
    expect(await balance()).toBe(read + 100)
  }
})

test('above the limit somebody else approves, and a debit that is no longer there is refused', async () => {
  const read = await balance()
  const asked = await adjust(body(60_000, read))
  expect(asked.status).toBe(202)
  expect(await balance()).toBe(read)
  const path = `/approvals/${asked.body.approval.id}/approve/`
  expect((await finance.ask(path, {})).body.errors[0].code).toBe('APPROVAL_OWN')
  expect((await second.ask(path, {})).status).toBe(200)
  expect(await balance()).toBe(read + 60_000)
  const down = await adjust(body(-55_000, read + 60_000))
  expect(down.status).toBe(202)
  expect((await adjust(body(-10_000, read + 60_000))).status).toBe(200)
  const refused = await second.ask(`/approvals/${down.body.approval.id}/approve/`, {})
  expect(refused.body.errors[0].code).toBe(read + 50_000 < 55_000 ? 'WALLET_TOO_LOW' : undefined)
})

test.each([
  ['nothing', body(0, 0)],
  ['more than the largest', body(500_001, 0)],
  ['half a baisa', body(1.5, 0)],
  ['no reason', body(100, 0, { reason: undefined })],
])('refuses %s', async (_case, change) => {
  const read = await balance()
  expect((await adjust(change)).status).toBe(400)
  expect(await balance()).toBe(read)
})

test.each(
  rolePresets.map(({ name, permissions }) => [name, permissions.includes('wallets.adjust')] as const),
)('[ROLE-08] %s adjusts a wallet: %s', async (role, isAllowed) => {
  const who = await as(role)
  const read = await balance()
  expect((await adjust(body(1, read), who)).status).toBe(isAllowed ? 200 : 403)
  expect((await adjust(body(1, read), who, 'unknown')).status).toBe(isAllowed ? 404 : 403)
})
