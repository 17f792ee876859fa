import { spawn } from 'node:child_process'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { refuse } from '#kernel/outcome.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { testPatience } from '#testing/patience.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { type Booked, bookedLine, setStock } from '../samples/booked-line.ts'
import { draftCheckout, expireReservations, makeCustomers } from '../samples/draft-checkout.ts'
import { clearExpiredReservation } from '../storage/reservation-queries.ts'
import { createCheckout } from './create-checkout.ts'
import { extendReservation } from './extend-reservation.ts'
import { releaseExpiredReservations } from './release-expired-reservations.ts'

let shop: TestApp
let elsewhere: ReturnType<typeof connect>
beforeAll(async () => {
  shop = await buildTestApp()
  elsewhere = connect(shop.deps.connection.directUrl, {
    max: 10,
    onError: () => undefined,
    patience: testPatience,
  })
})
afterAll(async () => {
  await elsewhere.close()
  await shop.close()
})
afterEach(() => expectInvariants(shop.deps.db))

/** Two processes of the shop, in turn. */
const depsOf = (at: number) => (at % 2 ? { ...shop.deps, db: elsewhere.db } : shop.deps)
const create = (customerId: number, booked: readonly Booked[], at = 0) =>
  createCheckout(depsOf(at), draftCheckout(customerId, booked))
const createAll = (customerIds: readonly number[], booked: readonly Booked[]) =>
  inLanes(customerIds, (customerId, at) => create(customerId, booked, at))

/** As many at once as the two processes have connections; the others wait for their turn as requests do. */
async function inLanes<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
) {
  const results: Result[] = []
  const waiting = items.entries()
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await work(item, at)
  }
  await Promise.all(Array.from({ length: 16 }, lane))
  return results
}
const codesOf = (outcomes: Awaited<ReturnType<typeof createAll>>) =>
  new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.code)))
const heldIn = (outcomes: Awaited<ReturnType<typeof createAll>>) => outcomes.filter(({ ok }) => ok).length

async function counts(db: Database, { slotId, variantKey }: Booked) {
  const { rows } = await db.execute<{ taken: number; reserved: number }>(sql`
    SELECT (SELECT taken FROM slots WHERE id = ${slotId}),
      (SELECT sum(reserved)::int FROM stocks WHERE variant_id = ${variantKey}) AS reserved`)
  return rows[0]
}

/** Ends the reservations of these customers, so that the next test begins with the stock it sets up. */
async function leave(customerIds: readonly number[]): Promise<void> {
  await expireReservations(shop.deps.db, customerIds)
  await releaseExpiredReservations(shop.deps)
}

/** Sixteen of them are at work at any moment; `SHOPPERS=200` is the long run. */
const shoppers = Number(process.env.SHOPPERS ?? 60)

