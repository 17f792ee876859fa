import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentMessages } from '#kernel/messaging/messages.tables.ts'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { fixedQuery, fixedSql } from './fixed-statement.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await openTestDatabase()
  connection = connect(database.url, { max: 2, onError: () => undefined })
})
afterAll(async () => {
  await connection.close()
  await database.close()
})

const { placeholder } = sql
const rename = fixedQuery('test_rename', (executor) =>
  executor
    .update(sentMessages)
    .set({ text: sql`${placeholder('text')}` })
    .where(eq(sentMessages.recipient, placeholder('recipient')))
    .returning({ recipient: sentMessages.recipient, text: sentMessages.text, sentAt: sentMessages.sentAt }),
)
const double = fixedSql<{ doubled: number }>(
  'test_double',
  sql`SELECT 2 * ${placeholder('value')}::int AS doubled`,
)

const sentAt = new Date('2026-11-18T00:00:00Z')
beforeAll(async () => {
  const written = ['one', 'other'].map((recipient) => ({
    recipient,
    service: 'sms' as const,
    text: '',
    sentAt,
  }))
  await connection.db.insert(sentMessages).values(written)
})

test('is prepared from its first use, and answers each time for its own values', async () => {
  for (const value of [1, 2, 3]) {
    const { rows } = await double(connection.db, { value })
    expect(rows).toEqual([{ doubled: 2 * value }])
  }
  const { rows } = await connection.db.execute(
    sql`SELECT statement FROM pg_prepared_statements WHERE name = 'test_double'`,
  )
  expect(rows).toEqual([{ statement: 'SELECT 2 * $1::int AS doubled' }])
})

test('gives rows as the query builder does', async () => {
  expect(await rename(connection.db, { recipient: 'one', text: 'hello' })).toEqual([
    { recipient: 'one', text: 'hello', sentAt },
  ])
  expect(await rename(connection.db, { recipient: 'nobody', text: 'hello' })).toEqual([])
})

test('belongs to the transaction that it is given, at any depth, and to no other', async () => {
  const undone = inTransaction(connection.db, async (tx) => {
    await rename(tx, { recipient: 'one', text: 'undone' })
    await inTransaction(tx, async (inner) => ok(await rename(inner, { recipient: 'other', text: 'undone' })))
    const { rows } = await double(tx, { value: 4 })
    expect(rows).toEqual([{ doubled: 8 }])
    return Promise.reject(new Error('everything is undone'))
  })
  await expect(undone).rejects.toThrow('everything is undone')
  const rows = await connection.db.select({ text: sentMessages.text }).from(sentMessages)
  expect(rows.map(({ text }) => text).toSorted()).toEqual(['', 'hello'])
})

test('runs on several connections at once', async () => {
  const elsewhere = connect(database.url, { max: 1, onError: () => undefined })
  const values = Array.from({ length: 20 }, (_, value) => value)
  const answers = await Promise.all(
    values.map((value) => double(value % 2 === 0 ? connection.db : elsewhere.db, { value })),
  )
  await elsewhere.close()
  expect(answers.map(({ rows }) => rows[0]?.doubled)).toEqual(values.map((value) => 2 * value))
})
