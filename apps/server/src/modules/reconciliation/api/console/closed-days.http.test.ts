import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { sqlState } from '#kernel/database/sql-state.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { type ListedEntry, moveInSandbox } from '#modules/payments/index.ts'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { insertEntries } from '../../storage/entry-queries.ts'
import { booksOf, type Session } from '../testing/books.ts'

const shop = usePaymentShop('91000892', undefined, { APPROVAL_DAILY_LIMIT: '900' }, [], {
  jobs: ['send-message'],
})
const books = booksOf(shop)
const { buy, read, only, resolve, close, days, upload } = books

let finance: Session
let second: Session
beforeAll(async () => {
  finance = await books.signIn('finance')
  second = await books.signIn('finance')
  await shop.db().execute(sql`INSERT INTO reconciliation_cursors (gateway, since, read_until)
    VALUES ('sandbox', now() - interval '30 days', now() - interval '30 days')`)
}, 120_000)

const dayMs = 24 * 60 * 60 * 1000
const ago = (count: number) => new Date(Date.now() - count * dayMs)
const dayOf = (count: number) => muscatDate(ago(count))

/** Moves everything of the present to so many days ago, in the books of both sides. */
async function age(count: number) {
  await shop
    .db()
    .execute(sql`UPDATE sandbox_entries SET occurred_at = occurred_at - ${count} * interval '1 day'
    WHERE occurred_at > now() - interval '1 hour'`)
  await shop.db().execute(sql`UPDATE payment_attempts SET ended_at = ended_at - ${count} * interval '1 day'
    WHERE ended_at > now() - interval '1 hour'`)
}

const entry = (change: Partial<ListedEntry>): ListedEntry => ({
  kind: 'fee',
  reference: 'r',
  attemptId: undefined,
  pspReference: undefined,
  refundKey: undefined,
  amount: baisa(100),
  fee: baisa(0),
  occurredAt: new Date(),
  coversUntil: undefined,
  ...change,
})

const insert = (entries: ListedEntry[]) =>
  inTransaction(shop.db(), async (tx) =>
    ok(await insertEntries(tx, { gateway: 'sandbox', source: 'api' }, entries)),
  )

describe('a day', () => {
  test('[BEY-11] is closed when nothing of it is open, once, and its movements stay as they were', async () => {
    const { charge } = await buy()
    await moveInSandbox(shop.db(), { kind: 'charge', amount: baisa(900), payment: 'sbx_other' })
    await age(2)
    await read()
    const day = dayOf(2)
    const closing = { gateway: 'sandbox', day }
    expect((await days(finance)).find((each: { day: string }) => each.day === day)).toMatchObject({
      gateway_baisa: charge + 900,
      ledger_baisa: charge,
      orders_baisa: charge,
      rest_baisa: 900,
      open_differences: 1,
      state: 'open',
    })
    const refused = await close(finance, closing)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'DAY_HAS_DIFFERENCES'])
    const customer =
      await shop.value<string>(sql`SELECT encode(convert_to('User:' || public_id, 'UTF8'), 'base64')
      FROM customers WHERE phone = ${shop.phone}`)
    const difference = await only(finance, 'unknown-charge')
    expect((await resolve(finance, difference, 'wallet', { customer_id: customer })).status).toBe(200)
    const answers = await Promise.all([close(finance, closing), close(second, closing)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [closed] = (await days(finance)).filter((each: { day: string }) => each.day === day)
    expect(closed).toMatchObject({ state: 'closed', gateway_baisa: charge + 900, rest_baisa: 0 })
  })

  test('that is closed is frozen by the database; a late movement belongs to the next open day', async () => {
    const day = dayOf(2)
    const late = entry({ kind: 'charge', reference: 'late', occurredAt: ago(2) })
    await insert([late])
    expect(await shop.value(sql`SELECT day::text FROM gateway_entries WHERE reference = 'late'`)).toBe(
      dayOf(1),
    )
    const forced = sql`INSERT INTO gateway_entries (gateway, kind, reference, amount_baisa, fee_baisa, occurred_at, day, source)
      VALUES ('sandbox', 'fee', 'forced', 1, 0, now(), ${day}, 'api')`
    expect(await refusalOf(shop.db().execute(forced))).toBe('closed_day')
    const opened = sql`INSERT INTO payment_differences (cause, kind, gateway, expected, found, day)
      VALUES ('forced', 'fee', 'sandbox', '', '', ${day})`
    expect(await refusalOf(shop.db().execute(opened))).toBe('closed_day')
    for (const change of [
      sql`UPDATE gateway_entries SET amount_baisa = 1`,
      sql`DELETE FROM gateway_entries`,
      sql`UPDATE reconciliation_days SET fees_baisa = 0`,
      sql`DELETE FROM reconciliation_days`,
    ]) {
      expect(
        await shop
          .db()
          .execute(change)
          .then(() => 'done', sqlState),
      ).toBe('42501')
      expect(await refusalOf(shop.shop().asOwner((owner) => owner.execute(change)))).toBe('append_only')
    }
    await read()
    expect((await resolve(finance, await only(finance, 'unknown-charge'), 'card')).body.errors[0].code).toBe(
      'CHARGE_NOT_RETURNABLE',
    )
  })

  test('of today, or whose movements were not all read, is not closed', async () => {
    for (const day of [dayOf(0), dayOf(-1)]) {
      const { status, body } = await close(finance, { gateway: 'sandbox', day })
      expect([status, body.errors[0].code]).toEqual([409, 'DAY_NOT_OVER'])
    }
    expect((await close(finance, { gateway: 'stripe', day: dayOf(3) })).body.errors[0].code).toBe(
      'DAY_NOT_OVER',
    )
  })

  test('closed at the moment in which a movement of it arrives has the movement or not, and never half', async () => {
    for (let count = 5; count < 15; count++) {
      const arriving = entry({ kind: 'charge', reference: `meeting-${count}`, occurredAt: ago(count) })
      const [closed] = await Promise.all([
        close(finance, { gateway: 'sandbox', day: dayOf(count) }),
        insert([arriving]),
      ])
      const isThere = await shop.value<boolean>(
        sql`SELECT day = ${dayOf(count)} FROM gateway_entries WHERE reference = ${`meeting-${count}`}`,
      )
      expect([closed.status, isThere]).toEqual(closed.status === 200 ? [200, false] : [409, true])
    }
  })
})