describe(`of ${shoppers} shoppers who confirm at once, in two processes`, () => {
  test.each([
    ['five get the hour of five, though there are ten units', { capacity: 5, units: 10 }, 5, 'SLOT_TAKEN'],
    [
      'ten get the ten units, though the hour has room for all',
      { capacity: 500, units: 10 },
      10,
      'STOCK_INSUFFICIENT',
    ],
    ['one gets the last hour', { capacity: 1, units: 10 }, 1, 'SLOT_TAKEN'],
  ])(
    '%s; the others get a refusal and hold nothing',
    async (_case, sample, winners, code) => {
      const booked = await bookedLine(shop.deps.db, sample)
      const customerIds = await makeCustomers(shop.deps.db, shoppers)
      const outcomes = await createAll(customerIds, [booked])
      expect(heldIn(outcomes)).toBe(winners)
      expect([...codesOf(outcomes)]).toEqual([code])
      expect(await counts(shop.deps.db, booked)).toEqual({ taken: winners, reserved: winners })
      await leave(customerIds)
      expect(await counts(shop.deps.db, booked)).toEqual({ taken: 0, reserved: 0 })
    },
    60_000,
  )

  test('the same goods on several lines and in bundles are counted together', async () => {
    const { db } = shop.deps
    const { rows } = await db.execute<{ bundle: number; part: number; units: number }>(sql`
      SELECT bundle.id AS bundle, part.id AS part, quantity AS units
      FROM bundle_components AS component
        JOIN product_variants AS bundle ON bundle.product_id = component.product_id
        JOIN product_variants AS part ON part.id = component_variant_id AND part.track_inventory
      WHERE EXISTS (SELECT FROM product_states AS sold WHERE sold.product_id = bundle.product_id AND state_id = 11)
        AND EXISTS (SELECT FROM product_states AS sold WHERE sold.product_id = part.product_id AND state_id = 11)
      ORDER BY bundle.id, part.id LIMIT 1`)
    const [{ bundle, part, units } = { bundle: 0, part: 0, units: 0 }] = rows
    await db.execute(sql`UPDATE stocks SET on_hand = 1000 WHERE variant_id IN (
      SELECT component_variant_id FROM bundle_components) AND reserved <= 1000`)
    await setStock(db, part, 10)
    const customerIds = await makeCustomers(db, 20)
    const lines = [
      { variantId: part, quantity: 1, metadata: {}, isOwnLine: true },
      { variantId: part, quantity: 1, metadata: {}, isOwnLine: true },
      { variantId: bundle, quantity: 1, metadata: {} },
    ]
    const outcomes = await inLanes(customerIds, (id, at) =>
      createCheckout(depsOf(at), draftCheckout(id, [], { lines })),
    )
    expect(heldIn(outcomes)).toBe(Math.floor(10 / (2 + units)))
    expect([...codesOf(outcomes)]).toEqual(['STOCK_INSUFFICIENT'])
    await leave(customerIds)
  })

  test('nobody waits for somebody who waits for them: hours and goods are locked in one order', async () => {
    const one = await bookedLine(shop.deps.db, { capacity: 500 })
    const two = await bookedLine(shop.deps.db, { capacity: 500 })
    const before = shop.deps.db.$repeats.count()
    const customerIds = await makeCustomers(shop.deps.db, 60)
    const outcomes = await inLanes(customerIds, (id, at) => create(id, at % 3 ? [one, two] : [two, one], at))
    expect(heldIn(outcomes)).toBe(60)
    expect(shop.deps.db.$repeats.count()).toBe(before)
    await leave(customerIds)
  })
})

test('[CHK-19] a customer who confirms many times at once has one checkout with one reservation', async () => {
  const booked = await bookedLine(shop.deps.db, { capacity: 5 })
  const [customerId = 0] = await makeCustomers(shop.deps.db, 1)
  const outcomes = await createAll(
    Array.from({ length: 12 }, () => customerId),
    [booked],
  )
  expect(heldIn(outcomes)).toBe(12)
  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.publicId)).size).toBe(1)
  expect((await counts(shop.deps.db, booked))?.taken).toBe(1)
  await leave([customerId])
})

