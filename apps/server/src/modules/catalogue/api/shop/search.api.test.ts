import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { compactText, foldText } from '../../rules/fold-text.ts'
import { askPage, askProducts, type Node } from '../testing/ask-products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const search = (text: string, more: object = {}): Promise<Node[]> =>
  askProducts(shop, { search: text, ...more })
const slugs = (nodes: Node[]) => nodes.map(({ slug }) => slug)

describe('a search', () => {
  test.each([
    ['[BEY-06] tatweel', 'زيـت', 'زيت'],
    ['[BEY-06] vowel marks', 'زَيْت', 'زيت'],
    ['[BEY-06] haa for taa marbuta', 'بطاريه', 'بطارية'],
    ['[BEY-06] alef without hamza', 'اطار', 'إطار'],
    ['[SRCH-09] case', 'BATTERY', 'battery'],
    ['[BEY-06] compact grade', '5w30', '5W-30'],
    ['[BEY-06] Arabic-Indic digits', '٥w٣٠', '5w30'],
  ])('%s makes no difference: %s finds what %s finds', async (_case, written, meant) => {
    const found = slugs(await search(meant))
    expect(found.length).toBeGreaterThan(0)
    expect(slugs(await search(written)).toSorted()).toEqual(found.toSorted())
  })

  test.each([
    ['[BEY-06] a typo', 'batery', /battery/i],
    ['[BEY-06] swapped letters', 'fliter', /filter/i],
    ['[BEY-06] a tyre size in digits', '2055516', /touring/i],
    ['[SRCH-09] a brand', 'falcon', /falcon/i],
  ])('%s: %s', async (_case, text, expected) => {
    expect((await search(text)).some(({ name }) => expected.test(name))).toBe(true)
  })

  test('finds by article number, and nothing has two brands at once', async () => {
    const { rows } = await shop.deps.db.execute<{ sku: string; slug: string }>(
      sql`SELECT sku, slug FROM product_variants JOIN products ON products.id = product_id WHERE kind = 'goods' LIMIT 1`,
    )
    expect(slugs(await search(rows[0]?.sku ?? ''))).toContain(rows[0]?.slug)
    expect(await search('durub wadi')).toEqual([])
  })

  test('[SRCH-09] finds by category in both languages', async () => {
    const english = await search('engine oil')
    const arabic = await search('زيت المحرك')
    expect(english.length).toBeGreaterThan(5)
    expect(slugs(arabic)).toEqual(expect.arrayContaining(slugs(english).slice(0, 5)))
  })

  test('[SRCH-09] the best match comes first, then the better seller', async () => {
    const [first] = await search('Durub Synthetic 5W-30')
    expect(first?.slug).toBe('durub-synthetic-5w-30')
    const ranks = (await search('5w-30')).map(({ rating }) => rating)
    expect(ranks[0]).toBe(Math.max(...ranks))
  })

  test('[SRCH-04] is limited to the place and the channel', async () => {
    const everywhere = await search('oil')
    const filter = { search: 'oil', attributes: [{ slug: 'state', values: ['dubai'] }] }
    const inDubai = await askProducts(shop, { filter })
    expect(inDubai.length).toBeLessThan(everywhere.length)
    expect(slugs(everywhere)).toEqual(expect.arrayContaining(slugs(inDubai)))
    expect((await search('oil', { channel: 'tasleem-channel' })).length).toBeLessThan(everywhere.length)
  })

  test('[SRCH-08] [REST-63] the older filter and the REST call answer the same products', async () => {
    const found = await askProducts(shop, {
      filter: { search: 'battery', attributes: [{ slug: 'state', values: ['muscat'] }] },
    })
    const rest = await shop.app.inject('/api/v1/sellers/products-search/?city_id=11&search=battery')
    const { data, pagination } = rest.json()
    expect(data.map(({ slug }: Node) => slug)).toEqual(slugs(found))
    expect(pagination).toEqual({ page: 1, limit: 100, total: found.length })
  })

  test('keeps another order when one is asked for', async () => {
    const prices = (await search('oil', { sortBy: { field: 'MINIMAL_PRICE', direction: 'ASC' } })).map(
      ({ pricing }) => pricing.priceRange.start.gross.fractionalAmount,
    )
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  })

  test.each([
    "'; DROP TABLE products; --",
    '%',
    '_',
    '\\',
    '%%%%',
    '\u0000',
    '\u202E\u202E',
    '(',
    '*',
    '"',
    '-oil -filter',
  ])('[SRCH-09] %j harms nobody', async (text) => {
    const { totalCount } = await askPage(shop, { search: text })
    expect(totalCount).toBeGreaterThanOrEqual(0)
  })

  test('a long term is cut, and an empty one is no search', async () => {
    const [long, short] = [await search('battery '.repeat(500)), await search('battery')]
    expect(slugs(long).toSorted()).toEqual(slugs(short).toSorted())
    expect((await askPage(shop, { search: '   ' })).totalCount).toBe((await askPage(shop, {})).totalCount)
  })

  test('needs one statement, two for a typo, and none the second time', async () => {
    const count = async (text: string) => {
      return shop.deps.connection.statementsOf(() => search(text))
    }
    expect(await count('wiper')).toBe(1)
    expect(await count('wiper')).toBe(0)
    expect(await count('wipper')).toBeLessThanOrEqual(2)
  })

  test('is made once for all who ask at the same time', async ({ task }) => {
    // The term was not asked for before, not even by a first try of this test.
    const term = ['brake', 'radiator'][task.result?.retryCount ?? 0] ?? ''
    await search('wiper')
    const statements = await shop.deps.connection.statementsOf(() =>
      Promise.all(Array.from({ length: 20 }, (_, at) => search(term, { first: at + 1 }))),
    )
    expect(statements).toBe(1)
  })

  test('follows a product that changes without being made again, until its words change', async () => {
    const [first, ...others] = slugs(await search('brake pads'))
    const last = others.at(-1) ?? ''
    const change = (column: string, value: string | number) =>
      shop.deps.db.execute(sql`UPDATE products SET ${sql.identifier(column)} = ${value} WHERE slug = ${last}`)
    const isKnown = (column: 'name' | 'rating', before: unknown) =>
      expect
        .poll(async () => (await askProducts(shop, { where: { slug: { eq: last } } }))[0]?.[column])
        .not.toEqual(before)
    const { rows } = await shop.deps.db.execute<{ name: string; rank: number }>(
      sql`SELECT name, sales_rank AS rank FROM products WHERE slug = ${last}`,
    )
    const { name = '', rank = 0 } = rows[0] ?? {}
    const [{ rating } = { rating: 0 }] = await askProducts(shop, { where: { slug: { eq: last } } })
    try {
      await change('sales_rank', 1)
      await isKnown('rating', rating)
      const statements = await shop.deps.connection.statementsOf(async () => {
        expect(slugs(await search('brake pads')).slice(0, 2)).toEqual([last, first])
      })
      expect(statements).toBe(0)

      await change('name', 'Marmoset')
      await isKnown('name', name)
      expect(slugs(await search('marmoset'))).toEqual([last])
      expect(slugs(await search('brake pads'))[0]).toBe(first)
    } finally {
      await change('name', name)
      await change('sales_rank', rank)
    }
    await expect.poll(async () => slugs(await search('brake pads')).at(-1)).toBe(last)
  })
})

test('[BEY-06] the shop folds words as its database does', async () => {
  const { rows } = await shop.deps.db.execute<{ text: string; plain: string; compact: string }>(sql`
    SELECT text, ar_norm(text) AS plain, ar_compact(text) AS compact FROM (
      SELECT name AS text FROM products UNION SELECT name FROM product_translations
      UNION SELECT name FROM category_translations UNION SELECT name FROM attribute_value_translations
      UNION SELECT sku FROM product_variants
      UNION SELECT chr(code) || 'x' FROM generate_series(33, 1791) AS code
      UNION SELECT 'a' || chr(code) FROM generate_series(8192, 8303) AS code
    ) AS texts`)
  expect(rows.length).toBeGreaterThan(2000)
  const differing = rows.filter(
    ({ text, plain, compact }) => foldText(text) !== plain || compactText(text) !== compact,
  )
  expect(differing.map(({ text, plain }) => ({ text, plain, ours: foldText(text) }))).toEqual([])
})
