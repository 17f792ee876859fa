import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type Booked, bookedLine } from '../samples/booked-line.ts'
import { draftCheckout, makeCustomers } from '../samples/draft-checkout.ts'
import { type CheckoutDraft, createCheckout } from './create-checkout.ts'
import { readCheckout } from './read-checkout.ts'

let shop: TestApp
let booked: Booked
beforeAll(async () => {
  shop = await buildTestApp()
  booked = await bookedLine(shop.deps.db, { capacity: 50 })
  const [first = 0] = await makeCustomers(shop.deps.db, 1)
  // Data that a process loads once is not counted.
  await createCheckout(shop.deps, draftCheckout(first, [booked]))
})
afterAll(() => shop.close())

async function statementsOf<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const results: Result[] = []
  const statements = await shop.deps.connection.statementsOf(async () => results.push(await work()))
  return [results[0] as Result, statements]
}

test('creating a checkout takes two statements: one finds the hour, one makes and reserves everything', async () => {
  let draft: CheckoutDraft
  const create = async () => {
    const [created, statements] = await statementsOf(() => createCheckout(shop.deps, draft))
    expect(created.ok).toBe(true)
    return statements
  }
  // Counts in memory are renewed beside it, which is not part of it.
  const first = async () => {
    const [customerId = 0] = await makeCustomers(shop.deps.db, 1)
    draft = draftCheckout(customerId, [booked])
    return create()
  }
  await expect.poll(first, { interval: 500 }).toBe(2)
  await expect.poll(create, { interval: 500 }).toBeLessThanOrEqual(21)
})

test('reading it takes one', async () => {
  const [customerId = 0] = await makeCustomers(shop.deps.db, 1)
  const created = await createCheckout(shop.deps, draftCheckout(customerId, [booked]))
  if (!created.ok) throw new Error(created.code)
  const key = { publicId: created.value.publicId, customerId }
  const read = () => statementsOf(() => readCheckout(shop.deps, key))
  await expect.poll(read).toEqual([created.value, 1])
})

test('[CHK-19] confirming again counts the own last unit as there, also for an hour of today', async () => {
  const { db } = shop.deps
  await db.execute(sql`DELETE FROM holidays`)
  const soon = await bookedLine(db, { capacity: 5, units: 1, isSoon: true })
  const [customerId = 0, other = 0] = await makeCustomers(db, 2)
  expect((await createCheckout(shop.deps, draftCheckout(customerId, [soon]))).ok).toBe(true)
  expect((await createCheckout(shop.deps, draftCheckout(customerId, [soon]))).ok).toBe(true)
  const late = await createCheckout(shop.deps, draftCheckout(other, [soon]))
  expect(late.ok).toBe(false)
})

test('an hour that is full of an offer can be had by whom it is offered to, and by nobody else', async () => {
  const { db } = shop.deps
  const offered = await bookedLine(db, { capacity: 1 })
  const [waiting = 0, other = 0] = await makeCustomers(db, 2)
  await db.execute(sql`
    WITH waiter AS (
      INSERT INTO slot_waiters (customer_id, number, slot_id, product_id, service_type, venue, offered_until)
      SELECT ${waiting}, 1, ${offered.slotId}, product_id, 'service', 'center', now() + interval '10 minutes'
      FROM product_variants WHERE id = ${offered.variantKey} RETURNING id, offered_until
    ), held AS (
      INSERT INTO slot_reservations (slot_id, holder, units, expires_at)
      SELECT ${offered.slotId}, 'waiting:' || id, 1, offered_until FROM waiter
    ) UPDATE slots SET taken = 1 WHERE id = ${offered.slotId}`)
  const create = (id: number) => createCheckout(shop.deps, draftCheckout(id, [offered]))
  expect(await create(other)).toMatchObject({ ok: false, code: 'SLOT_TAKEN', field: 'lines' })
  expect((await create(waiting)).ok).toBe(true)
  expect(await create(other)).toMatchObject({ ok: false, code: 'SLOT_TAKEN' })
})
