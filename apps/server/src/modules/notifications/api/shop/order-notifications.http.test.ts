import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { PublishedEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { useOrderShop } from '#modules/orders/api/testing/order-shop.ts'
import { useUnits } from '#modules/orders/api/testing/use-units.ts'
import { movePayment, orderStatusChanged } from '#modules/orders/index.ts'
import { atOnce } from '#testing/at-once.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { notifyOfChangedOrder, notifyOfPlacedOrder } from '../../use-cases/on-order-changed.ts'

const shop = useOrderShop('91420001')

async function list(lang: 'en' | 'ar' = 'en', token = shop.token()) {
  const answer = await shop.shop().app.inject({
    url: '/api/v1/notification/notif/?limit=100',
    headers: { host: 'localhost', 'accept-language': lang, authorization: `Bearer ${token}` },
  })
  return answer.json().data as Record<string, unknown>[]
}

const subjectsOf = async (orderId: string) =>
  (await list()).filter(({ link }) => link === `/my-order/${orderId}`).map(({ subject }) => plain(subject))

const published = (event: PublishedEvent) =>
  inTransaction(shop.db(), async (tx) => ok(await publish(tx, event)))

/** Without the marks that hold numbers together in Arabic. */
const plain = (text: unknown) => String(text).replace(/[\u2068\u2069]/g, '')

describe('an order', () => {
  test('[NOTIF-02] [NOTIF-27] that is placed is notified with what it is about, in both languages', async () => {
    const { id, number } = await shop.buy({ quantity: 2 })
    await waitUntil(async () => (await subjectsOf(id)).length === 1)
    const [notification] = await list()
    const [line] = await shop.rows<{ name: string; name_ar: string; metadata: Record<string, string> }>(
      sql`SELECT product_name ->> 'en' AS name, product_name ->> 'ar' AS name_ar, order_lines.metadata FROM order_lines
        JOIN orders ON orders.id = order_id WHERE number = ${Number(number)}`,
    )
    expect(notification).toMatchObject({
      type: 'ORDER',
      link: `/my-order/${id}`,
      expires_in: null,
      seen: false,
      metadata: {
        product_name: line?.name,
        quantity: 2,
        delivery_date: line?.metadata.delivery_date,
        service_center: {
          name: line?.metadata.name,
          default_location_address: {
            latitude: Number(line?.metadata.latitude),
            longitude: Number(line?.metadata.longitude),
          },
        },
        saleor_order_id: id,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        status: 'UNFULFILLED',
        payment_status: 'FULLY_CHARGED',
      },
    })
    expect(plain(notification?.subject)).toBe(`Order ${number} received`)
    const [arabic] = await list('ar')
    expect(plain(arabic?.subject)).toBe(`استلمنا الطلب ${number}`)
    expect(arabic?.metadata).toMatchObject({ product_name: line?.name_ar })
  })

  test('[NOTIF-27] that moves, or whose payment moves, is notified each time, however late the handler runs', async () => {
    const { id, number, orderId } = await shop.buy({ quantity: 2 })
    await waitUntil(async () => (await subjectsOf(id)).length === 1)
    for (const [from, to] of [
      ['UNFULFILLED', 'PARTIALLY_FULFILLED'],
      ['PARTIALLY_FULFILLED', 'FULFILLED'],
    ] as const) {
      await published(
        orderStatusChanged({ orderId, customerId: 1, kind: 'status', from, to, reason: 'used' }),
      )
    }
    await movePayment(shop.db(), { orderId, to: 'PARTIALLY_REFUNDED', reason: 'refund' })
    await waitUntil(async () => (await subjectsOf(id)).length === 4)
    expect((await subjectsOf(id)).toSorted()).toEqual([
      `Order ${number} received`,
      `Order ${number}: Done`,
      `Order ${number}: Partly done`,
      `Payment of order ${number}: Partly refunded`,
    ])
  })

  test('is notified once for an event that comes several times, in several processes at once', async () => {
    const { id, orderId } = await shop.buy()
    await waitUntil(async () => (await subjectsOf(id)).length === 1)
    const { deps } = shop.shop()
    const delivered = { id: crypto.randomUUID(), handler: 'test', publishedAt: new Date() }
    await atOnce([...Array(20).keys()], () =>
      notifyOfPlacedOrder(deps, { ...delivered, name: 'order.placed', payload: { orderId } }),
    )
    const moved = { orderId, kind: 'status', to: 'FULFILLED', reason: 'used' } as const
    await atOnce([...Array(20).keys()], () =>
      notifyOfChangedOrder(deps, { ...delivered, name: 'order.status-changed', payload: moved }),
    )
    expect(await subjectsOf(id)).toHaveLength(2)
  })

  test('of somebody who has deleted the account is told to nobody', async () => {
    const token = await shop.signIn('91420002')
    const { orderId } = await shop.buy({ as: token })
    const notified = () =>
      shop.rows(
        sql`SELECT FROM notifications JOIN customers ON customers.id = customer_id WHERE phone = '+96891420002'`,
      )
    await waitUntil(async () => (await notified()).length === 1)
    await shop.db().execute(sql`UPDATE customers SET is_active = false WHERE phone = '+96891420002'`)
    const event = {
      id: crypto.randomUUID(),
      handler: 'test',
      name: 'order.status-changed',
      publishedAt: new Date(),
    }
    await notifyOfChangedOrder(shop.shop().deps, {
      ...event,
      payload: { orderId, kind: 'status', to: 'FULFILLED', reason: 'used' },
    })
    expect(await notified()).toHaveLength(1)
  })
})

test('[RET-12] an order that is done brings a link to the survey, which works without signing in', async () => {
  const { orderId } = await shop.buy()
  await useUnits(shop.db(), { orderId, position: 0, units: 1 })
  const linkOf = async () =>
    (await list()).map(({ link }) => String(link)).find((link) => link.startsWith('/survey'))
  await waitUntil(async () => (await linkOf()) !== undefined)
  const [, token] = /^\/survey\?token=([\w-]{32})$/.exec((await linkOf()) ?? '') ?? []
  const survey = await shop.shop().app.inject({ url: `/api/v1/rates/survey/?token=${token}` })
  expect(survey.statusCode).toBe(200)
})
