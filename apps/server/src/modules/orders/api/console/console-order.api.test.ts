import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { freeSlots } from '#modules/booking/samples/free-slot.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { centres, codeOf, key, orderConsole } from '../testing/order-console.ts'
import { type Bought, useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000825')
const desk = orderConsole(shop)

const open = async ({ id }: Pick<Bought, 'id'>, role = 'administrator', centre = centres.own) =>
  (await desk.as(role, centre)).ask(`/orders/${id}/`)
const read = async (order: Bought, role?: string): Promise<RestConsoleOrder> =>
  (await open(order, role)).body.data

/** Noted, moved, done in part and refunded in part. */
let busy: Bought
let quiet: Bought
beforeAll(async () => {
  quiet = await shop.buy()
  busy = await shop.buy({ quantity: 2 })
  await shop.db().execute(sql`UPDATE order_lines SET metadata = metadata || '{"car": "Patrol 2021"}'
    WHERE order_id = ${busy.orderId}`)
  await shop.db().execute(sql`INSERT INTO staff_roles (name, is_centre_scoped) VALUES ('reader', false)`)
  await shop
    .db()
    .execute(sql`INSERT INTO staff_role_permissions (role, permission) VALUES ('reader', 'orders.read')`)
  const { path, line_id } = await desk.about(busy)
  const command = async (role: string, name: string, body: object) => {
    const { revision } = await desk.about(busy)
    const version = { revision, version: revision }
    const answer = await (await desk.as(role)).ask(`${path}/${name}/`, { key: key(), ...version, ...body })
    expect([name, answer.status]).toEqual([name, 200])
  }
  await command('support', 'notes', { text: 'comes with two cars' })
  const [slot] = await freeSlots(shop.db(), { centreId: centres.own, capacity: 5, count: 1 })
  await command('manager', 'move', { line_id, slot_id: slot?.slotId })
  await command('support', 'fulfil', { lines: [{ id: line_id, units: 1 }] })
  await command('finance', 'refunds', { amount_baisa: 400, to: 'card', reason: 'a scratch' })
  await waitUntil(async () => (await read(busy)).money.credit_notes.length === 1)
  await waitUntil(async () => (await read(quiet)).money.invoice !== null)
})

describe('an order that an operator opens', () => {
  test('[OPS-13] has its lines with centre, slot, car and what became of them, its buyer and its notes', async () => {
    const order = await read(busy)
    expect(order).toMatchObject({
      id: busy.id,
      number: Number(busy.number),
      status: 'PARTIALLY_FULFILLED',
      payment_status: 'PARTIALLY_REFUNDED',
      customer: { phone: '+96891000825', masked_phone: '+968•••••825' },
      is_whole: true,
      notes: [{ author: 'support', text: 'comes with two cars' }],
    })
    expect(order.lines[0]).toMatchObject({
      status: 'partly_used',
      quantity: 2,
      used: 1,
      car: 'Patrol 2021',
      centre: { id: centres.own, name: { en: expect.any(String), ar: expect.any(String) } },
      slot_id: expect.any(Number),
      appointment_at: expect.any(String),
    })
    expect(order.surcharges.every(({ line_id }) => line_id === order.lines[0]?.id)).toBe(true)
    expect(order.revision).toBe((await desk.about(busy)).revision)
  })

  test('[OPS-13] [OPS-14] has what has paid it, what was given back, its invoice and its credit notes', async () => {
    const { money } = await read(busy, 'finance')
    const paid = money.payments?.[0]?.paid_baisa ?? 0
    expect(money.payments).toMatchObject([{ source: 'sandbox', refunded_baisa: 400 }])
    expect(money.refunds).toMatchObject([{ target: 'sandbox', amount_baisa: 400, occasion: 'refund' }])
    expect(money.refundable_baisa).toBe(paid - 400)
    expect(money.invoice).toMatchObject({
      number: expect.stringMatching(/^INV-/),
      total_baisa: money.total_baisa,
    })
    expect(money.credit_notes).toMatchObject([{ number: expect.stringMatching(/^CN-/) }])
  })

  test('[OPS-13] [OPS-21] tells what happened, by whom, the newest first', async () => {
    const { timeline } = await read(busy)
    const kinds = timeline.map(({ kind }) => kind)
    for (const kind of ['placed', 'payment', 'invoice', 'note', 'visit_moved', 'status', 'refund'] as const)
      expect(kinds).toContain(kind)
    expect(timeline.at(-1)?.kind === 'placed' || timeline.at(-2)?.kind === 'placed').toBe(true)
    const times = timeline.map(({ at }) => Date.parse(at))
    expect(times).toEqual([...times].sort((one, other) => other - one))
    const of = (kind: string) => timeline.find((entry) => entry.kind === kind)
    expect(of('note')).toMatchObject({
      actor: { kind: 'operator', name: 'support' },
      text: 'comes with two cars',
    })
    expect(of('visit_moved')).toMatchObject({
      actor: { name: 'manager' },
      to: { centre: { id: centres.own } },
    })
    expect(of('status')).toMatchObject({
      actor: { name: 'support' },
      from: 'UNFULFILLED',
      to: 'PARTIALLY_FULFILLED',
    })
    expect(of('payment_status')).toMatchObject({ actor: { name: 'finance' }, to: 'PARTIALLY_REFUNDED' })
    const changes = timeline.flatMap((entry) => (entry.kind === 'change' ? entry.action : []))
    expect(changes).toEqual(['orders.refund', 'orders.fulfil', 'orders.move', 'orders.note'])
    expect(JSON.stringify(await read(busy))).not.toContain('password')
  })

  test('[OPS-21] tells of the log what the operator may read of it', async () => {
    const actionsFor = async (role: string) =>
      (await read(busy, role)).timeline.flatMap((entry) => (entry.kind === 'change' ? entry.action : []))
    expect(await actionsFor('support')).toEqual(['orders.fulfil', 'orders.note'])
    expect(await actionsFor('finance')).toEqual(['orders.refund'])
  })

  test('[ROLE-08] shows no phone, address or money to those who may not read them', async () => {
    const order = await read(busy, 'reader')
    expect(order.customer).toMatchObject({ phone: null, email: null, masked_phone: '+968•••••825' })
    expect(order.money).toMatchObject({ payments: null, refunds: null, refundable_baisa: null })
    expect(order.timeline.map(({ kind }) => kind)).not.toContain('refund')
    expect(JSON.stringify(order)).not.toContain('91000825')
  })

  test('[ROLE-08] is one of the own centres; any other looks like one that does not exist', async () => {
    expect((await open(busy, 'manager')).status).toBe(200)
    expect(codeOf(await open(busy, 'manager', centres.foreign))).toEqual([404, 'NOT_FOUND'])
    for (const id of ['unknown', `${busy.id}x`, 'T3JkZXI6MQ=='])
      expect(codeOf(await open({ id }))).toEqual([404, 'NOT_FOUND'])
    for (const role of ['content', 'centre-staff']) expect((await open(busy, role)).status).toBe(403)
  })

  test('[ROLE-08] has the lines of a manager’s own centres alone', async () => {
    const order = await shop.buy()
    await shop
      .db()
      .execute(sql`INSERT INTO order_lines (order_id, position, variant_id, product_name, variant_name, sku,
        quantity, undiscounted_unit_baisa, unit_baisa, total_baisa, tax_baisa, slot_id, centre_id, fulfilment,
        appointment_at, expires_at, expired)
      SELECT order_id, 90, variant_id, product_name, variant_name, 'ELSEWHERE', 1, 0, 0, 0, 0, slot_id,
        ${centres.foreign}, fulfilment, appointment_at, expires_at, 1
      FROM order_lines WHERE order_id = ${order.orderId}`)
    const skus = ({ lines }: RestConsoleOrder) => lines.map(({ sku }) => sku)
    expect(skus(await read(order))).toContain('ELSEWHERE')
    const own = await read(order, 'manager')
    expect([skus(own).includes('ELSEWHERE'), own.is_whole]).toEqual([false, false])
    await shop.db().execute(sql`DELETE FROM order_lines WHERE order_id = ${order.orderId} AND position = 90`)
  })

  test('costs as many statements with a long history as with none', async () => {
    const administrator = await desk.as('administrator')
    const cost = ({ id }: Bought) =>
      shop.shop().deps.connection.statementsOf(async () => {
        expect((await administrator.ask(`/orders/${id}/`)).status).toBe(200)
      })
    expect(await cost(busy)).toBe(await cost(quiet))
    expect(await cost(busy)).toBeLessThanOrEqual(15)
  })
})
