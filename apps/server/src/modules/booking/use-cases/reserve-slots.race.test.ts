import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { testPatience } from '#testing/patience.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { freeSlots, miscountedSlots, type SampleSlot } from '../samples/free-slot.ts'
import { bookingSlots, lengtheningSlots } from '../storage/offered-sql.ts'
import { releaseExpiredSlots } from './release-expired-slots.ts'
import { releaseSlots, reserveSlots } from './reserve-slots.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())
afterEach(async () => {
  expect(await miscountedSlots(database.db)).toEqual([])
})

const soon = () => new Date(Date.now() + 15 * 60_000)
const lineOf = ({ slotId, centreId }: SampleSlot, key = 'line') => ({ key, slotId, centreId })
const hold = (db: Database, holder: string, slots: readonly SampleSlot[]) =>
  inTransaction(db, (tx) =>
    reserveSlots(tx, {
      holder,
      expiresAt: soon(),
      lines: slots.map((slot, at) => lineOf(slot, `line ${at}`)),
    }),
  )
const release = (db: Database, holder: string) =>
  inTransaction(db, async (tx) => ok(await releaseSlots(tx, holder)))
/** As the statements of a checkout do; how many slots of the holder are booked, or lengthened. */
const confirmSlots = async (holder: string) =>
  (await database.db.execute(bookingSlots(sql`${holder}`))).rowCount
const extendSlots = async (holder: string) => {
  const newEnd = {
    from: sql`(SELECT now() + interval '5 minutes' AS moment) AS later`,
    until: sql`later.moment`,
  }
  return (await database.db.execute(lengtheningSlots(sql`${holder}`, newEnd))).rowCount
}
const takenOf = async ({ slotId }: SampleSlot) => {
  const { rows } = await database.db.execute<{ taken: number }>(
    sql`SELECT taken FROM slots WHERE id = ${slotId}`,
  )
  return rows[0]?.taken
}
const freeSlot = async (capacity: number) => {
  const [slot] = await freeSlots(database.db, { centreId: 1, capacity })
  if (!slot) throw new Error('no slot')
  return slot
}

/** As many at once as there are connections: a busy machine would let the others wait in vain. */
async function manyTimes<Value>(count: number, work: (at: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  let at = 0
  const worker = async () => {
    while (at < count) {
      at += 1
      values.push(await work(at))
    }
  }
  await Promise.all(Array.from({ length: 9 }, worker))
  return values
}

let next = 0
const newHolder = () => {
  next += 1
  return `checkout:${next}`
}

describe('of 200 who want an hour at once', () => {
  test.each([1, 5, 50])('exactly %i get it when there is room for so many', async (capacity) => {
    const slot = await freeSlot(capacity)
    const outcomes = await manyTimes(200, () => hold(database.db, newHolder(), [slot]))
    expect(outcomes.filter(({ ok: isHeld }) => isHeld)).toHaveLength(capacity)
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome))
    expect(refused.every(({ code, field }) => code === 'SLOT_TAKEN' && field === 'line 0')).toBe(true)
    expect(await takenOf(slot)).toBe(capacity)
  })

  test('exactly the capacity gets it when they come through two processes', async () => {
    const slot = await freeSlot(5)
    const other = connect(database.url, { max: 10, onError: () => undefined, patience: testPatience })
    try {
      const half = (db: Database) => manyTimes(100, () => hold(db, newHolder(), [slot]))
      const outcomes = (await Promise.all([half(database.db), half(other.db)])).flat()
      expect(outcomes.filter(({ ok: isHeld }) => isHeld)).toHaveLength(5)
    } finally {
      await other.close()
    }
  })

  test('nobody waits for somebody who waits for them: hours are locked in one order', async () => {
    const slots = await freeSlots(database.db, { centreId: 1, capacity: 100, count: 3 })
    const outcomes = await manyTimes(60, (at) =>
      hold(database.db, newHolder(), at % 2 ? slots : slots.toReversed()),
    )
    expect(outcomes.every(({ ok: isHeld }) => isHeld)).toBe(true)
    expect(database.db.$repeats.count()).toBe(0)
  })
})

