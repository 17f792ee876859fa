import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { atOnce } from '#testing/at-once.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { centres, codeOf, key, orderConsole } from '../testing/order-console.ts'
import { type Bought, useOrderShop } from '../testing/order-shop.ts'
import { visitSlots } from '../testing/visit-slots.ts'

const shop = useOrderShop('91000822')
const desk = orderConsole(shop)
const { slotsAt, slotAt, setFee, slotOf, takenOf } = visitSlots(shop)

/** The other centre does everything that the own one does. */
beforeAll(() =>
  shop.db().execute(sql`INSERT INTO centre_service_types (centre_id, service_type_id, venue)
    SELECT ${centres.foreign}, service_type_id, venue FROM centre_service_types WHERE centre_id = ${centres.own}
    ON CONFLICT DO NOTHING`),
)

async function move(order: Bought, slot_id: number, role = 'administrator', change: object = {}) {
  const { path, revision, line_id } = await desk.about(order)
  const operator = await desk.as(role)
  return operator.ask(`${path}/move/`, { key: key(), revision, line_id, slot_id, ...change })
}

const notificationsOf = async ({ id }: Bought, lang: string) => {
  const answer = await shop.shop().app.inject({
    url: '/api/v1/notification/notif/?limit=100',
    headers: { host: 'localhost', 'accept-language': lang, authorization: `Bearer ${shop.token()}` },
  })
  const all: { link: string; subject: string; message: string }[] = answer.json().data
  return all
    .filter(({ link }) => link === `/my-order/${id}`)
    .map(({ subject, message }) => `${subject} ${message}`.replace(/[\u2068\u2069]/g, ''))
}

