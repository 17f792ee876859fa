import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect, type Database, type Transaction } from '#kernel/database/connect.ts'
import { type Listener, openListener } from '#kernel/database/listen.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { Pace } from '#kernel/jobs/declarations.ts'
import { type Jobs, startJobs } from '#kernel/jobs/start-jobs.ts'
import { sentMessages } from '#kernel/messaging/messages.tables.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { answerAboutDeadLetters } from './answer-about-dead-letters.ts'
import { listDeadLetters } from './dead-letters.ts'
import { type DeliveredEvent, defineEvent } from './define-event.ts'
import { handleOnce } from './handle-once.ts'
import { type EventHandler, on } from './on.ts'
import { publish } from './publish.ts'

const orderMoved = defineEvent(
  'order.moved',
  z.object({ orderId: z.number(), step: z.number() }),
  ({ orderId }) => orderId,
)
type Moved = { orderId: number; step: number }

let database: TestDatabase
let db: Database
let listener: Listener
const running: Jobs[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  db = database.db
  listener = openListener(database.url, { onError: () => undefined })
})
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
  await listener.close()
  await database.close()
})

type Handle = (event: DeliveredEvent<Moved>) => Promise<void>
const handler = (handle: Handle, name = 'follow-orders') =>
  on(orderMoved, name, (_context: unknown, event: DeliveredEvent<Moved>) => handle(event))

/** A process of the shop. */
async function start(
  handlers: EventHandler<unknown>[],
  { isWorking = true, ...pace }: Partial<Pace> & { isWorking?: boolean } = {},
) {
  const jobs = await startJobs({
    url: database.url,
    listener,
    declared: { handles: handlers },
    context: undefined,
    isWorking,
    onError: () => undefined,
    onFault: () => undefined,
    pace: { pollSeconds: 0.5, superviseSeconds: 1, retryLimit: 1, retryDelaySeconds: 1, ...pace },
  })
  running.push(jobs)
  return jobs
}

/** Subscriptions exist before any worker runs. */
const justDeclare = { isWorking: false }

const move = (orderId: number, step: number) =>
  inTransaction(db, async (tx) => ok(await publish(tx, orderMoved({ orderId, step }))))

const collect = () => {
  const got: Moved[] = []
  return { got, handle: async ({ payload }: DeliveredEvent<Moved>) => void got.push(payload) }
}

describe('publishing', () => {
  test('an event arrives at every handler once its transaction is committed', async () => {
    const one = collect()
    const two = collect()
    await start([handler(one.handle, 'one'), handler(two.handle, 'two')])
    let seenInside = 0
    await inTransaction(db, async (tx) => {
      await publish(tx, orderMoved({ orderId: 7, step: 1 }))
      await tx.execute(sql`SELECT pg_sleep(1)`)
      seenInside = one.got.length
      return ok('done')
    })
    await waitUntil(() => one.got.length === 1 && two.got.length === 1)
    expect(seenInside).toBe(0)
    expect(one.got).toEqual([{ orderId: 7, step: 1 }])
  })

  test.each([
    ['refused', async () => refuse('NO')],
    ['broken', async () => Promise.reject(new Error('broken'))],
  ])('an event of a %s transaction never arrives', async (_how, end) => {
    const { got, handle } = collect()
    await start([handler(handle)])
    await inTransaction(db, async (tx) => {
      await publish(tx, orderMoved({ orderId: 7, step: 1 }))
      return end()
    }).catch(() => undefined)
    // Another one of the same object follows: had the first been stored, it would come before.
    await move(7, 2)
    await waitUntil(() => got.length > 0)
    expect(got).toEqual([{ orderId: 7, step: 2 }])
  })

  test('wakes the worker, which does not wait between events of one object', async () => {
    const { got, handle } = collect()
    await start([handler(handle)], { pollSeconds: 3600 })
    await inTransaction(db, async (tx) => {
      for (let step = 1; step <= 20; step++) await publish(tx, orderMoved({ orderId: 1, step }))
      return ok('done')
    })
    await expect.poll(() => got.length).toBe(20)
    await move(1, 21)
    await expect.poll(() => got.length).toBe(21)
  })

  test('demands a transaction, a known shape and a plain name', async () => {
    // @ts-expect-error A database is no transaction: the event could be stored without the change.
    const outside = () => publish(db, orderMoved({ orderId: 1, step: 1 }))
    await expect(outside()).rejects.toThrow('needs the transaction')
    expect(() => orderMoved({ orderId: 1, step: 'x' } as never)).toThrow()
    expect(() => defineEvent('Order placed.x', z.object({}), () => 1)).toThrow('no event name')
  })
})

