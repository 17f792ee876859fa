import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenForChanges } from '#kernel/database/changes.ts'
import { openListener } from '#kernel/database/listen.ts'
import { createModels, type Models } from '#kernel/read-model.ts'
import { atOnce } from '#testing/at-once.ts'
import { runSweep } from '#testing/run-sweep.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { priceOf } from '../../rules/prices.ts'
import { catalogueModel } from '../../use-cases/catalogue-model.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let manager: Session
let otherProcess: Models
let closeListener: () => Promise<void>
/** Variants that the main channel sells. */
let variants: number[] = []
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    SELECT variant.id FROM product_variants AS variant JOIN variant_channel_listings ON variant_id = variant.id
    JOIN products ON products.id = product_id WHERE channel_id = 1 AND kind <> 'fee' ORDER BY variant.id LIMIT 20`)
  variants = rows.map(({ id }) => id)
  const listener = openListener(shop.deps.connection.directUrl, { onError: () => undefined })
  otherProcess = createModels(shop.deps.db, listenForChanges(listener))
  closeListener = () => listener.close()
})
afterAll(async () => {
  await closeListener()
  await shop.close()
})

let keys = 0
const sent = (change: object) => ({ key: `key-${process.pid}-${++keys}`, ...change })
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const next = () => variants.pop() ?? 0
const channel = 'default-channel'
const amounts = (price_baisa: number, change: object = {}) => ({
  channel,
  price_baisa,
  cost_baisa: null,
  discount: { kind: 'none', value: 0 },
  ...change,
})
const revisionOf = async (variantId: number): Promise<number> =>
  (await content.ask(`/prices/?variant_id=${variantId}&channel=${channel}`)).body.data[0].revision
const set = async (variantId: number, change: object) =>
  content.ask(
    '/prices/set/',
    sent({ variant_id: variantId, revision: await revisionOf(variantId), ...change }),
  )
const plan = (variantId: number, from: string, change: object) =>
  content.ask('/prices/scheduled/', sent({ variant_id: variantId, from, ...change }))
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
/** The variant's price in every process. */
const soldFor = (variantId: number) =>
  Promise.all(
    [shop.deps.models, otherProcess].map(async (models) => {
      const { catalogue } = await models.get(catalogueModel)
      const [variant, main] = [catalogue.variantsById.get(variantId), catalogue.channels.get(channel)]
      return variant && main && priceOf(variant, main)?.payableBaisa
    }),
  )
const entriesAbout = async (variantId: number) => {
  const { rows } = await shop.deps.db.execute(sql`SELECT action, before, after FROM operator_changes
    WHERE subject_kind = 'price' AND subject_id = ${`${variantId}:${channel}`} ORDER BY id`)
  return rows
}
const makeDue = (id: number) =>
  shop.deps.db.execute(
    sql`UPDATE scheduled_prices SET effective_at = now() - interval '1 second' WHERE id = ${id}`,
  )

describe('[OPS-04] operators set a price', () => {
  test('per variant and channel, with cost and a fixed or percent discount, and every process sells it so', async () => {
    const variant = next()
    await soldFor(variant)
    const command = { ...amounts(10_000, { cost_baisa: 6_500, discount: { kind: 'percent', value: 15 } }) }
    const done = await set(variant, command)
    expect(done.body.data).toMatchObject({ ...command, variant_id: variant, payable_baisa: 8_500 })
    await expect.poll(() => soldFor(variant)).toEqual([8_500, 8_500])
    const fixed = await set(
      variant,
      amounts(10_000, { cost_baisa: 6_500, discount: { kind: 'fixed', value: 999 } }),
    )
    expect(fixed.body.data).toMatchObject({ payable_baisa: 9_001 })
    await expect.poll(() => soldFor(variant)).toEqual([9_001, 9_001])
    const entries = await entriesAbout(variant)
    expect(entries).toHaveLength(2)
    expect(entries[1]).toEqual({
      action: 'catalogue.set-price',
      before: { discountKind: 'percent', discountValue: 15 },
      after: { discountKind: 'fixed', discountValue: 999 },
    })
  })

  test('that is not negative, not fractional and not endless', async () => {
    const variant = next()
    for (const wrong of [
      amounts(-1),
      amounts(0.5),
      amounts(1_000_000_001),
      amounts(100, { cost_baisa: -1 }),
      amounts(100, { discount: { kind: 'fixed', value: 101 } }),
      amounts(100, { discount: { kind: 'percent', value: 101 } }),
      amounts(100, { discount: { kind: 'percent', value: 0 } }),
      amounts(100, { discount: { kind: 'none', value: 5 } }),
      amounts(100, { channel: undefined }),
    ]) {
      expect((await set(variant, wrong)).status).toBe(400)
      expect((await plan(variant, inMs(60_000), wrong)).status).toBe(400)
    }
    expect(await entriesAbout(variant)).toEqual([])
  })

  test('once for each revision; of two at the same instant one is told the current price', async () => {
    const variant = next()
    const revision = await revisionOf(variant)
    const answers = await atOnce([1_000, 2_000], (price) =>
      content.ask('/prices/set/', sent({ variant_id: variant, revision, ...amounts(price) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect(refused?.body.current).toMatchObject({
      price_baisa: done?.body.data.price_baisa,
      revision: revision + 1,
    })
    const command = sent({ variant_id: variant, revision: revision + 1, ...amounts(3_000) })
    const repeated = await atOnce([1, 2, 3], () => content.ask('/prices/set/', command))
    expect(new Set(repeated.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await entriesAbout(variant)).toHaveLength(2)
  })

  test('also where the channel had none, and of nothing that there is not', async () => {
    const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
      INSERT INTO product_variants (product_id, sku, name, position) SELECT product_id, 'UNPRICED', '', 900
      FROM product_variants WHERE id = ${next()} RETURNING id`)
    const variant = rows[0]?.id ?? 0
    const done = await content.ask(
      '/prices/set/',
      sent({ variant_id: variant, revision: 0, ...amounts(700) }),
    )
    expect(done.body.data).toMatchObject({ price_baisa: 700, revision: 1 })
    expect((await entriesAbout(variant))[0]).toMatchObject({ before: {}, after: { priceBaisa: 700 } })
    const unknown = sent({ variant_id: 2_000_000_000, revision: 0, ...amounts(1) })
    expect(code(await content.ask('/prices/set/', unknown))).toEqual([404, 'NOT_FOUND'])
    expect(code(await plan(2_000_000_000, inMs(60_000), amounts(1)))).toEqual([404, 'NOT_FOUND'])
    expect(code(await set(next(), amounts(1, { channel: 'no-channel' })))).toEqual([404, 'NOT_FOUND'])
  })

  test('and the tax of a product, from what they have seen', async () => {
    const { rows } = await shop.deps.db.execute<{ id: number; tax: number }>(sql`
      SELECT products.id, tax_basis_points AS tax FROM products JOIN product_variants ON product_id = products.id
      WHERE product_variants.id = ${next()}`)
    const [product] = rows
    const tax = (previous: number, points: number) =>
      content.ask(
        '/prices/tax/',
        sent({ product_id: product?.id, previous_basis_points: previous, basis_points: points }),
      )
    expect((await tax(product?.tax ?? 0, 750)).body.data).toEqual({
      product_id: product?.id,
      channel: null,
      basis_points: 750,
    })
    const stale = await tax(product?.tax ?? 0, 800)
    expect([stale.status, stale.body.current]).toEqual([409, { basis_points: 750 }])
    expect((await tax(750, 10_001)).status).toBe(400)
    await expect
      .poll(async () => {
        const { catalogue } = await shop.deps.models.get(catalogueModel)
        return catalogue.productsById.get(product?.id ?? 0)?.taxBasisPoints
      })
      .toBe(750)
    await tax(750, product?.tax ?? 0)
  })

  test('and the tax of a product in one channel, which leaves the others as they are and ends with null', async () => {
    const variant = next()
    const { rows } = await shop.deps.db.execute<{ id: number; tax: number; other: string }>(sql`
      SELECT products.id, tax_basis_points AS tax, (SELECT slug FROM channels JOIN variant_channel_listings ON channel_id = channels.id
          WHERE variant_id = ${variant} AND channel_id <> 1 LIMIT 1) AS other
      FROM products JOIN product_variants ON product_id = products.id WHERE product_variants.id = ${variant}`)
    const { id: productId = 0, tax: usual = 0, other = '' } = rows[0] ?? {}
    const tax = (change: object) =>
      content.ask('/prices/tax/', sent({ product_id: productId, channel, ...change }))
    const rates = async () => {
      const { catalogue } = await shop.deps.models.get(catalogueModel)
      const sold = catalogue.variantsById.get(variant)
      return [channel, other].map((slug) => {
        const found = catalogue.channels.get(slug)
        return sold && found && priceOf(sold, found)?.taxBasisPoints
      })
    }
    const listed = async () =>
      (await content.ask(`/prices/?variant_id=${variant}&channel=${channel}`)).body.data[0].tax_basis_points

    expect((await tax({ previous_basis_points: null, basis_points: 750 })).body.data).toEqual({
      product_id: productId,
      channel,
      basis_points: 750,
    })
    await expect.poll(rates).toEqual([750, usual])
    expect(await listed()).toBe(750)
    const stale = await tax({ previous_basis_points: null, basis_points: 800 })
    expect([stale.status, stale.body.current]).toEqual([409, { basis_points: 750 }])
    expect(code(await tax({ previous_basis_points: 750, basis_points: 1, channel: 'no-channel' }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect(
      code(await tax({ previous_basis_points: null, basis_points: 1, product_id: 2_000_000_000 })),
    ).toEqual([404, 'NOT_FOUND'])
    const everywhere = { product_id: productId, previous_basis_points: usual, basis_points: null }
    expect(code(await content.ask('/prices/tax/', sent(everywhere)))).toEqual([400, 'INVALID'])

    expect((await tax({ previous_basis_points: 750, basis_points: null })).status).toBe(200)
    await expect.poll(rates).toEqual([usual, usual])
    const { rows: entries } = await shop.deps.db.execute(sql`SELECT before, after FROM operator_changes
      WHERE subject_kind = 'tax' AND subject_id = ${`${productId}:${channel}`} ORDER BY id`)
    expect(entries).toEqual([
      { before: { taxBasisPoints: null }, after: { taxBasisPoints: 750 } },
      { before: { taxBasisPoints: 750 }, after: { taxBasisPoints: null } },
    ])
  })

  test('of two rates for a channel at the same instant one is a conflict', async () => {
    const variant = next()
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT product_id AS id FROM product_variants WHERE id = ${variant}`,
    )
    const answers = await atOnce([100, 200], (points) =>
      content.ask(
        '/prices/tax/',
        sent({ product_id: rows[0]?.id, channel, previous_basis_points: null, basis_points: points }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('[ROLE-08] a manager reads prices and changes none', async () => {
    const variant = next()
    expect((await manager.ask(`/prices/?variant_id=${variant}`)).body.data.length).toBeGreaterThan(0)
    const change = sent({ variant_id: variant, revision: 1, ...amounts(1) })
    expect((await manager.ask('/prices/set/', change)).status).toBe(403)
    expect((await manager.ask('/prices/scheduled/', sent({ ...change, from: inMs(60_000) }))).status).toBe(
      403,
    )
  })
})

describe('[OPS-04] a price from a date', () => {
  test('becomes effective by itself at its moment, in every process within a second, and is in the list until then', async () => {
    const variant = next()
    await set(variant, amounts(5_000))
    await expect.poll(() => soldFor(variant)).toEqual([5_000, 5_000])
    const at = Date.now() + 3_000
    const planned = await plan(variant, new Date(at).toISOString(), amounts(4_000))
    expect(planned.body.data).toMatchObject({ state: 'waiting', price_baisa: 4_000 })
    const waiting = await content.ask(`/prices/scheduled/?variant_id=${variant}`)
    expect(waiting.body.data).toMatchObject([{ id: planned.body.data.id, state: 'waiting' }])
    let seenAt = 0
    let early = 0
    await expect
      .poll(
        async () => {
          const prices = await soldFor(variant)
          const now = Date.now()
          if (now < at - 50 && prices.some((price) => Number(price) === 4_000)) early += 1
          if (prices.every((price) => price === 4_000)) seenAt ||= now
          return prices
        },
        { interval: 10 },
      )
      .toEqual([4_000, 4_000])
    expect(early).toBe(0)
    expect(seenAt - at).toBeLessThan(1_000)
    expect((await content.ask(`/prices/scheduled/?variant_id=${variant}`)).body.data).toEqual([])
    const applied = await content.ask(`/prices/scheduled/?variant_id=${variant}&state=applied`)
    expect(applied.body.data).toMatchObject([{ id: planned.body.data.id }])
  })

  test('a day begins at midnight in Muscat', async () => {
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const planned = await plan(next(), day, amounts(4_000))
    expect(planned.body.data.effective_at).toBe(new Date(`${day}T00:00:00+04:00`).toISOString())
  })

  test('is cancelled before it is effective, and not afterwards', async () => {
    const variant = next()
    const cancel = (id: number) =>
      content.ask(`/prices/scheduled/${id}/cancel/`, sent({ reason: 'a mistake' }))
    const { id } = (await plan(variant, inMs(60_000), amounts(4_000))).body.data
    expect((await cancel(id)).body.data).toMatchObject({ id, state: 'cancelled' })
    expect((await cancel(id)).body.current).toEqual({ state: 'cancelled' })
    const other = (await plan(variant, inMs(60_000), amounts(4_100))).body.data
    await makeDue(other.id)
    await expect.poll(async () => (await cancel(other.id)).status).toBe(409)
    expect((await cancel(999_999_999)).status).toBe(404)
    expect((await entriesAbout(variant)).map((entry) => entry.action)).toEqual([
      'catalogue.schedule-price',
      'catalogue.cancel-scheduled-price',
      'catalogue.schedule-price',
    ])
  })

  test('of several that are due together the latest counts, however many apply them at once', async () => {
    const variant = next()
    const revision = await revisionOf(variant)
    const { db } = shop.deps
    await db.execute(sql`INSERT INTO scheduled_prices (variant_id, channel_id, price_baisa, discount_kind, discount_value,
        effective_at, operator_id)
      SELECT ${variant}, 1, 1000 * nth, 'none', 0, now() - (10 - nth) * interval '1 minute', 1 FROM generate_series(1, 5) AS nth`)
    await atOnce([1, 2, 3], () => runSweep(shop.deps, 'apply-scheduled-prices'))
    await expect.poll(() => soldFor(variant)).toEqual([5_000, 5_000])
    const { rows } = await db.execute(
      sql`SELECT DISTINCT state FROM scheduled_prices WHERE variant_id = ${variant}`,
    )
    expect(rows).toEqual([{ state: 'applied' }])
    expect(await revisionOf(variant)).toBe(revision + 1)
  })

  test('is refused for a moment that is past, too far ahead or taken', async () => {
    const variant = next()
    const at = inMs(3_600_000)
    expect((await plan(variant, at, amounts(1))).status).toBe(200)
    for (const from of [at, inMs(-1_000), inMs(400 * 86_400_000), '2001-01-01']) {
      expect(code(await plan(variant, from, amounts(2)))).toEqual([400, 'PRICE_MOMENT_INVALID'])
    }
    for (const from of ['tomorrow', '2026-02-31', '2026-12-01T00:00:00'])
      expect((await plan(variant, from, amounts(2))).status).toBe(400)
  })
})

test('the list of prices comes page by page, each once, and is searched', async () => {
  const seen: string[] = []
  let total = 0
  for (let after: string | null = ''; after !== null; ) {
    const { body } = await content.ask(`/prices/?limit=200&channel=${channel}${after && `&after=${after}`}`)
    seen.push(...body.data.map((each: { variant_id: number }) => String(each.variant_id)))
    after = body.page.after
    total = body.page.total
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe(total)
  const { body } = await content.ask('/prices/?search=5w30&limit=5')
  expect(body.data.length).toBeGreaterThan(0)
  for (const wrong of ['after=x', 'after=WzEsIngiXQ']) {
    expect((await content.ask(`/prices/?${wrong}`)).status).toBe(400)
    expect((await content.ask(`/prices/scheduled/?${wrong}`)).status).toBe(400)
  }
})
