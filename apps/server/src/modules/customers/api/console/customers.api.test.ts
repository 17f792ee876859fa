import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { placeTestOrder } from '#testing/console-orders.ts'
import { topUp } from '#testing/open-wallets.ts'
import { ask, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
const sessions = {} as Record<'administrator' | 'support' | 'finance' | 'manager', Session>
type Session = Awaited<ReturnType<typeof signInStaff>>
const ownCentre = 1
const otherCentre = 2

beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  for (const role of ['administrator', 'support', 'finance', 'manager'] as const) {
    const centres = role === 'manager' ? [ownCentre] : []
    sessions[role] = await signInStaff(shop, await makeMember(shop, role, centres))
  }
})
afterAll(() => shop.close())

let made = 0
const key = () => `key-${process.pid}-${++made}`
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]

async function makeCustomer(firstName: string, lastName: string, email: string | null = null) {
  const phone = `+9689${String(1_000_000 + ++made).slice(-7)}`
  const { rows } = await shop.deps.db.execute<{ id: number; publicId: string }>(sql`
    INSERT INTO customers (phone, first_name, last_name, metadata)
    VALUES (${phone}, ${firstName}, ${lastName}, ${JSON.stringify(email ? { email } : {})}::jsonb)
    RETURNING id, public_id AS "publicId"`)
  const [row] = rows
  if (!row) throw new Error('no customer was made')
  return { ...row, phone, name: `${firstName} ${lastName}`, globalId: toGlobalId('User', row.publicId) }
}

const find = async (session: Session, search: string) => {
  const { body } = await session.ask(`/customers/?search=${encodeURIComponent(search)}`)
  return body.data.map(({ name }: { name: string }) => name)
}
const entriesAbout = async ({ publicId }: { publicId: string }) => {
  const { body } = await sessions.administrator.ask(`/log/?subject_kind=customer&subject_id=${publicId}`)
  return body.data
}

describe('operators find a customer', () => {
  test('[OPS-18] by parts of the name, however it is spelled, of the address and of the number, however it is grouped', async () => {
    const hamed = await makeCustomer('أحمد', 'البلوشي', 'Hamed.Al@Example.om')
    for (const search of [
      'احمد',
      'بلوشي أحمد',
      'hamed.al@',
      hamed.phone,
      hamed.phone.slice(4),
      `${hamed.phone.slice(0, 4)} ${hamed.phone.slice(4, 8)}-${hamed.phone.slice(8)}`,
      `00${hamed.phone.slice(1)}`,
      hamed.phone.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    ]) {
      expect([search, await find(sessions.support, search)]).toEqual([search, [hamed.name]])
    }
    expect(await find(sessions.support, 'احمد سالم')).toEqual([])
  })

  test('nothing that is written is a pattern', async () => {
    await makeCustomer('Percy', 'Underscore')
    for (const search of ['P%y', 'Perc_', '%%%', '\\', "'; DROP TABLE customers; --"]) {
      expect([search, await find(sessions.support, search)]).toEqual([search, []])
    }
  })

  test('with a masked number in lists, and the balance where the operator may see it', async () => {
    const rich = await makeCustomer('Walida', 'Rich')
    await topUp(shop.deps.db, rich.id, 7500)
    await placeTestOrder(shop, { customerId: rich.id, centreId: ownCentre })
    for (const [role, balance] of [
      ['support', 7500],
      ['finance', 7500],
      ['manager', null],
    ] as const) {
      const { body } = await sessions[role].ask('/customers/?search=walida')
      expect([role, body.data[0].wallet_baisa, body.data[0].orders]).toEqual([role, balance, 1])
      expect(JSON.stringify(body)).not.toContain(rich.phone.slice(4))
    }
  })

  test('page by page, each once, however many come meanwhile', async () => {
    for (let number = 0; number < 7; number++) await makeCustomer('Paged', `N${number}`)
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const { body } = await sessions.support.ask(
        `/customers/?search=paged&limit=3${after && `&after=${after}`}`,
      )
      seen.push(...body.data.map(({ name }: { name: string }) => name))
      expect(body.page).toMatchObject({ is_exact: true })
      if (after === '') await makeCustomer('Paged', 'Late')
      after = body.page.after
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `Paged N${number}`))
    for (const position of ['x', 'W10', Buffer.from('["a"]').toString('base64url'), 'WzEuNV0']) {
      expect(code(await sessions.support.ask(`/customers/?after=${position}`))).toEqual([400, 'INVALID'])
    }
  })

  test('with one statement for the page and one for the count, whatever its length', async () => {
    const count = async (path: string) => {
      const counts: number[] = []
      // Jobs have statements of their own now and then; the fewest are those of the request.
      for (let times = 0; times < 5; times++) {
        const before = shop.deps.connection.statements()
        await sessions.manager.ask(path)
        counts.push(shop.deps.connection.statements() - before)
      }
      return Math.min(...counts)
    }
    const one = await count('/customers/?limit=1')
    expect(await count('/customers/?limit=100')).toBe(one)
    expect(one).toBeLessThanOrEqual(4)
  })
})

