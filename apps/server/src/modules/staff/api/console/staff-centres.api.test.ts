import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { placeTestOrder } from '#testing/console-orders.ts'
import { makeMember, signInStaff, type TestMember } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let admin: Session
let numbers: number[]
beforeAll(async () => {
  shop = await buildTestApp()
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  const { rows } = await shop.deps.db.execute<{ id: number }>(
    sql`INSERT INTO customers (phone) VALUES ('+96891230001') RETURNING id`,
  )
  const customerId = rows[0]?.id ?? 0
  numbers = [
    await placeTestOrder(shop, { customerId, centreId: 1 }),
    await placeTestOrder(shop, { customerId, centreId: 2 }),
  ]
})
afterAll(() => shop.close())

let made = 0
const path = ({ publicId }: TestMember) => `/staff/${toGlobalId('Operator', publicId)}/centres/`
const set = (member: TestMember, change: object, session = admin) =>
  session.ask(
    path(member),
    { key: `key-${process.pid}-${++made}`, revision: 1, ...change },
    { method: 'PUT' },
  )
const ids = (answer: { body: { data: { centres: { id: number }[] } } }) =>
  answer.body.data.centres.map(({ id }) => id)
const seen = async (session: Session) =>
  (await session.ask('/orders/')).body.data
    .map((order: { number: number }) => order.number)
    .filter((number: number) => numbers.includes(number))

describe('[ROLE-08] the centres of a member', () => {
  test('are what a manager sees, from the next request on, and each change is one entry', async () => {
    const member = await makeMember(shop, 'manager')
    const manager = await signInStaff(shop, member)
    expect(await seen(manager)).toEqual([])
    const done = await set(member, { centre_ids: [1], reason: 'new at the centre' })
    expect([ids(done), done.body.data.revision]).toEqual([[1], 2])
    expect(await seen(manager)).toEqual([numbers[0]])
    await set(member, { revision: 2, centre_ids: [2, 1] })
    expect((await seen(manager)).sort()).toEqual([...numbers].sort())
    await set(member, { revision: 3, centre_ids: [] })
    expect(await seen(manager)).toEqual([])
    expect(ids(await admin.ask(path(member)))).toEqual([])
    const { rows } = await shop.deps.db.execute(sql`SELECT before, after, reason FROM operator_changes
      WHERE action = 'staff.set-centres' AND subject_id = ${member.publicId} ORDER BY id`)
    expect(rows).toEqual([
      { before: { centres: [] }, after: { centres: [1] }, reason: 'new at the centre' },
      { before: { centres: [1] }, after: { centres: [1, 2] }, reason: null },
      { before: { centres: [1, 2] }, after: { centres: [] }, reason: null },
    ])
  })

  test('change once for each revision, also at the same instant', async () => {
    const member = await makeMember(shop, 'manager')
    const answers = await atOnce([[1], [2]], (centre_ids) => set(member, { centre_ids }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.current).toEqual({ revision: 2 })
  })

  test('are centres that there are, of somebody who works here', async () => {
    const member = await makeMember(shop, 'manager', [1])
    const refused = await set(member, { centre_ids: [1, 999_999] })
    expect([refused.status, refused.body.errors[0].code]).toEqual([400, 'CENTRE_UNKNOWN'])
    expect(ids(await admin.ask(path(member)))).toEqual([1])
    for (const centre_ids of [['1'], [0], [1.5], 1])
      expect((await set(member, { centre_ids })).status).toBe(400)
    expect((await set({ ...member, publicId: crypto.randomUUID() }, { centre_ids: [] })).status).toBe(404)
  })

  test('are changed by an administrator with a fresh proof of identity alone', async () => {
    const member = await makeMember(shop, 'manager', [1])
    for (const role of ['manager', 'finance', 'support', 'content', 'centre-staff']) {
      const session = await signInStaff(shop, await makeMember(shop, role, [1]))
      expect((await set(member, { centre_ids: [2] }, session)).status).toBe(403)
    }
    const stale = await signInStaff(shop, await makeMember(shop, 'administrator'))
    await shop.deps.db.execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '6 minutes'
      WHERE member_id = ${stale.member.id}`)
    const refused = await set(member, { centre_ids: [2] }, stale)
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'STEP_UP_REQUIRED'])
    expect(ids(await admin.ask(path(member)))).toEqual([1])
  })
})
