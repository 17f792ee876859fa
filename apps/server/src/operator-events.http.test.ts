import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalDecided } from '#commands/approval-events.ts'
import { scheduleChanged } from '#modules/booking/use-cases/apply-schedule.ts'
import { centreChanged } from '#modules/booking/use-cases/edit-centres.ts'
import { driverAssigned } from '#modules/booking/use-cases/manage-drivers.ts'
import { priceChanged } from '#modules/catalogue/use-cases/set-price.ts'
import { customerUnblocked } from '#modules/identity/index.ts'
import { stockChanged } from '#modules/inventory/use-cases/change-stock.ts'
import { broadcastCancelled } from '#modules/notifications/use-cases/broadcast.ts'
import { unitsRecorded } from '#modules/orders/use-cases/fulfil-line.ts'
import { orderNoted } from '#modules/orders/use-cases/note-order.ts'
import { questionsChanged } from '#modules/surveys/use-cases/edit-questions.ts'
import { commentModerated } from '#modules/surveys/use-cases/moderate-comments.ts'
import { walletAdjusted } from '#modules/wallet/use-cases/adjust-wallet.ts'
import { placeTestOrder } from '#testing/console-orders.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { watchEvents } from '#testing/watch-events.ts'

type Command = {
  path: string
  body?: object
  method?: 'PUT'
  /** Who sends it; the administrator where it is left out. */
  as?: 'second'
  payload: Record<string, unknown>
}
type Case = { event: { eventName: string }; prepare(): Promise<Command> }

let shop: TestApp
let admin: Awaited<ReturnType<typeof signInStaff>>
let second: typeof admin
let customer: { id: number; key: string }
let events: Awaited<ReturnType<typeof watchEvents>>
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  second = await signInStaff(shop, await makeMember(shop, 'administrator'))
  const [row] = await rowsOf<{ id: number; key: string }>(
    sql`INSERT INTO customers (phone) VALUES ('+96891470001') RETURNING id, public_id AS key`,
  )
  customer = { id: row?.id ?? 0, key: toGlobalId('User', row?.key ?? '') }
  events = await watchEvents(
    shop,
    cases.map(({ event }) => event),
  )
})
afterAll(() => shop.close())

async function rowsOf<Row extends Record<string, unknown>>(query: SQL): Promise<Row[]> {
  return (await shop.deps.db.execute<Row>(query)).rows as Row[]
}

async function bookedOrder() {
  const number = await placeTestOrder(shop, { customerId: customer.id, centreId: 1 })
  const [row] = await rowsOf<{ id: number; order: string; line: string }>(sql`
    UPDATE order_lines SET used = 0, appointment_at = now() - interval '1 hour' FROM orders
    WHERE orders.id = order_id AND number = ${number}
    RETURNING orders.id, orders.public_id AS "order", order_lines.public_id AS line`)
  const { id = 0, order = '', line = '' } = row ?? {}
  return { id, path: `/orders/${toGlobalId('Order', order)}`, line: toGlobalId('OrderLine', line) }
}

const adjust = (amount_baisa: number, balance_baisa: number) => ({
  path: `/customers/${customer.key}/wallet-adjustments/`,
  body: { amount_baisa, balance_baisa },
})

const reason = 'asked for'
let keys = 0
const sent = (body: object = {}) => ({ key: `operator-events-${process.pid}-${++keys}`, reason, ...body })

