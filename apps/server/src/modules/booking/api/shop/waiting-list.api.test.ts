import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { ok } from '#kernel/outcome.ts'
import { signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { freeSlots, miscountedSlots, type SampleSlot } from '../../samples/free-slot.ts'
import { findCentre } from '../../use-cases/list-centres.ts'
import { releaseExpiredSlots } from '../../use-cases/release-expired-slots.ts'
import { releaseSlots, reserveSlots } from '../../use-cases/reserve-slots.ts'

let shop: TestApp
let oil: number
let one: { token: string; id: number; phone: string }
let other: { token: string; id: number; phone: string }
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    SELECT products.id FROM products JOIN categories ON categories.id = category_id
    WHERE categories.slug = 'engine-oil' OR parent_id = (SELECT id FROM categories WHERE slug = 'engine-oil')
    ORDER BY products.id LIMIT 1`)
  oil = rows[0]?.id ?? 0
  one = await customer('92000001')
  other = await customer('92000002')
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await miscountedSlots(shop.deps.db)).toEqual([])
  await shop.deps.db.execute(sql`DELETE FROM slot_waiters`)
})

async function customer(number: string) {
  const { token } = await signIn(shop, number)
  const phone = `+968${number}`
  const { rows } = await shop.deps.db.execute<{ id: number }>(
    sql`SELECT id FROM customers WHERE phone = ${phone}`,
  )
  return { token, phone, id: rows[0]?.id ?? 0 }
}

const ask = async (
  method: 'GET' | 'POST' | 'DELETE',
  token: string | undefined,
  path = '',
  payload?: object,
) => {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/service_center/waiting-list/${path}`,
    headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
}
const wait = (token: string | undefined, slotId: number) =>
  ask('POST', token, '', { slot_id: slotId, product_id: oil, service_type: 'service' })
const waited = async (token: string) => (await ask('GET', token)).body.data

let next = 0
/** An hour with room for one, held by another customer. */
/** The last of so many slots of a centre, without room. */
async function fullSlot(centreId = 1, count = 1): Promise<SampleSlot & { holder: string }> {
  const slot = (await freeSlots(shop.deps.db, { centreId, capacity: 1, count })).at(-1)
  if (!slot) throw new Error('no slot')
  next += 1
  const holder = `checkout:${next}`
  expect(await hold(slot, holder)).toMatchObject({ ok: true })
  return { ...slot, holder }
}
const hold = (slot: SampleSlot, holder: string, customerId?: number) =>
  inTransaction(shop.deps.db, (tx) =>
    reserveSlots(tx, {
      holder,
      customerId,
      expiresAt: new Date(Date.now() + 900_000),
      lines: [{ key: 'line', slotId: slot.slotId, centreId: slot.centreId }],
    }),
  )
const release = (holder: string) =>
  inTransaction(shop.deps.db, async (tx) => ok(await releaseSlots(tx, holder)))

