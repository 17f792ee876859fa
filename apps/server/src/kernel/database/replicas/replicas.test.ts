import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#kernel/database/connect.ts'
import type { Database } from '#kernel/database/database.ts'
import { ok } from '#kernel/outcome.ts'
import { openReplicatedDatabase, type ReplicatedDatabase } from '#testing/replicated-database.ts'
import type { TestReplica } from '#testing/start-replica.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { inTransaction } from '../transaction.ts'
import { openReplicas, type Replicas } from './open-replicas.ts'

let database: ReplicatedDatabase
let replica: TestReplica
let primary: Connection
let replicas: Replicas
const told: string[] = []

const maxLateMs = 1000

beforeAll(async () => {
  database = await openReplicatedDatabase()
  replica = database.replica
  primary = connect(database.ownerUrl, { max: 4, onError: () => undefined })
  await primary.db.execute(sql`CREATE TABLE notes (text text)`)
  replicas = openReplicas({
    urls: [replica.urlOf(database.ownerUrl)],
    primaryUrl: database.ownerUrl,
    primary: primary.db,
    maxLateMs,
    connection: { max: 3, onError: () => undefined, silenceLimitMs: 1000 },
    tell: (change) => told.push(change),
    beatMs: 50,
  })
  replicas.start()
  await untilUsed(true)
})

afterAll(async () => {
  await replicas?.close()
  await primary?.close()
  await database?.close()
})

afterEach(async () => {
  await untilUsed(true)
})

const untilUsed = (isUsed: boolean) => waitUntil(() => replicas.states()[0]?.isUsed === isUsed)

async function wherefrom(db: Database): Promise<'primary' | 'replica'> {
  const { rows } = await db.execute<{ there: boolean }>(sql`SELECT pg_is_in_recovery() AS there`)
  return rows[0]?.there ? 'replica' : 'primary'
}

/** What is written, and where it was read. */
const readNotes = async (db: Database) => ({
  from: await wherefrom(db),
  texts: (await db.execute<{ text: string }>(sql`SELECT text FROM notes`)).rows.map(({ text }) => text),
})

async function write(text: string): Promise<void> {
  await primary.db.execute(sql`INSERT INTO notes VALUES (${text})`)
}

test('[OPS-47] reads that are declared for it are answered by a streaming replica', async () => {
  const before = primary.statements()
  expect(await replicas.read(wherefrom)).toBe('replica')
  expect(primary.statements()).toBe(before)
})

test('[OPS-48] what was written before a moment is read after it, from the primary while no replica has it', async () => {
  await replica.pause()
  await write('paused')
  const moment = Math.ceil(replicas.databaseMoment())
  const since = performance.now()
  for (const freshness of [{ writtenAt: moment }, { since }]) {
    const { from, texts } = await replicas.read(readNotes, freshness)
    expect(from).toBe('primary')
    expect(texts).toContain('paused')
  }
  // Whoever has written nothing is shown what is a moment old.
  expect((await replicas.read(readNotes)).texts).not.toContain('paused')
  await replica.resume()
  await expect.poll(async () => (await replicas.read(readNotes, { writtenAt: moment })).from).toBe('replica')
  expect((await replicas.read(readNotes, { writtenAt: moment })).texts).toContain('paused')
})

test('[OPS-48] with writers and readers at once nobody misses what they wrote', async () => {
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    const sources: string[] = []
    for (let turn = 0; turn < 60; turn++) {
      const text = `note ${writer}/${turn}`
      await write(text)
      const writtenAt = replicas.databaseMoment()
      const { from, texts } = await replicas.read(readNotes, { writtenAt })
      expect(texts).toContain(text)
      sources.push(from)
    }
    return sources
  })
  const sources = (await Promise.all(writers)).flat()
  expect(sources).toContain('replica')
})

test('[OPS-49] a replica that is later than allowed is left out, told as late, and read again when it has caught up', async () => {
  await replica.pause()
  told.length = 0
  const writing = setInterval(() => void write('later'), 50)
  try {
    await untilUsed(false)
    // It is told with the next beat.
    await expect.poll(() => replicas.states()[0]?.lateMs).toBeGreaterThanOrEqual(maxLateMs)
    expect(await replicas.read(wherefrom)).toBe('primary')
  } finally {
    clearInterval(writing)
    await replica.resume()
  }
  await untilUsed(true)
  expect(await replicas.read(wherefrom)).toBe('replica')
  await expect.poll(() => replicas.states()[0]?.lateMs).toBe(0)
  expect(told.map((message) => message.replace(/127\S+/, 'X'))).toEqual([
    'the replica X is too late and is left out',
    'the replica X is read',
  ])
})

test('[OPS-49] no read fails while a replica is killed, and it is read again when it is back', async () => {
  let isOver = false
  let answered = 0
  const reading = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      await replicas.read(readNotes)
      answered += 1
    }
  })
  await replica.kill()
  await untilUsed(false)
  const then = answered
  await waitUntil(() => answered > then + 20)
  isOver = true
  await Promise.all(reading)
  expect(await replicas.read(wherefrom)).toBe('primary')
  await replica.start()
  await untilUsed(true)
  expect(await replicas.read(wherefrom)).toBe('replica')
})

test('[OPS-49] a read on a replica that falls silent is answered by the primary', async () => {
  await replica.freeze()
  expect((await replicas.read(readNotes)).from).toBe('primary')
  await untilUsed(false)
  await replica.thaw()
  await untilUsed(true)
})

test('[OPS-47] a declared read cannot write, and a transaction reads nothing from a replica', async () => {
  await expect(replicas.read((db) => db.execute(sql`INSERT INTO notes VALUES ('no')`))).rejects.toThrow(
    'tried to write',
  )
  const nested = inTransaction(primary.db, async () => ok(await replicas.read(wherefrom)))
  await expect(nested).rejects.toThrow('a transaction asked for a read from a replica')
})

test('[OPS-47] an address that leads to the primary is not read as a replica, nor told as one', async () => {
  const wrong = openReplicas({
    urls: [database.ownerUrl],
    primaryUrl: database.ownerUrl,
    primary: primary.db,
    maxLateMs,
    connection: { max: 1, onError: () => undefined },
    tell: () => undefined,
    beatMs: 20,
  })
  wrong.start()
  try {
    // Otherwise it would be told as one that is later and later.
    await waitUntil(() => wrong.states().length === 0)
    expect(await wrong.read(wherefrom)).toBe('primary')
  } finally {
    await wrong.close()
  }
})