describe('a booked line that an operator moves', () => {
  test('has the new slot and no longer the old one, and the order page, the buyer and the log are told', async () => {
    const order = await shop.buy()
    const before = await slotOf(order)
    const target = await slotAt(centres.own)
    const moved = await move(order, target, 'support', { reason: 'asked for it on the phone' })
    expect(moved.body.data).toMatchObject({ credit_baisa: 0, order: { lines: [{ slot_id: target }] } })
    expect([await takenOf(before.slot), await takenOf(target)]).toEqual([0, 1])
    const after = await slotOf(order)
    const shown = await shop.send(`query($id: ID!) { order(id: $id) { lines { metadata { key value } } } }`, {
      id: order.id,
    })
    const pairs: { key: string; value: string }[] = shown.data.order.lines[0].metadata
    const metadata = Object.fromEntries(pairs.map((pair) => [pair.key, pair.value]))
    const [slot] = await shop.rows<{ date: string; time: string }>(sql`SELECT delivery_date::text AS date,
      to_char(starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI') AS time FROM slots WHERE id = ${target}`)
    expect(metadata).toMatchObject({ delivery_date: slot?.date, slot_id: String(target) })
    expect(metadata.delivery_time?.slice(0, 5)).toBe(slot?.time)
    const entries = await desk.entriesAbout(order)
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      action: 'orders.move',
      reason: 'asked for it on the phone',
      before: { 'line 0': { slotId: before.slot } },
      after: { 'line 0': { slotId: target, centreId: after.centre } },
    })
    const day = (locale: 'en' | 'ar') => formatDay(slot?.date ?? '', locale)
    await waitUntil(async () =>
      (await notificationsOf(order, 'en')).some((text) => text.includes('has moved')),
    )
    const english = (await notificationsOf(order, 'en')).find((text) => text.includes('has moved'))
    expect(english).toContain(`your new appointment is ${day('en')} at ${slot?.time}`)
    const arabic = (await notificationsOf(order, 'ar')).find((text) => text.includes('موعدك الجديد'))
    expect(arabic).toContain(`${day('ar')} الساعة ${slot?.time}`)
    expect(arabic).toContain(after.metadata.name_ar)
  })

  test('may go to another centre that does the work, with its address; its goods have to be there in time', async () => {
    const order = await shop.buy()
    const target = await slotAt(centres.foreign)
    const carryIn = (days: number) =>
      shop.db().execute(sql`UPDATE service_centres SET lead_days = ${days} WHERE id = ${centres.foreign}`)
    await carryIn(30)
    expect(codeOf(await move(order, target))).toEqual([400, 'SLOT_TOO_SOON'])
    await carryIn(1)
    expect((await move(order, target)).status).toBe(200)
    const line = await slotOf(order)
    const [centre] = await shop.rows<{ name: string; address: string }>(
      sql`SELECT name_en AS name, address_en AS address FROM service_centres WHERE id = ${centres.foreign}`,
    )
    expect(line).toMatchObject({ slot: target, centre: centres.foreign })
    expect(line.metadata).toMatchObject({ ...centre, service_center_id: '2', stock_type: 'warehouse' })
  })

  test('is refused where the work is not done, in a slot that there is not, and in the slot it has', async () => {
    const order = await shop.buy()
    const { slot } = await slotOf(order)
    expect(codeOf(await move(order, slot))).toEqual([400, 'SLOT_UNCHANGED'])
    expect(codeOf(await move(order, 2_000_000_000))).toEqual([404, 'NOT_FOUND'])
    const target = await slotAt(centres.foreign)
    const offered = sql`DELETE FROM centre_service_types WHERE centre_id = ${centres.foreign} RETURNING service_type_id, venue`
    const removed = await shop.rows<{ service_type_id: number; venue: string }>(offered)
    expect(codeOf(await move(order, target))).toEqual([400, 'SERVICE_NOT_OFFERED'])
    for (const { service_type_id, venue } of removed) {
      await shop
        .db()
        .execute(
          sql`INSERT INTO centre_service_types VALUES (${centres.foreign}, ${service_type_id}, ${venue})`,
        )
    }
    expect((await slotOf(order)).slot).toBe(slot)
  })

  test.each([
    ['is on a holiday', 'SLOT_ON_HOLIDAY'],
    ['is over', 'SLOT_TOO_SOON'],
    ['is full', 'SLOT_TAKEN'],
  ])('is refused in a slot that %s', async (_case, code) => {
    const order = await shop.buy()
    const { slot } = await slotOf(order)
    const target = await slotAt(centres.own)
    if (code === 'SLOT_ON_HOLIDAY')
      await shop.db().execute(sql`INSERT INTO holidays (centre_id, date, name_en, name_ar)
        SELECT centre_id, delivery_date, 'x', 'x' FROM slots WHERE id = ${target}`)
    if (code === 'SLOT_TOO_SOON')
      await shop
        .db()
        .execute(sql`UPDATE slots SET starts_at = moment, ends_at = moment + interval '30 minutes',
        delivery_date = (moment AT TIME ZONE 'Asia/Muscat')::date
        FROM (SELECT now() - interval '1 hour' AS moment) AS past WHERE id = ${target}`)
    if (code === 'SLOT_TAKEN')
      await shop
        .db()
        .execute(sql`UPDATE slots SET walk_ins = capacity, taken = capacity WHERE id = ${target}`)
    expect((await move(order, target)).body.errors[0].code).toBe(code)
    expect((await slotOf(order)).slot).toBe(slot)
    expect(await takenOf(slot)).toBe(1)
    await shop.db().execute(sql`DELETE FROM holidays WHERE name_en = 'x'`)
  })

  test('[ROLE-08] by a manager stays within the own centres', async () => {
    const order = await shop.buy()
    expect(codeOf(await move(order, await slotAt(centres.foreign), 'manager'))).toEqual([404, 'NOT_FOUND'])
    const { path, revision, line_id } = await desk.about(order)
    const foreign = await desk.as('manager', centres.foreign)
    const slot_id = await slotAt(centres.foreign)
    const answer = await foreign.ask(`${path}/move/`, { key: key(), revision, line_id, slot_id })
    expect(codeOf(answer)).toEqual([404, 'NOT_FOUND'])
    for (const role of ['finance', 'content', 'centre-staff'])
      expect((await move(order, await slotAt(centres.own), role)).status).toBe(403)
    expect((await move(order, await slotAt(centres.own), 'manager')).status).toBe(200)
  })

  test('with one key twice is moved once, and of an order that is over nothing is moved', async () => {
    const order = await shop.buy()
    const target = await slotAt(centres.own)
    const { path, revision, line_id } = await desk.about(order)
    const admin = await desk.as('administrator')
    const body = { key: key(), revision, line_id, slot_id: target }
    const first = await admin.ask(`${path}/move/`, body)
    expect((await admin.ask(`${path}/move/`, body)).body).toEqual(first.body)
    expect(await takenOf(target)).toBe(1)
    const stale = await admin.ask(`${path}/move/`, { ...body, key: key() })
    expect(codeOf(stale)).toEqual([409, 'VERSION_CONFLICT'])
    await shop.cancel(order.orderId)
    const moveAgain = async () => codeOf(await move(order, await slotAt(centres.own)))
    // Effects of the cancellation may change the order between its reading and the move.
    await expect.poll(moveAgain).toEqual([409, 'ORDER_NOT_OPEN'])
  })
})