describe('[ROLE-08] a manager sees the customers of the own centres', () => {
  test('and of them the own orders alone; somebody else’s is not found', async () => {
    const shared = await makeCustomer('Shared', 'Person')
    const foreign = await makeCustomer('Foreign', 'Person')
    const online = await makeCustomer('Online', 'Person')
    const own = await placeTestOrder(shop, { customerId: shared.id, centreId: ownCentre })
    await placeTestOrder(shop, { customerId: shared.id, centreId: otherCentre })
    await placeTestOrder(shop, { customerId: foreign.id, centreId: otherCentre })
    await placeTestOrder(shop, { customerId: online.id })
    expect(await find(sessions.manager, 'person')).toEqual([shared.name])
    expect(await find(sessions.support, 'person')).toEqual([online.name, foreign.name, shared.name])

    const opened = await sessions.manager.ask(`/customers/${shared.globalId}/`)
    expect(opened.body.data).toMatchObject({ orders: 1, wallet_baisa: null, phone: shared.phone })
    expect(opened.body.data.recent_orders).toMatchObject([{ number: String(own), total_baisa: 12_500 }])
    for (const id of [foreign.globalId, online.globalId, toGlobalId('User', crypto.randomUUID()), 'nobody']) {
      expect(code(await sessions.manager.ask(`/customers/${id}/`))).toEqual([404, 'NOT_FOUND'])
    }
    expect(await entriesAbout(foreign)).toEqual([])
  })

  test('also when a booked line is moved there from another centre', async () => {
    const moved = await makeCustomer('Moved', 'Here')
    await placeTestOrder(shop, { customerId: moved.id, centreId: otherCentre })
    expect(await find(sessions.manager, 'moved')).toEqual([])
    await shop.deps.db.execute(sql`UPDATE order_lines SET centre_id = ${ownCentre}
      WHERE order_id = (SELECT id FROM orders WHERE customer_id = ${moved.id})`)
    expect(await find(sessions.manager, 'moved')).toEqual([moved.name])
  })
})

