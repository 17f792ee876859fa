import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { atOnce } from '#testing/at-once.ts'
import { placeTestOrder } from '#testing/console-orders.ts'
import { login, sendOtp, sentCode } from '#testing/sign-in.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let admin: Session
let manager: Session
let numbers: number[]
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, env: { CODES_PER_ADDRESS_PER_HOUR: '10000' } })
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    INSERT INTO customers (phone, first_name, last_name) VALUES ('+96891240001', 'Zuwaina', 'Al Harthy') RETURNING id`)
  const customerId = rows[0]?.id ?? 0
  numbers = [
    await placeTestOrder(shop, { customerId, centreId: 1 }),
    await placeTestOrder(shop, { customerId, centreId: 2 }),
  ]
  await shop.deps.db.execute(sql`UPDATE order_lines SET appointment_at = now(), used = 0 WHERE order_id IN (
    SELECT id FROM orders WHERE number = ANY(${sql.param(numbers)}::integer[]))`)
})
afterAll(() => shop.close())

let made = 0
const sent = (change: object = {}) => ({
  key: `key-${process.pid}-${++made}`,
  reason: 'drives for us',
  ...change,
})
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const newNumber = () => String(91_250_000 + ++made)
const register = (phone: string, centre_id = 1, session = admin) =>
  session.ask('/drivers/', sent({ phone, centre_id }))
/** The driver code of the newest message about it. */
async function driverCodeOf(phone: string, not = ''): Promise<string> {
  let found = ''
  await waitUntil(async () => {
    const texts = (await listSentMessages(shop.deps.db, `+968${phone}`)).map(({ text }) => text)
    found =
      texts.map((text) => /(?<!\d)\d{8}(?!\d)/.exec(text)?.[0] ?? '').find((each) => each && each !== not) ??
      ''
    return found !== ''
  })
  return found
}
async function signInDriver(phoneNumber: string, driverCode: string) {
  await shop.deps.db.execute(sql`DELETE FROM attempts`)
  const before = (await listSentMessages(shop.deps.db, `+968${phoneNumber}`)).length
  await sendOtp(shop, { phoneNumber })
  const otp = await sentCode(shop, `+968${phoneNumber}`, before + 1)
  return login(shop, { phoneNumber, otp, driverCode })
}
const work = async (token: string) => {
  const answer = await shop.app.inject({
    url: '/api/v1/orders/driver-visits/',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, text: answer.body, data: answer.json().data }
}
const seen = async (token: string) =>
  (await work(token)).data
    .map((visit: { order_number: number }) => visit.order_number)
    .filter((number: number) => numbers.includes(number))
const entriesAbout = async (id: string) => {
  const { rows } = await shop.deps.db.execute(sql`SELECT action, centre_id AS "centreId", before, after
    FROM operator_changes WHERE subject_kind = 'driver' AND subject_id = ${atob(id).split(':')[1]} ORDER BY id`)
  return rows
}

async function signedIn(centreId = 1): Promise<string> {
  const phone = newNumber()
  await register(phone, centreId)
  return (await signInDriver(phone, await driverCodeOf(phone))).token
}
async function deliver(token: string | null, line_id: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/orders/driver-visits/delivered/',
    headers: { host: 'localhost', ...(token && { authorization: `Bearer ${token}` }) },
    payload: { line_id },
  })
  return { status: answer.statusCode, body: answer.json() }
}
/** An order of today at the centre, and its line. */
async function orderToday(centreId = 1) {
  const { rows: customers } = await shop.deps.db.execute<{ id: number }>(
    sql`SELECT id FROM customers WHERE phone = '+96891240001'`,
  )
  const number = await placeTestOrder(shop, { customerId: customers[0]?.id ?? 0, centreId })
  const { rows } = await shop.deps.db.execute<{ orderId: number; key: string }>(sql`
    UPDATE order_lines SET appointment_at = now(), used = 0 WHERE order_id = (SELECT id FROM orders WHERE number = ${number})
    RETURNING order_id AS "orderId", public_id AS key`)
  return { orderId: rows[0]?.orderId ?? 0, line: toGlobalId('OrderLine', rows[0]?.key ?? '') }
}
const stateOf = async (orderId: number) => {
  const { rows } = await shop.deps.db.execute(sql`
    SELECT line.used, status, actor, driver_id IS NOT NULL AS "isNamed" FROM orders
    JOIN order_lines AS line ON line.order_id = orders.id LEFT JOIN order_status_changes AS change ON change.order_id = orders.id
    WHERE orders.id = ${orderId}`)
  return rows
}

describe('[ROLE-07] a driver', () => {
  test('marks a visit of the own centre delivered, once, and the history says that it was a driver', async () => {
    const token = await signedIn()
    const { orderId, line } = await orderToday()
    const delivered = await deliver(token, line)
    expect([delivered.status, delivered.body.data]).toMatchObject([200, [{ line_id: line, used: 1 }]])
    expect(JSON.stringify(delivered.body)).not.toMatch(/baisa|price|phone|91240001|zuwaina/i)
    expect(await stateOf(orderId)).toEqual([{ used: 1, status: 'FULFILLED', actor: 'driver', isNamed: true }])
    expect(code(await deliver(token, line))).toEqual([409, 'ORDER_NOT_OPEN'])
  })

  test('marks nothing at another centre, on another day, or without a centre', async () => {
    const { orderId, line } = await orderToday(2)
    const token = await signedIn(1)
    expect(code(await deliver(token, line))).toEqual([404, 'NOT_FOUND'])
    expect(code(await deliver(token, 'x'))).toEqual([404, 'NOT_FOUND'])
    expect((await deliver(null, line)).status).toBe(401)
    const own = await orderToday(1)
    await shop.deps.db.execute(sql`UPDATE order_lines SET appointment_at = now() + interval '1 day'
      WHERE order_id = ${own.orderId}`)
    expect(code(await deliver(token, own.line))).toEqual([400, 'VISIT_NOT_DUE'])
    await shop.deps.db.execute(sql`DELETE FROM centre_drivers`)
    expect((await deliver(token, own.line)).status).toBe(404)
    expect(await stateOf(orderId)).toEqual([{ used: 0, status: 'UNFULFILLED', actor: null, isNamed: false }])
  })

  test('and a customer is no driver', async () => {
    const phone = newNumber()
    await sendOtp(shop, { phoneNumber: phone })
    const { token } = await login(shop, { phoneNumber: phone, otp: await sentCode(shop, `+968${phone}`) })
    expect((await deliver(token, (await orderToday()).line)).status).toBe(403)
  })

  test('twice at the same instant, or beside the desk: the work is done once', async () => {
    const tokens = [await signedIn(), await signedIn()]
    for (let round = 0; round < 5; round++) {
      const { orderId, line } = await orderToday()
      const answers = await atOnce([...tokens, ...tokens], (token) => deliver(token, line))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      expect(await stateOf(orderId)).toMatchObject([{ used: 1, status: 'FULFILLED' }])
    }
  })
})

describe('[OPS-18] operators register drivers', () => {
  test('of a centre: the code is sent to the number, and the driver sees the work of this centre alone', async () => {
    const phone = newNumber()
    const registered = await register(phone)
    const { id } = registered.body.data
    expect(registered.body.data).toMatchObject({ centre_id: 1, revision: 1, is_blocked: false })
    expect(JSON.stringify(registered.body)).not.toContain(phone)
    const driverCode = await driverCodeOf(phone)
    expect((await signInDriver(phone, '00000000')).errors[0].field).toBe('driverCode')
    const { token } = await signInDriver(phone, driverCode)
    expect(await seen(token)).toEqual([numbers[0]])
    expect((await work(token)).text).not.toMatch(/baisa|price|phone|91240001|zuwaina/i)
    const moved = await admin.ask(`/drivers/${id}/move/`, sent({ revision: 1, centre_id: 2 }))
    expect(moved.body.data).toMatchObject({ centre_id: 2, revision: 2 })
    expect(await seen(token)).toEqual([numbers[1]])
    await admin.ask(`/drivers/${id}/remove/`, sent({ revision: 2 }))
    await expect.poll(async () => (await work(token)).status).toBe(401)
    expect((await signInDriver(phone, driverCode)).errors[0].field).toBe('driverCode')
    expect(await entriesAbout(id)).toEqual([
      { action: 'drivers.register', centreId: 1, before: {}, after: { centreId: 1 } },
      { action: 'drivers.move', centreId: 2, before: { centreId: 1 }, after: { centreId: 2 } },
      { action: 'drivers.remove', centreId: 2, before: { centreId: 2 }, after: { centreId: null } },
    ])
    expect(JSON.stringify(await entriesAbout(id))).not.toContain(driverCode)
  })

  test('a new code ends the old one', async () => {
    const phone = newNumber()
    const { id } = (await register(phone)).body.data
    const old = await driverCodeOf(phone)
    expect((await admin.ask(`/drivers/${id}/code/`, sent())).status).toBe(200)
    const fresh = await driverCodeOf(phone, old)
    expect((await signInDriver(phone, old)).errors[0].field).toBe('driverCode')
    expect((await signInDriver(phone, fresh)).token).toBeTruthy()
  })

  test('a number once, also when two register it at the same instant', async () => {
    const phone = newNumber()
    const answers = await atOnce([1, 2], (centre) => register(phone, centre))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(code(await register(phone))).toEqual([409, 'DRIVER_REGISTERED'])
    const { id, revision } = answers.find(({ status }) => status === 200)?.body.data ?? {}
    const moves = await atOnce([1, 2], (centre_id) =>
      admin.ask(`/drivers/${id}/move/`, sent({ revision, centre_id })),
    )
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('of no number and no centre that there is not, and no blocked account', async () => {
    expect((await register('12')).status).toBe(400)
    expect((await register('not a number')).status).toBe(400)
    expect(code(await register(newNumber(), 999_999))).toEqual([404, 'NOT_FOUND'])
    const phone = newNumber()
    await shop.deps.db.execute(
      sql`INSERT INTO customers (phone, is_active) VALUES (${`+968${phone}`}, false)`,
    )
    expect(code(await register(phone))).toEqual([403, 'ACCOUNT_BLOCKED'])
  })

  test('[ROLE-08] a manager for the own centres alone; others not at all', async () => {
    const own = (await register(newNumber(), 1, manager)).body.data
    const foreign = (await register(newNumber(), 2)).body.data
    expect(code(await register(newNumber(), 2, manager))).toEqual([404, 'NOT_FOUND'])
    const list = async (query = '') =>
      (await manager.ask(`/drivers/?limit=200${query}`)).body.data.map((each: { id: string }) => each.id)
    expect(await list()).toContain(own.id)
    expect(await list()).not.toContain(foreign.id)
    expect(await list('&centre=2')).toEqual([])
    for (const path of ['move', 'code', 'remove']) {
      const change = sent({ revision: 1, centre_id: 1 })
      expect((await manager.ask(`/drivers/${foreign.id}/${path}/`, change)).status).toBe(404)
    }
    const away = sent({ revision: 1, centre_id: 2 })
    expect((await manager.ask(`/drivers/${own.id}/move/`, away)).status).toBe(404)
    for (const role of ['finance', 'support', 'content', 'centre-staff']) {
      const session = await signInStaff(shop, await makeMember(shop, role))
      expect((await register(newNumber(), 1, session)).status).toBe(403)
      expect((await session.ask('/drivers/')).status).toBe(403)
    }
  })

  test('a driver without a centre sees nothing, and a customer is no driver', async () => {
    const phone = newNumber()
    await register(phone)
    const { token } = await signInDriver(phone, await driverCodeOf(phone))
    await shop.deps.db.execute(sql`DELETE FROM centre_drivers WHERE driver_id = (
      SELECT id FROM customers WHERE phone = ${`+968${phone}`})`)
    expect((await work(token)).data).toEqual([])
    expect((await work('nonsense')).status).toBe(401)
  })
})
