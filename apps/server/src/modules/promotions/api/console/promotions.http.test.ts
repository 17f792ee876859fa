import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { reserveCode } from '../../use-cases/reserve-code.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let manager: Session
let support: Session
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [2]))
  support = await signInStaff(shop, await makeMember(shop, 'support'))
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.deps.db))

let made = 0
const sent = (change: object = {}) => ({ key: `key-${process.pid}-${++made}`, ...change })
const put = { method: 'PUT' } as const
const code = (answer: { status: number; body: { errors?: { code: string; field: string | null }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
  answer.body.errors?.[0]?.field,
]
const fields = {
  name: { en: 'Autumn oil', ar: 'زيت الخريف' },
  type: 'percent',
  percent: 20,
  amount_baisa: null,
  channel_id: null,
  minimum_baisa: null,
  starts_on: null,
  ends_on: null,
  total_limit: 5,
  per_customer_limit: null,
  within_hours: null,
  targets: [] as object[],
}
const nextCode = () => `autumn-${process.pid % 1000}-${++made}`
async function create(change: object = {}) {
  const answer = await content.ask('/promotions/', sent({ code: nextCode(), ...fields, ...change }))
  expect(answer.body.errors).toBeUndefined()
  return answer.body.data
}
async function edit(id: number, change: object, session = content) {
  const { revision } = (await content.ask(`/promotions/${id}/`)).body.data
  return session.ask(`/promotions/${id}/`, sent({ ...fields, revision, ...change }), put)
}
async function makeCustomer() {
  const { rows } = await shop.deps.db.execute<{ id: number; publicId: string }>(sql`
    INSERT INTO customers (phone, first_name) VALUES (${`+96891${String(Date.now()).slice(-4)}${String(++made).padStart(2, '0')}`}, 'Salim')
    RETURNING id, public_id AS "publicId"`)
  const [row] = rows
  if (!row) throw new Error('no customer was made')
  return row
}
/** A use of the code, consumed: one that is held belongs to a checkout. */
async function use(codeId: number, customerId: number) {
  const taken = await inTransaction<true, string>(shop.deps.db, async (tx) => {
    const holder = `test:${++made}`
    const reserved = await reserveCode(tx, { codeId, customerId, holder })
    await tx.execute(sql`UPDATE promo_uses SET state = 'consumed' WHERE holder = ${holder}`)
    return reserved
  })
  return taken.ok
}
const entriesAbout = async (id: number) =>
  (
    await shop.deps.db.execute<{ action: string; before: object; after: object }>(sql`
      SELECT action, before, after FROM operator_changes
      WHERE subject_kind = 'promotion' AND subject_id = ${String(id)} ORDER BY id`)
  ).rows

describe('[OPS-10] operators manage promo codes', () => {
  test('one is made with its targets, channel, period and limits, changed, and every change is in the log', async () => {
    const targets = [
      { product_id: 1, category_id: null, percent: 30 },
      { product_id: null, category_id: 1, percent: null },
    ]
    const typed = `OIL-${++made}`
    const body = {
      ...fields,
      code: ` ${typed} `,
      channel_id: 1,
      minimum_baisa: 5000,
      starts_on: '2026-01-01',
      ends_on: '2099-12-31',
      within_hours: 72,
      per_customer_limit: 2,
      targets,
    }
    const made1 = await content.ask('/promotions/', sent(body))
    expect(made1.body.data).toMatchObject({
      ...body,
      code: typed.toLowerCase(),
      targets: targets.map((target) => expect.objectContaining(target)),
      state: 'running',
      used: 0,
      revision: 1,
    })
    expect(made1.body.data.targets[0].name.en).not.toBe('')
    const { id } = made1.body.data
    const after = await edit(id, {
      type: 'amount',
      percent: null,
      amount_baisa: 1500,
      starts_on: '2099-01-01',
    })
    expect(after.body.data).toMatchObject({
      type: 'amount',
      amount_baisa: 1500,
      state: 'scheduled',
      targets: [],
    })
    expect(after.body.data.revision).toBe(2)
    expect((await entriesAbout(id)).map(({ action }) => action)).toEqual([
      'promotions.create',
      'promotions.edit',
    ])
    expect((await entriesAbout(id))[1]).toMatchObject({
      before: { type: 'percent', percent: 20, amountBaisa: null },
      after: { type: 'amount', percent: null, amountBaisa: 1500 },
    })
  })

  test('what does not fit together is refused with its field', async () => {
    const refused = async (change: object) =>
      code(await content.ask('/promotions/', sent({ code: nextCode(), ...fields, ...change })))
    expect(await refused({ percent: null })).toEqual([400, 'INVALID', 'percent'])
    expect(await refused({ type: 'gift' })).toEqual([400, 'INVALID', 'percent'])
    expect(await refused({ amount_baisa: 100 })).toEqual([400, 'INVALID', 'amount_baisa'])
    expect(await refused({ starts_on: '2027-01-02', ends_on: '2027-01-01' })).toEqual([
      400,
      'INVALID',
      'ends_on',
    ])
    expect(await refused({ channel_id: 999_999 })).toEqual([400, 'INVALID', 'channel_id'])
    expect(await refused({ code: 'ÄPFEL' })).toEqual([400, 'PROMO_CODE_FORM', 'code'])
    expect(await refused({ name: { en: '\u202e', ar: 'س' } })).toEqual([400, 'REQUIRED', 'name'])
    const target = { product_id: 1, category_id: null, percent: null }
    expect(await refused({ targets: [target, target] })).toEqual([400, 'INVALID', 'targets'])
    expect(await refused({ targets: [{ ...target, product_id: 99_999_999 }] })).toEqual([
      400,
      'INVALID',
      'targets',
    ])
    expect(await refused({ targets: [{ ...target, category_id: 1 }] })).toEqual([400, 'INVALID', 'targets'])
    expect((await refused({ targets: [{ ...target, percent: 51 }] }))[0]).toBe(400)
    const { code: taken } = await create()
    expect(await refused({ code: taken.toUpperCase() })).toEqual([409, 'PROMO_CODE_TAKEN', 'code'])
  })

  test('two who save at once: one is told what the other has saved', async () => {
    const { id, revision } = await create()
    const answers = await atOnce(['One', 'Two'], (name) =>
      content.ask(`/promotions/${id}/`, sent({ ...fields, revision, name: { en: name, ar: name } }), put),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errors: [{ code: 'VERSION_CONFLICT' }],
      current: { revision: revision + 1 },
      changed_by: 'content',
    })
  })

  test('a limit never falls below what is used, also by one customer, and a new one counts the uses before it', async () => {
    const { id } = await create()
    const salim = await makeCustomer()
    const noor = await makeCustomer()
    expect([await use(id, salim.id), await use(id, salim.id), await use(id, noor.id)]).toEqual([
      true,
      true,
      true,
    ])
    expect(code(await edit(id, { total_limit: 2 }))).toEqual([409, 'LIMIT_BELOW_USED', 'total_limit'])
    expect(code(await edit(id, { per_customer_limit: 1 }))).toEqual([
      409,
      'LIMIT_BELOW_USED',
      'per_customer_limit',
    ])
    expect((await edit(id, { total_limit: 4, per_customer_limit: 2 })).status).toBe(200)
    expect(await use(id, salim.id)).toBe(false)
    expect(await use(id, noor.id)).toBe(true)
    expect((await content.ask(`/promotions/${id}/`)).body.data).toMatchObject({ used: 4, state: 'used_up' })
  })

  test('a limit that comes while uses are taken: never more uses than it allows', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await create({ total_limit: 100 })
      const salim = await makeCustomer()
      await atOnce(['use', 'edit', 'use'], async (step) => {
        if (step === 'use') await use(id, salim.id)
        else await edit(id, { total_limit: 100, per_customer_limit: 1 })
      })
      await expectInvariants(shop.deps.db)
    }
  })

  test('a pause is at once and once; resuming and the log take it back', async () => {
    const { id } = await create()
    const pauses = await atOnce([1, 2], () => content.ask(`/promotions/${id}/pause/`, sent()))
    expect(pauses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await content.ask(`/promotions/${id}/`)).body.data).toMatchObject({
      state: 'paused',
      revision: 2,
    })
    expect((await content.ask(`/promotions/${id}/resume/`, sent())).body.data.state).toBe('running')
    expect(await entriesAbout(id)).toMatchObject([
      {},
      { action: 'promotions.pause', before: { isActive: true }, after: { isActive: false } },
      { action: 'promotions.resume' },
    ])
    expect(code(await content.ask('/promotions/99999999/pause/', sent()))).toEqual([404, 'NOT_FOUND', null])
  })

  test('the list is found by state, channel, code and name, page by page', async () => {
    const word = `zaatar${++made}`
    const name = { en: `${word} one`, ar: 'زعتر' }
    const first = await create({ name, channel_id: 1 })
    const second = await create({ name, ends_on: '2020-01-01' })
    const third = await create({ name, channel_id: 2 })
    const find = async (query: string, session = manager) =>
      (await session.ask(`/promotions/?search=${word}${query}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await find('')).toEqual([third.id, second.id, first.id])
    expect(await find('&state=ended')).toEqual([second.id])
    expect(await find('&channel_id=1')).toEqual([second.id, first.id])
    const page = await support.ask(`/promotions/?search=${word}&limit=2`)
    expect(page.body.page).toMatchObject({ total: 3, is_exact: true })
    expect(await find(`&limit=2&after=${page.body.page.after}`)).toEqual([first.id])
    expect(await find('%25', support)).toEqual([])
  })

  test('who only reads the catalogue changes nothing', async () => {
    const { id } = await create()
    for (const session of [manager, support]) {
      expect((await session.ask('/promotions/', sent({ code: nextCode(), ...fields }))).status).toBe(403)
      expect((await edit(id, {}, session)).status).toBe(403)
      expect((await session.ask(`/promotions/${id}/pause/`, sent())).status).toBe(403)
      expect((await session.ask(`/promotions/${id}/`)).status).toBe(200)
    }
  })
})

describe('[OPS-10] uses of a code', () => {
  test('name the order and the customer, masked; those of other centres stay unnamed', async () => {
    const { id } = await create()
    const salim = await makeCustomer()
    await use(id, salim.id)
    const { body } = await support.ask(`/promotions/${id}/uses/`)
    expect(body.data).toMatchObject([
      {
        state: 'consumed',
        order: null,
        customer: { name: 'Salim', masked_phone: expect.stringContaining('•') },
      },
    ])
    expect((await manager.ask(`/promotions/${id}/uses/`)).body.data).toMatchObject([
      { order: null, customer: null },
    ])
    expect((await support.ask('/promotions/99999999/uses/')).status).toBe(404)
  })
})

describe('[OPS-10] the test bench answers as the checkout does', () => {
  let productId: number
  beforeAll(async () => {
    const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
      SELECT min(products.id) AS id FROM products JOIN product_variants ON product_id = products.id
        JOIN variant_channel_listings AS price ON price.variant_id = product_variants.id AND price.channel_id = 1
      WHERE kind = 'goods'`)
    productId = rows[0]?.id ?? 0
  })
  const tryOut = async (id: number, query: object = {}, session = content) => {
    const asked = { basket: `${productId}:2`, channel_id: '1', ...query } as Record<string, string>
    return session.ask(`/promotions/${id}/try/?${new URLSearchParams(asked)}`)
  }

  test('with the discount of each line', async () => {
    const { id } = await create({
      percent: 10,
      targets: [{ product_id: productId, category_id: null, percent: 50 }],
    })
    const { data } = (await tryOut(id)).body
    const [line] = data.lines
    expect(data).toMatchObject({ is_given: true, reasons: [], discount_baisa: line.unit_baisa })
    expect(line).toMatchObject({ product_id: productId, quantity: 2, discount_baisa: line.unit_baisa })
    expect(data.total_baisa).toBe(line.unit_baisa)
  })

  test('or with every reason against it', async () => {
    const salim = await makeCustomer()
    const { id } = await create({
      total_limit: 1,
      per_customer_limit: 1,
      minimum_baisa: 900_000_000,
      channel_id: 2,
      ends_on: '2026-01-31',
    })
    await use(id, salim.id)
    await content.ask(`/promotions/${id}/pause/`, sent())
    const codes = async (query: object) =>
      (await tryOut(id, query)).body.data.reasons.map((reason: { code: string }) => reason.code)
    expect(await codes({ customer_id: toGlobalId('User', salim.publicId) })).toEqual([
      'PAUSED',
      'OTHER_CHANNEL',
      'PROMO_CODE_EXPIRED',
      'PROMO_CODE_MINIMUM',
      'PROMO_CODE_USED_UP',
      'PROMO_CODE_USED_BY_YOU',
    ])
    expect(await codes({ at: '2026-01-31T19:59:59Z' })).not.toContain('PROMO_CODE_EXPIRED')
    expect(await codes({ at: '2026-01-31T20:00:00Z' })).toContain('PROMO_CODE_EXPIRED')
  })

  test('72 hours count from the moment of the purchase to the visit', async () => {
    const { id } = await create({ within_hours: 72 })
    const at = '2026-12-01T08:00:00Z'
    expect((await tryOut(id, { at })).body.data.reasons[0].code).toBe('PROMO_CODE_BOOK_SOONER')
    expect((await tryOut(id, { at, visit_at: '2026-12-04T08:00:00Z' })).body.data.is_given).toBe(true)
    expect((await tryOut(id, { at, visit_at: '2026-12-04T08:00:01Z' })).body.data.is_given).toBe(false)
  })

  test('a stranger’s customer, an unknown product or channel is not found', async () => {
    const { id } = await create()
    const salim = await makeCustomer()
    const customer_id = toGlobalId('User', salim.publicId)
    expect((await tryOut(id, { customer_id })).status).toBe(200)
    expect(code(await tryOut(id, { customer_id }, manager))).toEqual([404, 'NOT_FOUND', 'customer_id'])
    expect(code(await tryOut(id, { basket: '99999999:1' }))).toEqual([404, 'NOT_FOUND', 'basket'])
    expect(code(await tryOut(id, { channel_id: '99999' }))).toEqual([404, 'NOT_FOUND', 'channel_id'])
    expect((await tryOut(id, { basket: '1:0' })).status).toBe(400)
  })

  test('products and categories are found by a part of their name in both languages', async () => {
    const { body } = await support.ask('/promotions/targets/?search=oil')
    const kinds = new Set(body.data.map(({ kind }: { kind: string }) => kind))
    expect(kinds).toEqual(new Set(['category', 'product']))
    const arabic = await support.ask(`/promotions/targets/?kind=category&search=${encodeURIComponent('زيت')}`)
    expect(arabic.body.data.length).toBeGreaterThan(0)
    expect((await support.ask('/promotions/targets/?kind=category&search=%25%25')).body.data).toEqual([])
  })
})
