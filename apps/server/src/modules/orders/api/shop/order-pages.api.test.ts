import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000824')
const bought = 6

/** Every order has a code, a gift card that has paid nothing, and a place where its goods are handed over. */
beforeAll(async () => {
  for (let count = 0; count < bought; count += 1) await shop.buy()
  const db = shop.db()
  await db.execute(sql`INSERT INTO order_discounts (order_id, kind, source_id, code, amount_baisa)
    SELECT id, 'gift_card', (SELECT min(id) FROM gift_cards), 'PAGES', 0 FROM orders`)
  await db.execute(sql`INSERT INTO order_discounts (order_id, kind, source_id, code, amount_baisa)
    SELECT id, 'promo', 1, 'PAGES', 0 FROM orders`)
  await db.execute(sql`UPDATE orders SET collection_point_id = (SELECT min(id) FROM warehouses)`)
})

const document = `query($first: Int!) { me { orders(first: $first) { totalCount edges { node {
  id user { id } channel { slug } billingAddress { city } collectionPointName deliveryMethod { __typename }
  lines { id variant { id } } fulfillments { id } discounts { name } voucher { code } voucherCode
  giftCards { id last4CodeChars } summary { payableAmount { amount } } payments { gateway }
  invoices { number } creditNotes { number } } } } } }`

/** One more is allowed: a request that comes a second after the last renews what is known of its session. */
const sessionStatement = 1

/** The least of a few, for the same reason. */
async function minOf(cost: () => Promise<number>): Promise<number> {
  return Math.min(await cost(), await cost(), await cost())
}

describe('a page of orders costs as many statements as one order', () => {
  test('in GraphQL, with everything that an order has', async () => {
    const { statementsOf } = shop.shop().deps.connection
    const nodes: {
      giftCards: unknown[]
      payments: unknown[]
      voucherCode: string
      collectionPointName: string
    }[] = []
    const cost = (first: number) =>
      statementsOf(async () => {
        const { data } = await shop.send(document, { first })
        nodes.splice(0, nodes.length, ...data.me.orders.edges.map(({ node }: { node: unknown }) => node))
      })
    const one = await minOf(() => cost(1))
    const all = await minOf(() => cost(100))
    expect(nodes).toHaveLength(bought)
    for (const { giftCards, payments, voucherCode, collectionPointName } of nodes) {
      expect([giftCards.length, payments.length, voucherCode]).toEqual([1, 1, 'PAGES'])
      expect(collectionPointName).toBeTruthy()
    }
    expect(all).toBeLessThanOrEqual(one + sessionStatement)
    expect(all).toBeLessThanOrEqual(12 + sessionStatement)
  })

  test('in REST', async () => {
    const { statementsOf } = shop.shop().deps.connection
    const cost = (limit: number) =>
      statementsOf(async () => {
        const { statusCode } = await shop.shop().app.inject({
          url: `/api/v1/orders/user-orders/?limit=${limit}`,
          headers: { host: 'localhost', authorization: `Bearer ${shop.token()}` },
        })
        expect(statusCode).toBe(200)
      })
    const one = await minOf(() => cost(1))
    expect(await minOf(() => cost(100))).toBeLessThanOrEqual(one + sessionStatement)
  })
})
