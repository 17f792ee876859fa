import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { releaseSlots, reserveSlots } from '../../use-cases/reserve-slots.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Shift = { code: string; capacity: number; weekdays: number[]; slot_minutes: number }
type Day = { date: string; slots: number; capacity: number; taken: number; holiday: object | null }

let shop: TestApp
let admin: Session
let manager: Session
beforeAll(async () => {
  shop = await buildTestApp()
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [2]))
  await shop.deps.db.execute(sql`UPDATE slots SET taken = 0, walk_ins = 0`)
})
afterAll(() => shop.close())

let made = 0
const sent = (change: object = {}) => ({ key: `key-${process.pid}-${++made}`, ...change })
const put = { method: 'PUT' } as const
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const read = async (id: number, session = admin) =>
  (await session.ask(`/service-centres/${id}/schedule/`)).body.data
/** Saves the week with these changes of its shifts. */
async function saveWeek(id: number, change: (shifts: Shift[]) => object[], session = admin) {
  const { revision, shifts } = await read(id)
  return session.ask(`/service-centres/${id}/week/`, sent({ revision, shifts: change(shifts) }), put)
}
const each = (change: Partial<Shift>) => (shifts: Shift[]) => shifts.map((shift) => ({ ...shift, ...change }))
const dayOf = async (id: number, date: string): Promise<Day> =>
  (await read(id)).days.find((day: Day) => day.date === date)
/** A day ahead with slots that is no holiday. */
async function workday(id: number): Promise<string> {
  const { days } = await read(id)
  return days.find(({ slots, holiday }: Day, at: number) => at > 3 && slots > 3 && !holiday).date
}
type Slot = { slotId: number; centreId: number }
const slotsOf = async (id: number, date: string): Promise<Slot[]> =>
  (
    await shop.deps.db.execute<Slot>(sql`SELECT id AS "slotId", centre_id AS "centreId" FROM slots
      WHERE centre_id = ${id} AND delivery_date = ${date} ORDER BY starts_at`)
  ).rows
const reserve = (slot: Slot | undefined, holder: string) =>
  inTransaction(shop.deps.db, (tx) => {
    if (!slot) throw new Error('no slot')
    const expiresAt = new Date(Date.now() + 900_000)
    return reserveSlots(tx, { holder, expiresAt, lines: [{ key: 'line', ...slot }] })
  })
const release = (holder: string) =>
  inTransaction(shop.deps.db, async (tx) => ok(await releaseSlots(tx, holder)))
const entries = async (kind: string, id: number) =>
  (
    await shop.deps.db.execute(sql`SELECT action, centre_id AS "centreId", before, after FROM operator_changes
      WHERE subject_kind = ${kind} AND subject_id = ${String(id)} ORDER BY id`)
  ).rows

