import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { conditionsOf, type OrderFilter } from './console-order-queries.ts'

let database: TestDatabase
const orders = 20_000

/** Each product and code is of few of them, and a gateway of hardly any. */
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  await database.asOwner((db) =>
    db.execute(sql`
      WITH customer AS (
        INSERT INTO customers (phone, first_name, last_name, language) VALUES ('+96891000829', 'A', 'B', 'en') RETURNING id)
      INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, status, payment_status, language, email,
        total_baisa, tax_baisa, listed_under)
      SELECT gen_random_uuid(), customer.id, (SELECT min(id) FROM channels), 11, 'FULFILLED', 'FULLY_CHARGED', 'en', '', 1000, 0,
        ARRAY['3', 'delivery', '3/delivery', 'product:' || n % 1000, '3/product:' || n % 1000, 'code:many' || n % 500,
          CASE n % 4000 WHEN 0 THEN 'paid:stripe' ELSE 'paid:WALLET' END]
      FROM customer, generate_series(1, ${orders}) AS n`),
  )
  await database.asOwner((db) => db.execute(sql`VACUUM (ANALYZE) orders`))
}, 300_000)
afterAll(() => database.close())

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Actual Rows': number; Plans?: Plan[] }

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)]
}

async function explain(filter: OrderFilter, centres: 'all' | number[] = 'all') {
  const statement: SQL = sql`SELECT id FROM orders WHERE ${sql.join(conditionsOf(centres, filter), sql` AND `)}`
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  const { rows } = await database.db.$client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, params)
  const steps = flatten(rows[0]['QUERY PLAN'][0].Plan)
  return {
    kinds: steps.map((step) => step['Node Type']),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    found: steps[0]?.['Actual Rows'],
  }
}

describe('orders of a product, code or gateway are found by the words they are listed under', () => {
  test.each<[string, OrderFilter, 'all' | number[], number]>([
    ['a product', { productId: 7 }, 'all', orders / 1000],
    ['a product at the own centres', { productId: 7 }, [3, 4], orders / 1000],
    ['a product at other centres', { productId: 7 }, [5], 0],
    ['a code', { code: 'Many7' }, 'all', orders / 500],
    ['a gateway that few chose', { paidBy: 'stripe' }, 'all', orders / 4000],
    ['all of them together', { productId: 7, code: 'many7', paidBy: 'WALLET' }, 'all', orders / 1000],
  ])('%s', async (_, filter, centres, found) => {
    const plan = await explain(filter, centres)
    expect(plan.indexes).toContain('orders_listed_under_idx')
    expect(plan.kinds).not.toContain('Seq Scan')
    expect(plan.found).toBe(found)
  })
})
