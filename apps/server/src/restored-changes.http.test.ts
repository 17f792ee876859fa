import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let admin: Session
let other: Session
let content: Session
let manager: Session
beforeAll(async () => {
  shop = await buildTestApp({ jobs: ['send-message'] })
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  other = await signInStaff(shop, await makeMember(shop, 'administrator'))
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object = {}) => ({
  key: `key-${process.pid}-${++keys}`,
  reason: 'a mistake',
  ...change,
})
const restore = (session: Session, id: number, body: object = sent()) =>
  session.ask(`/log/${id}/restore/`, body)
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
async function value<Value>(query: ReturnType<typeof sql>): Promise<Value | undefined> {
  const { rows } = await shop.deps.db.execute<{ value: Value }>(query)
  return rows[0]?.value
}

async function price(variantId: number) {
  const { body } = await content.ask(`/prices/?variant_id=${variantId}`)
  return body.data[0]
}
async function setPrice(session: Session, variantId: number, priceBaisa: number): Promise<number> {
  const { channel, revision, cost_baisa, discount } = await price(variantId)
  const change = { variant_id: variantId, channel, revision, price_baisa: priceBaisa, cost_baisa, discount }
  const answer = await session.ask('/prices/set/', sent(change))
  expect(answer.status).toBe(200)
  return answer.body.change_id
}

describe('[OPS-21] a change is taken back', () => {
  test('of a price, once, with an entry of its own, and then made again', async () => {
    const before = (await price(1)).price_baisa
    const change = await setPrice(content, 1, before + 500)
    const body = sent()
    const restored = await restore(content, change, body)
    expect([restored.status, (await price(1)).price_baisa]).toEqual([200, before])
    expect((await restore(content, change, body)).body).toEqual(restored.body)
    const { body: log } = await content.ask('/log/?subject_kind=price&limit=2')
    expect(log.data).toMatchObject([
      {
        id: restored.body.change_id,
        action: 'catalogue.set-price.restore',
        before: { priceBaisa: before + 500 },
        after: { priceBaisa: before },
        is_restorable: true,
        changed_since: null,
      },
      { id: change, changed_since: { by: 'content', at: expect.any(String) } },
    ])
    expect((await restore(content, restored.body.change_id)).status).toBe(200)
    expect((await price(1)).price_baisa).toBe(before + 500)
  })

  test('not after another change, and is told whose and when', async () => {
    const change = await setPrice(content, 2, 7_000)
    await setPrice(admin, 2, 8_000)
    const refused = await restore(content, change)
    expect(code(refused)).toEqual([409, 'CHANGED_SINCE'])
    expect(refused.body).toMatchObject({ changed_by: 'administrator', changed_at: expect.any(String) })
    expect((await price(2)).price_baisa).toBe(8_000)
  })

  test('not after a scheduled price, which no operator has entered', async () => {
    const change = await setPrice(content, 3, 7_000)
    await shop.deps.db.execute(sql`UPDATE variant_channel_listings SET price_baisa = 9000, revision = revision + 1
      WHERE variant_id = 3`)
    expect(code(await restore(content, change))).toEqual([409, 'CHANGED_SINCE'])
    expect((await price(3)).price_baisa).toBe(9_000)
  })

  test('by one of several who take it back at once', async () => {
    const before = (await price(4)).price_baisa
    const change = await setPrice(content, 4, before + 100)
    const answers = await atOnce([content, admin, other, content], (session) => restore(session, change))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await price(4)).price_baisa).toBe(before)
    const since = sql`SELECT count(*)::int AS value FROM operator_changes WHERE id > ${change} AND subject_kind = 'price'`
    expect(await value(since)).toBe(1)
  })

  test('of stock by its difference: what was sold meanwhile stays sold', async () => {
    const { rows } = await shop.deps.db.execute<{ warehouse: number; variant: number }>(sql`
      SELECT warehouse_id AS warehouse, variant_id AS variant FROM stocks
      WHERE warehouse_id = (SELECT warehouse_id FROM service_centres WHERE id = 1) LIMIT 1`)
    const { warehouse = 0, variant = 0 } = rows[0] ?? {}
    const at = sql`warehouse_id = ${warehouse} AND variant_id = ${variant}`
    const units = () => value<number>(sql`SELECT on_hand AS value FROM stocks WHERE ${at}`)
    const before = (await units()) ?? 0
    const by = { variant_id: variant, warehouse_id: warehouse, by: 20 }
    const changed = await manager.ask('/stock/adjust/', sent(by))
    expect(changed.status).toBe(200)
    await shop.deps.db.execute(sql`UPDATE stocks SET on_hand = on_hand - 3 WHERE ${at}`)
    expect((await restore(manager, changed.body.change_id)).status).toBe(200)
    expect(await units()).toBe(before - 3)
    const stranger = await signInStaff(shop, await makeMember(shop, 'manager', [2]))
    expect(code(await restore(stranger, changed.body.change_id))).toEqual([404, 'NOT_FOUND'])
  })

  test('of a blocked customer, with a reason, also after somebody has looked at the customer', async () => {
    const id = await value<string>(sql`INSERT INTO customers (phone) VALUES ('+96879991234')
      RETURNING 'User:' || public_id AS value`)
    const customer = Buffer.from(id ?? '').toString('base64')
    const blocked = await admin.ask(`/customers/${customer}/block/`, sent())
    expect(blocked.status).toBe(200)
    expect((await other.ask(`/customers/${customer}/`)).status).toBe(200)
    const { body: log } = await admin.ask('/log/?subject_kind=customer')
    expect(log.data.find((entry: { id: number }) => entry.id === blocked.body.change_id)).toMatchObject({
      is_restorable: true,
      changed_since: null,
    })
    expect(code(await restore(admin, blocked.body.change_id, sent({ reason: '' })))).toEqual([
      400,
      'REASON_REQUIRED',
    ])
    expect((await restore(admin, blocked.body.change_id)).status).toBe(200)
    expect((await admin.ask(`/customers/${customer}/`)).body.data.is_blocked).toBe(false)
  })

  test('of the centres and the role of a member, after a fresh proof alone', async () => {
    const member = await makeMember(shop, 'manager', [1])
    const id = Buffer.from(`Operator:${member.publicId}`).toString('base64')
    const set = { revision: 1, centre_ids: [2] }
    const moved = await admin.ask(`/staff/${id}/centres/`, sent(set), { method: 'PUT' })
    expect(moved.status).toBe(200)
    await shop.deps.db.execute(sql`UPDATE staff_sessions SET proven_at = now() - interval '1 hour'
      WHERE member_id = ${other.member.id}`)
    expect(code(await restore(other, moved.body.change_id))).toEqual([403, 'STEP_UP_REQUIRED'])
    expect((await restore(admin, moved.body.change_id)).status).toBe(200)
    const centres = sql`SELECT array_agg(centre_id) AS value FROM centre_staff WHERE member_id = ${member.id}`
    expect(await value(centres)).toEqual([1])
    const role = { revision: 3, role: 'support' }
    const promoted = await admin.ask(`/staff/${id}/`, sent(role), { method: 'PUT' })
    expect((await restore(admin, promoted.body.change_id)).status).toBe(200)
    expect(await value(sql`SELECT role AS value FROM staff_members WHERE id = ${member.id}`)).toBe('manager')
  })

  test('not where the opposite does not exist, nor by those who may not make it', async () => {
    const invited = await admin.ask(
      '/staff/',
      sent({ name: 'New', email: 'new@warsha.example', role: 'content' }),
    )
    expect(code(await restore(admin, invited.body.change_id))).toEqual([409, 'NOT_RESTORABLE'])
    expect(code(await restore(admin, 99_999_999))).toEqual([404, 'NOT_FOUND'])
    const change = await setPrice(admin, 5, 6_000)
    expect(code(await restore(content, change))).toEqual([404, 'NOT_FOUND'])
    expect((await price(5)).price_baisa).toBe(6_000)
  })
})

test('[OPS-21] the log of one centre has its entries alone, and a manager none of another', async () => {
  const { body } = await admin.ask('/log/?centre=1')
  expect(body.data.length).toBeGreaterThan(0)
  expect(body.data.every((entry: { centre_id: number }) => entry.centre_id === 1)).toBe(true)
  expect((await manager.ask('/log/?centre=2')).body.data).toEqual([])
})
