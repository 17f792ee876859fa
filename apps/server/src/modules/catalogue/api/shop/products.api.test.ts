import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import {
  ask,
  askProducts,
  askRefusal,
  attributeOf,
  grossOf,
  type Headers,
  type Node,
} from '../testing/ask-products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const list = (variables: object = {}, headers: Headers = {}) => askProducts(shop, variables, headers)
const categoryId = async (slug: string) =>
  (await ask(shop, 'query ($slug: String!) { category(slug: $slug) { id } }', { slug })).data.category.id

describe('a list of products', () => {
  test('[GQL-43] is by slug, and without a channel that of the host', async () => {
    const slugs = (await list()).map(({ slug }) => slug)
    expect(slugs).toEqual(slugs.toSorted())
    expect((await list({ channel: undefined })).map(({ slug }) => slug)).toEqual(slugs)
  })

  test('[GQL-43] of a category holds those of every category below', async () => {
    const found = await list({ filter: { categories: [await categoryId('engine-oil')] } })
    const branches = ({ category }: Node) => [category.slug, category.parent?.slug ?? '']
    expect(new Set(found.map(({ category }) => category.slug)).size).toBeGreaterThan(1)
    expect(found.every((node) => branches(node).some((slug) => /oil|synthetic|mineral/.test(slug)))).toBe(
      true,
    )
  })

  test('[LOC-16] is kept to a place by the attribute state', async () => {
    const inDubai = await list({ filter: { attributes: [{ slug: 'state', values: ['dubai'] }] } })
    const inMuscat = await list({ filter: { attributes: [{ slug: 'state', values: ['muscat'] }] } })
    expect(inDubai.length).toBeGreaterThan(0)
    expect(inDubai.length).toBeLessThan(inMuscat.length)
    const states = ({ attributes }: Node) =>
      attributes.find(({ attribute }) => attribute.slug === 'state')?.values.map(({ slug }) => slug)
    expect(inDubai.every((node) => states(node)?.includes('dubai'))).toBe(true)
  })

  test('[GQL-43] values of one attribute widen it, another attribute narrows it', async () => {
    const brand = (...values: string[]) => ({ slug: 'brand', values })
    const viscosity = { slug: 'viscosity', values: ['5w-30'] }
    const durub = await list({ filter: { attributes: [brand('durub')] } })
    const both = await list({ filter: { attributes: [brand('durub', 'wadi')] } })
    const narrow = await list({ filter: { attributes: [brand('durub'), viscosity] } })
    expect(both.length).toBeGreaterThan(durub.length)
    expect(narrow.length).toBeLessThan(durub.length)
    expect(narrow.every((node) => attributeOf(node, 'viscosity')?.slug === '5w-30')).toBe(true)
  })

  test.each([
    ['an unknown attribute', [{ slug: 'nonsense', values: ['x'] }]],
    ['an unknown value', [{ slug: 'brand', values: ['nobody'] }]],
  ])('%s finds nothing', async (_case, attributes) => {
    expect(await list({ filter: { attributes } })).toEqual([])
  })

  test('prices, dates and stock narrow it', async () => {
    const cheap = await list({ filter: { minimalPrice: { lte: 5 } } })
    expect(cheap.length).toBeGreaterThan(0)
    expect(cheap.every((node) => grossOf(node) <= 5000)).toBe(true)
    const later = new Date(Date.now() + 86_400_000).toISOString()
    expect(await list({ filter: { updatedAt: { gte: later } } })).toEqual([])
    const none = await list({ filter: { stockAvailability: 'OUT_OF_STOCK' } })
    expect(none.length).toBeGreaterThan(0)
    expect(none.flatMap(({ variants }) => variants).every((each) => each.quantityAvailable === 0)).toBe(true)
  })

  test('where joins and nests conditions', async () => {
    const cheapWadi = [
      { attributes: [{ slug: 'brand', values: ['wadi'] }] },
      { price: { range: { lte: 3 } } },
    ]
    const found = await list({
      where: { OR: [{ slug: { eq: 'durub-synthetic-5w-30' } }, { AND: cheapWadi }] },
    })
    expect(found.some(({ slug }) => slug === 'durub-synthetic-5w-30')).toBe(true)
    expect(found.length).toBeGreaterThan(1)
  })

  test('[GQL-44] by ids are up to a hundred products, and one too many is refused', async () => {
    const ids = (await list()).map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect((await list({ filter: { ids } })).map(({ id }) => id)).toEqual(ids)
    expect(await list({ where: { ids: ids.slice(0, 2) } })).toHaveLength(2)
    const many = Array.from({ length: 101 }, (_, at) => toGlobalId('Product', at + 1))
    expect(await askRefusal(shop, { first: 1, filter: { ids: many } })).toContain('100 are allowed')
  })
})

