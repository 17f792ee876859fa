import { maxReservedSlots } from '@warsha/contract/booking/booking.constants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type Booked, bookedLine, bookedLines } from '../samples/booked-line.ts'
import { draftCheckout, expireReservations, makeCustomers } from '../samples/draft-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import { releaseExpiredReservations } from './release-expired-reservations.ts'

let shop: TestApp
let slots: Booked[]
let customerId: number
beforeAll(async () => {
  shop = await buildTestApp()
  slots = await bookedLines(shop.deps.db, 3 * maxReservedSlots)
})
afterAll(() => shop.close())
beforeEach(async () => {
  ;[customerId = 0] = await makeCustomers(shop.deps.db, 1)
})
afterEach(async () => {
  await expectInvariants(shop.deps.db)
  await leave()
})

const hold = (booked: readonly Booked[], who = customerId) =>
  createCheckout(shop.deps, draftCheckout(who, booked))
const leave = async (who = customerId) => {
  await expireReservations(shop.deps.db, [who])
  await releaseExpiredReservations(shop.deps)
}
const heldSlots = async (who = customerId) => {
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    SELECT slot_id AS id FROM slot_reservations JOIN checkouts ON holder = 'checkout:' || public_id
    WHERE customer_id = ${who} ORDER BY slot_id`)
  return rows.map(({ id }) => id)
}
/** The customer has held the slot for so long already, until a moment ago. */
const letPass = (minutes: number, who = customerId) =>
  shop.deps.db.execute(sql`
    UPDATE slot_reservation_budgets SET used_seconds = ${minutes * 60}, held_since = now() - interval '1 second', held_until = now()
    WHERE customer_id = ${who}`)

describe('[BOOK-51] slots are kept for everybody', () => {
  test('a customer holds so many at a time, and a visit of several lines counts once', async () => {
    const few = slots.slice(0, maxReservedSlots)
    const [first] = few
    if (!first) throw new Error('There are no slots')
    const other = await bookedLine(shop.deps.db, { capacity: 5, nth: 1 })
    const visit = { ...first, variantKey: other.variantKey, line: { ...first.line } }
    visit.line.metadata = visit.line.metadata.map((pair) =>
      pair.key === 'product_id'
        ? (other.line.metadata.find(({ key }) => key === 'product_id') ?? pair)
        : pair,
    )
    expect(await hold([...few, visit])).toMatchObject({ ok: true })
    expect(await heldSlots()).toHaveLength(maxReservedSlots)

    const more = await hold(slots.slice(0, maxReservedSlots + 1))
    expect(more).toMatchObject({ ok: false, code: 'SLOTS_TOO_MANY', params: { count: maxReservedSlots } })
    expect(await heldSlots()).toEqual(few.map(({ slotId }) => slotId).toSorted((one, two) => one - two))
  })

  test.each([1, 2, 3])('nor more by asking for different ones at the same instant (%i)', async () => {
    const sets = Array.from({ length: 5 }, (_, at) => slots.slice(at, at + maxReservedSlots))
    await Promise.all(sets.map((set) => hold(set)))
    expect((await heldSlots()).length).toBe(maxReservedSlots)
    await Promise.all(sets.map((set, at) => hold(at % 2 ? slots.slice(0, 10) : set)))
    expect((await heldSlots()).length).toBe(maxReservedSlots)
  })

  test('held again and again without paying, a slot is for others for a while', async () => {
    const [slot] = slots
    if (!slot) throw new Error('There are no slots')
    expect(await hold([slot])).toMatchObject({ ok: true })
    await letPass(29)
    expect(await hold([slot])).toMatchObject({ ok: true })
    await leave()
    await letPass(30)
    const refused = await hold([slot])
    expect(refused).toMatchObject({ ok: false, code: 'SLOT_HELD_TOO_LONG', field: 'lines' })
    expect(refused).toMatchObject({ params: { variantId: slot.variantKey, minutes: 45, pause: 60 } })
    expect(await heldSlots()).toEqual([])

    const [another = 0] = await makeCustomers(shop.deps.db, 1)
    expect(await hold([slot], another)).toMatchObject({ ok: true })
    await leave(another)
    await shop.deps.db.execute(sql`
      UPDATE slot_reservation_budgets SET held_since = now() - interval '70 minutes', held_until = now() - interval '60 minutes'
      WHERE customer_id = ${customerId}`)
    expect(await hold([slot])).toMatchObject({ ok: true })
  })

  test('the times for which a slot was held are added up', async () => {
    const [slot] = slots
    if (!slot) throw new Error('There are no slots')
    const letTenMinutesPass = async () => {
      await shop.deps.db.execute(sql`
        UPDATE slot_reservation_budgets SET held_since = now() - interval '10 minutes', held_until = now()
        WHERE customer_id = ${customerId}`)
      await leave()
    }
    for (let time = 0; time < 3; time++) {
      expect(await hold([slot])).toMatchObject({ ok: true })
      await letTenMinutesPass()
    }
    expect(await hold([slot])).toMatchObject({ ok: false, code: 'SLOT_HELD_TOO_LONG' })
  })

  test('only the time of a slot itself counts: who changes the mind loses nothing', async () => {
    const [one, other] = slots
    if (!one || !other) throw new Error('There are no slots')
    await hold([one])
    await shop.deps.db.execute(sql`
      UPDATE slot_reservation_budgets SET held_since = now() - interval '5 minutes' WHERE customer_id = ${customerId}`)
    await hold([other])
    const { rows } = await shop.deps.db.execute<{ minutes: number }>(sql`
      SELECT round(extract(epoch FROM held_until - held_since) / 60)::int AS minutes FROM slot_reservation_budgets
      WHERE customer_id = ${customerId} AND slot_id = ${one.slotId}`)
    expect(rows).toEqual([{ minutes: 5 }])
  })

  test.each([1, 2, 3])('renewals at the same instant are one more hold and not one each (%i)', async () => {
    const [slot] = slots
    if (!slot) throw new Error('There are no slots')
    await hold([slot])
    await letPass(30)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => hold([slot])))
    expect(outcomes.filter(({ ok }) => ok)).toEqual([])
    await letPass(29)
    expect((await Promise.all(Array.from({ length: 5 }, () => hold([slot])))).every(({ ok }) => ok)).toBe(
      true,
    )
    expect(await heldSlots()).toEqual([slot.slotId])
  })

  test('a visitor holds nothing', async () => {
    const held = async () =>
      (await shop.deps.db.execute(sql`SELECT FROM slot_reservations WHERE state = 'held'`)).rows.length
    const before = await held()
    const visitors = await createCheckout(shop.deps, {
      ...draftCheckout(0, slots.slice(0, 2)),
      customerId: null,
    })
    expect(visitors).toMatchObject({ ok: true, value: { heldUntil: null } })
    expect(await held()).toBe(before)
  })
})

test('[BOOK-44] a checkout that cannot be released holds up no other', async () => {
  const { db } = shop.deps
  const [bad = 0, ...good] = await makeCustomers(db, 8)
  const poison = await bookedLine(db, { capacity: 20, nth: 1 })
  const fine = await bookedLine(db, { capacity: 20, nth: 2 })
  await hold([poison], bad)
  for (const each of good) await hold([fine], each)
  await expireReservations(db, [bad, ...good])
  await db.execute(
    sql`UPDATE checkouts SET held_until = held_until - interval '5 seconds' WHERE customer_id = ${bad}`,
  )
  const setReserved = (units: number) =>
    db.execute(
      sql`UPDATE stocks SET reserved = ${units} WHERE variant_id = ${poison.variantKey} AND warehouse_id = 101`,
    )
  await setReserved(0)

  const checkoutId = (
    await db.execute<{ id: number }>(sql`SELECT id FROM checkouts WHERE customer_id = ${bad}`)
  ).rows[0]?.id
  await expect(releaseExpiredReservations(shop.deps)).rejects.toThrow(
    `The sweep has passed over the reservations of checkouts ${checkoutId}`,
  )
  for (const each of good) expect(await heldSlots(each)).toEqual([])
  expect(await heldSlots(bad)).toEqual([poison.slotId])

  await setReserved(1)
  await releaseExpiredReservations(shop.deps)
  expect(await heldSlots(bad)).toEqual([])
})
