import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok, refuse } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import type { LastPart } from './last-statement.ts'
import { inTransaction, writeAtEnd } from './transaction.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await openTestDatabase()
  connection = connect(database.ownerUrl, { max: 2, onError: () => undefined })
  await connection.db.execute(sql`CREATE TABLE written_last (kind text NOT NULL, value int NOT NULL)`)
})
afterAll(async () => {
  await connection.close()
  await database.close()
})
beforeEach(async () => {
  await connection.db.execute(sql`TRUNCATE written_last`)
})

/** Writes positive numbers; another one is a fault. */
const partOf = (kind: string): LastPart<number> => ({
  name: kind,
  queries: sql`${sql.identifier(kind)} AS (
    INSERT INTO written_last SELECT ${sql.raw(`'${kind}'`)}, value
    FROM unnest(${sql.placeholder(`${kind}Values`)}::int[]) AS value WHERE value > 0 RETURNING value)`,
  answer: sql`(SELECT count(*)::int FROM ${sql.identifier(kind)})`,
  values: (rows) => ({ [`${kind}Values`]: rows }),
  check(count, rows) {
    if (count !== rows.length) throw new Error(`${kind}: ${count} of ${rows.length}`)
  },
})
const one = partOf('one')
const two = partOf('two')

async function written(): Promise<string[]> {
  const { rows } = await connection.db.execute<{ kind: string; value: number }>(
    sql`SELECT kind, value FROM written_last ORDER BY kind, value`,
  )
  return rows.map(({ kind, value }) => `${kind} ${value}`)
}

test('rows of all kinds are one statement, without those of a part that was undone', async () => {
  const statements = await connection.statementsOf(() =>
    inTransaction(connection.db, async (tx) => {
      await writeAtEnd(tx, one, [1])
      await writeAtEnd(tx, two, [2, 3])
      await inTransaction(tx, async (inner) => {
        await writeAtEnd(inner, one, [4])
        return refuse('NO')
      })
      return ok(await writeAtEnd(tx, one, [5]))
    }),
  )
  // Begin, commit, a savepoint with its end, and the rows.
  expect(statements).toBe(2 + 2 + 1)
  expect(await written()).toEqual(['one 1', 'one 5', 'two 2', 'two 3'])
})

test('a row that could not be written undoes the transaction', async () => {
  const work = inTransaction(connection.db, async (tx) => {
    await writeAtEnd(tx, one, [1])
    await writeAtEnd(tx, two, [2, -3])
    return ok(undefined)
  })
  await expect(work).rejects.toThrow('two: 1 of 2')
  expect(await written()).toEqual([])
})

test('through a transaction of another making, rows are written at once', async () => {
  await connection.db.transaction(async (tx) => {
    await writeAtEnd(tx, one, [7])
    const { rows } = await tx.execute(sql`SELECT FROM written_last`)
    expect(rows).toHaveLength(1)
  })
  expect(await written()).toEqual(['one 7'])
})
