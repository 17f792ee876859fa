import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { bookedLine } from '../samples/booked-line.ts'
import { draftCheckout, makeCustomers } from '../samples/draft-checkout.ts'
import { createCheckout } from './create-checkout.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test('a crowd that wants one hour leaves connections to those who buy something else', async () => {
  const { db, connection } = shop.deps
  const hot = await bookedLine(db, { capacity: 3 })
  const [first = 0, stranger = 0, ...crowd] = await makeCustomers(db, 42)
  // What a process reads once is read before.
  expect(await createCheckout(shop.deps, draftCheckout(first, [hot]))).toMatchObject({ ok: true })
  const other = await bookedLine(db, { capacity: 5, nth: 1 })

  const { settled, isCrowded } = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM slots WHERE id = ${hot.slotId} FOR UPDATE`)
    const all = crowd.map((customerId) => createCheckout(shop.deps, draftCheckout(customerId, [hot])))
    const settled = Promise.allSettled(all)
    const answer = await createCheckout(shop.deps, draftCheckout(stranger, [other]))
    expect(answer).toMatchObject({ ok: true })
    return { settled, isCrowded: connection.pool.waitingCount > 0 }
  })
  expect(isCrowded).toBe(false)

  // Whoever waited too long for the lock or the turn is told to come back.
  const answers = (await settled).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const refused = answers.filter((answer) => !answer.ok)
  for (const answer of refused) expect(answer).toMatchObject({ code: 'SLOT_TAKEN' })
  const { rows } = await db.execute(sql`SELECT FROM slot_reservations WHERE slot_id = ${hot.slotId}`)
  expect(rows.length).toBe(1 + answers.length - refused.length)
  expect(rows.length).toBeLessThanOrEqual(3)
  await expectInvariants(db)
})