const cases: readonly Case[] = [
  {
    event: driverAssigned,
    prepare: async () => ({
      path: '/drivers/',
      body: { phone: '91470002', centre_id: 1 },
      payload: { driverId: expect.any(Number), centreId: 1 },
    }),
  },
  {
    event: centreChanged,
    async prepare() {
      const { data } = (await admin.ask('/service-centres/1/')).body
      const { slug: _slug, warehouse_id: _warehouse, is_active: _active, id: _id, ...fields } = data
      return {
        path: '/service-centres/1/',
        method: 'PUT',
        body: { ...fields, lead_days: fields.lead_days + 1 },
        payload: { centreId: 1 },
      }
    },
  },
  {
    event: scheduleChanged,
    async prepare() {
      const { revision, shifts } = (await admin.ask('/service-centres/4/schedule/')).body.data
      const wider = shifts.map((shift: { capacity: number }) => ({ ...shift, capacity: shift.capacity + 1 }))
      return {
        path: '/service-centres/4/week/',
        method: 'PUT',
        body: { revision, shifts: wider },
        payload: { centreIds: [4] },
      }
    },
  },
  {
    event: priceChanged,
    async prepare() {
      const { variant_id, channel, revision } = (await admin.ask('/prices/?limit=1')).body.data[0]
      const discount = { kind: 'none', value: 0 }
      return {
        path: '/prices/set/',
        body: { variant_id, channel, revision, price_baisa: 7_777, cost_baisa: null, discount },
        payload: { variantId: variant_id, channelId: expect.any(Number), priceBaisa: 7_777 },
      }
    },
  },
  {
    event: stockChanged,
    async prepare() {
      const { variant_id, warehouse_id, on_hand } = (await admin.ask('/stock/?limit=1')).body.data[0]
      return {
        path: '/stock/adjust/',
        body: { variant_id, warehouse_id, by: 3 },
        payload: {
          variantId: variant_id,
          warehouseId: warehouse_id,
          unitsBefore: on_hand,
          units: on_hand + 3,
        },
      }
    },
  },
  {
    event: customerUnblocked,
    async prepare() {
      await admin.ask(`/customers/${customer.key}/block/`, sent())
      return { path: `/customers/${customer.key}/unblock/`, payload: { customerId: customer.id } }
    },
  },
  {
    event: walletAdjusted,
    prepare: async () => ({
      ...adjust(1_250, 0),
      payload: { customerId: customer.id, amountBaisa: 1_250, operatorId: admin.member.id },
    }),
  },
  {
    event: approvalDecided,
    async prepare() {
      const { path, body } = adjust(60_000, 1_250)
      const { id } = (await admin.ask(path, sent(body))).body.approval
      const by = { operatorId: second.member.id, isApproved: true }
      const payload = { approvalId: id, action: 'wallets.adjust', ...by }
      return { path: `/approvals/${id}/approve/`, as: 'second', body: {}, payload }
    },
  },
  {
    event: broadcastCancelled,
    async prepare() {
      const both = { en: 'Closed on Friday', ar: 'مغلق يوم الجمعة' }
      const at = new Date(Date.now() + 86_400_000).toISOString()
      const words = { audience: 'all', subject: both, message: both, send_at: at }
      const { id } = (await admin.ask('/broadcasts/', sent(words))).body.data
      return { path: `/broadcasts/${id}/cancel/`, payload: { broadcastId: expect.any(Number) } }
    },
  },
  {
    event: orderNoted,
    async prepare() {
      const { id, path } = await bookedOrder()
      const body = { revision: 1, text: 'asks for a call' }
      return { path: `${path}/notes/`, body, payload: { orderId: id, noteId: expect.any(Number) } }
    },
  },
  {
    event: unitsRecorded,
    async prepare() {
      const { id, path, line } = await bookedOrder()
      const lines = [{ position: 1, units: 1 }]
      return {
        path: `${path}/came/`,
        body: { revision: 1, line_id: line },
        payload: { orderId: id, customerId: customer.id, outcome: 'used', lines },
      }
    },
  },
  {
    event: questionsChanged,
    async prepare() {
      const title = { en: 'Too late?', ar: 'متأخر؟' }
      const [category] = await rowsOf<{ id: number }>(sql`SELECT min(id) AS id FROM categories`)
      const categoryId = category?.id ?? 0
      return {
        path: '/questions/',
        body: { type: 'returned', category_id: categoryId, title },
        payload: { type: 'returned', categoryId },
      }
    },
  },
  {
    event: commentModerated,
    async prepare() {
      const { id: orderId } = await bookedOrder()
      const [invitation] = await rowsOf<{ id: number }>(sql`
        INSERT INTO survey_invitations (order_id, customer_id, centre_id, token_hash, expires_at, answered_at)
        VALUES (${orderId}, ${customer.id}, 1, repeat('a', 64), now() + interval '1 day', now()) RETURNING id`)
      const id = invitation?.id ?? 0
      await shop.deps.db.execute(sql`INSERT INTO survey_answers (invitation_id, rate, comment, moderation)
        VALUES (${id}, 4, 'Quick work', 'pending')`)
      const body = { decision: 'approved' }
      return {
        path: `/comments/${id}/moderate/`,
        body,
        payload: { invitationId: id, decision: 'approved' },
      }
    },
  },
]

test.each(cases.map((each) => [each.event.eventName, each] as const))(
  '%s is published once with the change of an operator, and not by its repetition',
  async (_name, { event, prepare }) => {
    const { path, body, method, as, payload } = await prepare()
    const before = await events.published(event)
    const change = sent(body)
    const ask = () => (as === 'second' ? second : admin).ask(path, change, method && { method })
    const done = await ask()
    expect(done).toMatchObject({ status: 200 })
    await ask()
    expect((await events.published(event)).slice(before.length)).toEqual([payload])
  },
)
