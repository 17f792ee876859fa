import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { connect } from './connect.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('what has closed has let go of the database, so that it can stop right after', async () => {
  for (let round = 0; round < 20; round++) {
    const connection = connect(database.url, { max: 4, onError: () => undefined })
    const open = new Set<unknown>()
    connection.pool.on('connect', (client) => {
      open.add(client)
      client.once('end', () => open.delete(client))
    })
    await Promise.all([1, 2, 3, 4].map(() => connection.db.execute(sql`SELECT pg_sleep(0.01)`)))
    expect(open.size).toBeGreaterThan(0)
    await connection.close()
    expect(open.size).toBe(0)
  }
})

test('a connection that is ended while it closes is no error', async () => {
  const errors: Error[] = []
  const connection = connect(database.url, { max: 1, onError: (error) => errors.push(error) })
  const { rows } = await connection.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
  const closing = connection.close()
  connection.pool.emit('error', new Error('terminating connection due to administrator command'), {} as never)
  await database.asOwner((owner) => owner.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`))
  await closing
  expect(errors).toEqual([])
})
