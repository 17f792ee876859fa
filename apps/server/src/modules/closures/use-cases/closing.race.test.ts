import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { atOnce } from '#testing/at-once.ts'
import { centres, key, useClosingShop, type Visit } from '../api/testing/closing-shop.ts'

const shop = useClosingShop('91000881', { jobs: ['send-message'] })

async function offered(): Promise<{ visit: Visit; id: string; offers: { id: string }[] }> {
  const visit = await shop.sell()
  await shop.openNearby(visit, { variantId: visit.variantId })
  expect((await shop.close(visit)).status).toBe(200)
  await shop.offer()
  const { id, offers } = await shop.own(visit)
  return { visit, id, offers }
}

const accept = ({ id, offers }: { id: string; offers: { id: string }[] }, at = 0) =>
  shop.call(`orders/closed-visits/${id}/accept/`, { offer_id: offers[at]?.id })

const refund = ({ id }: { id: string }) => shop.call(`orders/closed-visits/${id}/refund/`, {})

const countOf = async (query: ReturnType<typeof sql>) => (await shop.rowsOf(query)).length

/** How often the visit was moved and how often its money was given back. */
const endsOf = async ({ orderId }: Visit) => ({
  moves: await countOf(sql`SELECT FROM visit_moves WHERE order_id = ${orderId}`),
  refunds: await countOf(sql`SELECT DISTINCT refund.key FROM order_refunds AS refund
    JOIN order_payments ON order_payments.id = payment_id WHERE order_id = ${orderId}`),
})

/**
 * The lock of the case, that of the order, the row count of the decision and those of slots, units and refund keys each end
 * such a race, so it stays green without any one of them. `closing-guards.race.test.ts` shows the case's own two alone. None
 * is to spare: the case's lock makes the second answer wait before it holds anything, the order's lock is for returns and
 * moves that know of no case.
 */
describe('decisions of a closed visit that meet', () => {
  test('[BEY-07] two accepts of two offers move the visit once, and leave no held slot behind', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const closed = await offered()
      const answers = await atOnce([0, 1, 0, 1], (at) => accept(closed, at))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await endsOf(closed.visit)).toEqual({ moves: 1, refunds: 0 })
      expect(await countOf(sql`SELECT FROM slot_reservations WHERE holder LIKE 'closing:%'`)).toBe(0)
    }
  })

  test('an accept and the money: one of them happens', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const closed = await offered()
      const answers = await atOnce([accept, refund, accept, refund], (answer) => answer(closed))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const { moves, refunds } = await endsOf(closed.visit)
      expect(moves + refunds).toBe(1)
    }
  })

  test('an accept and the end of the time to answer: one of them happens', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const closed = await offered()
      await shop.passDeadline(closed.visit)
      const [answer] = await Promise.all([accept(closed), shop.endAnswers(), shop.endAnswers()])
      const { moves, refunds } = await endsOf(closed.visit)
      expect({ moves, refunds }).toEqual(
        answer?.status === 200 ? { moves: 1, refunds: 0 } : { moves: 0, refunds: 1 },
      )
    }
  })

  test('an accept of a slot whose centre is closed itself finds it gone, and another one is offered', async () => {
    const closed = await offered()
    const admin = await shop.as('manager', centres.near)
    const [row] = await shop.rowsOf<{ from: Date; to: Date }>(sql`
      SELECT min(starts_at) AS from, max(ends_at) AS to FROM slots WHERE id IN (SELECT slot_id FROM closure_offers)`)
    const body = {
      key: key(),
      starts_at: new Date(row?.from ?? 0).toISOString(),
      ends_at: new Date(row?.to ?? 0).toISOString(),
    }
    const near = await admin.ask(`/service-centres/${centres.near}/closures/`, { ...body, reason: 'flood' })
    expect(near.status).toBe(200)
    expect((await accept(closed)).status).toBe(409)
    expect(await shop.caseOf(closed.visit)).toMatchObject({ state: 'open', offered: false })
    await shop.offer()
    const again = await shop.own(closed.visit)
    expect(again.offers.length).toBeGreaterThan(0)
    expect((await accept(again)).status).toBe(200)
    await admin.ask(`/closures/${near.body.data.id}/reopen/`, { key: key(), reason: 'dry' })
  })
})

describe('closings that meet', () => {
  test('two closings of one time make one closure and one case', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const visit = await shop.sell()
      const answers = await atOnce([1, 2, 3], () => shop.close(visit))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(
        await countOf(sql`SELECT FROM closure_cases WHERE order_id = ${visit.orderId} AND state = 'open'`),
      ).toBe(1)
    }
  })

  test('a closing and payments for its slots: who pays in time has a case, the others lose nothing but the slot', async () => {
    const tokens: string[] = []
    for (const phone of ['91000882', '91000883', '91000884']) tokens.push(await shop.signIn(phone))
    for (let turn = 0; turn < 3; turn++) {
      const sample = await bookedLine(shop.db(), { capacity: 4 })
      const begun = []
      for (const token of tokens) {
        const { checkout } = await shop.create({ lines: [sample.line] }, token)
        const { data, errors } = await shop.buying.begin(checkout.id, 'sandbox', undefined, token)
        expect(errors).toEqual([])
        await shop.buying.choose(data.url, 'pay')
        begun.push({ id: checkout.id, token })
      }
      const [slot] = await shop.rowsOf<{ startsAt: Date; endsAt: Date }>(
        sql`SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM slots WHERE id = ${sample.slotId}`,
      )
      const time = { startsAt: new Date(slot?.startsAt ?? 0), endsAt: new Date(slot?.endsAt ?? 0) }
      const [closed] = await Promise.all([
        shop.close(time),
        ...begun.map(({ id, token }) => shop.buying.complete(id, token)),
      ])
      expect(closed.status).toBe(200)
      const [counts] = await shop.rowsOf<{ booked: number; cases: number; held: number }>(sql`
        SELECT count(*) FILTER (WHERE state = 'booked')::int AS booked, count(*) FILTER (WHERE state = 'held')::int AS held,
          (SELECT count(*)::int FROM closure_cases WHERE state = 'open') AS cases
        FROM slot_reservations WHERE slot_id = ${sample.slotId}`)
      expect(counts?.held).toBe(0)
      expect(counts?.cases).toBe(counts?.booked)
      const manager = await shop.as('manager')
      await manager.ask(`/closures/${closed.body.data.id}/reopen/`, { key: key(), reason: 'next turn' })
      await shop.db().execute(sql`DELETE FROM slot_reservation_budgets`)
    }
  })
})
