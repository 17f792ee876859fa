import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { stocks, warehouses } from '../../storage/inventory.tables.ts'

let shop: TestApp
let variantId: number
beforeAll(async () => {
  shop = await buildTestApp()
  const { rows } = await shop.deps.db.execute<{ id: number }>(
    sql`SELECT product_variants.id FROM product_variants JOIN products ON products.id = product_id WHERE slug = 'durub-classic-10w-40'`,
  )
  variantId = rows[0]?.id ?? 0
  // Fewer than a line may take, so that every one of them is told.
  await shop.deps.db.execute(sql`UPDATE stocks SET on_hand = 2, reserved = 0 WHERE variant_id = ${variantId}`)
})
afterAll(() => shop.close())

const slug = 'durub-classic-10w-40'
const product = `products(first: 1, filter: $filter) { edges { node { isAvailable variants { quantityAvailable } } } }`

async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query, variables },
    headers,
  })
  return answer.json().data
}
async function unitsOf({ headers = {}, state }: { headers?: Record<string, string>; state?: string } = {}) {
  const attributes = state ? { attributes: [{ slug: 'state', values: [state] }] } : {}
  const query = `query ($filter: ProductFilterInput) { ${product} }`
  const { products } = await ask(query, { filter: { slugs: [slug], ...attributes } }, headers)
  return products.edges[0]?.node.variants[0].quantityAvailable as number | undefined
}
async function freeUnits(where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ free: number }>(sql`
    SELECT coalesce(sum(on_hand - reserved), 0)::int AS free FROM stocks JOIN warehouses ON warehouses.id = warehouse_id
    WHERE variant_id = ${variantId} AND ${where}`)
  return rows[0]?.free ?? 0
}

describe('quantityAvailable', () => {
  test('[PROD-20] counts all places when nobody says where', async () => {
    expect(await unitsOf()).toBe(await freeUnits(sql`true`))
  })

  test.each([
    ['the storefront’s cookie', { headers: { cookie: 'warsha_place=1.11.muscat' } }],
    ['a header with the slug', { headers: { 'x-state': 'muscat' } }],
    ['a header with the id', { headers: { 'x-state': '11' } }],
    ['the place that the list is about', { state: 'muscat' }],
  ])('[PROD-20] counts one place, told by %s', async (_case, told) => {
    const here = await freeUnits(sql`(is_central OR state_id = 11)`)
    expect(here).toBeLessThan(await freeUnits(sql`true`))
    expect(await unitsOf(told)).toBe(here)
  })

  test('a caller’s place stands over the list’s, and an address over both', async () => {
    const sohar = await freeUnits(
      sql`(is_central OR state_id = (SELECT id FROM states WHERE slug = 'sohar'))`,
    )
    expect(await unitsOf({ state: 'muscat', headers: { 'x-state': 'sohar' } })).toBe(sohar)
    const query = `{ product(slug: "${slug}") { variants { quantityAvailable(address: { countryArea: "sohar" }, countryCode: OM) } } }`
    const { product: found } = await ask(query, {}, { 'x-state': 'muscat' })
    expect(found.variants[0].quantityAvailable).toBe(sohar)
  })

  test.each(['nowhere', '999', "'; --", '../../x', '1.11.muscat'])('the place %s is none', async (state) => {
    expect(await unitsOf({ headers: { 'x-state': state } })).toBe(await freeUnits(sql`true`))
    expect(
      await unitsOf({ headers: { cookie: `warsha_place=${encodeURIComponent(state)}` } }),
    ).toBeGreaterThan(0)
  })

  test('is nothing where the product is not sold', async () => {
    expect(await unitsOf({ headers: { 'x-state': 'dubai' } })).toBe(0)
  })
})

describe('a change of stock', () => {
  const set = (values: Partial<typeof stocks.$inferInsert>) =>
    shop.deps.db.update(stocks).set(values).where(sql`${stocks.variantId} = ${variantId}`)

  test('shows soon, and reads only what changed', async () => {
    await unitsOf()
    const before = shop.deps.connection.statements()
    await set({ onHand: 1, reserved: 0 })
    const counted = await freeUnits(sql`true`)
    await expect.poll(() => unitsOf()).toBe(counted)
    // The update, our own count and one reading of the changed rows; never the catalogue again.
    expect(shop.deps.connection.statements() - before).toBe(3)
  })

  test('the last unit makes it unavailable', async () => {
    await set({ onHand: 0, reserved: 0 })
    await expect.poll(() => unitsOf()).toBe(0)
    const { product: found } = await ask(`{ product(slug: "${slug}") { isAvailable } }`)
    expect(found.isAvailable).toBe(false)
  })

  test('deleted rows, closed and new warehouses are noticed', async () => {
    await set({ onHand: 2, reserved: 0 })
    await expect.poll(() => unitsOf()).toBe(await freeUnits(sql`true`))
    await shop.deps.db
      .delete(stocks)
      .where(sql`${stocks.variantId} = ${variantId} AND ${stocks.warehouseId} = 1`)
    await expect.poll(() => unitsOf()).toBe(await freeUnits(sql`true`))
    const [other] = await shop.deps.db
      .select({ id: stocks.warehouseId })
      .from(stocks)
      .where(eq(stocks.variantId, variantId))
      .limit(1)
    await shop.deps.db
      .update(warehouses)
      .set({ isActive: false })
      .where(eq(warehouses.id, other?.id ?? 0))
    await expect.poll(() => unitsOf()).toBe(await freeUnits(sql`is_active`))
    await shop.deps.db.execute(sql`
      WITH opened AS (INSERT INTO warehouses (id, slug, name_en, name_ar, is_central, street_address, city)
        VALUES (9999, 'new-warehouse', 'New', 'جديد', true, 'Road 1', 'Seeb') RETURNING id)
      INSERT INTO stocks (warehouse_id, variant_id, on_hand) SELECT id, ${variantId}, 5 FROM opened`)
    await expect.poll(() => unitsOf()).toBe(await freeUnits(sql`is_active`))
  })

  test('that is rolled back or still open is not seen', async () => {
    const before = await freeUnits(sql`is_active`)
    await shop.deps.db
      .transaction(async (tx) => {
        await tx.update(stocks).set({ onHand: 500 }).where(eq(stocks.variantId, variantId))
        await shop.deps.db.execute(sql`SELECT pg_notify('warsha_changes', 'stock')`)
        await expect.poll(() => unitsOf()).toBe(before)
        throw new Error('changed its mind')
      })
      .catch(() => undefined)
    expect(await unitsOf()).toBe(before)
  })

  test('that began before a reading and ends after it is seen in the end', async () => {
    let after = 0
    await shop.deps.db.transaction(async (tx) => {
      await tx.update(stocks).set({ onHand: 1, reserved: 0 }).where(eq(stocks.variantId, variantId))
      // Another, later change is committed and read in between.
      await shop.deps.db.execute(
        sql`UPDATE stocks SET on_hand = on_hand + 1 WHERE id = (SELECT max(id) FROM stocks WHERE variant_id <> ${variantId})`,
      )
      await expect.poll(() => unitsOf()).toBeGreaterThanOrEqual(0)
      const { rows } = await tx.execute<{ free: number }>(sql`
        SELECT sum(on_hand - reserved)::int AS free FROM stocks JOIN warehouses ON warehouses.id = warehouse_id WHERE variant_id = ${variantId} AND is_active`)
      after = rows[0]?.free ?? 0
    })
    await expect.poll(() => unitsOf()).toBe(after)
  })
})
