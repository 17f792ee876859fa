import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { ask, askPage, channel } from '../testing/ask-products.ts'

type Row = { id: number }

describe.each([
  ['in memory', {}],
  ['in the database', { CATALOGUE_IN_MEMORY_PRODUCTS: '0' }],
])('a catalogue %s', (_where, env) => {
  let shop: TestApp
  let hilux: number
  beforeAll(async () => {
    shop = await buildTestApp({ env })
    const found = await shop.deps.db.execute<Row>(sql`SELECT car_models.id FROM car_models
      JOIN car_brands ON car_brands.id = brand_id WHERE car_brands.slug = 'toyota' AND car_models.slug = 'hilux'`)
    hilux = found.rows[0]?.id ?? 0
  })
  afterAll(() => shop.close())

  async function slugsOf(filter: object): Promise<string[]> {
    const { edges } = await askPage(shop, { channel, first: 100, filter })
    return edges.map(({ node }) => node.slug)
  }

  test('[BEY-05] a list leaves out oil of other grades, other tyres and other batteries', async () => {
    const fits = { car: String(hilux), year: 2019 }
    const { edges } = await askPage(shop, { channel, first: 100, filter: { fits } })
    const valuesOf = (slug: string) =>
      edges.flatMap(({ node }) =>
        node.attributes
          .filter(({ attribute }) => attribute.slug === slug)
          .map(({ values }) => values.map((value) => value.slug)),
      )
    expect(valuesOf('viscosity').length).toBeGreaterThan(0)
    for (const grades of valuesOf('viscosity')) expect(grades.join()).toMatch(/5w-30|0w-20/)
    expect(valuesOf('tyre-size').length).toBeGreaterThan(0)
    for (const sizes of valuesOf('tyre-size')) expect(sizes.join()).toMatch(/225-70r17|265-65r17|265-60r18/)
    for (const capacity of valuesOf('capacity-ah')) expect(capacity.join()).toMatch(/70-ah|75-ah/)
    for (const kinds of valuesOf('vehicle-type')) expect(kinds).not.toEqual(['motorcycle'])
  })

  test('[BEY-05] what depends on no car stays, and search is narrowed as well', async () => {
    const fits = { car: toGlobalId('Car', hilux), year: 2019 }
    const [all, fitting] = [await slugsOf({}), await slugsOf({ fits })]
    expect(fitting.length).toBeLessThan(all.length)
    expect(fitting).toContain('durub-synthetic-5w-30')
    const found = await slugsOf({ search: 'oil', fits })
    const foundAnyway = await slugsOf({ search: 'oil' })
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(foundAnyway.length)
    expect(foundAnyway).toEqual(expect.arrayContaining(found))
  })

  test('of a year that the shop does not know nothing is left out; a car that there is not is refused', async () => {
    expect(await slugsOf({ fits: { car: String(hilux), year: 1990 } })).toEqual(await slugsOf({}))
    for (const fits of [
      { car: '999999', year: 2019 },
      { car: 'x', year: 2019 },
      { car: String(hilux), year: 1 },
    ]) {
      const { errors } = await ask(
        shop,
        `query ($filter: ProductFilterInput) { products(first: 1, filter: $filter) { totalCount } }`,
        { filter: { fits } },
      )
      expect(errors?.[0].message).toBe('There is no such car.')
    }
  })

  test('[BEY-05] products/car-fit/ says what fits and how many pieces the car takes', async () => {
    const variants = await shop.deps.db.execute<{ id: number; sku: string }>(
      sql`SELECT id, sku FROM product_variants WHERE sku IN ('OIL-DUN-5W30-4L', 'OIL-DUN-5W30-1L', 'BAT-SAH-45')`,
    )
    const idOf = (sku: string) => variants.rows.find((row) => row.sku === sku)?.id ?? 0
    const skus = ['OIL-DUN-5W30-4L', 'OIL-DUN-5W30-1L', 'BAT-SAH-45']
    const ids = skus.map((sku) => toGlobalId('ProductVariant', idOf(sku)))
    const answer = await shop.app.inject({
      url: `/api/v1/products/car-fit/?car_id=${hilux}&year=2019&variant_ids=${encodeURIComponent(ids.join())}`,
    })
    expect(answer.json().data).toEqual([
      { variant_id: ids[0], fits: true, quantity: 2, litres: 5.8 },
      { variant_id: ids[1], fits: true, quantity: 6, litres: 5.8 },
      { variant_id: ids[2], fits: false, quantity: null, litres: null },
    ])
  })

  test('products/car-fit/ bounds what it is asked', async () => {
    const url = `/api/v1/products/car-fit/?car_id=${hilux}&year=2019&variant_ids=`
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join()
    for (const list of [many, '', 'x', '1,x', 'x'.repeat(7000)]) {
      expect((await shop.app.inject({ url: url + list })).statusCode).toBe(400)
    }
    const unknown = await shop.app.inject({ url: `${url}2000000` })
    expect(unknown.json().data).toEqual([
      { variant_id: toGlobalId('ProductVariant', 2_000_000), fits: null, quantity: null, litres: null },
    ])
  })
})
