import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let paymentId = 0
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  const { rows } = await database.db.execute<{ id: number }>(sql`
    WITH buyer AS (INSERT INTO customers (phone) VALUES ('+96891460001') RETURNING id),
    bought AS (
      INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, language, email, total_baisa, tax_baisa,
        payment_status)
      SELECT gen_random_uuid(), buyer.id, 1, 11, 'en', '', 10000, 476, 'FULLY_CHARGED' FROM buyer RETURNING id)
    INSERT INTO order_payments (order_id, position, source, amount_baisa, fee_baisa, paid_baisa)
    SELECT id, 1, 'WALLET', 10000, 0, 10000 FROM bought RETURNING id`)
  paymentId = rows[0]?.id ?? 0
})
afterAll(() => database.close())

let made = 0
const insert = (change: Record<string, string | number | null> = {}) => {
  const row = {
    key: `refund-${++made}`,
    position: 1,
    target: 'WALLET',
    amount_baisa: 1_000,
    state: 'requested',
    actor: 'system',
    operator_id: null,
    payment_id: paymentId,
    ...change,
  }
  const columns = sql.raw(Object.keys(row).join(', '))
  const values = sql.join(
    Object.values(row).map((value) => sql`${value}`),
    sql`, `,
  )
  return database.db.execute(sql`INSERT INTO order_refunds (${columns}) VALUES (${values})`)
}

test('a refund of the shop, of a customer and of an operator is stored', async () => {
  const authors: Parameters<typeof insert>[0][] = [
    {},
    { actor: 'customer' },
    { actor: 'operator', operator_id: 1 },
  ]
  for (const author of authors) expect((await insert(author)).rowCount).toBe(1)
})

test.each([
  ['of nothing', { amount_baisa: 0 }, 'order_refunds_amount_range'],
  ['of less than nothing', { amount_baisa: -1 }, 'order_refunds_amount_range'],
  ['of more than any order costs', { amount_baisa: 1_000_000_001 }, 'order_refunds_amount_range'],
  ['by somebody unknown', { actor: 'driver' }, 'order_refunds_actor_known'],
  ['by an operator without a name', { actor: 'operator' }, 'order_refunds_operator_named'],
  ['by the shop in the name of an operator', { operator_id: 1 }, 'order_refunds_operator_named'],
  ['in no known state', { state: 'lost' }, 'order_refunds_state_known'],
  ['without a key', { key: '' }, 'order_refunds_key_length'],
  ['with an endless key', { key: 'x'.repeat(101) }, 'order_refunds_key_length'],
  ['of no payment', { payment_id: 2_000_000_000 }, 'order_refunds_payment_id_order_payments_id_fk'],
])('a refund %s is refused', async (_case, change, constraint) => {
  expect(await refusalOf(insert(change))).toBe(constraint)
})

test('a key gives a part of a payment back once', async () => {
  await insert({ key: 'twice' })
  expect(await refusalOf(insert({ key: 'twice' }))).toBe('order_refunds_key')
  expect((await insert({ key: 'twice', position: 2 })).rowCount).toBe(1)
})
