import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planSlots } from '#modules/booking/index.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type Booked, bookedLine } from '../samples/booked-line.ts'
import { makeCustomers } from '../samples/draft-checkout.ts'
import { heldEvent } from '../use-cases/announce-reservation.ts'
import { openAtOnce } from './open-at-once.ts'

let shop: TestApp
let booked: Booked
beforeAll(async () => {
  shop = await buildTestApp()
  booked = await bookedLine(shop.deps.db, { capacity: 3, units: 5 })
})
afterAll(() => shop.close())

/** The centre of the booked line, and its warehouse. */
const [centreId, warehouseId] = [1, 101]

function open(customerId: number, quantity: number) {
  const publicId = randomUUID()
  return openAtOnce(shop.deps.db, {
    fresh: { ...contact, publicId, customerId },
    holder: `checkout:${publicId}`,
    lines: [],
    surcharges: [],
    slots: planSlots([{ key: '0', slotId: booked.slotId, centreId }]),
    units: [{ variantId: booked.variantKey, warehouseId, quantity, line: 0 }],
    shown: heldEvent({ publicId, customerId }),
  })
}

const contact = {
  channelId: 1,
  stateId: 11,
  email: '',
  language: 'en',
  billingAddress: null,
  shippingAddress: null,
  metadata: {},
  termsVersion: null,
} as const

/** Everything that the statement writes for a customer. */
async function tracesOf(customerId: number) {
  const { rows } = await shop.deps.db.execute(sql`
    SELECT (SELECT count(*)::int FROM checkouts WHERE customer_id = ${customerId}) AS checkouts,
      (SELECT count(*)::int FROM slot_reservation_budgets WHERE customer_id = ${customerId}) AS budgets,
      (SELECT count(*)::int FROM live_events WHERE audience = 'customer:' || ${customerId}::int) AS events,
      (SELECT taken FROM slots WHERE id = ${booked.slotId}) AS taken,
      (SELECT count(*)::int FROM slot_reservations WHERE slot_id = ${booked.slotId}) AS reservations,
      (SELECT reserved FROM stocks WHERE variant_id = ${booked.variantKey} AND warehouse_id = ${warehouseId}) AS reserved`)
  return rows[0]
}

test('a checkout is made with its hour and its units, or leaves no trace', async () => {
  const [first = 0, second = 0] = await makeCustomers(shop.deps.db, 2)
  const before = { checkouts: 0, budgets: 0, events: 0, taken: 0, reservations: 0, reserved: 0 }
  expect(await tracesOf(first)).toEqual(before)
  // More units than there are: the hour, which was free, is not taken either.
  expect(await open(first, 6)).toBeUndefined()
  expect(await tracesOf(first)).toEqual(before)

  expect((await open(first, 5))?.version).toBe(1)
  const made = { checkouts: 1, budgets: 1, events: 1, taken: 1, reservations: 1, reserved: 5 }
  expect(await tracesOf(first)).toEqual(made)
  // The customer has one already.
  expect(await open(first, 0)).toBeUndefined()
  expect(await tracesOf(first)).toEqual(made)
  // The last unit has gone.
  expect(await open(second, 1)).toBeUndefined()
  expect(await tracesOf(second)).toEqual({ ...made, checkouts: 0, budgets: 0, events: 0 })
})

test('of many customers at once who want three hours, three get one', async () => {
  const { db } = shop.deps
  booked = await bookedLine(db, { capacity: 3, units: 50 })
  const customerIds = await makeCustomers(db, 12)
  const { reserved: held } = (await tracesOf(0)) as { reserved: number }
  const opened = await Promise.all(customerIds.map((customerId) => open(customerId, 1)))
  expect(opened.filter((each) => each !== undefined)).toHaveLength(3)
  const [customerId = 0] = customerIds
  expect(await tracesOf(customerId)).toMatchObject({ taken: 3, reservations: 3, reserved: held + 3 })
})
