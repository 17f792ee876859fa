import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#kernel/outcome.ts'
import { openFreezableNetwork } from '#testing/freezable-network.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { queryWithin } from './silence-limit.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let network: Awaited<ReturnType<typeof openFreezableNetwork>>
let connection: Connection
beforeAll(async () => {
  database = await openTestDatabase()
  network = await openFreezableNetwork(database.url)
  connection = connect(network.url, { max: 2, onError: () => undefined, silenceLimitMs: 500 })
})
afterAll(async () => {
  await connection.close()
  await network.close()
  await database.close()
})

const one = () => connection.db.execute(sql`SELECT 1`)

test('statements on a frozen database fail soon, and the next ones succeed when it is back', async () => {
  await one()
  network.freeze()
  await expect(one()).rejects.toThrow()
  network.thaw()
  await one()
})

test('a transaction that freezes fails soon and gives its connection back', async () => {
  const freezing = inTransaction(connection.db, async (tx) => {
    network.freeze()
    await tx.execute(sql`SELECT 1`)
    return ok('done')
  })
  await expect(freezing).rejects.toThrow()
  network.thaw()
  await Promise.all([one(), one(), one()])
  expect(connection.pool.totalCount).toBeLessThanOrEqual(2)
})

test('an idle connection and a long answer are left alone', async () => {
  const { rows } = await connection.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
  await connection.db.execute(sql`SELECT repeat('x', 9000), pg_sleep(0.2) FROM generate_series(1, 5)`)
  await database.db.execute(sql`SELECT pg_sleep(0.7)`)
  const later = await connection.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
  expect(later.rows[0]?.pid).toBe(rows[0]?.pid)
})

test('a connection that was idle for longer than the limit has the limit too', async () => {
  await one()
  await database.db.execute(sql`SELECT pg_sleep(0.7)`)
  network.freeze()
  await expect(one()).rejects.toThrow()
  network.thaw()
})

test('the wait for a connection counts, so that nobody waits twice', async () => {
  const held = await Promise.all([connection.pool.connect(), connection.pool.connect()])
  const failed: string[] = []
  const waiting = one().catch(() => failed.push('the one that waited before'))
  await database.db.execute(sql`SELECT pg_sleep(0.3)`)
  network.freeze()
  for (const client of held) client.release()
  const later = one().catch(() => failed.push('the one that came later'))
  await Promise.all([waiting, later])
  expect(failed).toEqual(['the one that waited before', 'the one that came later'])
  network.thaw()
})

test('a statement that others wait for has a limit of its own', async () => {
  const patient = connect(network.url, { max: 2, onError: () => undefined, silenceLimitMs: 3_600_000 })
  const claim = () => queryWithin(patient.pool, 200, { text: 'SELECT 1 AS one' })
  expect((await claim()).rows).toEqual([{ one: 1 }])
  network.freeze()
  await expect(claim()).rejects.toThrow('no answer')
  network.thaw()
  expect((await claim()).rows).toEqual([{ one: 1 }])
  await expect(queryWithin(patient.pool, 200, { text: 'SELECT 1 / 0' })).rejects.toThrow('division')
  expect(patient.pool.totalCount).toBe(1)
  await patient.close()
})
