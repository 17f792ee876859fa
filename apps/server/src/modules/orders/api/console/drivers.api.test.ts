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
