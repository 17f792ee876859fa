import { sql } from 'drizzle-orm'
import { afterEach, beforeAll } from 'vitest'
import { bookedLine, setStock } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { runSweep } from '#testing/run-sweep.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'

export type Operator = Awaited<ReturnType<typeof signInStaff>>

export type Visit = {
  orderId: number
  number: number
  slotId: number
  variantId: number
  startsAt: Date
  endsAt: Date
}

type Answer = Awaited<ReturnType<Operator['ask']>>

/** Ghala, where the sample bookings are, and a centre nearby that does the same work. */
export const centres = { closed: 1, near: 2, nearWarehouse: 0 }

let keys = 0
export const key = () => `key-${process.pid}-${++keys}`
export const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]

/** A shop whose operators close a centre while customers have bookings there. */
export function useClosingShop(phone: string, { jobs = true }: { jobs?: boolean | readonly string[] } = {}) {
  const shop = usePaymentShop(phone, undefined, { CODES_PER_ADDRESS_PER_HOUR: '10000' }, [], { jobs })
  const buying = purchasesOf(shop)
  const members = new Map<string, Operator>()

  beforeAll(async () => {
    const db = shop.db()
    await db.execute(sql`INSERT INTO centre_service_types (centre_id, service_type_id, venue)
      SELECT ${centres.near}, service_type_id, venue FROM centre_service_types WHERE centre_id = ${centres.closed}
      ON CONFLICT DO NOTHING`)
    // Nobody but the near centre is near enough.
    await db.execute(sql`UPDATE service_centres SET latitude = 17, longitude = 54 WHERE id NOT IN (1, 2)`)
    await db.execute(sql`UPDATE service_centres AS near SET latitude = closed.latitude + 0.03, longitude = closed.longitude,
      lead_days = 1, stock_type = 'center' FROM service_centres AS closed WHERE near.id = ${centres.near} AND closed.id = ${centres.closed}`)
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT warehouse_id AS id FROM service_centres WHERE id = ${centres.near}`,
    )
    centres.nearWarehouse = rows[0]?.id ?? 0
  })

  /** Everything is open again, before the books are looked at. */
  afterEach(async () => {
    const manager = await asRole('manager')
    const { body } = await manager.ask('/closures/?state=closed')
    for (const { id } of body.data)
      await manager.ask(`/closures/${id}/reopen/`, { key: key(), reason: 'the end of a test' })
    await runSweep(shop.shop().deps, 'release-expired-reservations')
  })

  const asRole = async (role: string, centre = centres.closed): Promise<Operator> => {
    const name = `${role}:${centre}`
    const known = members.get(name)
    if (known) return known
    const operator = await signInStaff(shop.shop(), await makeMember(shop.shop(), role, [centre]))
    members.set(name, operator)
    return operator
  }

  const rowsOf = async <Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await shop.db().execute(query)).rows as Row[]

  const visitOf = async (orderId: number): Promise<Visit> => {
    const [row] = await rowsOf<Visit>(sql`
      SELECT order_id AS "orderId", number, slot_id AS "slotId", variant_id AS "variantId", starts_at AS "startsAt",
        ends_at AS "endsAt"
      FROM order_lines JOIN orders ON orders.id = order_id JOIN slots ON slots.id = slot_id
      WHERE order_id = ${orderId} ORDER BY position LIMIT 1`)
    if (!row) throw new Error('the order has no visit')
    return { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }
  }

  const parts = { shop, buying, rowsOf, visitOf, as: asRole }
  return { ...shop, buying, rowsOf, visitOf, ...sellingSteps(parts), ...closingSteps(parts) }
}

type Parts = {
  shop: ReturnType<typeof usePaymentShop>
  buying: ReturnType<typeof purchasesOf>
  rowsOf<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]>
  visitOf(orderId: number): Promise<Visit>
  as(role: string, centre?: number): Promise<Operator>
}

function sellingSteps({ shop, buying, rowsOf, visitOf }: Parts) {
  return {
    /** An order of oil at the centre, paid by card. */
    async sell({ quantity = 1, code = '', token = shop.token() } = {}): Promise<Visit> {
      const { line } = await bookedLine(shop.db(), { capacity: 5 })
      return this.sellLine({ ...line, quantity }, { code, token })
    },

    async sellLine(line: object, { code = '', token = shop.token() } = {}): Promise<Visit> {
      const { checkout } = await shop.create({ lines: [line] }, token)
      if (code) await this.addCode(checkout.id, code, token)
      const begun = await buying.begin(checkout.id, 'sandbox', undefined, token)
      if (begun.data?.url) await buying.choose(begun.data.url, 'pay')
      const { order } = await buying.complete(checkout.id, token)
      const [row] = await rowsOf<{ id: number }>(
        sql`SELECT id FROM orders WHERE number = ${Number(order.number)}`,
      )
      return visitOf(row?.id ?? 0)
    },

    async addCode(id: string, code: string, token = shop.token()) {
      const query = `mutation($id: ID, $code: String!) {
        checkoutAddPromoCode(id: $id, promoCode: $code) { errors { message } } }`
      await shop.shop().app.inject({
        method: 'POST',
        url: '/graphql/',
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
        payload: { query, variables: { id, code } },
      })
    },

    /** Around a visit, slots of the near centre have so many places, and other slots of its own centre none. */
    async openNearby(
      { startsAt, slotId }: Visit,
      { places = 4, feeBaisa = 1500, units = 1000, variantId = 0 } = {},
    ) {
      const at = startsAt.toISOString()
      await shop
        .db()
        .execute(sql`UPDATE slots SET capacity = taken + ${places} WHERE centre_id = ${centres.near} AND NOT is_closed
        AND starts_at BETWEEN ${at}::timestamptz - interval '3 days' AND ${at}::timestamptz + interval '3 days'`)
      await shop
        .db()
        .execute(sql`UPDATE slots SET capacity = taken WHERE centre_id = ${centres.closed} AND NOT is_closed
        AND id <> ${slotId}
        AND starts_at BETWEEN ${at}::timestamptz - interval '3 days' AND ${at}::timestamptz + interval '3 days'`)
      await shop
        .db()
        .execute(sql`UPDATE shifts SET service_fee_baisa = ${feeBaisa}, service_fee_variant_id = CASE
        WHEN ${feeBaisa} > 0 THEN (SELECT min(product_variants.id) FROM product_variants
          JOIN products ON products.id = product_id WHERE kind = 'fee') END WHERE centre_id = ${centres.near}`)
      if (variantId > 0)
        await shop.db().execute(sql`INSERT INTO stocks (warehouse_id, variant_id, on_hand)
          VALUES (${centres.nearWarehouse}, ${variantId}, ${units})
          ON CONFLICT (variant_id, warehouse_id) DO UPDATE SET on_hand = stocks.reserved + ${units}`)
    },
  }
}

function closingSteps({ shop, rowsOf, as }: Parts) {
  return {
    as,

    /** Closes the centre for the hour of a visit. */
    async close(
      { startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>,
      change: object = {},
      role = 'manager',
    ) {
      const operator = await this.as(role)
      return operator.ask(`/service-centres/${centres.closed}/closures/`, {
        key: key(),
        starts_at: startsAt.toISOString(),
        ends_at: endsAt.toISOString(),
        reason: 'burst pipe',
        ...change,
      })
    },

    async look(
      { startsAt, endsAt }: Pick<Visit, 'startsAt' | 'endsAt'>,
      role = 'manager',
      centre = centres.closed,
    ) {
      const operator = await this.as(role)
      const query = `starts_at=${startsAt.toISOString()}&ends_at=${endsAt.toISOString()}`
      return operator.ask(`/service-centres/${centre}/closing/?${query}`)
    },

    offer: () => runSweep(shop.shop().deps, 'offer-alternatives'),
    endAnswers: () => runSweep(shop.shop().deps, 'refund-unanswered-cases'),

    /** The time to answer is over. */
    passDeadline: ({ orderId }: Visit) =>
      shop
        .db()
        .execute(
          sql`UPDATE closure_cases SET deadline_at = now() - interval '1 second' WHERE order_id = ${orderId}`,
        ),

    caseOf: async ({ orderId }: Visit) =>
      (
        await rowsOf<{
          id: number
          publicId: string
          state: string
          decidedBy: string | null
          refund: number
          offered: boolean
        }>(
          sql`SELECT id, public_id AS "publicId", state, decided_by AS "decidedBy", refund_baisa AS refund,
            offered_at IS NOT NULL AS offered
          FROM closure_cases WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`,
        )
      )[0],

    stock: (variantId: number, units: number) => setStock(shop.db(), variantId, units),

    /** A customer's call, signed in or with a token of a link alone. */
    async call(path: string, payload?: object, token: string | null = shop.token()) {
      const answer = await shop.shop().app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/api/v1/${path}`,
        headers: {
          host: 'localhost',
          'accept-language': 'en',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(payload && { payload }),
      })
      return { status: answer.statusCode, body: answer.json() }
    },

    /** The customer's closed visit, as the API shows it. */
    async own({ number }: Visit, token?: string) {
      const { body } = await this.call('orders/closed-visits/', undefined, token ?? shop.token())
      return body.data.find((visit: { order_number: string }) => visit.order_number === String(number))
    },
  }
}
