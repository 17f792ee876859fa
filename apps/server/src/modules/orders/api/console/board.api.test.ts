import type { RestBoard } from '@warsha/contract/console/booking/board.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listChanges } from '#commands/list-changes.ts'
import { freePort } from '#embedded-postgres/free-port.ts'
import { staffCookie } from '#http/caller.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { releaseSlots, reserveSlots, slotCapacityChanged, walkInsChanged } from '#modules/booking/index.ts'
import { freeSlots } from '#modules/booking/samples/free-slot.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { atOnce } from '#testing/at-once.ts'
import { openEventSource } from '#testing/event-source.ts'
import { type ShopProcess, startShopProcess } from '#testing/kill-points/shop-process.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { operatorWith } from '#testing/test-callers.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { watchEvents } from '#testing/watch-events.ts'
import { centres, codeOf, key, orderConsole } from '../testing/order-console.ts'
import { useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000841')
const desk = orderConsole(shop)

const dayOf = async (slotId: number) => {
  const [slot] = await shop.rows<{ day: string }>(
    sql`SELECT delivery_date::text AS day FROM slots WHERE id = ${slotId}`,
  )
  return slot?.day ?? ''
}

async function boardOf(slotId: number, role = 'manager') {
  const operator = await desk.as(role)
  const { body } = await operator.ask(`/board/?centre=${centres.own}&day=${await dayOf(slotId)}`)
  const board = body.data as RestBoard
  const slot = board.slots.find(({ slot_id }) => slot_id === slotId)
  return { board, slot, states: slot?.bays.map(({ state }) => state) }
}

async function freeSlot(capacity: number): Promise<number> {
  const [slot] = await freeSlots(shop.db(), { centreId: centres.own, capacity })
  if (!slot) throw new Error('no slot')
  return slot.slotId
}

const change = async (
  slotId: number,
  path: string,
  body: object = {},
  role = 'manager',
  centre = centres.own,
) =>
  (await desk.as(role, centre)).ask(`/board/slots/${slotId}/${path}/`, {
    key: key(),
    reason: 'test',
    ...body,
  })

const hold = (slotId: number, holder: string) =>
  inTransaction(shop.db(), (tx) =>
    reserveSlots(tx, {
      holder,
      expiresAt: new Date(Date.now() + 900_000),
      lines: [{ key: 'line', slotId, centreId: centres.own }],
    }),
  )

const entriesAbout = async (slotId: number) =>
  (
    await listChanges(
      shop.db(),
      operatorWith(['log.read']),
      { subjectKind: 'slot', subjectId: String(slotId) },
      { sort: '-changed', after: undefined, limit: 100 },
    )
  ).changes

/** An order whose visit is in an hour of today that has begun, as far as today has one. */
async function buyForNow() {
  const { line, slotId } = await bookedLine(shop.db(), { capacity: 3 })
  const { checkout } = await shop.create({ lines: [line] })
  const order = await shop.pay(checkout.id)
  await shop.db().execute(sql`
    WITH moment AS (SELECT greatest(now() - interval '10 minutes',
      (now() AT TIME ZONE 'Asia/Muscat')::date::timestamp AT TIME ZONE 'Asia/Muscat') AS at),
    moved AS (UPDATE slots SET starts_at = moment.at, ends_at = moment.at + interval '1 hour',
      delivery_date = (moment.at AT TIME ZONE 'Asia/Muscat')::date FROM moment WHERE id = ${slotId})
    UPDATE order_lines SET appointment_at = moment.at FROM moment WHERE order_id = ${order.orderId}`)
  return { order, slotId }
}

describe('the board of a centre', () => {
  test('shows bays by hours: free, held, booked, walk-in, late, arrived and done', async () => {
    const { order, slotId } = await buyForNow()
    expect((await boardOf(slotId)).states).toEqual(['late', 'free', 'free'])
    const about = await desk.about(order)
    const { slot } = await boardOf(slotId)
    expect(slot?.bays[0]?.visit).toMatchObject({
      order_id: order.id,
      order_number: Number(order.number),
      revision: about.revision,
      line_ids: [about.line_id],
      work: [{ quantity: 1 }],
    })
    expect(JSON.stringify((await boardOf(slotId)).board)).not.toMatch(/baisa|phone|91000841/)

    await change(slotId, 'walk-ins')
    expect((await boardOf(slotId)).states).toEqual(['late', 'walk_in', 'free'])
    await change(slotId, 'close')
    expect((await boardOf(slotId)).states).toEqual(['late', 'walk_in', 'closed'])

    const staff = await desk.as('centre-staff')
    const arrived = await staff.ask(`${about.path}/arrived/`, {
      key: key(),
      revision: about.revision,
      line_id: about.line_id,
    })
    expect(arrived.status).toBe(200)
    expect((await boardOf(slotId)).states?.[0]).toBe('arrived')
    const { revision } = await desk.about(order)
    const again = await staff.ask(`${about.path}/arrived/`, { key: key(), revision, line_id: about.line_id })
    expect(codeOf(again)).toEqual([409, 'VISIT_ARRIVED'])
    const done = await staff.ask(`${about.path}/came/`, { key: key(), revision, line_id: about.line_id })
    expect(done.status).toBe(200)
    const { states, board } = await boardOf(slotId)
    expect(states?.[0]).toBe('done')
    expect(board.counts.done).toBeGreaterThanOrEqual(1)
    expect((await desk.entriesAbout(order)).map(({ action }) => action)).toEqual([
      'orders.complete-visit',
      'orders.record-arrival',
    ])
  })

  test('shows what is held, booked and not yet begun', async () => {
    const slotId = await freeSlot(2)
    await hold(slotId, 'sample:held')
    const { slot, states } = await boardOf(slotId)
    expect(states).toEqual(['held', 'free'])
    expect(slot?.bays[0]).toMatchObject({ visit: null, held_until: expect.any(String) })
    await inTransaction(shop.db(), async (tx) => ok(await releaseSlots(tx, 'sample:held')))
    expect((await boardOf(slotId)).states).toEqual(['free', 'free'])
    const order = await shop.buy()
    const [line] = await shop.rows<{ slot: number }>(
      sql`SELECT slot_id AS slot FROM order_lines WHERE order_id = ${order.orderId}`,
    )
    expect((await boardOf(line?.slot ?? 0)).states?.[0]).toBe('booked')
  })

  test('[ROLE-08] is of the operator’s centres; of today alone for who only does visits; closed to content', async () => {
    const slotId = await freeSlot(1)
    const day = await dayOf(slotId)
    const ask = async (role: string, query: string, centre = centres.own) =>
      codeOf(await (await desk.as(role, centre)).ask(`/board/?${query}`))
    for (const role of ['manager', 'finance', 'support', 'administrator'])
      expect(await ask(role, `centre=${centres.own}&day=${day}`), role).toEqual([200, undefined])
    expect(await ask('manager', `centre=${centres.foreign}`)).toEqual([404, 'NOT_FOUND'])
    expect(await ask('manager', 'centre=99999')).toEqual([404, 'NOT_FOUND'])
    expect(await ask('centre-staff', `centre=${centres.own}`)).toEqual([200, undefined])
    expect(await ask('centre-staff', `centre=${centres.own}&day=${day}`)).toEqual([403, 'FORBIDDEN'])
    expect(await ask('content', `centre=${centres.own}`)).toEqual([403, 'FORBIDDEN'])
    for (const path of ['walk-ins', 'walk-ins/remove', 'close', 'reopen']) {
      expect(codeOf(await change(slotId, path, {}, 'manager', centres.foreign))).toEqual([404, 'NOT_FOUND'])
      expect(codeOf(await change(99_999_999, path))).toEqual([404, 'NOT_FOUND'])
      for (const role of ['support', 'finance', 'centre-staff', 'content'])
        expect((await change(slotId, path, {}, role)).status).toBe(403)
    }
    expect((await boardOf(slotId)).states).toEqual(['free'])
  })

  test('costs as many statements for a busy day as for an empty one', async () => {
    const slotId = await freeSlot(5)
    const cost = async () => {
      const begun = shop.shop().deps.connection.statements()
      await boardOf(slotId)
      return shop.shop().deps.connection.statements() - begun
    }
    await boardOf(slotId)
    const empty = await cost()
    for (const each of ['a', 'b', 'c']) await hold(slotId, `sample:busy-${each}`)
    await expect.poll(async () => (await cost()) - empty, { timeout: 20_000 }).toBeLessThanOrEqual(0)
  })
})

describe('a slot of the board', () => {
  test('is never overbooked by walk-ins, however many are entered at once', async () => {
    const slotId = await freeSlot(4)
    await hold(slotId, 'sample:first')
    const answers = await atOnce(Array.from({ length: 10 }), () => change(slotId, 'walk-ins'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter((each) => codeOf(each)[1] === 'PLACES_NOT_FREE')).toHaveLength(7)
    expect((await boardOf(slotId)).slot).toMatchObject({ taken: 4, walk_ins: 3, capacity: 4 })
    expect(await hold(slotId, 'sample:late')).toMatchObject({ ok: false, code: 'SLOT_TAKEN' })
    expect(codeOf(await change(slotId, 'walk-ins/remove', { units: 4 }))).toEqual([409, 'WALK_INS_FEWER'])
    await change(slotId, 'walk-ins/remove', { units: 3 })
    expect((await hold(slotId, 'sample:late')).ok).toBe(true)
    expect(await entriesAbout(slotId)).toHaveLength(4)
    expect((await entriesAbout(slotId))[0]).toMatchObject({
      action: 'board.remove-walk-ins',
      centreId: centres.own,
      before: { taken: 4, walkIns: 3 },
      after: { taken: 1, walkIns: 0 },
      reason: 'test',
    })
  })

  test('is closed down to what is taken and opened again, never beyond what it had', async () => {
    const slotId = await freeSlot(5)
    await hold(slotId, 'sample:kept')
    expect(codeOf(await change(slotId, 'close', { reason: '' }))).toEqual([400, 'REASON_REQUIRED'])
    expect(codeOf(await change(slotId, 'close', { places: 5 }))).toEqual([409, 'PLACES_NOT_FREE'])
    expect((await change(slotId, 'close', { places: 1 })).body.data).toMatchObject({ capacity: 4, closed: 1 })
    expect((await change(slotId, 'close')).body.data).toEqual({
      slot_id: slotId,
      capacity: 1,
      taken: 1,
      walk_ins: 0,
      closed: 4,
    })
    expect(codeOf(await change(slotId, 'close'))).toEqual([409, 'PLACES_NOT_FREE'])
    expect(codeOf(await change(slotId, 'walk-ins'))).toEqual([409, 'PLACES_NOT_FREE'])
    expect(await hold(slotId, 'sample:other')).toMatchObject({ ok: false, code: 'SLOT_TAKEN' })
    expect(codeOf(await change(slotId, 'reopen', { places: 5 }))).toEqual([409, 'PLACES_NOT_CLOSED'])
    expect((await change(slotId, 'reopen')).body.data).toMatchObject({ capacity: 5, closed: 0, taken: 1 })
    expect(codeOf(await change(slotId, 'reopen'))).toEqual([409, 'PLACES_NOT_CLOSED'])
  })

  test('is left as it is once it is over', async () => {
    const slotId = await freeSlot(2)
    await shop
      .db()
      .execute(sql`UPDATE slots SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
      delivery_date = ((now() - interval '2 hours') AT TIME ZONE 'Asia/Muscat')::date WHERE id = ${slotId}`)
    for (const path of ['walk-ins', 'close'])
      expect(codeOf(await change(slotId, path))).toEqual([409, 'SLOT_OVER'])
  })

  test('is changed once by a command that is sent twice, with an event each', async () => {
    const watched = await watchEvents(shop.shop(), [walkInsChanged, slotCapacityChanged])
    const slotId = await freeSlot(4)
    const sent = { key: key() }
    const first = await change(slotId, 'walk-ins', sent)
    expect((await change(slotId, 'walk-ins', sent)).body).toEqual(first.body)
    await change(slotId, 'close', { places: 2 })
    expect(await watched.published(walkInsChanged)).toEqual([{ slotId, centreId: centres.own, walkIns: 1 }])
    expect(await watched.published(slotCapacityChanged)).toEqual([
      { slotId, centreId: centres.own, capacity: 2, closed: 2 },
    ])
  })
})

describe('a desk that follows its day', () => {
  let neighbour: ShopProcess
  beforeAll(async () => {
    const { connection, config } = shop.shop().deps
    neighbour = await startShopProcess(connection.directUrl, {
      port: await freePort(),
      dataDir: config.DATA_DIR,
    })
  }, 120_000)
  afterAll(() => neighbour.kill())

  const follow = (audience: string, token: string, path = '/api/v1/console/events') =>
    openEventSource(`${neighbour.origin}${path}?audience=${audience}`, { cookie: `${staffCookie}=${token}` })

  test('[BEY-09] hears of a booking and a walk-in in another process of the system, by ids alone, and its board there shows them', async () => {
    const { token } = await desk.as('manager')
    const { line, slotId } = await bookedLine(shop.db(), { capacity: 5 })
    const day = await dayOf(slotId)
    const baysThere = async () => {
      const answer = await fetch(
        `${neighbour.origin}/api/v1/console/board/?centre=${centres.own}&day=${day}`,
        {
          headers: { cookie: `${staffCookie}=${token}` },
        },
      )
      const { slots } = ((await answer.json()) as { data: RestBoard }).data
      return slots.find(({ slot_id }) => slot_id === slotId)?.bays.map(({ state }) => state)
    }
    const source = await follow(`desk:${centres.own}:${day}`, token)
    await source.isFollowing()
    const heard = () => source.events.map(({ data }) => data as { slot_ids?: number[]; order_ids?: string[] })
    const { checkout } = await shop.create({ lines: [line] })
    await waitUntil(() => heard().some(({ slot_ids }) => slot_ids?.includes(slotId)))
    expect(await baysThere()).toContain('held')
    const order = await shop.pay(checkout.id)
    await waitUntil(() => heard().some(({ order_ids }) => order_ids?.includes(order.id)))
    expect(await baysThere()).toContain('booked')
    const count = source.events.length
    await change(slotId, 'walk-ins')
    await waitUntil(() => source.events.length > count)
    expect(await baysThere()).toContain('walk_in')
    await waitUntil(() => source.events.every(({ type }) => type === 'board'))
    expect(
      heard()
        .flatMap((data) => Object.keys(data))
        .filter((name) => !/^(slot|order)_ids$/.test(name)),
    ).toEqual([])
    await source.leave()
  })

  test('[ROLE-08] is refused for another centre, and open to nobody but operators', async () => {
    const day = await dayOf(await freeSlot(1))
    const { token } = await desk.as('manager')
    const statusOf = async (audience: string, session: string, path?: string) => {
      const source = await follow(audience, session, path)
      await source.leave()
      return source.response.status
    }
    expect(await statusOf(`desk:${centres.own}:${day}`, token)).toBe(200)
    expect(await statusOf(`desk:${centres.foreign}:${day}`, token)).toBe(403)
    expect(await statusOf(`desk:${centres.own}:${day}`, 'nobody')).toBe(401)
    expect(await statusOf(`desk:${centres.own}:${day}`, token, '/events')).toBe(403)
    const unnamed = await (await desk.as('manager')).ask('/events')
    expect(codeOf(unnamed)).toEqual([400, 'INVALID'])
    const { token: content } = await desk.as('content')
    expect(await statusOf(`desk:${centres.own}:${day}`, content)).toBe(403)
  })

  test('[ROLE-08] ends with the session, and when its operator gets other centres', async () => {
    const day = await dayOf(await freeSlot(1))
    const member = await makeMember(shop.shop(), 'manager', [centres.own])
    const { token, ask } = await signInStaff(shop.shop(), member)
    const moved = await follow(`desk:${centres.own}:${day}`, token)
    await moved.isFollowing()
    const administrator = await desk.as('administrator')
    const path = `/staff/${toGlobalId('Operator', member.publicId)}/centres/`
    const { body } = await administrator.ask(path)
    const set = await administrator.ask(
      path,
      { key: key(), revision: body.data.revision, centre_ids: [centres.foreign] },
      { method: 'PUT' },
    )
    expect(set.status).toBe(200)
    await waitUntil(() => moved.hasEnded)
    const source = await follow(`desk:${centres.foreign}:${day}`, token)
    await source.isFollowing()
    await ask('/session/', undefined, { method: 'DELETE' })
    await waitUntil(() => source.hasEnded)
  })
})
