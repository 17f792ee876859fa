import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderedBy } from '#commands/list-order.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { differenceOrder } from '#modules/payments/storage/difference-list-queries.ts'
import { failedPaymentOrder } from '#modules/payments/storage/failed-payment-queries.ts'
import { refundOrder } from '#modules/payments/storage/refund-list-queries.ts'
import { cardOrder } from '#modules/promotions/storage/console-card-queries.ts'
import { findComments } from '#modules/surveys/storage/comment-queries.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
const rows = 20_000

beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  const run = (statement: SQL) => database.asOwner((db) => db.execute(statement))
  await run(sql`INSERT INTO gift_cards (code, initial_baisa, ends_on, last_used_at)
    SELECT 'planned-' || n, n % 997 + 1, CASE WHEN n % 3 = 0 THEN date '2031-01-01' + n % 400 END,
      CASE WHEN n % 5 = 0 THEN now() - n * interval '1 minute' END FROM generate_series(1, ${rows}) AS n`)
  await run(sql`
    WITH customer AS (
      INSERT INTO customers (phone, first_name, last_name, language) VALUES ('+96891000991', 'A', 'B', 'en') RETURNING id)
    INSERT INTO payment_attempts (purpose, checkout_public_id, customer_id, gateway, amount_baisa, fee_baisa, charge_baisa,
      state, language, expires_at, ended_at)
    SELECT 'checkout', gen_random_uuid(), customer.id, 'sandbox', n % 997 + 1, 0, n % 997 + 1,
      CASE n % 50 WHEN 0 THEN 'declined' ELSE 'cancelled' END, 'en', now(), now() - n * interval '1 hour'
    FROM customer, generate_series(1, ${rows}) AS n`)
  await run(sql`
    WITH sold AS (
      INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, status, payment_status, language, email,
        total_baisa, tax_baisa)
      SELECT gen_random_uuid(), min(customers.id), min(channels.id), 11, 'FULFILLED', 'FULLY_CHARGED', 'en', '', 1000, 0
      FROM customers, channels RETURNING id),
    paid AS (
      INSERT INTO order_payments (order_id, position, source, amount_baisa, fee_baisa, paid_baisa)
      SELECT id, 0, 'WALLET', 1000, 0, 1000 FROM sold RETURNING id)
    INSERT INTO order_refunds (key, position, payment_id, target, amount_baisa, state, created_at)
    SELECT 'refund:' || n, 0, paid.id, 'WALLET', n % 997 + 1, 'done', now() - n * interval '1 hour' FROM paid, generate_series(1, ${rows}) AS n`)
  await run(sql`
    INSERT INTO payment_differences (cause, kind, gateway, expected, found, amount_baisa, created_at, state, resolution,
      resolved_by, resolved_at)
    SELECT 'planned:' || n, 'fee', 'sandbox', '', '', n % 997, now() - n * interval '1 hour',
      CASE n % 50 WHEN 0 THEN 'open' ELSE 'closed' END, CASE WHEN n % 50 > 0 THEN 'posted' END,
      CASE WHEN n % 50 > 0 THEN 'books' END, CASE WHEN n % 50 > 0 THEN now() - n % 7919 * interval '1 hour' END
    FROM generate_series(1, ${rows}) AS n`)
  await run(sql`
    WITH sold AS (
      INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, status, payment_status, language, email,
        total_baisa, tax_baisa)
      SELECT gen_random_uuid(), (SELECT min(id) FROM customers), (SELECT min(id) FROM channels), 11, 'FULFILLED',
        'FULLY_CHARGED', 'en', '', 1000, 0 FROM generate_series(1, ${rows}) RETURNING id, customer_id),
    invited AS (
      INSERT INTO survey_invitations (order_id, customer_id, centre_id, token_hash, expires_at, answered_at)
      SELECT id, customer_id, id % 5 + 1, encode(sha256(id::text::bytea), 'hex'), now(), now() FROM sold RETURNING id)
    INSERT INTO survey_answers (invitation_id, rate, comment, moderation)
    SELECT id, id % 5 + 1, CASE WHEN id % 3 = 0 THEN 'Planned' ELSE '' END,
      CASE WHEN id % 3 > 0 THEN 'none' WHEN id % 50 = 0 THEN 'pending' ELSE 'approved' END FROM invited`)
  for (const table of [
    'payment_differences',
    'gift_cards',
    'payment_attempts',
    'order_refunds',
    'orders',
    'survey_invitations',
    'survey_answers',
  ])
    await run(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`)
}, 300_000)
afterAll(() => database.close())

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] }

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)]
}

async function explain(statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  const { rows: plans } = await database.db.$client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, params)
  const steps = flatten(plans[0]['QUERY PLAN'][0].Plan)
  return {
    kinds: steps.map((step) => step['Node Type']),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
  }
}

const [difference, card, refund, attempt] = [
  sql`payment_differences AS difference`,
  sql`gift_cards AS card`,
  sql`order_refunds AS refund`,
  sql`payment_attempts AS attempt`,
]

describe('[OPS-60] pages of long lists are read along an index, from the beginning and from any position', () => {
  test.each([
    [
      'differences by when they were noticed',
      difference,
      orderedBy(differenceOrder, at('-noticed', '2026-02-01 00:00:00+00')),
      'payment_differences_noticed_idx',
    ],
    [
      'differences by when they were resolved',
      difference,
      orderedBy(differenceOrder, at('-resolved', 'infinity')),
      'payment_differences_resolved_idx',
    ],
    ['refunds by amount', refund, orderedBy(refundOrder, at('-amount', '500')), 'order_refunds_amount_idx'],
    ['cards by their amount', card, orderedBy(cardOrder, at('initial', '500')), 'gift_cards_initial_idx'],
    ['cards by their last day', card, orderedBy(cardOrder, at('ends', '2031-02-01')), 'gift_cards_ends_idx'],
    ['cards by their use', card, orderedBy(cardOrder, at('-used', '-infinity')), 'gift_cards_used_idx'],
  ])('%s', async (_, table, { isBehind, orderBy }, index) => {
    for (const condition of [sql`true`, isBehind]) {
      const plan = await explain(sql`SELECT id FROM ${table} WHERE ${condition} ORDER BY ${orderBy} LIMIT 51`)
      expect(plan.indexes).toContain(index)
      expect(plan.kinds).not.toContain('Seq Scan')
      expect(plan.kinds).not.toContain('Sort')
    }
  })

  test.each(['pending', 'approved'] as const)(
    'comments that are %s by when they were written, and their number',
    async (state) => {
      for (const sort of ['written', '-written'] as const)
        for (const after of [undefined, { values: ['9000'], id: 9000 }]) {
          const [page = sql``, count = sql``] = await statementsOf((executor) =>
            findComments(
              executor,
              { filter: { state, centreId: undefined }, centres: 'all' },
              { sort, after, limit: 50 },
            ),
          )
          const plan = await explain(page)
          expect(plan.indexes).toContain('survey_answers_comments_idx')
          expect(plan.kinds).not.toContain('Seq Scan')
          expect(plan.kinds).not.toContain('Sort')
          expect((await explain(count)).indexes).toContain('survey_answers_comments_idx')
        }
    },
  )

  test('failed payments of a day', async () => {
    const { orderBy } = orderedBy(failedPaymentOrder, { sort: '-ended', after: undefined })
    const plan = await explain(sql`SELECT id FROM ${attempt}
      WHERE attempt.purpose = 'checkout' AND attempt.state IN ('declined', 'expired', 'mismatched')
        AND attempt.ended_at >= now() - interval '1 day' AND attempt.ended_at < now() ORDER BY ${orderBy} LIMIT 51`)
    expect(plan.indexes).toContain('payment_attempts_failed_idx')
    expect(plan.kinds).not.toContain('Seq Scan')
  })

  test('refunds of a day, which the numbers of today sum up', async () => {
    const plan = await explain(sql`SELECT count(*), sum(amount_baisa) FROM ${refund}
      WHERE refund.created_at >= now() - interval '1 day' AND refund.created_at < now() - interval '23 hours'`)
    expect(plan.indexes).toContain('order_refunds_created_idx')
    expect(plan.kinds).not.toContain('Seq Scan')
  })
})

/** What a query asks the database, which finds nothing. */
async function statementsOf(query: (executor: Executor) => Promise<unknown>): Promise<SQL[]> {
  const statements: SQL[] = []
  const execute = async (statement: SQL) => {
    statements.push(statement)
    return { rows: [] }
  }
  await query({ execute } as unknown as Executor)
  return statements
}

function at<Sort extends string>(sort: Sort, value: string) {
  return { sort, after: { values: [value], id: 7 } }
}