describe('[OPS-07] operators manage the schedule of a centre', () => {
  test('hours that come are there at once, capacities follow, and what is taken stays', async () => {
    const date = await workday(1)
    const [first] = await slotsOf(1, date)
    for (const holder of ['checkout:a', 'checkout:b']) await reserve(first, holder)
    const before = await dayOf(1, date)
    expect((await saveWeek(1, each({ capacity: 1 }))).status).toBe(200)
    expect(await dayOf(1, date)).toMatchObject({
      slots: before.slots,
      capacity: before.slots + 1,
      taken: 2,
    })
    const happy = {
      ...{ code: 'late', name: { en: 'Late', ar: 'متأخر' }, start_time: '21:00', end_time: '23:00' },
      ...{ slot_minutes: 30, capacity: 7, slot_type: 'happy', service_fee_baisa: 1250 },
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    }
    const saved = await saveWeek(1, (shifts) => [...shifts, happy])
    expect(saved.body.data.shifts).toContainEqual(happy)
    expect(await dayOf(1, date)).toMatchObject({ slots: before.slots + 4, capacity: before.slots + 29 })
    const { rows } = await shop.deps.db.execute(sql`
      SELECT listing.price_baisa AS price FROM shifts JOIN variant_channel_listings AS listing
        ON listing.variant_id = service_fee_variant_id WHERE shifts.centre_id = 1 AND shifts.name = 'late' LIMIT 1`)
    expect(rows).toEqual([{ price: 1250 }])
    await saveWeek(1, (shifts) => shifts.filter((shift) => shift.code !== 'late'))
    expect(await dayOf(1, date)).toMatchObject({ slots: before.slots })
    for (const holder of ['checkout:a', 'checkout:b']) await release(holder)
    expect((await entries('schedule', 1)).length).toBe(3)
    expect((await entries('schedule', 1))[1]).toMatchObject({
      action: 'schedules.edit-week',
      centreId: 1,
      before: {},
      after: { late: { capacity: 7, serviceFeeBaisa: 1250 } },
    })
    await expectInvariants(shop.deps.db)
  })

  test('hours that are booked do not go: the refusal has their number and list, and nothing changes', async () => {
    const date = await workday(1)
    const [first] = await slotsOf(1, date)
    await reserve(first, 'checkout:kept')
    const before = await read(1)
    const slotCounts = (days: Day[]) => days.map(({ slots }) => slots)
    const refused = await saveWeek(1, each({ weekdays: [] }))
    expect(code(refused)).toEqual([409, 'SLOTS_BOOKED'])
    expect(refused.body.booked).toMatchObject({
      count: 1,
      slots: [{ slot_id: first?.slotId, date, units: 1 }],
    })
    expect(code(await saveWeek(1, each({ slot_minutes: 30 })))).toEqual([409, 'SLOTS_BOOKED'])
    expect(await read(1)).toEqual(before)
    await release('checkout:kept')
    expect((await saveWeek(1, each({ weekdays: [] }))).status).toBe(200)
    expect((await read(1)).days.slice(1).every(({ slots }: Day) => slots === 0)).toBe(true)
    const back = sent({ revision: (await read(1)).revision, shifts: before.shifts })
    const { days } = (await admin.ask('/service-centres/1/week/', back, put)).body.data
    expect(slotCounts(days)).toEqual(slotCounts(before.days))
  })

  test('a booking that is under way when hours go keeps its hour', async () => {
    const date = await workday(2)
    const [first] = await slotsOf(2, date)
    if (!first) throw new Error('no slot')
    const gate = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const booking = inTransaction(shop.deps.db, async (tx) => {
      const expiresAt = new Date(Date.now() + 900_000)
      const taken = await reserveSlots(tx, {
        holder: 'checkout:under-way',
        expiresAt,
        lines: [{ key: 'line', ...first }],
      })
      held.resolve()
      await gate.promise
      return taken
    })
    await held.promise
    const saving = saveWeek(2, each({ weekdays: [] }))
    await waitUntil(async () => {
      const { rows } = await shop.deps.db.execute(sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`)
      return rows.length > 0
    })
    gate.resolve()
    expect((await booking).ok).toBe(true)
    expect(code(await saving)).toEqual([409, 'SLOTS_BOOKED'])
    await release('checkout:under-way')
  })

  test('of bookings and a shrinking schedule at the same instant none is oversold or lost', async () => {
    const date = await workday(2)
    const [first] = await slotsOf(2, date)
    await saveWeek(2, each({ capacity: 4 }))
    const work = [1, 2, 3, 4, 5, 6].map((at) => () => reserve(first, `checkout:race-${at}`))
    const shrink = async () => ({ ok: (await saveWeek(2, each({ capacity: 1 }))).status === 200 })
    const results = await atOnce(
      [...work.slice(0, 3), shrink, ...work.slice(3)],
      (one): Promise<{ ok: boolean }> => one(),
    )
    const booked = results.filter((result, at) => at !== 3 && result.ok).length
    const { rows } = await shop.deps.db.execute<{ taken: number; capacity: number }>(
      sql`SELECT taken, capacity FROM slots WHERE id = ${first?.slotId}`,
    )
    expect(rows).toEqual([{ taken: booked, capacity: booked }])
    expect(results[3]).toEqual({ ok: true })
    for (const at of [1, 2, 3, 4, 5, 6]) await release(`checkout:race-${at}`)
    await expectInvariants(shop.deps.db)
  })

  test('a date of its own: other shifts and capacities, and its weekday again', async () => {
    const date = await workday(4)
    const { revision, shifts } = await read(4)
    const before = await dayOf(4, date)
    const [worked] = shifts
    const save = async (own: object[]) =>
      admin.ask(
        '/service-centres/4/exceptions/',
        sent({ revision: (await read(4)).revision, date, shifts: own }),
        put,
      )
    const saved = await save([{ code: worked.code, capacity: 2 }])
    expect(saved.body.data).toMatchObject({
      revision: revision + 1,
      exceptions: [{ date, shifts: [{ code: worked.code, capacity: 2 }] }],
    })
    const day = await dayOf(4, date)
    expect(day).toMatchObject({ capacity: 2 * day.slots, is_exception: true })
    expect(day.slots).toBeLessThan(before.slots)
    const without = await saveWeek(4, (all) => all.filter((shift) => shift.code !== worked.code))
    expect(code(without)).toEqual([409, 'SHIFT_IN_EXCEPTION'])
    expect(code(await save([{ code: 'unknown', capacity: 2 }]))).toEqual([400, 'INVALID'])
    expect((await save([])).status).toBe(200)
    expect(await dayOf(4, date)).toEqual(before)
    const past = sent({ revision: revision + 2, date: '2020-01-01', shifts: [] })
    expect(code(await admin.ask('/service-centres/4/exceptions/', past, put))).toEqual([400, 'DATE_PAST'])
  })

  test('not with shifts that are wrong, nor over the change of somebody else', async () => {
    const wrong = async (change: (shifts: Shift[]) => object[]) => code(await saveWeek(4, change))
    expect(await wrong((all) => [...all, ...all])).toEqual([400, 'SHIFT_TWICE'])
    expect(await wrong(each({ slot_minutes: 480 }))).toEqual([400, 'SHIFT_TOO_SHORT'])
    expect(await wrong((all) => [...all, { ...all[0], code: 'double' }])).toEqual([400, 'SHIFTS_OVERLAP'])
    expect((await saveWeek(4, each({ capacity: 0 }))).status).toBe(400)
    const { revision, shifts } = await read(4)
    const answers = await atOnce([1, 2], () =>
      admin.ask('/service-centres/4/week/', sent({ revision, shifts }), put),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      current: { revision: revision + 1 },
      changed_by: 'administrator',
    })
  })

  test('[ROLE-08] a manager of the own centre alone', async () => {
    expect((await saveWeek(2, (shifts) => shifts, manager)).status).toBe(200)
    expect(code(await saveWeek(1, (shifts) => shifts, manager))).toEqual([404, 'NOT_FOUND'])
    expect((await manager.ask('/service-centres/1/schedule/')).status).toBe(404)
    const content = await signInStaff(shop, await makeMember(shop, 'content'))
    expect((await content.ask('/service-centres/1/schedule/')).status).toBe(403)
  })
})

describe('[OPS-08] operators manage holidays', () => {
  const name = { en: 'Stocktaking', ar: 'جرد' }
  const addTo = (id: number, date: string, session = admin) =>
    session.ask(`/service-centres/${id}/holidays/`, sent({ date, name }))

  test('of a centre: the day shows as a holiday and gives its hours back at once', async () => {
    const date = await workday(2)
    const before = await dayOf(2, date)
    const added = await addTo(2, date, manager)
    expect(added.body.data).toMatchObject({ centre_id: 2, date, name, is_estimated: false })
    expect(await dayOf(2, date)).toMatchObject({ slots: 0, holiday: name })
    expect(code(await addTo(2, date, manager))).toEqual([409, 'HOLIDAY_EXISTS'])
    const { id } = added.body.data
    expect((await manager.ask(`/holidays/${id}/remove/`, sent())).status).toBe(200)
    expect(await dayOf(2, date)).toEqual(before)
    expect(code(await manager.ask(`/holidays/${id}/remove/`, sent()))).toEqual([404, 'NOT_FOUND'])
    expect(await entries('holiday', id)).toMatchObject([
      { action: 'holidays.add-to-centre', centreId: 2, before: {}, after: { date, nameEn: 'Stocktaking' } },
      { action: 'holidays.remove', centreId: 2, before: { date }, after: {} },
    ])
  })

  test('of a country, for every centre of it and by those alone who run all; not over bookings', async () => {
    const date = await workday(1)
    const [first] = await slotsOf(1, date)
    const body = { country_id: 1, date, name }
    expect(code(await manager.ask('/holidays/', sent(body)))).toEqual([403, 'ALL_CENTRES_ONLY'])
    await reserve(first, 'checkout:feast')
    const refused = await admin.ask('/holidays/', sent(body))
    expect(code(refused)).toEqual([409, 'SLOTS_BOOKED'])
    expect(refused.body.booked).toMatchObject({ count: 1, slots: [{ centre_id: 1, date }] })
    await release('checkout:feast')
    const before = [await dayOf(1, date), await dayOf(2, date)]
    const added = await admin.ask('/holidays/', sent(body))
    expect(added.body.data).toMatchObject({ centre_id: null, date })
    for (const id of [1, 2]) expect(await dayOf(id, date)).toMatchObject({ slots: 0, holiday: name })
    const removal = `/holidays/${added.body.data.id}/remove/`
    expect((await manager.ask(removal, sent())).status).toBe(404)
    expect((await admin.ask(removal, sent())).status).toBe(200)
    expect([await dayOf(1, date), await dayOf(2, date)]).toEqual(before)
  })

  test('[ROLE-08] not of a foreign centre, of no day that is over, and with words', async () => {
    const date = await workday(1)
    expect(code(await addTo(1, date, manager))).toEqual([404, 'NOT_FOUND'])
    const { id } = (await addTo(1, date)).body.data
    expect((await manager.ask(`/holidays/${id}/remove/`, sent())).status).toBe(404)
    await admin.ask(`/holidays/${id}/remove/`, sent())
    expect(code(await addTo(1, '2020-01-01'))).toEqual([400, 'DATE_PAST'])
    const wordless = sent({ date, name: { en: '\u202e', ar: 'x' } })
    expect((await admin.ask('/service-centres/1/holidays/', wordless)).status).toBe(400)
    expect(muscatDate(new Date()) <= date).toBe(true)
  })
})
