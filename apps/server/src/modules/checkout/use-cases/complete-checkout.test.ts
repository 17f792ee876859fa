import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type Booked, bookedLine } from '../samples/booked-line.ts'
import { draftCheckout, expireReservations, makeCustomers } from '../samples/draft-checkout.ts'
import { lockCheckout } from '../storage/checkout-queries.ts'
import { checkoutData } from './checkout-data.ts'
import { completeCheckout } from './complete-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import { releaseExpiredReservations } from './release-expired-reservations.ts'
import { planReservation, reserveAgain } from './reserve-again.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())
afterEach(async () => {
  await expectInvariants(shop.deps.db)
  await expireReservations(shop.deps.db, customerIds)
  await releaseExpiredReservations(shop.deps)
})

const customerIds: number[] = []
async function aCustomer(): Promise<number> {
  const [id = 0] = await makeCustomers(shop.deps.db, 1)
  customerIds.push(id)
  return id
}

async function created(capacity: number) {
  const { db } = shop.deps
  const booked = await bookedLine(db, { capacity, units: 10 })
  const customerId = await aCustomer()
  const outcome = await createCheckout(shop.deps, draftCheckout(customerId, [booked]))
  if (!outcome.ok) throw new Error(outcome.code)
  return { booked, customerId, checkout: outcome.value }
}

const complete = (publicId: string) =>
  inTransaction(shop.deps.db, async (tx) => {
    const checkout = await lockCheckout(tx, publicId)
    return checkout ? completeCheckout(tx, checkout, async () => ok(true)) : refuse('NOT_FOUND')
  })

async function counts({ slotId, variantKey }: Booked) {
  const { rows } = await shop.deps.db.execute<{ taken: number; reserved: number; onHand: number }>(sql`
    SELECT (SELECT taken FROM slots WHERE id = ${slotId}),
      (SELECT sum(reserved)::int FROM stocks WHERE variant_id = ${variantKey}) AS reserved,
      (SELECT sum(on_hand)::int FROM stocks WHERE variant_id = ${variantKey}) AS "onHand"`)
  return rows[0]
}

test('a paid checkout books its hour and takes its unit, however many finish it at once', async () => {
  const { booked, checkout } = await created(5)
  const before = await counts(booked)
  const tries = await Promise.all(Array.from({ length: 6 }, () => complete(checkout.publicId)))
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
  expect(tries.flatMap((outcome) => (outcome.ok ? [] : outcome.code))).toEqual(Array(5).fill('NOT_FOUND'))
  expect(await counts(booked)).toEqual({ taken: 1, reserved: 0, onHand: Number(before?.onHand) - 1 })
})

test('[CHK-19] a completed checkout is never used again', async () => {
  const { booked, customerId, checkout } = await created(5)
  await complete(checkout.publicId)
  const again = await createCheckout(shop.deps, draftCheckout(customerId, [booked]))
  expect(again.ok && again.value.publicId).not.toBe(checkout.publicId)
})

test('the account takes along what a completed checkout said about its customer', async () => {
  const { db } = shop.deps
  const { customerId, checkout } = await created(5)
  await complete(checkout.publicId)
  await db.execute(sql`UPDATE checkouts SET email = 'aisha@example.om' WHERE id = ${checkout.id}`)
  await db.transaction((tx) => checkoutData.erase(tx, customerId))
  const { rows } = await db.execute(sql`
    SELECT email, billing_address, (SELECT count(*)::int FROM checkout_lines WHERE checkout_id = checkouts.id) AS lines
    FROM checkouts WHERE id = ${checkout.id}`)
  expect(rows).toEqual([{ email: '', billing_address: null, lines: 0 }])
})

test('after the reservation is over it is refused, until everything is held again', async () => {
  const { booked, customerId, checkout } = await created(1)
  await expireReservations(shop.deps.db, [customerId])
  expect(await complete(checkout.publicId)).toMatchObject({ ok: false, code: 'HOLD_EXPIRED' })
  await releaseExpiredReservations(shop.deps)
  const planned = await planReservation(shop.deps, checkout)
  if (!planned.ok) throw new Error(planned.code)
  const held = await inTransaction(shop.deps.db, async (tx) => {
    const locked = await lockCheckout(tx, checkout.publicId)
    return locked ? reserveAgain(tx, locked, planned.value) : refuse('NOT_FOUND')
  })
  expect(held.ok).toBe(true)
  expect((await complete(checkout.publicId)).ok).toBe(true)
  expect(await counts(booked)).toMatchObject({ taken: 1, reserved: 0 })
})

test('what somebody else has taken meanwhile cannot be held again, and nothing is held then', async () => {
  const { booked, customerId, checkout } = await created(1)
  await expireReservations(shop.deps.db, [customerId])
  await releaseExpiredReservations(shop.deps)
  const other = await aCustomer()
  expect((await createCheckout(shop.deps, draftCheckout(other, [booked]))).ok).toBe(true)
  const planned = await planReservation(shop.deps, checkout)
  const again = await inTransaction(shop.deps.db, async (tx) => {
    const locked = await lockCheckout(tx, checkout.publicId)
    return locked && planned.ok ? reserveAgain(tx, locked, planned.value) : refuse('NOT_FOUND')
  })
  expect(again).toMatchObject({ ok: false, code: 'SLOT_TAKEN' })
  expect(await counts(booked)).toMatchObject({ taken: 1, reserved: 1 })
})
