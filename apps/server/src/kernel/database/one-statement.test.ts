import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { demand, inOneStatement } from './one-statement.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await openTestDatabase()
  connection = connect(database.ownerUrl, { max: 2, onError: () => undefined })
  await connection.db.execute(sql`CREATE TABLE demanded (value int NOT NULL)`)
})
afterAll(async () => {
  await connection.close()
  await database.close()
})
beforeEach(async () => {
  await connection.db.execute(sql`TRUNCATE demanded`)
})

const writeAbove = (least: number, value: number) =>
  inOneStatement(connection.db, async (db) => {
    const { rows } = await db.execute<{ value: number }>(sql`
      WITH written AS (INSERT INTO demanded VALUES (${value}) RETURNING value)
      SELECT value, ${demand(sql`value > ${least}`)} FROM written`)
    return rows[0]?.value
  })

async function written(): Promise<number[]> {
  const { rows } = await connection.db.execute<{ value: number }>(sql`SELECT value FROM demanded`)
  return rows.map(({ value }) => value)
}

test('a statement that finds what it demands is a transaction by itself', async () => {
  expect(await connection.statementsOf(async () => expect(await writeAbove(1, 2)).toBe(2))).toBe(1)
  expect(await written()).toEqual([2])
})

test('a statement that does not find what it demands leaves nothing', async () => {
  expect(await writeAbove(2, 2)).toBeUndefined()
  expect(await written()).toEqual([])
})

test('it may not undo the transaction of a caller', async () => {
  const within = inTransaction(connection.db, async () => ok(await writeAbove(1, 2)))
  await expect(within).rejects.toThrow('inside a transaction')
})

test('other faults go on to the caller', async () => {
  const faulty = inOneStatement(connection.db, (db) => db.execute(sql`SELECT 1 / 0`))
  await expect(faulty).rejects.toThrow()
})