describe('a statement', () => {
  const moment = '2026-11-10T09:30:00+04:00'
  const csv = (...lines: string[]) => ['kind,reference,payment,amount,fee,moment', ...lines].join('\n')

  test('adds movements once, says what is wrong with the others, and is harmless when it comes again', async () => {
    const file = csv(`payout,po-77,,12.500,,${moment}`, `fee,f-77,,0.750,,${moment}`, 'fee,f-78,,x,,now')
    const refused = [{ line: 4, problem: 'amount' }]
    expect((await upload(finance, file)).body.data).toEqual({ added: 2, known: 0, refused })
    expect((await upload(second, file)).body.data).toEqual({ added: 0, known: 2, refused })
    const other = await upload(finance, csv(`fee,f-77,,0.751,,${moment}`))
    expect(other.body.data).toEqual({ added: 0, known: 0, refused: [{ line: 2, problem: 'differs' }] })
    expect(await shop.value(sql`SELECT count(*)::int FROM gateway_entries WHERE source = 'statement'`)).toBe(
      2,
    )
    expect((await only(finance, 'fee')).found_baisa).toBe(750)
  })

  test('is refused whole without its heading, for an unknown gateway, or when it is too large', async () => {
    expect((await upload(finance, 'a,b\n1,2')).body.errors[0].code).toBe('STATEMENT_HEADING')
    expect((await upload(finance, csv(), 'elsewhere')).body.errors[0].code).toBe('GATEWAY_UNKNOWN')
    expect((await upload(finance, csv('x'.repeat(900_000)))).status).toBe(400)
    const lines = Array.from({ length: 5001 }, (_, at) => `fee,l-${at},,1,,${moment}`)
    expect((await upload(finance, csv(...lines))).body.errors[0].code).toBe('STATEMENT_TOO_LONG')
  })
})

test('[ROLE-08] administrators read, finance writes with a reason, above the limit with a second person; nobody else', async () => {
  await moveInSandbox(shop.db(), { kind: 'chargeback', amount: baisa(60_000) })
  await read()
  const difference = await only(finance, 'chargeback')
  const administrator = await books.signIn('administrator')
  expect((await administrator.ask('/reconciliation/')).status).toBe(200)
  for (const action of difference.actions)
    expect((await resolve(administrator, difference, action)).status).toBe(403)
  for (const role of ['manager', 'support', 'content', 'centre-staff']) {
    const session = await books.signIn(role)
    for (const path of ['/reconciliation/', '/differences/'])
      expect((await session.ask(path)).status).toBe(403)
    expect((await close(session, { gateway: 'sandbox', day: dayOf(4) })).status).toBe(403)
  }
  expect((await resolve(finance, difference, 'post', { reason: ' ' })).body.errors[0].code).toBe(
    'REASON_REQUIRED',
  )
  expect((await resolve(finance, difference, 'reverse')).body.errors[0].code).toBe('DIFFERENCE_OTHER_ACTION')
  expect((await resolve(finance, { id: 999_999 }, 'post')).status).toBe(404)
  const asked = await resolve(finance, difference, 'post')
  expect(asked.status).toBe(202)
  const { id } = asked.body.approval
  expect((await finance.ask(`/approvals/${id}/approve/`, {})).status).toBe(403)
  const answers = await Promise.all([
    second.ask(`/approvals/${id}/approve/`, {}),
    (await books.signIn('finance')).ask(`/approvals/${id}/approve/`, {}),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await shop.db().execute(sql`SELECT operator_id, reason, before, after FROM operator_changes
    WHERE action = 'reconciliation.post' ORDER BY id`)
  expect(rows).toMatchObject([
    {
      reason: 'compared with the statement',
      before: { state: 'open' },
      after: { state: 'closed', amountBaisa: 60_000 },
    },
  ])
  await shop.db().execute(sql`UPDATE staff_sessions SET proven_at = proven_at - interval '1 hour'`)
  expect((await resolve(finance, difference, 'post')).body.errors[0].code).toBe('STEP_UP_REQUIRED')
})
