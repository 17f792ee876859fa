import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type Connection, connect, type Database, type Executor } from './connect.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const one = (executor: Executor) => executor.execute(sql`SELECT 1`)
/** Drizzle wraps what a statement fails of. */
const innermost = (error: Error) => (error.message.startsWith('Failed query') ? error.cause : error)
const refusal = { message: 'a transaction asked for a second connection of its pool' }

describe('inside a transaction, the pool', () => {
  const ways: [string, (db: Database) => Promise<unknown>][] = [
    ['a statement that goes to the database', (db) => one(db)],
    ['a statement of the pool itself', (db) => db.$client.query('SELECT 1')],
    ['a connection asked for by hand', async (db) => (await db.$client.connect()).release()],
    ['a transaction opened past the use cases', (db) => db.transaction(one)],
  ]

  test.each(ways)('refuses %s', async (_way, ask) => {
    const asking = inTransaction(database.db, async () => ok(await ask(database.db)))
    await expect(asking.catch(innermost)).resolves.toMatchObject(refusal)
  })

  test.each(ways)('refuses %s below a joined use case', async (_way, ask) => {
    const asking = inTransaction(database.db, (tx) =>
      inTransaction(tx, async () => inTransaction(tx, async () => ok(await ask(database.db)))),
    )
    await expect(asking.catch(innermost)).resolves.toMatchObject(refusal)
  })

  test('gives the transaction its own connection and everybody else theirs', async () => {
    const done = await inTransaction(database.db, async (tx) => ok((await one(tx)).rowCount))
    expect(done).toEqual(ok(1))
    expect((await one(database.db)).rowCount).toBe(1)
  })

  test('gives a connection to work that outlives the transaction that started it', async () => {
    let release = () => {}
    const later = new Promise<void>((resolve) => {
      release = resolve
    })
    let leftBehind: Promise<{ rowCount: number | null }> | undefined
    await inTransaction(database.db, async () => {
      leftBehind = later.then(() => one(database.db))
      return ok('done')
    })
    release()
    expect((await leftBehind)?.rowCount).toBe(1)
  })
})

describe('in a shop that serves customers', () => {
  let connection: Connection
  const reported: Error[] = []
  beforeAll(() => {
    const onSecondConnection = (error: Error) => void reported.push(error)
    connection = connect(database.url, {
      max: 2,
      onError: () => undefined,
      onSecondConnection,
      silenceLimitMs: 5000,
    })
  })
  afterAll(() => connection.close())

  beforeEach(() => reported.splice(0))

  test('a second connection is reported with the transaction that asked for it, and given', async () => {
    const counted = await inTransaction(connection.db, async () => ok((await one(connection.db)).rowCount))
    expect(counted).toEqual(ok(1))
    expect(reported).toMatchObject([refusal])
    expect(reported[0]?.cause).toMatchObject({ stack: expect.stringContaining('second-connection.test.ts') })
  })
})
