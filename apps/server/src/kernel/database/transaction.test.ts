import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { createDemoOutbox } from '#kernel/messaging/demo-outbox.ts'
import { sentMessages } from '#kernel/messaging/messages.tables.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { Database, Executor, Transaction } from './connect.ts'
import { networkPort } from './network-port.ts'
import { inTransaction, isInTransaction, Rollback } from './transaction.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.delete(sentMessages)
})

const write = (executor: Executor, text: string) =>
  executor.insert(sentMessages).values({ recipient: 'x', service: 'sms', text, sentAt: new Date(0) })
const written = async () =>
  (await db.select().from(sentMessages).orderBy(sentMessages.id)).map((row) => row.text)

/** A use case that writes and then answers what it is given. */
const writeThen =
  (text: string, outcome: Outcome<string, 'NO'>) =>
  async (tx: Transaction): Promise<Outcome<string, 'NO'>> => {
    await write(tx, text)
    return outcome
  }

describe('the outermost use case', () => {
  test('commits what it wrote when it succeeds', async () => {
    expect(await inTransaction(db, writeThen('a', ok('done')))).toEqual(ok('done'))
    expect(await written()).toEqual(['a'])
  })

  test('leaves nothing when it wrote and then returned a refusal', async () => {
    const refused = refuse('NO', { field: 'quantity', params: { left: 0 } })
    expect(await inTransaction(db, writeThen('a', refused))).toEqual(refused)
    expect(await written()).toEqual([])
  })

  test('leaves nothing when it wrote and then threw a refusal', async () => {
    const outcome = await inTransaction(db, async (tx) => {
      await write(tx, 'a')
      throw new Rollback(refuse('NO'))
    })
    expect(outcome).toEqual(refuse('NO'))
    expect(await written()).toEqual([])
  })

  test('leaves nothing after a fault, which goes on to the caller', async () => {
    const failing = inTransaction(db, async (tx) => {
      await write(tx, 'a')
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await written()).toEqual([])
  })
})

describe('an inner use case', () => {
  const nestings: [string, (tx: Transaction) => Executor][] = [
    ['given the transaction', (tx) => tx],
    ['given the database', () => db],
  ]

  test.each(nestings)('%s, joins: it is undone with the outer one', async (_how, inner) => {
    await inTransaction(db, async (tx) => {
      await inTransaction(inner(tx), writeThen('inner', ok('done')))
      return refuse('NO')
    })
    expect(await written()).toEqual([])
  })

  test.each(nestings)('%s, leaves nothing of its own when it refuses', async (_how, inner) => {
    const outcome = await inTransaction(db, async (tx) => {
      await write(tx, 'before')
      const answer = await inTransaction(inner(tx), writeThen('inner', refuse('NO')))
      await write(tx, 'after')
      return ok(answer)
    })
    expect(outcome).toEqual(ok(refuse('NO')))
    expect(await written()).toEqual(['before', 'after'])
  })

  test('whose refusal is passed on undoes the outer one too', async () => {
    const outcome = await inTransaction(db, async (tx) => {
      await write(tx, 'before')
      return inTransaction(tx, writeThen('inner', refuse('NO')))
    })
    expect(outcome).toEqual(refuse('NO'))
    expect(await written()).toEqual([])
  })

  test('may not run beside another one', async () => {
    const both = inTransaction(db, async (tx) => {
      const inner = () => inTransaction(tx, writeThen('inner', ok('done')))
      const [, second] = await Promise.allSettled([inner(), inner()])
      if (second.status === 'rejected') throw second.reason
      return ok('done')
    })
    await expect(both).rejects.toThrow('at the same time')
  })
})

describe('the connection', () => {
  const sessionAfter = async (state: string) => {
    const backend = async (executor: Executor) =>
      (await executor.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.pid
    let before: number | undefined
    const failing = inTransaction(db, async (tx) => {
      before = await backend(tx)
      await tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${state}'; END $$`))
      return ok('done')
    })
    await expect(failing).rejects.toThrow()
    return { before, after: await inTransaction(db, async (tx) => ok(await backend(tx))) }
  }

  test('is kept after an error of a statement', async () => {
    const { before, after } = await sessionAfter('22012')
    expect(after).toEqual(ok(before))
  })

  test('[OPS-44] is given up when the machine behind it is not the primary any more', async () => {
    const { before, after } = await sessionAfter('25006')
    expect(after).not.toEqual(ok(before))
  })
})

describe('transactions that get in each other’s way', () => {
  test('both succeed though they lock two rows in opposite order; the repeat is counted', async () => {
    await write(db, 'first')
    await write(db, 'second')
    const before = db.$repeats.count()
    let arrived = 0
    let bothHoldOne = () => {}
    const both = new Promise<void>((resolve) => {
      bothHoldOne = resolve
    })
    const touch = (tx: Transaction, text: string) =>
      tx
        .update(sentMessages)
        .set({ code: sql`coalesce(${sentMessages.code}, '') || 'x'` })
        .where(eq(sentMessages.text, text))
    const lockBoth = (one: string, other: string) =>
      inTransaction(db, async (tx) => {
        await touch(tx, one)
        if (++arrived === 2) bothHoldOne()
        await both
        await touch(tx, other)
        return ok('done')
      })
    const outcomes = await Promise.all([lockBoth('first', 'second'), lockBoth('second', 'first')])
    expect(outcomes).toEqual([ok('done'), ok('done')])
    expect((await db.select().from(sentMessages)).map((row) => row.code)).toEqual(['xx', 'xx'])
    expect(db.$repeats.count()).toBe(before + 1)
  })

  test('a failure that comes every time is given up after three tries', async () => {
    let tries = 0
    const failing = inTransaction(db, async (tx) => {
      tries += 1
      await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`)
      return ok('done')
    })
    await expect(failing).rejects.toThrow()
    expect(tries).toBe(3)
  })
})

describe('a port to the network', () => {
  const port = networkPort('maps', { describe: async (place: string) => `street in ${place}` })

  test('answers outside a transaction, and after one', async () => {
    await inTransaction(db, writeThen('a', ok('done')))
    expect(await port.describe('Muscat')).toBe('street in Muscat')
  })

  test('throws inside a transaction, however deep', async () => {
    const deep = async () => port.describe('Muscat')
    const calling = inTransaction(db, async (tx) =>
      inTransaction(tx, async () => {
        expect(isInTransaction()).toBe(true)
        return ok(await deep())
      }),
    )
    await expect(calling).rejects.toThrow('maps.describe was called inside a transaction')
  })

  test('the messenger is one', async () => {
    const messenger = createDemoOutbox(db, systemClock)
    const sending = inTransaction(db, async () =>
      ok(await messenger.send({ to: '+96890000000', service: 'sms', text: 'paid' })),
    )
    await expect(sending).rejects.toThrow('messenger.send was called inside a transaction')
    await messenger.send({ to: '+96890000000', service: 'sms', text: 'paid' })
    expect(await written()).toEqual(['paid'])
  })

  test('may be called by work that outlives the transaction that started it', async () => {
    let release = () => {}
    const later = new Promise<void>((resolve) => {
      release = resolve
    })
    let leftBehind: Promise<string> | undefined
    await inTransaction(db, async () => {
      leftBehind = later.then(() => port.describe('Muscat'))
      return ok('done')
    })
    release()
    expect(await leftBehind).toBe('street in Muscat')
  })
})