describe('the fee of a moved visit', () => {
  const creditOf = async ({ orderId }: Bought) => {
    const [row] = await shop.rows<{
      credit: number
    }>(sql`SELECT coalesce(sum(order_refunds.amount_baisa), 0)::int AS credit
      FROM order_refunds JOIN order_payments ON order_payments.id = payment_id
      WHERE order_id = ${orderId} AND order_refunds.target = 'WALLET'`)
    return row?.credit
  }

  test('comes back into the wallet as far as the new slot costs less, once, however often it is moved', async () => {
    const order = await shop.buy({ quantity: 2 })
    const [one = 0, other = 0] = await slotsAt(centres.own, 2)
    const moveAt = async (slotId: number, feeBaisa: number) => {
      await setFee(slotId, feeBaisa)
      return (await move(order, slotId)).body.data.credit_baisa
    }
    const [paid] = await shop.rows<{ fee: number }>(sql`SELECT total_baisa AS fee FROM order_surcharges
      WHERE order_id = ${order.orderId}`)
    const fee = paid?.fee ?? 0
    expect(fee).toBe(3000)
    expect(await moveAt(one, 1000)).toBe(1000)
    // The refund changes the order, too: a move in the same moment would be for an older revision.
    await waitUntil(async () => (await creditOf(order)) === 1000)
    expect(await moveAt(other, 9000)).toBe(0)
    expect(await moveAt(one, 1000)).toBe(0)
    expect(await moveAt(other, 0)).toBe(2000)
    await waitUntil(async () => (await creditOf(order)) === 3000)
    await waitUntil(async () =>
      (await notificationsOf(order, 'en')).some((text) => /costs less: .*1\.000/.test(text)),
    )
  })
})

describe('two at once', () => {
  test('who move to the last place: one gets it, the other stays where it was', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const orders = [await shop.buy(), await shop.buy()]
      const former = await Promise.all(orders.map(slotOf))
      const target = await slotAt(centres.own, { capacity: 1 })
      const sent = await Promise.all(orders.map((order) => desk.about(order)))
      const admin = await desk.as('administrator')
      const answers = await atOnce(sent, ({ path, revision, line_id }) =>
        admin.ask(`${path}/move/`, { key: key(), revision, line_id, slot_id: target }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await takenOf(target)).toBe(1)
      const loser = answers.findIndex(({ status }) => status === 409)
      expect(answers[loser]?.body.errors[0].code).toBe('SLOT_TAKEN')
      expect((await slotOf(orders[loser] as Bought)).slot).toBe(former[loser]?.slot)
    }
  })

  test('a move against a shopper who wants the last place: it is sold once', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const order = await shop.buy()
      const { slotId, line } = await bookedLine(shop.db(), { capacity: 1 })
      const { path, revision, line_id } = await desk.about(order)
      const admin = await desk.as('administrator')
      const [moved, created] = await Promise.all([
        admin.ask(`${path}/move/`, { key: key(), revision, line_id, slot_id: slotId }),
        shop.create({ lines: [line] }),
      ])
      expect([moved.status === 200, created.errors.length === 0].filter(Boolean)).toHaveLength(1)
      expect(await takenOf(slotId)).toBe(1)
    }
  })

  test('two who move one line: one does, and the line has one slot', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const order = await shop.buy()
      const targets = await slotsAt(centres.own, 2)
      const { path, revision, line_id } = await desk.about(order)
      const admin = await desk.as('administrator')
      const answers = await atOnce(targets, (slot_id) =>
        admin.ask(`${path}/move/`, { key: key(), revision, line_id, slot_id }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const { slot } = await slotOf(order)
      for (const target of targets) expect(await takenOf(target)).toBe(target === slot ? 1 : 0)
    }
  })
})
