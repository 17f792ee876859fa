import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Cell = { variant_id: number; channel: string; price_baisa: number; revision: number }

let shop: TestApp
let content: Session
let channels: string[]
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  const { rows } = await shop.deps.db.execute<{ slug: string }>(
    sql`SELECT slug FROM channels WHERE is_active ORDER BY id LIMIT 2`,
  )
  channels = rows.map(({ slug }) => slug)
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object) => ({ key: `set-prices-${process.pid}-${++keys}`, ...change })
const code = ({ status, body }: Awaited<ReturnType<Session['ask']>>) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.field,
]
const texts = (en: string) => ({ en, ar: '', hi: '' })

/** A product with two variants and no price. */
async function made(name: string) {
  const body = { kind: 'goods', type_id: 1, category_id: 1, name: texts(name) }
  const { id, revision } = (await content.ask('/products/', sent(body))).body.data
  const variants = ['A', 'B'].map((size) => ({
    id: null,
    sku: `${name}-${size}`,
    name: texts(size),
    track_inventory: true,
    value_ids: [],
  }))
  const saved = await content.ask(`/products/${id}/`, sent({ revision, variants }), { method: 'PUT' })
  return { id: id as number, variantIds: saved.body.data.variants.map((each: { id: number }) => each.id) }
}

const set = (id: number, prices: readonly Cell[], more: object = {}) =>
  content.ask(`/products/${id}/prices/`, sent({ prices, ...more }))
const pricesOf = async (id: number) =>
  (await content.ask(`/prices/?product_id=${id}`)).body.data.map((each: Cell) => [
    each.channel,
    each.price_baisa,
    each.revision,
  ])
const table = (variantIds: readonly number[], amount: number, revision = 0): Cell[] =>
  variantIds.flatMap((variant_id) =>
    channels.map((channel) => ({ variant_id, channel, price_baisa: amount, revision })),
  )

describe('[OPS-04] all prices of a product', () => {
  test('are set together in every channel, with one entry in the log, which is taken back', async () => {
    const { id, variantIds } = await made('Grid')
    expect((await set(id, table(variantIds, 4_500))).body.data).toEqual({ product_id: id, count: 4 })
    const all = (amount: number, revision: number) =>
      [channels, channels].flat().map((channel) => [channel, amount, revision])
    expect(await pricesOf(id)).toEqual(all(4_500, 1))
    const { body } = await set(id, table(variantIds, 5_000, 1))
    expect(await pricesOf(id)).toEqual(all(5_000, 2))
    const { rows } = await shop.deps.db.execute(sql`SELECT action FROM operator_changes
      WHERE subject_kind = 'product' AND subject_id = ${String(id)} AND action = 'catalogue.set-prices'`)
    expect(rows).toHaveLength(2)
    const restored = await content.ask(`/log/${body.change_id}/restore/`, sent({ reason: 'a mistake' }))
    expect(restored.status).toBe(200)
    expect(await pricesOf(id)).toEqual(all(4_500, 3))
  })

  test('or none of them, when one was changed since, is of another product or leaves a discount above it', async () => {
    const { id, variantIds } = await made('None')
    const other = await made('Other')
    const [first, ...rest] = table(variantIds, 4_500)
    if (!first) throw new Error('There is no price')
    const refused = [
      await set(id, [{ ...first, revision: 1 }, ...rest]),
      await set(id, [...rest, { ...first, variant_id: other.variantIds[0] }]),
      await set(id, [{ ...first, channel: 'no-channel' }, ...rest]),
      await set(id, [first, first]),
    ]
    expect(refused.map(code)).toEqual([
      [409, 'VERSION_CONFLICT', 'prices.0'],
      [404, 'NOT_FOUND', 'prices.3.variant_id'],
      [404, 'NOT_FOUND', 'prices.0.channel'],
      [400, 'INVALID', 'prices'],
    ])
    expect(await pricesOf(id)).toEqual([])
    const discounted = { ...first, cost_baisa: null, discount: { kind: 'fixed', value: 2_000 } }
    await content.ask('/prices/set/', sent(discounted))
    const below = await set(id, [{ ...first, price_baisa: 1_000, revision: 1 }, ...rest])
    expect(code(below)).toEqual([400, 'DISCOUNT_INVALID', 'prices.0.price_baisa'])
    expect(await pricesOf(id)).toHaveLength(1)
  })

  test('of two at the same instant one is told that the other was faster', async () => {
    const { id, variantIds } = await made('Raced')
    const answers = await atOnce([4_000, 5_000], (amount) => set(id, table(variantIds, amount)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(new Set((await pricesOf(id)).map(([, amount]: [string, number]) => amount)).size).toBe(1)
  })

  test('from a day on, once there are prices', async () => {
    const { id, variantIds } = await made('Later')
    const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    expect(code(await set(id, table(variantIds, 5_000), { from }))).toEqual([
      409,
      'PRICE_MISSING',
      'prices.0.price_baisa',
    ])
    await set(id, table(variantIds, 4_500))
    expect((await set(id, table(variantIds, 5_000, 1), { from })).status).toBe(200)
    expect((await pricesOf(id))[0]).toEqual([channels[0], 4_500, 1])
    const planned = await content.ask(`/prices/scheduled/?product_id=${id}`)
    expect(planned.body.data.map((each: Cell) => each.price_baisa)).toEqual([5_000, 5_000, 5_000, 5_000])
    expect(code(await set(id, table(variantIds, 5_000, 1), { from }))).toEqual([
      400,
      'PRICE_MOMENT_INVALID',
      'from',
    ])
  })

  test('a planned change is taken back from the log, once: of all prices, of one and of several products', async () => {
    const { id, variantIds } = await made('Unplanned')
    await set(id, table(variantIds, 4_500))
    const [first] = table(variantIds, 6_000)
    const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const one = { ...first, cost_baisa: null, discount: { kind: 'none', value: 0 } }
    const shift = { ids: [String(id)], basis_points: 500, expected_count: 1 }
    const plans = [
      () => set(id, table(variantIds, 5_000, 1), { from }),
      () => content.ask('/prices/scheduled/', sent({ ...one, from })),
      () => content.ask('/products/bulk/price/scheduled/', sent({ ...shift, from })),
    ]
    const waiting = async () =>
      (await content.ask(`/prices/scheduled/?product_id=${id}`)).body.data.length as number
    for (const plan of plans) {
      const { body } = await plan()
      expect(await waiting()).toBeGreaterThan(0)
      const changeId = body.change_id ?? body.data.results[0].change_id
      const restore = () => content.ask(`/log/${changeId}/restore/`, sent({ reason: 'a mistake' }))
      expect((await restore()).status).toBe(200)
      expect(await waiting()).toBe(0)
      expect(code(await restore())).toEqual([409, 'CHANGED_SINCE', null])
    }
  })

  test('a manager sets none', async () => {
    const { id, variantIds } = await made('Read')
    const manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
    const answer = await manager.ask(`/products/${id}/prices/`, sent({ prices: table(variantIds, 1) }))
    expect(answer.status).toBe(403)
  })
})
