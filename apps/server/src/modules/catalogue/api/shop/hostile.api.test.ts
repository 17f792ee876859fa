import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { ask, askRefusal } from '../testing/ask-products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const user = toGlobalId('User', 1)
const metacharacters = "x'; DROP TABLE products; --"

describe('ids of another type are refused, for every argument (A13)', () => {
  test.each([
    [
      'mediaById',
      '($id: ID!) { product(slug: "durub-synthetic-5w-30") { found: mediaById(id: $id) { id } } }',
      'ProductMedia',
    ],
    [
      'sortBy.attributeId',
      '($id: ID!) { found: products(first: 1, sortBy: { attributeId: $id, direction: ASC }) { totalCount } }',
      'Attribute',
    ],
    [
      'attributes.inCategory',
      '($id: ID!) { found: attributes(first: 1, filter: { inCategory: $id }) { totalCount } }',
      'Category',
    ],
  ])('%s', async (_case, query, type) => {
    const { status, errors } = await ask(shop, `query ${query}`, { id: user })
    expect(status).toBeLessThan(500)
    expect(errors[0].message).toBe(`Invalid ID: ${user}. Expected: ${type}, received: User.`)
    const garbled = await ask(shop, `query ${query}`, { id: 'not an id' })
    expect(garbled.errors[0].message).toBe(`Invalid ID: not an id. Expected: ${type}.`)
  })

  test.each([
    ['ids', 'Product'],
    ['categories', 'Category'],
    ['collections', 'Collection'],
    ['productTypes', 'ProductType'],
  ])('filter.%s', async (field, type) => {
    expect(await askRefusal(shop, { first: 1, filter: { [field]: [user] } })).toBe(
      `Must receive ${type} id: ${user}.`,
    )
  })

  test.each([
    ['category', 'Category'],
    ['productType', 'ProductType'],
  ])('where.%s', async (field, type) => {
    expect(await askRefusal(shop, { first: 1, where: { [field]: { eq: user } } })).toBe(
      `Must receive ${type} id: ${user}.`,
    )
  })
})

describe('what a caller may write', () => {
  test('filter and where exclude each other', async () => {
    expect(await askRefusal(shop, { first: 1, filter: { slugs: ['a'] }, where: { slug: { eq: 'a' } } })).toBe(
      'Only one filtering argument (filter or where) can be specified.',
    )
  })

  test('operators stand alone', async () => {
    expect(
      await askRefusal(shop, { first: 1, where: { slug: { eq: 'a' }, OR: [{ slug: { eq: 'b' } }] } }),
    ).toBe('Cannot mix operators with other filter inputs.')
  })

  test('a look-up takes exactly one argument', async () => {
    const none = await ask(shop, '{ product { id } }')
    expect(none.errors[0].message).toBe(
      "At least one of arguments is required: 'id', 'slug', 'externalReference'.",
    )
    const two = await ask(shop, `{ product(id: "${toGlobalId('Product', 1)}", slug: "a") { id } }`)
    expect(two.errors[0].message).toBe("Argument 'id' cannot be combined with 'slug'")
  })

  test('older and newer conditions on attributes do not mix', async () => {
    const attributes = [
      { slug: 'brand', values: ['durub'] },
      { slug: 'brand', value: { slug: { eq: 'durub' } } },
    ]
    expect(await askRefusal(shop, { first: 1, filter: { attributes } })).toContain(
      'contains a mix of deprecated fields',
    )
  })
})

describe('metacharacters and nonsense read as unknown (A20)', () => {
  test.each([
    ['a channel', { channel: metacharacters }],
    ['a slug', { filter: { slugs: [metacharacters] } }],
    ['an attribute', { filter: { attributes: [{ slug: metacharacters, values: ['x'] }] } }],
    ['a value', { filter: { attributes: [{ slug: 'brand', values: [metacharacters] }] } }],
    [
      'every object’s own words',
      { filter: { attributes: [{ slug: 'constructor', values: ['__proto__'] }] } },
    ],
    ['a metadata key', { filter: { metadata: [{ key: '__proto__' }] } }],
    ['a search', { search: metacharacters }],
    ['a name', { where: { name: { eq: metacharacters } } }],
    ['an unknown product', { filter: { ids: [toGlobalId('Product', 2_147_483_647)] } }],
    ['a number beyond numbers', { filter: { ids: [toGlobalId('Product', '999999999999999999')] } }],
  ])('%s', async (_case, variables) => {
    const query = `query ($filter: ProductFilterInput, $where: ProductWhereInput, $search: String, $channel: String) {
      products(first: 5, filter: $filter, where: $where, search: $search, channel: $channel) { totalCount } }`
    const { status, data, errors } = await ask(shop, query, variables)
    expect([status, errors, data.products.totalCount]).toEqual([200, undefined, 0])
  })

  test('a sort that is none is refused before anything runs', async () => {
    const { status, data } = await ask(
      shop,
      '{ products(first: 1, sortBy: { field: DROP_TABLE, direction: ASC }) { totalCount } }',
    )
    expect([status, data ?? null]).toEqual([400, null])
  })

  test('a language is one of the list, and Accept-Language may be anything', async () => {
    const bad = await ask(shop, `{ product(slug: "a") { translation(languageCode: ${'AR_XX'}) { name } } }`)
    expect(bad.status).toBe(400)
    const sortBy = '{ products(first: 1, sortBy: { field: BRANDS, direction: ASC }) { totalCount } }'
    const odd = await ask(shop, sortBy, {}, { 'accept-language': metacharacters })
    expect(odd.status).toBe(200)
  })
})

describe('nothing is without end (A34)', () => {
  const many = <Item>(item: Item, count = 101) => Array.from({ length: count }, () => item)

  test.each([
    ['ids', { filter: { ids: many(toGlobalId('Product', 1)) } }],
    ['slugs', { filter: { slugs: many('a') } }],
    ['attributes', { filter: { attributes: many({ slug: 'brand', values: ['a'] }) } }],
    ['values', { filter: { attributes: [{ slug: 'brand', values: many('a') }] } }],
    ['metadata', { filter: { metadata: many({ key: 'a' }) } }],
    ['names', { where: { name: { oneOf: many('a') } } }],
  ])('[GQL-44] more than a hundred %s are refused', async (_case, variables) => {
    expect(await askRefusal(shop, { first: 1, ...variables })).toContain('100 are allowed')
  })

  test('conditions are as many and as deep as somebody means', async () => {
    expect(await askRefusal(shop, { first: 1, where: { OR: many({ slug: { eq: 'a' } }, 150) } })).toBe(
      'The `where` argument is too complex.',
    )
  })
})
