import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rolePresets } from '#modules/staff/rules/role-presets.ts'
import { atOnce } from '#testing/at-once.ts'
import { type OrderStatus, orderMoves, orderStatuses } from '../../rules/order-status.ts'
import { centres, codeOf, key, orderConsole } from '../testing/order-console.ts'
import { type Bought, useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000821')
const desk = orderConsole(shop)

/** Every command, with what it is sent beside key and revision, and the permission it needs. */
const commands = [
  {
    name: 'fulfil',
    permission: 'orders.fulfil',
    body: (line: string) => ({ lines: [{ id: line, units: 1 }] }),
  },
  { name: 'came', permission: 'orders.visit', body: (line_id: string) => ({ line_id }) },
  { name: 'not-come', permission: 'orders.visit', body: (line_id: string) => ({ line_id }) },
  { name: 'confirm', permission: 'orders.fulfil', body: () => ({}) },
  { name: 'notes', permission: 'orders.note', body: () => ({ text: 'asks for a call' }) },
] as const

type CommandName = (typeof commands)[number]['name']

async function send(order: Bought, name: CommandName, role = 'administrator', change: object = {}) {
  const { path, revision, line_id } = await desk.about(order)
  const command = commands.find((each) => each.name === name)
  const operator = await desk.as(role)
  return operator.ask(`${path}/${name}/`, { key: key(), revision, ...command?.body(line_id), ...change })
}

/** Puts an order where a test wants it, without a history. */
async function put({ orderId }: Bought, status: OrderStatus) {
  await shop.db().execute(sql`DELETE FROM order_status_changes WHERE order_id = ${orderId}`)
  await shop.db().execute(sql`DELETE FROM order_line_stock WHERE order_id = ${orderId}`)
  await shop.db().execute(sql`UPDATE orders SET status = ${status} WHERE id = ${orderId}`)
}

describe('every command about an order', () => {
  test.each(rolePresets.map(({ name }) => name))(
    '[ROLE-08] as %s does what its permission says at the own centre, and nothing at a foreign one',
    async (role) => {
      const preset = rolePresets.find(({ name }) => name === role)
      const order = await shop.buy({ quantity: 9 })
      await desk.begin(order)
      for (const { name, permission, body } of commands.filter(({ name: each }) => each !== 'confirm')) {
        const isAllowed = preset?.permissions.includes(permission) ?? false
        const { path, revision, line_id } = await desk.about(order)
        const sent = () => ({ key: key(), revision, ...body(line_id) })
        const at = async (centre: number) => (await desk.as(role, centre)).ask(`${path}/${name}/`, sent())
        if (preset?.isCentreScoped) {
          expect((await at(centres.foreign)).status, `${name} abroad`).toBe(isAllowed ? 404 : 403)
        }
        // Once everything was done, nobody can be missed.
        const done = name === 'not-come' ? 409 : 200
        expect((await at(centres.own)).status, name).toBe(isAllowed ? done : 403)
      }
    },
  )

  test.each(commands)(
    '$name of an unknown order is not found, and of no order at all neither',
    async (command) => {
      const admin = await desk.as('administrator')
      const line = toGlobalId('OrderLine', '00000000-0000-4000-8000-000000000001')
      for (const id of [toGlobalId('Order', '00000000-0000-4000-8000-000000000001'), 'T3JkZXI6MQ==', 'x']) {
        const body = { key: key(), revision: 1, ...command.body(line) }
        const answer = await admin.ask(`/orders/${id}/${command.name}/`, body)
        expect(codeOf(answer), id).toEqual([404, 'NOT_FOUND'])
      }
    },
  )

  test.each([
    ['no key', { key: undefined }],
    ['no revision', { revision: undefined }],
    ['a revision that is a text', { revision: '1' }],
    ['lines that are no list', { lines: {} }],
    ['no lines', { lines: [] }],
    ['a thousand lines', { lines: Array.from({ length: 1000 }, () => ({ id: 'x', units: 1 })) }],
    ['no units', { lines: [{ id: 'x' }] }],
    ['half a unit', { lines: [{ id: 'x', units: 0.5 }] }],
    ['units below one', { lines: [{ id: 'x', units: -1 }] }],
  ])('with %s is refused', async (_case, change) => {
    const answer = await send(await shop.buy(), 'fulfil', 'administrator', change)
    expect(answer.status).toBe(400)
  })

  test.each(['fulfil', 'came', 'not-come'] as const)(
    '[OPS-21] %s that is sent twice with one key is done once, with one entry in the log',
    async (name) => {
      const order = await shop.buy({ quantity: 3 })
      await desk.begin(order)
      const { path, revision, line_id } = await desk.about(order)
      const operator = await desk.as('manager')
      const body = { key: key(), revision, ...commands.find((each) => each.name === name)?.body(line_id) }
      const first = await operator.ask(`${path}/${name}/`, body)
      expect(first.status).toBe(200)
      expect((await operator.ask(`${path}/${name}/`, body)).body).toEqual(first.body)
      const entries = await desk.entriesAbout(order)
      expect(entries).toHaveLength(1)
      expect(entries[0]).toMatchObject({ operatorId: operator.member.id, centreId: centres.own })
      const outcome = name === 'not-come' ? { expired: 3 } : name === 'came' ? { used: 3 } : { used: 1 }
      expect(entries[0]?.before).toMatchObject({ 'line 0': { used: 0, expired: 0 } })
      expect(entries[0]?.after).toMatchObject({ 'line 0': outcome })
    },
  )

  test.each(['fulfil', 'came', 'not-come'] as const)(
    '%s by two at once for one revision is done by one; the other is told who changed it',
    async (name) => {
      for (let turn = 0; turn < 3; turn++) {
        const order = await shop.buy({ quantity: 5 })
        await desk.begin(order)
        const { path, revision, line_id } = await desk.about(order)
        const operators = [await desk.as('manager'), await desk.as('administrator')]
        const body = commands.find((each) => each.name === name)?.body(line_id)
        const answers = await atOnce(operators, (operator) =>
          operator.ask(`${path}/${name}/`, { key: key(), revision, ...body }),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        const refused = answers.find(({ status }) => status === 409)
        const winner = answers.find(({ status }) => status === 200)
        expect(refused?.body).toMatchObject({
          errors: [{ code: 'VERSION_CONFLICT' }],
          current: { revision: winner?.body.data.revision, status: winner?.body.data.status },
          changed_by: expect.stringMatching(/manager|administrator/),
          changed_at: expect.any(String),
        })
        expect(await desk.entriesAbout(order)).toHaveLength(1)
      }
    },
  )

  test('answers neither prices nor phones nor names', async () => {
    const order = await shop.buy()
    const { body } = await send(order, 'fulfil', 'manager')
    expect(Object.keys(body.data).sort()).toEqual(
      ['id', 'lines', 'number', 'payment_status', 'revision', 'status'].sort(),
    )
    expect(Object.keys(body.data.lines[0]).sort()).toEqual(
      ['appointment_at', 'centre_id', 'expired', 'id', 'quantity', 'returned', 'slot_id', 'used'].sort(),
    )
  })
})

describe('units', () => {
  test('[OPS-13] are fulfilled in parts, never more than were bought, and the operator is in the history', async () => {
    const order = await shop.buy({ quantity: 3 })
    const first = await send(order, 'fulfil', 'support')
    expect(first.body.data).toMatchObject({ status: 'PARTIALLY_FULFILLED', lines: [{ used: 1 }] })
    const { line_id } = await desk.about(order)
    const tooMany = await send(order, 'fulfil', 'support', { lines: [{ id: line_id, units: 3 }] })
    expect(codeOf(tooMany)).toEqual([409, 'UNITS_NOT_LEFT'])
    const twice = [1, 2].map((units) => ({ id: line_id, units }))
    expect(codeOf(await send(order, 'fulfil', 'support', { lines: twice }))).toEqual([409, 'UNITS_NOT_LEFT'])
    const rest = await send(order, 'fulfil', 'support', { lines: [{ id: line_id, units: 2 }] })
    expect(rest.body.data).toMatchObject({ status: 'FULFILLED', lines: [{ used: 3 }] })
    const support = await desk.as('support')
    const moves = await shop.rows(sql`SELECT actor, operator_id, to_status FROM order_status_changes
      WHERE order_id = ${order.orderId} ORDER BY id`)
    expect(moves).toEqual([
      { actor: 'operator', operator_id: support.member.id, to_status: 'PARTIALLY_FULFILLED' },
      { actor: 'operator', operator_id: support.member.id, to_status: 'FULFILLED' },
    ])
  })

  test('of a foreign line, or of another order’s, are not found', async () => {
    const [order, other] = [await shop.buy(), await shop.buy()]
    const { line_id } = await desk.about(other)
    const answer = await send(order, 'fulfil', 'administrator', { lines: [{ id: line_id, units: 1 }] })
    expect(codeOf(answer)).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await send(order, 'came', 'administrator', { line_id }))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a visit', () => {
  test('[OPS-13] was made: everything of it is used, and the order is fulfilled', async () => {
    const order = await shop.buy({ quantity: 2 })
    await desk.begin(order)
    const came = await send(order, 'came', 'centre-staff')
    expect(came.body.data).toMatchObject({ status: 'FULFILLED', lines: [{ used: 2 }] })
    expect(codeOf(await send(order, 'not-come', 'centre-staff'))).toEqual([409, 'UNITS_NOT_LEFT'])
  })

  test('[OPS-13] that nobody came to is over, and its units count as expired', async () => {
    const order = await shop.buy({ quantity: 2 })
    await desk.begin(order)
    const missed = await send(order, 'not-come', 'centre-staff')
    expect(missed.body.data).toMatchObject({ status: 'EXPIRED', lines: [{ used: 0, expired: 2 }] })
    expect(codeOf(await send(order, 'came', 'centre-staff'))).toEqual([409, 'ORDER_NOT_OPEN'])
  })

  test('that is ahead is neither made nor missed', async () => {
    const order = await shop.buy()
    await shop.db().execute(sql`UPDATE order_lines SET appointment_at = now() + interval '2 days'
      WHERE order_id = ${order.orderId} AND appointment_at IS NOT NULL`)
    expect(codeOf(await send(order, 'came'))).toEqual([400, 'VISIT_NOT_DUE'])
    expect(codeOf(await send(order, 'not-come'))).toEqual([400, 'VISIT_NOT_DUE'])
  })
})

test('[OPS-13] operators move an order along the allowed transitions, and every other one is refused', async () => {
  const order = await shop.buy({ quantity: 40 })
  await desk.begin(order)
  const { line_id } = await desk.about(order)
  /** Of an order that is over nothing is left; of every other one everything is. */
  const fresh = (status?: OrderStatus) =>
    shop
      .db()
      .execute(sql`UPDATE order_lines SET used = CASE WHEN ${status === 'FULFILLED'} THEN quantity ELSE 0 END,
      expired = CASE WHEN ${status === 'EXPIRED'} THEN quantity ELSE 0 END
      WHERE order_id = ${order.orderId}`)
  const refusals = ['ORDER_NOT_OPEN', 'ORDER_MOVE_REFUSED', 'UNITS_NOT_LEFT']
  for (const from of orderStatuses) {
    const allowed: readonly OrderStatus[] = orderMoves[from]
    const wishes = [
      { to: 'UNFULFILLED', name: 'confirm', change: {} },
      { to: 'PARTIALLY_FULFILLED', name: 'fulfil', change: { lines: [{ id: line_id, units: 1 }] } },
      { to: 'FULFILLED', name: 'fulfil', change: { lines: [{ id: line_id, units: 40 }] } },
      { to: 'FULFILLED', name: 'came', change: {} },
      { to: 'EXPIRED', name: 'not-come', change: {} },
    ] as const
    for (const { to, name, change } of wishes) {
      await fresh(from)
      await put(order, from)
      // A partly fulfilled or partly returned order keeps that status while more of its units are used.
      const staysOpen = from === 'PARTIALLY_RETURNED' || (from === to && from === 'PARTIALLY_FULFILLED')
      const answer = await send(order, name, 'administrator', change)
      const isMade = allowed.includes(to) || (staysOpen && name !== 'confirm')
      const title = `${from} to ${to} by ${name}`
      expect(answer.status, title).toBe(isMade ? 200 : 409)
      expect(await desk.statusOf(order), title).toBe(allowed.includes(to) ? to : from)
      if (!isMade) expect(refusals).toContain(answer.body.errors[0].code)
    }
  }
  await fresh()
  await put(order, 'UNFULFILLED')
})

describe('a note', () => {
  test('is read by operators alone, and goes with the buyer’s account', async () => {
    const order = await shop.buy()
    const words = 'argued about the bill'
    const noted = await send(order, 'notes', 'finance', { text: words })
    expect(noted.status).toBe(200)
    expect(await shop.rows(sql`SELECT text FROM order_notes WHERE order_id = ${order.orderId}`)).toEqual([
      { text: words },
    ])
    expect(JSON.stringify(await desk.entriesAbout(order))).not.toContain(words)
    const answer = await shop.send(
      `query($id: ID!) { order(id: $id) { number status metadata { key value } lines { metadata { key value } } } }`,
      { id: order.id },
    )
    expect(JSON.stringify(answer)).not.toContain(words)
    const listed = await shop.shop().app.inject({
      url: '/api/v1/orders/user-orders/',
      headers: { host: 'localhost', authorization: `Bearer ${shop.token()}` },
    })
    expect(listed.body).toContain(order.number)
    expect(listed.body).not.toContain(words)
  })

  test.each(['', '   ', 'x'.repeat(2001), 7])('of %j is refused', async (text) => {
    const answer = await send(await shop.buy(), 'notes', 'finance', { text })
    expect(answer.status).toBe(400)
  })
})
