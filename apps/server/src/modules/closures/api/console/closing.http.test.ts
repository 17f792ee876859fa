import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { centres, codeOf, key, useClosingShop } from '../testing/closing-shop.ts'

const shop = useClosingShop('91000861', { jobs: ['send-message'] })

describe('looking at what closing a centre would mean', () => {
  test('[BEY-07] counts bookings, customers, money, checkouts, waiting people and alternatives, and changes nothing', async () => {
    const visit = await shop.sell({ quantity: 2 })
    await shop.openNearby(visit)
    const customerId = await shop.buying.customerId()
    await shop
      .db()
      .execute(sql`INSERT INTO slot_waiters (customer_id, number, slot_id, product_id, service_type, venue)
      SELECT ${customerId}, 1, ${visit.slotId}, min(id), 'service', 'center' FROM products`)
    const before = await shop.rowsOf(sql`SELECT id, capacity, taken, is_closed FROM slots ORDER BY id`)
    const looked = await shop.look(visit)
    const [paid] = await shop.rowsOf<{ paid: number }>(
      sql`SELECT sum(paid_baisa)::int AS paid FROM order_payments WHERE order_id = ${visit.orderId}`,
    )
    expect(looked.body.data).toEqual({
      slots: 1,
      bookings: 1,
      orders: 1,
      customers: 1,
      money_baisa: paid?.paid,
      checkouts: 0,
      waiting: 1,
      with_alternative: 1,
    })
    expect(await shop.rowsOf(sql`SELECT id, capacity, taken, is_closed FROM slots ORDER BY id`)).toEqual(
      before,
    )
    expect(await shop.rowsOf(sql`SELECT FROM closures`)).toEqual([])
    await shop.db().execute(sql`DELETE FROM slot_waiters`)
  })

  test('is for operators of the centre, for a time that lies ahead', async () => {
    const visit = await shop.sell()
    expect(codeOf(await shop.look(visit, 'manager', centres.near))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await shop.look({ startsAt: visit.endsAt, endsAt: visit.startsAt }))).toEqual([
      400,
      'PERIOD_INVALID',
    ])
    expect((await shop.look(visit, 'support', centres.near)).status).toBe(200)
    expect((await shop.look(visit, 'centre-staff')).status).toBe(403)
  })
})