describe('opening a customer', () => {
  test('[OPS-18] shows wallet, orders and cars, and is an entry in the log', async () => {
    const opened = await makeCustomer('Opened', 'Once', 'opened@example.om')
    await shop.deps.db.execute(sql`INSERT INTO customer_cars (customer_id, model_id, year, slot)
      SELECT ${opened.id}, min(id), 2019, 1 FROM car_models`)
    const number = await placeTestOrder(shop, { customerId: opened.id, centreId: otherCentre })
    const { body } = await sessions.support.ask(`/customers/${opened.globalId}/`)
    expect(body.data).toMatchObject({
      name: opened.name,
      phone: opened.phone,
      email: 'opened@example.om',
      wallet_baisa: 0,
      orders: 1,
      cars: [{ year: 2019 }],
      recent_orders: [{ number: String(number) }],
    })
    expect(await entriesAbout(opened)).toMatchObject([
      { id: body.change_id, action: 'customers.open', operator: { name: 'support' } },
    ])
  })

  test('whose account is deleted is not possible, nor is finding it', async () => {
    const gone = await makeCustomer('Gone', 'Away')
    await shop.deps.db.execute(
      sql`UPDATE customers SET phone = NULL, is_active = false WHERE id = ${gone.id}`,
    )
    expect(await find(sessions.administrator, 'gone away')).toEqual([])
    expect(code(await sessions.administrator.ask(`/customers/${gone.globalId}/`))).toEqual([404, 'NOT_FOUND'])
    const unblock = { key: key(), reason: 'asked for it' }
    expect(code(await sessions.support.ask(`/customers/${gone.globalId}/unblock/`, unblock))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })
})

describe('blocking a customer', () => {
  test('[ROLE-10] [OPS-18] ends the sessions at once, keeps the orders, and is taken back by unblocking', async () => {
    const phoneNumber = '95001234'
    const { token } = await signIn(shop, phoneNumber)
    const { rows } = await shop.deps.db.execute<{ id: number; publicId: string }>(
      sql`SELECT id, public_id AS "publicId" FROM customers WHERE phone = ${`+968${phoneNumber}`}`,
    )
    const [blocked] = rows
    if (!blocked) throw new Error('nobody signed in')
    await placeTestOrder(shop, { customerId: blocked.id })
    const path = `/customers/${toGlobalId('User', blocked.publicId)}`
    const me = async () => (await ask(shop, '{ me { id } }', { token })).data?.me ?? null
    expect(await me()).not.toBeNull()

    expect(code(await sessions.support.ask(`${path}/block/`, { key: key() }))).toEqual([
      400,
      'REASON_REQUIRED',
    ])
    const block = { key: key(), reason: 'charged back three times' }
    const answer = await sessions.support.ask(`${path}/block/`, block)
    expect(answer.body.data).toMatchObject({ is_blocked: true })
    await expect.poll(me).toBeNull()
    expect(await sessions.support.ask(`${path}/block/`, block)).toMatchObject({ body: answer.body })
    expect(await entriesAbout(blocked)).toMatchObject([
      {
        action: 'customers.block',
        before: { isBlocked: false },
        after: { isBlocked: true },
        reason: 'charged back three times',
      },
    ])
    const opened = await sessions.support.ask(`${path}/`)
    expect(opened.body.data).toMatchObject({ is_blocked: true, orders: 1 })
    const listed = await sessions.support.ask('/customers/?is_blocked=true&search=95001234')
    expect(listed.body.data).toHaveLength(1)

    const unblock = { key: key(), reason: 'settled' }
    expect((await sessions.support.ask(`${path}/unblock/`, unblock)).body.data).toMatchObject({
      is_blocked: false,
    })
    expect(await me()).toBeNull()
    await shop.deps.db.execute(sql`DELETE FROM attempts`)
    await sendOtp(shop, { phoneNumber })
    const otp = await sentCode(shop, `+968${phoneNumber}`, 2)
    expect(await login(shop, { phoneNumber, otp })).toMatchObject({ errors: [], token: expect.any(String) })
  })

  test('of two who do it at the same instant one is told that it is done', async () => {
    for (let round = 0; round < 5; round++) {
      const contested = await makeCustomer('Contested', `R${round}`)
      const answers = await atOnce(['support', 'administrator'] as const, (role) =>
        sessions[role].ask(`/customers/${contested.globalId}/block/`, { key: key(), reason: 'fraud' }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.current).toEqual({ is_blocked: true })
      expect(await entriesAbout(contested)).toHaveLength(1)
    }
  })

  test('is for those who may: a manager and finance are refused', async () => {
    const safe = await makeCustomer('Safe', 'Person')
    await placeTestOrder(shop, { customerId: safe.id, centreId: ownCentre })
    for (const role of ['manager', 'finance'] as const) {
      const answer = await sessions[role].ask(`/customers/${safe.globalId}/block/`, {
        key: key(),
        reason: 'x',
      })
      expect(code(answer)).toEqual([403, 'FORBIDDEN'])
    }
    expect(await entriesAbout(safe)).toEqual([])
  })
})
