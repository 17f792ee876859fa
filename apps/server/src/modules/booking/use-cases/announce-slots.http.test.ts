import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { openEventSource } from '#testing/event-source.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { freeSlots } from '../samples/free-slot.ts'
import { releaseSlots, reserveSlots } from './reserve-slots.ts'

let shop: TestApp
let address: string
beforeAll(async () => {
  shop = await buildTestApp()
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

test('who looks at a centre or at its day sees an hour become full and free, and nothing of what was undone', async () => {
  const [slot] = await freeSlots(shop.deps.db, { centreId: 1, capacity: 2 })
  if (!slot) throw new Error('no slot')
  const { rows } = await shop.deps.db.execute<{ date: string }>(
    sql`SELECT delivery_date::text AS date FROM slots WHERE id = ${slot.slotId}`,
  )
  const date = rows[0]?.date ?? ''
  const sources = await Promise.all(
    ['centre:1', `slot-day:1:${date}`, 'centre:2'].map((audience) =>
      openEventSource(`${address}/events?audience=${audience}`),
    ),
  )
  for (const source of sources) await source.isFollowing()
  const hold = (holder: string, isKept = true) =>
    inTransaction(shop.deps.db, async (tx) => {
      const expiresAt = new Date(Date.now() + 900_000)
      const held = await reserveSlots(tx, { holder, expiresAt, lines: [{ key: 'line', ...slot }] })
      return isKept ? held : refuse('UNDONE')
    })
  await hold('checkout:first')
  await hold('checkout:undone', false)
  await hold('checkout:second')
  await inTransaction(shop.deps.db, async (tx) => ok(await releaseSlots(tx, 'checkout:first')))
  await inTransaction(shop.deps.db, async (tx) => ok(await releaseSlots(tx, 'checkout:second')))
  const seen = (at: number) =>
    sources[at]?.events.filter(({ type }) => type === 'slot').map(({ data }) => data) ?? []
  await waitUntil(() => seen(0).length >= 2 && seen(1).length >= 2)
  const about = { slot_id: slot.slotId, service_center_id: 1, delivery_date: date }
  const expected = [
    { ...about, is_free: false },
    { ...about, is_free: true },
  ]
  expect([seen(0), seen(1), seen(2)]).toEqual([expected, expected, []])
  for (const source of sources) await source.leave()
})