describe('order', () => {
  test('events of one object come in the order of publication, though an earlier one needs a second try', async () => {
    const got: string[] = []
    let failures = 0
    const declared = handler(async ({ payload: { orderId, step } }) => {
      if (orderId === 1 && step === 1 && failures++ === 0) throw new Error('not yet')
      got.push(`${orderId}.${step}`)
    })
    await start([declared], justDeclare)
    for (const step of [1, 2, 3]) for (const orderId of [1, 2]) await move(orderId, step)
    await start([declared])
    await waitUntil(() => got.length === 6)
    expect(got.filter((each) => each.startsWith('1.'))).toEqual(['1.1', '1.2', '1.3'])
    expect(got.filter((each) => each.startsWith('2.'))).toEqual(['2.1', '2.2', '2.3'])
    // The other object did not wait.
    expect(got.indexOf('2.3')).toBeLessThan(got.indexOf('1.1'))
  })

  test('several events of one transaction keep their order', async () => {
    const { got, handle } = collect()
    await start([handler(handle)], justDeclare)
    await inTransaction(db, async (tx) => {
      for (let step = 1; step <= 8; step++) await publish(tx, orderMoved({ orderId: 1, step }))
      return ok('done')
    })
    await start([handler(handle)])
    await waitUntil(() => got.length === 8)
    expect(got.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('they are one statement, without those of a part that was undone', async () => {
    const { got, handle } = collect()
    await start([handler(handle)])
    const counted = connect(database.url, { max: 2, onError: () => undefined })
    const statements = await counted.statementsOf(() =>
      inTransaction(counted.db, async (tx) => {
        await publish(tx, orderMoved({ orderId: 7, step: 1 }))
        await inTransaction(tx, async (inner) => {
          await publish(inner, orderMoved({ orderId: 7, step: 2 }))
          return refuse('NO')
        })
        await inTransaction(tx, async () => ok(await publish(tx, orderMoved({ orderId: 7, step: 3 }))))
        return ok(await publish(tx, orderMoved({ orderId: 7, step: 4 })))
      }),
    )
    await counted.close()
    // Begin, commit, two savepoints with their ends, and all events.
    expect(statements).toBe(2 + 4 + 1)
    await expect.poll(() => got.length).toBe(3)
    expect(got.map(({ step }) => step)).toEqual([1, 3, 4])
  })

  test('an event published through a transaction of another making is written at once', async () => {
    const { got, handle } = collect()
    await start([handler(handle)])
    await db.transaction(async (tx) => {
      await inTransaction(tx, async (inner) => ok(await publish(inner, orderMoved({ orderId: 7, step: 1 }))))
      await publish(tx, orderMoved({ orderId: 7, step: 2 }))
    })
    await expect.poll(() => got.length).toBe(2)
    expect(got.map(({ step }) => step)).toEqual([1, 2])
  })

  test('a transaction that began earlier but waited for the row comes second', async () => {
    const { got, handle } = collect()
    await start([handler(handle)], justDeclare)
    await db.insert(sentMessages).values({ recipient: 'x', service: 'sms', text: '', sentAt: new Date(0) })
    const change = (tx: Transaction) => tx.update(sentMessages).set({ text: 'changed' })
    let began = () => {}
    const hasBegun = new Promise<void>((resolve) => {
      began = resolve
    })
    let letGo = () => {}
    const mayGo = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const early = inTransaction(db, async (tx) => {
      await tx.execute(sql`SELECT now()`)
      began()
      await mayGo
      await change(tx)
      return ok(await publish(tx, orderMoved({ orderId: 1, step: 2 })))
    })
    await hasBegun
    await inTransaction(db, async (tx) => {
      await change(tx)
      return ok(await publish(tx, orderMoved({ orderId: 1, step: 1 })))
    })
    letGo()
    await early
    await start([handler(handle)])
    await waitUntil(() => got.length === 2)
    expect(got.map(({ step }) => step)).toEqual([1, 2])
  })
})

describe('a handler that fails', () => {
  test('is tried again, then is a dead letter that somebody can send again', async () => {
    let isBroken = true
    const { got, handle } = collect()
    await start([
      handler(async (event) => {
        if (isBroken) throw new Error('the gateway is away')
        await handle(event)
      }),
    ])
    await move(5, 1)
    await move(5, 2)
    await waitUntil(async () => (await listDeadLetters(db)).length === 1)
    const [letter] = await listDeadLetters(db)
    expect(letter).toMatchObject({
      queue: 'events/order.moved/follow-orders',
      key: '5',
      payload: { orderId: 5, step: 1 },
      tries: 2,
      error: 'the gateway is away',
      waitingBehind: 1,
    })
    const listed = await answerAboutDeadLetters(db, [])
    expect(listed.text).toContain('follow-orders of 5\n  failed 2 times')
    expect(listed.text).toContain('1 later event(s) of 5 wait behind it')
    isBroken = false
    const retried = await answerAboutDeadLetters(db, ['--retry', letter?.id ?? ''])
    expect(retried).toEqual({ isDone: true, text: `${letter?.id} gets one more try` })
    await waitUntil(() => got.length === 2)
    expect(got.map(({ step }) => step)).toEqual([1, 2])
    expect(await listDeadLetters(db)).toEqual([])
  })
})

describe('the list of dead letters', () => {
  test('gives one up, and what waited behind it goes on', async () => {
    const { got, handle } = collect()
    const picky = handler(async (event) => {
      if (event.payload.step === 1) throw new Error('never')
      await handle(event)
    })
    await start([picky], { retryLimit: 0 })
    await move(5, 1)
    await move(5, 2)
    await waitUntil(async () => (await listDeadLetters(db)).length === 1)
    const [letter] = await listDeadLetters(db)
    expect(await answerAboutDeadLetters(db, ['--discard', letter?.id ?? ''])).toMatchObject({ isDone: true })
    await waitUntil(() => got.length === 1)
    expect((await answerAboutDeadLetters(db, [])).text).toBe('No dead letters')
  })

  test.each([
    [['--retry', 'nothing'], 'There is no dead letter nothing'],
    [['--discard', '6d9fdd3b-6a3c-4d38-bcbd-3a3f1f4f0b11'], 'There is no dead letter 6d9fdd3b'],
    [['--all'], 'Usage'],
    [['--retry', 'a', '--discard', 'b'], 'Usage'],
  ])('refuses %j', async (args, text) => {
    const answer = await answerAboutDeadLetters(db, args)
    expect(answer.isDone).toBe(false)
    expect(answer.text).toContain(text)
  })
})

describe('handling once', () => {
  test('a second delivery writes nothing', async () => {
    const event = { id: '6d9fdd3b-6a3c-4d38-bcbd-3a3f1f4f0b11', handler: 'follow-orders' }
    const write = async (tx: Transaction) => {
      await tx
        .insert(sentMessages)
        .values({ recipient: 'x', service: 'sms', text: 'once', sentAt: new Date(0) })
    }
    await Promise.all([handleOnce(db, event, write), handleOnce(db, event, write)])
    await handleOnce(db, event, write)
    expect(await db.select().from(sentMessages)).toHaveLength(1)
  })

  test('a delivery that failed half way is done by the next one', async () => {
    const event = { id: '6d9fdd3b-6a3c-4d38-bcbd-3a3f1f4f0b11', handler: 'follow-orders' }
    const write = async (tx: Transaction) => {
      await tx
        .insert(sentMessages)
        .values({ recipient: 'x', service: 'sms', text: 'once', sentAt: new Date(0) })
    }
    const failing = handleOnce(db, event, async (tx) => {
      await write(tx)
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    await handleOnce(db, event, write)
    expect(await db.select().from(sentMessages).where(eq(sentMessages.text, 'once'))).toHaveLength(1)
  })
})
