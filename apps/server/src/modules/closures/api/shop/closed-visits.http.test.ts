import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { issueGiftCard } from '#modules/promotions/index.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { centres, useClosingShop, type Visit } from '../testing/closing-shop.ts'

const shop = useClosingShop('91000871')

/** Sells, closes, and waits for what the customer is offered. */
async function closedVisit(change: Parameters<typeof shop.openNearby>[1] = {}, sold: object = {}) {
  const visit = await shop.sell(sold)
  await shop.openNearby(visit, { variantId: visit.variantId, ...change })
  expect((await shop.close(visit)).status).toBe(200)
  await waitUntil(async () => (await shop.caseOf(visit))?.offered === true)
  return { visit, shown: await shop.own(visit) }
}

const linkOf = async ({ number }: Visit): Promise<string> => {
  const found = async () => {
    const rows = await shop.rowsOf<{ link: string }>(sql`
      SELECT link FROM notifications WHERE cause LIKE 'closures.alternatives-offered/%' AND subject::text LIKE ${`%${number}%`}`)
    return rows[0]?.link
  }
  await waitUntil(async () => (await found()) !== undefined)
  return (await found())?.replace('/closed-visit?token=', '') ?? ''
}

const lineOf = async ({ orderId }: Visit) =>
  (
    await shop.rowsOf<{ slot: number; centre: number; returned: number; metadata: Record<string, string> }>(
      sql`SELECT slot_id AS slot, centre_id AS centre, returned, metadata FROM order_lines WHERE order_id = ${orderId}`,
    )
  )[0]

const unitsAt = async (variantId: number, warehouseId: number) =>
  (
    await shop.rowsOf<{ units: number }>(
      sql`SELECT on_hand AS units FROM stocks WHERE variant_id = ${variantId} AND warehouse_id = ${warehouseId}`,
    )
  )[0]?.units ?? 0

