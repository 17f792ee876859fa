import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { hasPooler, throughPooler } from '#testing/test-pooler.ts'
import { type Connection, connect, type Database, type Patience } from './connect.ts'
import { fixedSql } from './fixed-statement.ts'
import { migrate } from './migrate.ts'
import { limitSessions } from './session-limits.ts'
import { inTransaction } from './transaction.ts'

const patience: Patience = { connectionMs: 5000, statementMs: 7000, lockMs: 3000, idleMs: 11_000 }
const settings = sql`SELECT current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') || ' ' ||
  current_setting('idle_in_transaction_session_timeout') || ' ' || current_setting('timezone') || ' ' || current_setting('jit') AS told`
const told = async (db: Database) => (await db.execute<{ told: string }>(settings)).rows[0]?.told

let database: TestDatabase
const open: Connection[] = []
const connected = (keepsNames: boolean) => {
  const pooler = { directUrl: database.url, keepsNames }
  const connection = connect(database.url, { max: 1, onError: () => undefined, pooler })
  open.push(connection)
  return connection
}
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const each of open) await each.close()
  await database.close()
})

test('a session that a pooler begins has the limits of its role, in this database alone', async () => {
  const before = connected(false)
  expect(await told(before.db)).not.toContain('7s')
  await limitSessions(database.url, patience)
  expect(await told(connected(false).db)).toBe('7s 3s 11s UTC off')
  const { rows } = await database.asOwner((db) =>
    db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM pg_db_role_setting JOIN pg_database ON pg_database.oid = setdatabase
        WHERE datname = current_database()`,
    ),
  )
  expect(rows[0]?.count).toBe(1)
})

test('the start sets them for the role that serves, and two starts at once both come through', async () => {
  const pooler = { directUrl: database.url, keepsNames: false }
  await Promise.all([1, 2].map(() => migrate(database.ownerUrl, database.db, pooler)))
  expect(await told(connected(false).db)).toBe('10s 2s 15s UTC off')
})

describe('names of prepared statements', () => {
  const counted = fixedSql<{ one: number }>('database_names', sql`SELECT 1 AS one`)
  const prepared = async (keepsNames: boolean) => {
    const { db } = connected(keepsNames)
    for (let time = 0; time < 8; time++) {
      await counted(db, {})
      await inTransaction(db, async (tx) => ok(await tx.execute(sql`SELECT ${time}::int AS again`)))
    }
    const { rows } = await db.execute<{ name: string }>(
      sql`SELECT name FROM pg_prepared_statements WHERE name <> '' ORDER BY name`,
    )
    return rows.map(({ name }) => name)
  }

  test('are not sent through a pooler that does not keep them', async () => {
    expect(await prepared(false)).toEqual([])
  })

  test('are sent through one that does', async () => {
    expect(await prepared(true)).toEqual(['database_names', expect.stringMatching(/^warsha_\d+$/)])
  })
})

// Only `npm run test:pooler` has one.
if (hasPooler())
  test('through the pooler each transaction may be given another session, and the limits hold in all of them', async () => {
    const {
      DATABASE_URL = '',
      DATABASE_DIRECT_URL = '',
      DATABASE_POOLER_PREPARED,
    } = throughPooler(database.url)
    expect(DATABASE_URL).not.toBe(database.url)
    const keepsNames = DATABASE_POOLER_PREPARED === 'on'
    const pooler = { directUrl: DATABASE_DIRECT_URL, keepsNames }
    const one = connect(DATABASE_URL, { max: 3, onError: () => undefined, pooler })
    open.push(one)
    const backends = new Set<number>()
    const limits = new Set<string | undefined>()
    const counted = fixedSql<{ pid: number }>('database_backend', sql`SELECT pg_backend_pid() AS pid`)
    for (let time = 0; time < 12; time++) {
      const asked = await Promise.all([1, 2, 3].map(() => counted(one.db, {})))
      for (const { rows } of asked) backends.add(rows[0]?.pid ?? 0)
      limits.add(await told(one.db))
    }
    expect(backends.size).toBeGreaterThan(1)
    expect([...limits]).toEqual(['10s 2s 15s UTC off'])
  })