describe('closing a centre', () => {
  test('needs the permission, the own centre, a reason, a fresh proof and a time without another closure', async () => {
    const visit = await shop.sell()
    for (const role of ['finance', 'support', 'content', 'centre-staff'])
      expect((await shop.close(visit, {}, role)).status).toBe(403)
    const stranger = await shop.as('manager', centres.near)
    const body = {
      key: key(),
      starts_at: visit.startsAt.toISOString(),
      ends_at: visit.endsAt.toISOString(),
      reason: 'pipe',
    }
    expect(codeOf(await stranger.ask(`/service-centres/${centres.closed}/closures/`, body))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(codeOf(await shop.close(visit, { reason: '' }))).toEqual([400, 'REASON_REQUIRED'])
    expect(codeOf(await shop.close(visit, { ends_at: body.starts_at }))).toEqual([400, 'PERIOD_INVALID'])
    const stale = await shop.as('administrator')
    await shop.db().execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
      WHERE member_id = ${stale.member.id}`)
    expect(codeOf(await shop.close(visit, {}, 'administrator'))).toEqual([403, 'STEP_UP_REQUIRED'])
    const same = { key: key() }
    const closed = await shop.close(visit, same)
    expect(closed.status).toBe(200)
    expect((await shop.close(visit, same)).body).toEqual(closed.body)
    expect(codeOf(await shop.close(visit))).toEqual([409, 'CLOSURE_OVERLAPS'])
    const [entry] = await shop.rowsOf<{ reason: string; centre: number; after: object }>(
      sql`SELECT reason, centre_id AS centre, after FROM operator_changes WHERE action = 'centres.close' ORDER BY id DESC LIMIT 1`,
    )
    expect(entry).toMatchObject({
      reason: 'burst pipe',
      centre: centres.closed,
      after: { cases: 1, slots: 1 },
    })
  })

  test('takes its slots out of every question, and ends a checkout that has not paid', async () => {
    const sample = await bookedLine(shop.db(), { capacity: 2 })
    const visit = await shop.sellLine(sample.line)
    const other = await shop.signIn('91000862')
    const { checkout } = await shop.create({ lines: [sample.line] }, other)
    expect(checkout.stockReservationExpires).not.toBeNull()
    expect((await shop.look(visit)).body.data.checkouts).toBe(1)
    expect((await shop.close(visit)).status).toBe(200)
    const [slot] = await shop.rowsOf(
      sql`SELECT capacity, taken, suspended, is_closed FROM slots WHERE id = ${visit.slotId}`,
    )
    expect(slot).toEqual({ capacity: 1, taken: 1, suspended: 1, is_closed: true })
    const refused = await shop.create({ lines: [sample.line] }, await shop.signIn('91000863'))
    expect(refused.errors[0].code).toBe('INSUFFICIENT_STOCK')
    const product = sample.line.metadata.find(({ key: name }) => name === 'product_id')?.value
    const times = await shop.call(
      `service-centers/delivery-service-centers/?service_center_id=${centres.closed}&product_id=${product}&quantity=1&state_id=11&service_type=service&place=center`,
    )
    expect(JSON.stringify(times.body)).not.toContain(`"slot_id":${visit.slotId},`)
    const waiting = await shop.call('orders/waiting-list/', {
      slot_id: visit.slotId,
      product_id: product,
      service_type: 'service',
      place: 'center',
    })
    expect(waiting.status).not.toBe(200)
    const desk = await shop.as('manager')
    const walkIn = await desk.ask(`/board/slots/${visit.slotId}/walk-ins/`, { key: key() })
    expect(codeOf(walkIn)).toEqual([409, 'PLACES_NOT_FREE'])
    const begun = await shop.buying.begin(checkout.id, 'sandbox', undefined, other)
    expect(begun.errors.length).toBeGreaterThan(0)
  })

  test('closes slots that come into reach later, and reopening before decisions loses nothing', async () => {
    const visit = await shop.sell({ quantity: 2 })
    const closed = await shop.close({
      startsAt: visit.startsAt,
      endsAt: new Date(visit.startsAt.getTime() + 40 * 86_400_000),
    })
    expect(closed.status).toBe(200)
    await shop
      .db()
      .execute(sql`INSERT INTO slots (centre_id, shift_id, delivery_date, starts_at, ends_at, capacity)
      SELECT ${centres.closed}, min(shift_id), ((now() + interval '35 days') AT TIME ZONE 'Asia/Muscat')::date,
        now() + interval '35 days', now() + interval '35 days 1 hour', 3 FROM slots WHERE centre_id = ${centres.closed}`)
    expect(
      await shop.rowsOf(sql`SELECT FROM slots WHERE is_closed AND starts_at > now() + interval '34 days'`),
    ).toHaveLength(1)
    await shop.offer()
    expect(await shop.caseOf(visit)).toMatchObject({ state: 'open', offered: true })
    const manager = await shop.as('manager')
    const path = `/closures/${closed.body.data.id}/reopen/`
    const stranger = await shop.as('manager', centres.near)
    expect(codeOf(await stranger.ask(path, { key: key(), reason: 'open' }))).toEqual([404, 'NOT_FOUND'])
    const reopened = await manager.ask(path, { key: key(), reason: 'repaired' })
    expect(reopened.body.data).toMatchObject({ state: 'reopened', counts: { open: 0, reopened: 1 } })
    expect(codeOf(await manager.ask(path, { key: key(), reason: 'again' }))).toEqual([
      409,
      'CLOSURE_REOPENED',
    ])
    expect(
      await shop.rowsOf(
        sql`SELECT taken, capacity > taken AS has_room FROM slots WHERE id = ${visit.slotId}`,
      ),
    ).toEqual([{ taken: 1, has_room: true }])
    expect(await shop.rowsOf(sql`SELECT FROM closure_offers`)).toEqual([])
    expect(await shop.rowsOf(sql`SELECT FROM slots WHERE is_closed`)).toEqual([])
    const [line] = await shop.rowsOf<{ slot: number }>(
      sql`SELECT slot_id AS slot FROM order_lines WHERE order_id = ${visit.orderId}`,
    )
    expect(line?.slot).toBe(visit.slotId)
  })

  test('lets a holiday pass that is refused over bookings', async () => {
    const visit = await shop.sell()
    const manager = await shop.as('manager')
    const [row] = await shop.rowsOf<{ date: string; from: string; to: string }>(sql`
      SELECT delivery_date::text AS date, (delivery_date::timestamp AT TIME ZONE 'Asia/Muscat')::text AS from,
        ((delivery_date + 1)::timestamp AT TIME ZONE 'Asia/Muscat')::text AS to FROM slots WHERE id = ${visit.slotId}`)
    const holiday = () =>
      manager.ask(`/service-centres/${centres.closed}/holidays/`, {
        key: key(),
        date: row?.date,
        name: { en: 'Repairs', ar: 'صيانة' },
      })
    expect(codeOf(await holiday())).toEqual([409, 'SLOTS_BOOKED'])
    const day = { startsAt: new Date(row?.from ?? ''), endsAt: new Date(row?.to ?? '') }
    const closed = await shop.close(day)
    expect(closed.status).toBe(200)
    const added = await holiday()
    expect(added.status).toBe(200)
    const reopen = await manager.ask(`/closures/${closed.body.data.id}/reopen/`, {
      key: key(),
      reason: 'open',
    })
    expect(codeOf(reopen)).toEqual([409, 'SLOTS_BOOKED'])
    const removed = await manager.ask(`/holidays/${added.body.data.id}/remove/`, { key: key() })
    expect(removed.status).toBe(200)
    expect(
      (await manager.ask(`/closures/${closed.body.data.id}/reopen/`, { key: key(), reason: 'open' })).status,
    ).toBe(200)
  })
})

describe('operators who act for a customer', () => {
  test('see counts and cases with phones, accept an offer, or give the money back', async () => {
    const [first, second] = [await shop.sell(), await shop.sell()]
    await shop.openNearby(first, { variantId: first.variantId })
    await shop.openNearby(second, { variantId: second.variantId })
    const closed = await shop.close({ startsAt: first.startsAt, endsAt: second.endsAt })
    expect(closed.status).toBe(200)
    await shop.offer()
    const support = await shop.as('support')
    const path = `/closures/${closed.body.data.id}`
    const listed = await support.ask(`${path}/cases/`)
    const rows: {
      id: string
      order_number: number
      customer: { phone: string }
      offers: { id: string }[]
    }[] = listed.body.data
    expect(rows.map(({ order_number }) => order_number).sort()).toEqual([first.number, second.number].sort())
    expect(rows[0]?.customer.phone).toBe(shop.phone)
    expect(rows.every(({ offers }) => offers.length === 2)).toBe(true)
    const [one, other] = rows
    const manager = await shop.as('manager')
    const stranger = await shop.as('manager', centres.near)
    const accept = { key: key(), offer_id: one?.offers[0]?.id }
    expect(codeOf(await stranger.ask(`${path}/cases/`))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await stranger.ask(`/closure-cases/${one?.id}/accept/`, accept))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(
      (await support.ask(`/closure-cases/${other?.id}/refund/`, { key: key(), reason: 'asked' })).status,
    ).toBe(403)
    const foreignOffer = { key: key(), offer_id: other?.offers[0]?.id }
    expect(codeOf(await support.ask(`/closure-cases/${one?.id}/accept/`, foreignOffer))).toEqual([
      409,
      'OFFER_GONE',
    ])
    const moved = await support.ask(`/closure-cases/${one?.id}/accept/`, { ...accept, key: key() })
    expect(moved.body.data.state).toBe('moved')
    const refunded = await manager.ask(`/closure-cases/${other?.id}/refund/`, { key: key(), reason: 'asked' })
    expect(refunded.body.data.state).toBe('refunded')
    const again = await manager.ask(`/closure-cases/${other?.id}/refund/`, { key: key(), reason: 'asked' })
    expect(codeOf(again)).toEqual([409, 'CASE_DECIDED'])
    const shown = await manager.ask(`${path}/`)
    expect(shown.body.data.counts).toMatchObject({ open: 0, moved: 1, refunded: 1 })
    expect((await manager.ask('/closures/?state=closed')).body.data[0].id).toBe(closed.body.data.id)
    expect(
      await shop.rowsOf(
        sql`SELECT FROM operator_changes WHERE action IN ('closures.accept', 'closures.refund')`,
      ),
    ).toHaveLength(2)
  })
})

describe('reopening', () => {
  test('is possible whatever is booked on another day outside of the schedule', async () => {
    const other = await shop.sell()
    await shop.db().execute(sql`
      UPDATE slots SET delivery_date = delivery_date + 1, starts_at = starts_at + interval '1 day 7 minutes',
        ends_at = ends_at + interval '1 day 7 minutes' WHERE id = ${other.slotId}`)
    const visit = await shop.sell()
    const closed = await shop.close(visit)
    const manager = await shop.as('manager')
    const reopened = await manager.ask(`/closures/${closed.body.data.id}/reopen/`, {
      key: key(),
      reason: 'repaired',
    })
    expect(reopened.body.data).toMatchObject({ state: 'reopened' })
  })
})
