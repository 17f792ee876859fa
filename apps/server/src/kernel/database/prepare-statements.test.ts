import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await openTestDatabase()
  connection = connect(database.url, { max: 1, onError: () => undefined })
})
afterAll(async () => {
  await connection.close()
  await database.close()
})

const prepared = async () => {
  const { rows } = await connection.db.execute<{ text: string }>(
    sql`SELECT statement AS text FROM pg_prepared_statements WHERE name LIKE 'warsha_%' ORDER BY prepare_time`,
  )
  return rows.map(({ text }) => text)
}
const double = async (value: number, savepoint = false) => {
  const doubled = await inTransaction(connection.db, async (tx) => {
    const work = async (inner: typeof tx) => {
      const { rows } = await inner.execute<{ doubled: number }>(sql`SELECT 2 * ${value}::int AS doubled`)
      return ok(rows[0]?.doubled)
    }
    return savepoint ? inTransaction(tx, work) : work(tx)
  })
  return doubled.ok && doubled.value
}

test('what comes often in transactions is prepared, and answers each time for its own values', async () => {
  for (let value = 1; value <= 4; value++) expect(await double(value)).toBe(2 * value)
  expect(await prepared()).toEqual([])
  for (let value = 5; value <= 20; value++) expect(await double(value, value % 2 === 0)).toBe(2 * value)
  expect(await prepared()).toEqual(['SELECT 2 * $1::int AS doubled'])
})

test('a transaction goes on after a part of it was undone', async () => {
  for (let time = 1; time <= 5; time++) {
    await inTransaction(connection.db, async (tx) => {
      await inTransaction(tx, async () => refuse('CONFLICT'))
      return ok(await tx.execute(sql`SELECT 'after ' || ${time}::text`))
    })
  }
  expect(await prepared()).toContain(`SELECT 'after ' || $1::text`)
})

test('a name that the caller gave is used as it is', async () => {
  for (let time = 1; time <= 6; time++) {
    await inTransaction(connection.db, async (tx) => {
      const named = tx
        .select({ value: sql<number>`${sql.placeholder('value')}::int` })
        .from(sql`generate_series(1, 1)`)
      return ok(await named.prepare('named_by_caller').execute({ value: time }))
    })
  }
  const { rows } = await connection.db.execute<{ name: string }>(
    sql`SELECT name FROM pg_prepared_statements WHERE statement LIKE '%generate_series(1, 1)%'`,
  )
  expect(rows).toEqual([{ name: 'named_by_caller' }])
})

test('what is seldom asked is forgotten, so that counting it takes no memory', async () => {
  const ask = (text: string, times: number) =>
    inTransaction(connection.db, async (tx) => {
      for (let time = 0; time < times; time++) await tx.execute(sql.raw(text))
      return ok(text)
    })
  await ask(`SELECT 'seldom'`, 4)
  await inTransaction(connection.db, async (tx) => {
    for (let form = 0; form < 1000; form++) await tx.execute(sql.raw(`SELECT 'form ${form}'`))
    return ok(undefined)
  })
  await ask(`SELECT 'seldom'`, 1)
  expect(await prepared()).not.toContain(`SELECT 'seldom'`)
})

test('what comes often outside of transactions is not', async () => {
  const before = await prepared()
  for (let value = 1; value <= 12; value++) await connection.db.execute(sql`SELECT 3 * ${value}::int`)
  expect(await prepared()).toEqual(before)
})

test('texts of many forms fill neither the database nor the memory', async () => {
  for (let form = 0; form < 200; form++) {
    await inTransaction(connection.db, async (tx) => {
      for (let time = 0; time < 6; time++) await tx.execute(sql.raw(`SELECT ${form} AS form`))
      return ok(form)
    })
  }
  expect((await prepared()).length).toBe(150)
})