describe('service_center/waiting-list/', () => {
  test('[BEY-10] a freed hour is held for the next in line, who gets a message, and nobody else can take it', async () => {
    const slot = await fullSlot()
    expect((await wait(one.token, slot.slotId)).body.data).toMatchObject({ state: 'waiting', position: 1 })
    expect((await wait(other.token, slot.slotId)).body.data).toMatchObject({ state: 'waiting', position: 2 })
    const before = (await listSentMessages(shop.deps.db, one.phone)).length
    await release(slot.holder)
    const [offered] = await waited(one.token)
    expect(offered).toMatchObject({ state: 'offered', position: null, slot_id: slot.slotId })
    const minutes = (Date.parse(offered.offered_until) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10.1)
    expect(await waited(other.token)).toMatchObject([{ state: 'waiting', position: 1 }])
    expect(await hold(slot, 'checkout:thief')).toMatchObject({ ok: false, code: 'SLOT_TAKEN' })
    expect(await hold(slot, 'checkout:second', other.id)).toMatchObject({ ok: false, code: 'SLOT_TAKEN' })
    await waitUntil(async () => (await listSentMessages(shop.deps.db, one.phone)).length > before)
    const [message] = await listSentMessages(shop.deps.db, one.phone)
    expect(message?.text).toMatch(/Ghala Service Centre|مركز غلا للخدمة/)
    expect(await listSentMessages(shop.deps.db, one.phone)).toHaveLength(before + 1)

    expect(await hold(slot, 'checkout:first', one.id)).toMatchObject({ ok: true })
    expect(await waited(one.token)).toEqual([])
    await release('checkout:first')
    expect(await waited(other.token)).toMatchObject([{ state: 'offered' }])
  })

  test('[BEY-10] an offer that is let pass goes to the next, and sweeping twice changes nothing more', async () => {
    const slot = await fullSlot()
    await wait(one.token, slot.slotId)
    await wait(other.token, slot.slotId)
    await release(slot.holder)
    await shop.deps.db.execute(
      sql`UPDATE slot_waiters SET offered_until = now() WHERE customer_id = ${one.id}`,
    )
    await shop.deps.db.execute(
      sql`UPDATE slot_reservations SET expires_at = now() WHERE slot_id = ${slot.slotId} AND state = 'held'`,
    )
    await Promise.all([releaseExpiredSlots(shop.deps), releaseExpiredSlots(shop.deps)])
    await releaseExpiredSlots(shop.deps)
    expect(await waited(one.token)).toEqual([])
    const [offered] = await waited(other.token)
    expect(offered.state).toBe('offered')
    const { rows } = await shop.deps.db.execute(sql`SELECT taken FROM slots WHERE id = ${slot.slotId}`)
    expect(rows).toEqual([{ taken: 1 }])
  })

  test('who leaves passes the hour on; room that a centre makes is offered, too', async () => {
    const slot = await fullSlot()
    await wait(one.token, slot.slotId)
    await wait(other.token, slot.slotId)
    await shop.deps.db.execute(sql`UPDATE slots SET capacity = 2 WHERE id = ${slot.slotId}`)
    await releaseExpiredSlots(shop.deps)
    const [offered] = await waited(one.token)
    expect(offered.state).toBe('offered')
    expect((await ask('DELETE', one.token, `${offered.id}/`)).status).toBe(204)
    expect(await waited(other.token)).toMatchObject([{ state: 'offered' }])
  })

  test('[BEY-10] many who wait for slots of a closed centre hold up nobody at another', async () => {
    const { db } = shop.deps
    const [newest] = (
      await db.execute<{ centreId: number }>(
        sql`SELECT centre_id AS "centreId" FROM slots ORDER BY id DESC LIMIT 1`,
      )
    ).rows
    // A late slot, so that slots of others come before it, however many the day has left.
    const target = await fullSlot(newest?.centreId, 40)
    await db.execute(sql`INSERT INTO slot_waiters (customer_id, number, slot_id, product_id, service_type, venue)
      VALUES (${one.id}, 1, ${target.slotId}, ${oil}, 'service', 'center')`)
    await db.execute(
      sql`INSERT INTO customers (email) SELECT 'waiter-' || n || '@example.om' FROM generate_series(1, 30) AS n`,
    )
    const { rows } = await db.execute<{ centreId: number }>(sql`
      INSERT INTO slot_waiters (customer_id, number, slot_id, product_id, service_type, venue)
      SELECT customer.id, slot.number % 5 + 1, slot.id, ${oil}, 'service', 'center'
      FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM slots
        WHERE centre_id <> ${target.centreId} AND taken < capacity AND starts_at > now() + interval '1 day'
          AND id < ${target.slotId} ORDER BY id LIMIT 120) AS slot
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM customers
        WHERE id <> ALL (${sql.param([one.id, other.id])}::int[])) AS customer ON customer.number = slot.number / 5
      RETURNING (SELECT centre_id FROM slots WHERE id = slot_id) AS "centreId"`)
    expect(rows.length).toBeGreaterThan(100)
    const centreIds = sql.param([...new Set(rows.map(({ centreId }) => centreId))])
    const setActive = (isActive: boolean) =>
      db.execute(sql`UPDATE service_centres SET is_active = ${isActive} WHERE id = ANY (${centreIds}::int[])`)
    await setActive(false)
    await db.execute(sql`UPDATE slots SET capacity = 2 WHERE id = ${target.slotId}`)
    await releaseExpiredSlots(shop.deps)
    await setActive(true)
    expect(await waited(one.token)).toMatchObject([{ state: 'offered' }])
    // Memory follows: the first centre can be booked again.
    await waitUntil(async () => (await findCentre(shop.deps.models, 1)).ok)
  })

  test('entries are their owner’s alone', async () => {
    const slot = await fullSlot()
    const { id } = (await wait(one.token, slot.slotId)).body.data
    expect(await waited(other.token)).toEqual([])
    expect((await ask('DELETE', other.token, `${id}/`)).status).toBe(404)
    expect((await wait(undefined, slot.slotId)).status).toBe(401)
    expect((await ask('GET', undefined)).status).toBe(401)
    expect((await ask('DELETE', one.token, 'x/')).status).toBe(404)
  })

  test('a free hour, an unknown one, and one that is waited for already are refused', async () => {
    const [free] = await freeSlots(shop.deps.db, { centreId: 1, capacity: 1 })
    expect((await wait(one.token, free?.slotId ?? 0)).body.errors[0].code).toBe('SLOT_IS_FREE')
    expect((await wait(one.token, 2_000_000_000)).status).toBe(404)
    const slot = await fullSlot()
    await wait(one.token, slot.slotId)
    expect((await wait(one.token, slot.slotId)).body.errors[0].code).toBe('ALREADY_WAITING')
  })

  test('a customer waits for five hours at most, however many requests come at once', async () => {
    const slots = await freeSlots(shop.deps.db, { centreId: 1, capacity: 1, count: 8 })
    await shop.deps.db.execute(
      sql`UPDATE slots SET taken = 1, walk_ins = 1 WHERE id = ANY (${sql.param(slots.map(({ slotId }) => slotId))}::int[])`,
    )
    const answers = await Promise.all(slots.map(({ slotId }) => wait(one.token, slotId)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ body }) => body.errors[0].code)).toEqual(Array(3).fill('WAITING_LIST_FULL'))
  })
})