describe('holding hours', () => {
  test('is all or nothing, and the refusal names the line', async () => {
    const [free, full] = await freeSlots(database.db, { centreId: 1, capacity: 1, count: 2 })
    if (!free || !full) throw new Error('no slots')
    await hold(database.db, newHolder(), [full])
    expect(await hold(database.db, newHolder(), [free, full])).toMatchObject({
      ok: false,
      code: 'SLOT_TAKEN',
      field: 'line 1',
    })
    expect(await takenOf(free)).toBe(0)
  })

  test('several lines of a checkout in one hour are one visit', async () => {
    const slot = await freeSlot(1)
    expect(await hold(database.db, newHolder(), [slot, slot, slot])).toMatchObject({ ok: true })
    expect(await takenOf(slot)).toBe(1)
  })

  test('an hour of another centre is unknown', async () => {
    const slot = await freeSlot(1)
    expect(await hold(database.db, newHolder(), [{ ...slot, centreId: 2 }])).toMatchObject({
      ok: false,
      code: 'SLOT_UNKNOWN',
      field: 'line 0',
    })
    expect(await takenOf(slot)).toBe(0)
  })

  test('an hour of the past, within sixty minutes, of a holiday or of a closed centre is refused', async () => {
    const slot = await freeSlot(1)
    const refusalAfter = async (change: ReturnType<typeof sql>) => {
      await database.db.execute(change)
      const outcome = await hold(database.db, newHolder(), [slot])
      return outcome.ok ? undefined : outcome.code
    }
    expect(await refusalAfter(sql`UPDATE service_centres SET is_active = false WHERE id = 1`)).toBe(
      'CENTRE_CLOSED',
    )
    await database.db.execute(sql`UPDATE service_centres SET is_active = true WHERE id = 1`)
    const holiday = sql`INSERT INTO holidays (centre_id, date, name_en, name_ar)
      SELECT 1, delivery_date, 'x', 'س' FROM slots WHERE id = ${slot.slotId}`
    expect(await refusalAfter(holiday)).toBe('SLOT_ON_HOLIDAY')
    await database.db.execute(sql`DELETE FROM holidays WHERE centre_id = 1`)
    const move = (starts: ReturnType<typeof sql>) => sql`
      UPDATE slots SET starts_at = ${starts}, ends_at = ${starts} + interval '1 hour',
        delivery_date = ((${starts}) AT TIME ZONE 'Asia/Muscat')::date WHERE id = ${slot.slotId}`
    expect(await refusalAfter(move(sql`now() + interval '59 minutes'`))).toBe('SLOT_TOO_SOON')
    expect(await refusalAfter(move(sql`now() - interval '2 hours'`))).toBe('SLOT_TOO_SOON')
  })

  test('a centre that is closed while many book keeps exactly the reservations that were made before', async () => {
    const slot = await freeSlot(200)
    const tries = manyTimes(60, () => hold(database.db, newHolder(), [slot]))
    const closing = database.db.execute(sql`UPDATE service_centres SET is_active = false WHERE id = 1`)
    const outcomes = await tries
    await closing
    const held = outcomes.filter(({ ok: isHeld }) => isHeld).length
    expect(await takenOf(slot)).toBe(held)
    expect(await hold(database.db, newHolder(), [slot])).toMatchObject({ code: 'CENTRE_CLOSED' })
    await database.db.execute(sql`UPDATE service_centres SET is_active = true WHERE id = 1`)
  })
})