describe('a customer whose centre is closed', () => {
  test('[BEY-07] gets two held slots by every channel, and accepts one behind the link without signing in, once', async () => {
    const { visit, shown } = await closedVisit()
    expect(shown).toMatchObject({ state: 'open', products: [expect.any(String)] })
    expect(shown.offers).toHaveLength(2)
    const held = await shop.rowsOf<{ holder: string }>(
      sql`SELECT holder FROM slot_reservations WHERE state = 'held' AND holder LIKE 'closing:%'`,
    )
    expect(held.length).toBeGreaterThanOrEqual(2)
    const token = await linkOf(visit)
    await waitUntil(
      async () =>
        (
          await shop.rowsOf(
            sql`SELECT FROM sent_messages WHERE text LIKE ${`%${token}%`} AND recipient = ${shop.phone}`,
          )
        ).length > 0,
    )
    const read = await shop.call(`closed-visits/?token=${token}`, undefined, null)
    expect(read.body.data.offers).toEqual(shown.offers)
    expect((await shop.call('closed-visits/?token=wrong', undefined, null)).status).toBe(404)
    const before = {
      closed: await unitsAt(visit.variantId, 101),
      near: await unitsAt(visit.variantId, centres.nearWarehouse),
    }
    const offer_id = shown.offers[0].id
    const accepted = await shop.call('closed-visits/accept/', { token, offer_id }, null)
    expect(accepted.body.data).toMatchObject({
      state: 'moved',
      moved_to: { starts_at: shown.offers[0].starts_at },
    })
    expect(await lineOf(visit)).toMatchObject({ centre: centres.near, metadata: { stock_type: 'center' } })
    expect(await unitsAt(visit.variantId, 101)).toBe(before.closed + 1)
    expect(await unitsAt(visit.variantId, centres.nearWarehouse)).toBe(before.near - 1)
    expect(await shop.rowsOf(sql`SELECT FROM slot_reservations WHERE holder LIKE 'closing:%'`)).toHaveLength(
      held.length - 2,
    )
    expect((await shop.call('closed-visits/accept/', { token, offer_id }, null)).status).toBe(404)
    expect((await shop.call(`closed-visits/?token=${token}`, undefined, null)).status).toBe(404)
    expect(await shop.takenOf(visit.slotId)).toBe(0)
    expect(await shop.own(visit)).toBeUndefined()
  })

  test('pays nothing for a dearer slot, and is credited for a cheaper one', async () => {
    await shop.buying.fillWallet(0)
    const dear = await closedVisit({ feeBaisa: 9000 })
    expect(dear.shown.offers[0].credit).toBe(0)
    const path = (id: string) => `orders/closed-visits/${id}/accept/`
    expect((await shop.call(path(dear.shown.id), { offer_id: dear.shown.offers[0].id })).status).toBe(200)
    const cheap = await closedVisit({ feeBaisa: 500 })
    expect(cheap.shown.offers[0].credit).toBe(1)
    expect((await shop.call(path(cheap.shown.id), { offer_id: cheap.shown.offers[0].id })).status).toBe(200)
    await waitUntil(async () => (await shop.buying.wallet()).free === 1000)
    expect(await shop.buying.wallet()).toEqual({ free: 1000, held: 0 })
  })

  test('takes all the money with one tap: the gift card first, the rest to the wallet, with one credit note', async () => {
    const card = { code: 'closed-part', initialBaisa: baisa(1_000), endsOn: null, customerId: null }
    await inTransaction(shop.db(), async (tx) => ok(await issueGiftCard(tx, card)))
    const { visit, shown } = await closedVisit({}, { quantity: 2, code: 'closed-part' })
    await shop.buying.fillWallet(0)
    const [paid] = await shop.rowsOf<{ paid: number }>(
      sql`SELECT sum(paid_baisa)::int AS paid FROM order_payments WHERE order_id = ${visit.orderId}`,
    )
    expect(Math.round(shown.refund.amount * 1000)).toBe(paid?.paid)
    expect(shown.refund.gift_card).toBe(1)
    const stock = await unitsAt(visit.variantId, 101)
    const refunded = await shop.call(`orders/closed-visits/${shown.id}/refund/`, {})
    expect(refunded.body.data).toMatchObject({ state: 'refunded', refund: shown.refund })
    expect(await shop.buying.wallet()).toEqual({ free: (paid?.paid ?? 0) - 1000, held: 0 })
    expect(await lineOf(visit)).toMatchObject({ returned: 2 })
    expect(await unitsAt(visit.variantId, 101)).toBe(stock + 2)
    expect(await shop.takenOf(visit.slotId)).toBe(0)
    await waitUntil(
      async () =>
        (await shop.rowsOf(sql`SELECT FROM credit_notes WHERE order_id = ${visit.orderId}`)).length === 1,
    )
    const [order] = await shop.rowsOf(
      sql`SELECT status, payment_status FROM orders WHERE id = ${visit.orderId}`,
    )
    expect(order).toEqual({ status: 'RETURNED', payment_status: 'FULLY_REFUNDED' })
    expect((await shop.call(`orders/closed-visits/${shown.id}/refund/`, {})).status).toBe(409)
    await waitUntil(
      async () =>
        (await shop.rowsOf(sql`SELECT FROM notifications WHERE cause LIKE 'closures.case-refunded/%'`))
          .length > 0,
    )
  })

  test('gets the money without an answer, and the use of the code comes back', async () => {
    await shop.db().execute(sql`INSERT INTO promo_codes (code, name, type, percent, total_limit)
      VALUES ('closed-ten', '{"en":"Ten","ar":"عشرة"}', 'percent', 10, 1)`)
    const used = () => shop.value<number>(sql`SELECT used FROM promo_codes WHERE code = 'closed-ten'`)
    const { visit } = await closedVisit({}, { code: 'closed-ten' })
    expect(await used()).toBe(1)
    await shop.passDeadline(visit)
    await waitUntil(async () => (await shop.caseOf(visit))?.state === 'refunded')
    expect(await used()).toBe(0)
    expect(await shop.caseOf(visit)).toMatchObject({ state: 'refunded', decidedBy: 'system' })
  })

  test('is not offered more than half of the free places of a slot', async () => {
    const { shown } = await closedVisit({ places: 1 })
    expect(shown.offers).toEqual([])
    const [one, other] = [await shop.sell(), await shop.sell()]
    await shop.openNearby(one, { places: 3 })
    expect((await shop.close({ startsAt: one.startsAt, endsAt: other.endsAt })).status).toBe(200)
    await waitUntil(async () => (await shop.caseOf(other))?.offered === true)
    const slots = [await shop.own(one), await shop.own(other)].flatMap(({ offers }) =>
      offers.map(({ starts_at }: { starts_at: string }) => starts_at),
    )
    expect(new Set(slots).size).toBe(4)
    const { rows } = await shop.db().execute<{ over: number }>(sql`
      SELECT count(*)::int AS over FROM slots WHERE (SELECT count(*) FROM slot_reservations
        WHERE slot_id = slots.id AND state = 'held' AND holder LIKE 'closing:%')
        > (capacity - taken + (SELECT count(*) FROM slot_reservations WHERE slot_id = slots.id AND holder LIKE 'closing:%')) / 2`)
    expect(rows[0]?.over).toBe(0)
  })

  test('cannot reach what is another customer’s', async () => {
    const { shown } = await closedVisit()
    const stranger = await shop.signIn('91000872')
    const offer = { offer_id: shown.offers[0].id }
    expect((await shop.call(`orders/closed-visits/${shown.id}/accept/`, offer, stranger)).status).toBe(404)
    expect((await shop.call(`orders/closed-visits/${shown.id}/refund/`, {}, stranger)).status).toBe(404)
    expect((await shop.call('orders/closed-visits/', undefined, stranger)).body.data).toEqual([])
    expect((await shop.call(`orders/closed-visits/${shown.id}/refund/`, {}, null)).status).toBe(401)
  })

  test('is asked no more when the visit was moved or returned in another way', async () => {
    const { visit } = await closedVisit()
    const admin = await shop.as('support')
    const [row] = await shop.rowsOf<{ id: string; revision: number; line: string; slot: number }>(sql`
      SELECT encode(('Order:' || orders.public_id)::bytea, 'base64') AS id, revision,
        encode(('OrderLine:' || line.public_id)::bytea, 'base64') AS line,
        (SELECT id FROM slots WHERE centre_id = ${centres.closed} AND NOT is_closed AND taken < capacity
          AND starts_at > now() + interval '5 days' AND NOT EXISTS (SELECT FROM holidays WHERE date = delivery_date)
          ORDER BY starts_at LIMIT 1) AS slot
      FROM orders JOIN order_lines AS line ON line.order_id = orders.id WHERE orders.id = ${visit.orderId}`)
    const moved = await admin.ask(`/orders/${row?.id}/move/`, {
      key: `move-${visit.number}`,
      revision: row?.revision,
      line_id: row?.line,
      slot_id: row?.slot,
    })
    expect(moved.status).toBe(200)
    await waitUntil(async () => (await shop.caseOf(visit))?.state === 'withdrawn')
    expect(await shop.own(visit)).toBeUndefined()
  })
})