describe('the end of a reservation', () => {
  const extend = (publicId: string, customerId: number, version = 1) =>
    inTransaction(shop.deps.db, (tx) => extendReservation(tx, { publicId, customerId, version }))

  test('is moved once, to thirty minutes from its start', async () => {
    const booked = await bookedLine(shop.deps.db, { capacity: 5 })
    const [customerId = 0] = await makeCustomers(shop.deps.db, 1)
    const created = await create(customerId, [booked])
    if (!created.ok) throw new Error(created.code)
    const { publicId, heldUntil } = created.value
    expect(await extend(publicId, customerId, 2)).toMatchObject({ ok: false, code: 'CONFLICT' })
    const extended = await extend(publicId, customerId)
    const gained = extended.ok ? extended.value.heldUntil.getTime() - Number(heldUntil?.getTime()) : 0
    expect(gained).toBe(15 * 60_000)
    expect(await extend(publicId, customerId)).toEqual(extended)
    await leave([customerId])
    expect(await extend(publicId, customerId)).toMatchObject({ ok: false, code: 'HOLD_EXPIRED' })
  })

  test('gives back everything at once, and is shown to the customer', async () => {
    const booked = await bookedLine(shop.deps.db, { capacity: 5 })
    const [customerId = 0] = await makeCustomers(shop.deps.db, 1)
    await create(customerId, [booked])
    await leave([customerId])
    expect(await counts(shop.deps.db, booked)).toEqual({ taken: 0, reserved: 0 })
    const { rows } = await shop.deps.db.execute<{ state: string }>(sql`
      SELECT data->>'state' AS state FROM live_events
      WHERE audience = ${`customer:${customerId}`} AND type = 'hold' ORDER BY id`)
    expect(rows.map(({ state }) => state)).toEqual(['held', 'expired'])
  })

  test('is taken out of many, one at a time, whatever plan the database makes', async () => {
    const booked = await bookedLine(shop.deps.db, { capacity: 10 })
    const customerIds = await makeCustomers(shop.deps.db, 6)
    await createAll(customerIds, [booked])
    await expireReservations(shop.deps.db, customerIds)
    const left = await inTransaction(shop.deps.db, async (tx) => {
      // As for a table without statistics: the choice of one is made anew for every row.
      for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan'])
        await tx.execute(sql.raw(`SET LOCAL enable_${plan} = off`))
      await clearExpiredReservation(tx)
      const { rows } = await tx.execute<{ left: number }>(sql`
        SELECT count(*)::int AS left FROM checkouts WHERE customer_id = ANY (${sql.param(customerIds)}::int[])
          AND held_until IS NOT NULL`)
      return refuse(String(rows[0]?.left))
    })
    expect(left).toMatchObject({ code: '5' })
    await leave(customerIds)
  })

  test('and a new beginning or a longer one at the same moment: either is whole', async () => {
    const booked = await bookedLine(shop.deps.db, { capacity: 100 })
    const customerIds = await makeCustomers(shop.deps.db, 40)
    const created = await createAll(customerIds, [booked])
    await expireReservations(shop.deps.db, customerIds)
    await Promise.all([
      releaseExpiredReservations(shop.deps),
      releaseExpiredReservations({ ...shop.deps, db: elsewhere.db }),
      inLanes(customerIds, async (customerId, at) => {
        if (at % 2) return create(customerId, [booked], at)
        const known = created[at]
        return known?.ok ? extend(known.value.publicId, customerId) : undefined
      }),
    ])
    await releaseExpiredReservations(shop.deps)
    // Those who began anew hold; a reservation whose time was over was not made longer.
    expect(await counts(shop.deps.db, booked)).toEqual({ taken: 20, reserved: 20 })
    await leave(customerIds)
  })
})

test('a process that is killed in the middle of a reservation leaves none of it', async () => {
  const { db, connection } = shop.deps
  const booked = await bookedLine(db, { capacity: 5 })
  const [customerId = 0] = await makeCustomers(db, 1)
  const draft = JSON.stringify(draftCheckout(customerId, [booked]))
  const program = path.join(import.meta.dirname, '../samples/doomed-checkout.ts')
  await inTransaction(elsewhere.db, async (tx) => {
    await tx.execute(sql`SELECT FROM stocks WHERE variant_id = ${booked.variantKey} FOR UPDATE`)
    const doomed = spawn(process.execPath, [program, connection.directUrl, draft], { stdio: 'ignore' })
    const gone = new Promise((resolve) => doomed.once('exit', resolve))
    await waitUntil(async () => {
      const { rows } = await db.execute(sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
      return rows.length > 0
    })
    doomed.kill('SIGKILL')
    await gone
    return { ok: true, value: undefined }
  })
  await waitUntil(async () => (await counts(db, booked))?.taken === 0)
  const again = await create(customerId, [booked])
  expect(again.ok).toBe(true)
  await leave([customerId])
})