describe('renewing a holding', () => {
  const renew = (holder: string, slots: readonly SampleSlot[]) =>
    inTransaction(database.db, (tx) =>
      reserveSlots(tx, {
        holder,
        expiresAt: soon(),
        isRenewal: true,
        lines: slots.map((slot) => lineOf(slot)),
      }),
    )

  test('a full hour that is wanted again is not lost, and what is not wanted becomes free', async () => {
    const [kept, left] = await freeSlots(database.db, { centreId: 1, capacity: 1, count: 2 })
    if (!kept || !left) throw new Error('no slots')
    const holder = newHolder()
    await hold(database.db, holder, [kept, left])
    expect(await renew(holder, [kept])).toMatchObject({ ok: true })
    expect([await takenOf(kept), await takenOf(left)]).toEqual([1, 0])
    expect(await renew(holder, [])).toMatchObject({ ok: true })
    expect(await takenOf(kept)).toBe(0)
  })

  test('a refused renewal leaves what was held before', async () => {
    const [own, full] = await freeSlots(database.db, { centreId: 1, capacity: 1, count: 2 })
    if (!own || !full) throw new Error('no slots')
    const holder = newHolder()
    await hold(database.db, holder, [own])
    await hold(database.db, newHolder(), [full])
    expect(await renew(holder, [full])).toMatchObject({ ok: false, code: 'SLOT_TAKEN' })
    expect(await takenOf(own)).toBe(1)
  })

  test('many who change hours at once, each with the other’s, take exactly what there is', async () => {
    const slots = await freeSlots(database.db, { centreId: 1, capacity: 4, count: 2 })
    const holders = Array.from({ length: 8 }, newHolder)
    await Promise.all(
      holders.map((holder, at) => hold(database.db, holder, slots.slice(at % 2, (at % 2) + 1))),
    )
    await Promise.all(
      holders.map((holder, at) => renew(holder, at % 2 ? slots.slice(0, 1) : slots.slice(1, 2))),
    )
    const { rows } = await database.db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM slot_reservations WHERE holder = ANY (${sql.param(holders)}::text[])`,
    )
    expect(rows).toEqual([{ count: 8 }])
  })
})

describe('ending holds', () => {
  test('released twice, and by many at once, an hour is free once', async () => {
    const slot = await freeSlot(2)
    const holder = newHolder()
    await hold(database.db, holder, [slot])
    await hold(database.db, newHolder(), [slot])
    await manyTimes(20, () => release(database.db, holder))
    expect(await takenOf(slot)).toBe(1)
  })

  test('a confirmed hold stays; confirming again changes nothing', async () => {
    const slot = await freeSlot(1)
    const holder = newHolder()
    await hold(database.db, holder, [slot])
    expect(await confirmSlots(holder)).toBe(1)
    expect(await confirmSlots(holder)).toBe(1)
    expect(await takenOf(slot)).toBe(1)
  })

  test('expiry and confirmation at the same moment end in one of the two, never in both', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const slot = await freeSlot(1)
      // An offer, as those are swept at once; holds of checkouts a minute after they can be confirmed no more.
      const holder = `waiting:${900_000 + turn}`
      await hold(database.db, holder, [slot])
      await database.db.execute(
        sql`UPDATE slot_reservations SET expires_at = clock_timestamp() + ${turn % 10} * interval '1 millisecond' WHERE holder = ${holder}`,
      )
      const [confirmed] = await Promise.all([
        confirmSlots(holder),
        releaseExpiredSlots(database),
        releaseExpiredSlots(database),
      ])
      const takenAfterSweep = async () => {
        await releaseExpiredSlots(database)
        return takenOf(slot)
      }
      await expect.poll(takenAfterSweep).toBe(confirmed)
    }
  })

  test('a reservation that its owner left behind is swept once, and sweeping again changes nothing', async () => {
    const slot = await freeSlot(2)
    const holder = newHolder()
    await hold(database.db, holder, [slot])
    await hold(database.db, newHolder(), [slot])
    await releaseExpiredSlots(database)
    expect(await takenOf(slot)).toBe(2)
    await database.db.execute(
      sql`UPDATE slot_reservations SET expires_at = now() - interval '61 seconds' WHERE holder = ${holder}`,
    )
    await Promise.all([
      releaseExpiredSlots(database),
      releaseExpiredSlots(database),
      release(database.db, holder),
    ])
    await releaseExpiredSlots(database)
    expect(await takenOf(slot)).toBe(1)
  })

  test('one reservation that cannot be ended reservations up no other, and is reported', async () => {
    const slots = await freeSlots(database.db, { centreId: 1, capacity: 1, count: 6 })
    const holders = slots.map(newHolder)
    for (const [at, slot] of slots.entries()) await hold(database.db, holders[at] ?? '', [slot])
    const [bad, ...good] = slots
    if (!bad) throw new Error('no slot')
    // Oldest first, so that the bad one comes before the others.
    await database.db.execute(sql`UPDATE slot_reservations SET expires_at = now() - (1000 - id % 500) * interval '1 second'
      WHERE holder = ANY (${sql.param(holders)}::text[])`)
    await database.db.execute(
      sql`UPDATE slot_reservations SET expires_at = now() - interval '1 hour' WHERE slot_id = ${bad.slotId}`,
    )
    const take = (units: number) =>
      database.db.execute(sql`UPDATE slots SET taken = ${units} WHERE id = ${bad.slotId}`)
    await take(0)
    const { rows } = await database.db.execute<{ id: number }>(
      sql`SELECT id FROM slot_reservations WHERE slot_id = ${bad.slotId}`,
    )
    await expect(releaseExpiredSlots(database)).rejects.toThrow(
      `The sweep has passed over holds of slots ${rows[0]?.id}`,
    )
    expect(await Promise.all(good.map(takenOf))).toEqual([0, 0, 0, 0, 0])
    await take(1)
    await releaseExpiredSlots(database)
    expect(await takenOf(bad)).toBe(0)
  })

  test('an expired reservation is neither confirmed nor lengthened', async () => {
    const slot = await freeSlot(1)
    const holder = newHolder()
    await hold(database.db, holder, [slot])
    await database.db.execute(sql`UPDATE slot_reservations SET expires_at = now() WHERE holder = ${holder}`)
    const confirmed = await confirmSlots(holder)
    expect(confirmed).toBe(0)
    const extended = await extendSlots(holder)
    expect(extended).toBe(0)
  })
})