describe('channels', () => {
  test('[CHAN-09] each has its own products and prices, and none borrows the price of the other', async () => {
    const sister = await list({ channel: 'tasleem-channel' })
    const same = await list({ filter: { ids: sister.map(({ id }) => id) } })
    const priceHere = new Map(same.map((node) => [node.id, grossOf(node)]))
    expect(sister.length).toBeGreaterThan(0)
    expect(sister.some((node) => grossOf(node) !== priceHere.get(node.id))).toBe(true)
    const onlyHere = (await list()).filter(({ id }) => !sister.some((node) => node.id === id))
    expect(onlyHere.length).toBeGreaterThan(0)
    const query = 'query ($id: ID!) { product(id: $id, channel: "tasleem-channel") { pricing { onSale } } }'
    expect((await ask(shop, query, { id: onlyHere[0]?.id })).data.product).toBeNull()
  })

  test('[CHAN-04] the host decides when none is named, and an unknown one has nothing', async () => {
    const found = await list({ channel: undefined }, { host: 'tasleem.example.om' })
    const named = await list({ channel: 'tasleem-channel' })
    expect(found.map(({ id }) => id)).toEqual(named.map(({ id }) => id))
    expect(await list({ channel: 'nowhere' })).toEqual([])
  })
})

describe('one product', () => {
  const query = `query ($id: ID, $slug: String, $channel: String) {
    product(id: $id, slug: $slug, channel: $channel) { id slug channel translation(languageCode: AR) { name } }
  }`
  const slug = 'durub-synthetic-5w-30'

  test('[GQL-45] is found by id and by slug', async () => {
    const { product } = (await ask(shop, query, { slug, channel: 'default-channel' })).data
    expect(product).toMatchObject({
      channel: 'default-channel',
      translation: { name: 'زيت دروب صناعي 5W-30' },
    })
    expect((await ask(shop, query, { id: product.id })).data.product.slug).toBe(slug)
  })

  test.each([
    ['an unknown id', { id: toGlobalId('Product', 999_999) }],
    ['an unknown slug', { slug: 'no-such' }],
    ['another channel', { slug, channel: 'nowhere' }],
  ])('%s answers null', async (_case, variables) => {
    const { data, errors } = await ask(shop, query, variables)
    expect([data.product, errors]).toEqual([null, undefined])
  })

  test('a language without a translation answers null', async () => {
    const translations =
      'french: translation(languageCode: FR) { name } english: translation(languageCode: EN) { name }'
    const { data } = await ask(shop, `{ product(slug: "${slug}") { ${translations} } }`)
    expect(data.product).toEqual({ french: null, english: null })
  })

  test('a variant is found by id and by sku', async () => {
    const { data } = await ask(shop, `{ product(slug: "${slug}") { variants { id sku } } }`)
    const [{ id, sku }] = data.product.variants
    const variant = `query ($id: ID, $sku: String) { productVariant(id: $id, sku: $sku) {
      id sku product { slug } pricing { price { gross { amount } } } } }`
    expect((await ask(shop, variant, { id })).data.productVariant.sku).toBe(sku)
    expect((await ask(shop, variant, { sku })).data.productVariant).toMatchObject({ id, product: { slug } })
    expect((await ask(shop, variant, { sku: 'NO-SUCH' })).data.productVariant).toBeNull()
  })
})
