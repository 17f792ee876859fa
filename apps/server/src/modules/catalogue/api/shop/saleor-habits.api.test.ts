import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { ask, channel } from '../testing/ask-products.ts'

// Behaviour that clients written for Saleor rely on beside the shape of the schema.

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

describe('[UX-57] conditions and ids', () => {
  const count = async (where: object) => {
    const query = 'query ($where: ProductWhereInput) { products(where: $where) { totalCount } }'
    return (await ask(shop, query, { where })).data.products.totalCount
  }

  test.each([
    ['null', { slug: null }],
    ['an empty object', { price: {} }],
    ['an object of nulls', { category: { eq: null } }],
    ['an empty object inside AND', { AND: [{ name: {} }] }],
    ['null for a flag', { isAvailable: null }],
  ])('%s for a condition matches nothing', async (_case, where) => {
    expect(await count(where)).toBe(0)
    expect(await count({})).toBeGreaterThan(50)
  })

  test('the same for categories and pages', async () => {
    const { data } = await ask(
      shop,
      '{ categories(where: { ids: null }) { totalCount } pages(where: { slug: null }) { totalCount } }',
    )
    expect([data.categories.totalCount, data.pages.totalCount]).toEqual([0, 0])
  })

  test.each(['product', 'productVariant', 'category', 'collection', 'page', 'menu', 'channel'])(
    '%s by an id of another type is null',
    async (field) => {
      const id = toGlobalId('Order', 1)
      const { data, errors } = await ask(shop, `query ($id: ID) { ${field}(id: $id) { id } }`, { id })
      expect([data[field], errors]).toEqual([null, undefined])
    },
  )
})

describe('[UX-57] a batch', () => {
  const send = async (payload: object[]) => shop.app.inject({ method: 'POST', url: '/graphql/', payload })

  test('of one operation is answered by a list of one', async () => {
    const answer = await send([{ query: '{ shop { name } }' }])
    expect([answer.statusCode, answer.json()]).toMatchObject([200, [{ data: { shop: { name: 'Warsha' } } }]])
    expect((await send([{ query: '{ shop { name } }' }])).json()).toHaveLength(1)
    expect((await send([{ query: '{' }])).json()).toMatchObject([{ errors: [expect.anything()] }])
  })

  test('of more, or of none, is refused', async () => {
    const query = '{ shop { name } }'
    const answer = await send([{ query }, { query }])
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([
      400,
      'Number of batch queries exceeded.',
    ])
    expect((await send([])).statusCode).toBe(400)
  })
})

test.each(['en', 'ar', undefined])('[UX-56] names are English for a reader of %s', async (language) => {
  const document = `{ shop { name schemaVersion defaultCountry { country } countries { code country }
    availableShippingMethods(channel: "${channel}") { id name price { amount } } } channel(slug: "${channel}") { defaultCountry { country } } }`
  const headers = { host: 'localhost', ...(language && { 'accept-language': language }) }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query: document },
    headers,
  })
  const { shop: found, channel: shown } = answer.json().data
  expect(found).toMatchObject({
    name: 'Warsha',
    schemaVersion: '3.23',
    defaultCountry: { country: 'Oman' },
    availableShippingMethods: [],
  })
  expect(found.countries).toContainEqual({ code: 'OM', country: 'Oman' })
  expect(shown.defaultCountry.country).toBe('Oman')
})

test.each([
  ['none', undefined, /^E-mail is not valid\.$/],
  ['any', '*', /^E-mail is not valid\.$/],
  ['an unknown one', 'fr', /\p{Script=Arabic}/u],
])('[UX-125] texts for a program that says %s', async (_case, language, words) => {
  const query =
    'mutation { requestPasswordReset(email: "x", redirectUrl: "http://localhost/") { errors { message } } }'
  const headers = { host: 'localhost', ...(language && { 'accept-language': language }) }
  const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload: { query }, headers })
  expect(answer.json().data.requestPasswordReset.errors[0].message).toMatch(words)
})

test('[UX-55] quantityAvailable tells no more than a line may take, in REST too', async () => {
  const document = '{ products(first: 100) { edges { node { variants { quantityAvailable } } } } }'
  const { data } = await ask(shop, document)
  const quantities: number[] = data.products.edges.flatMap(
    ({ node }: { node: { variants: { quantityAvailable: number }[] } }) =>
      node.variants.map(({ quantityAvailable }) => quantityAvailable),
  )
  expect(Math.max(...quantities)).toBe(50)
  type Stocked = { quantityAvailable: number; variants: { quantityAvailable: number }[] }
  const rest = (await shop.app.inject('/api/v1/sellers/products/?limit=100')).json().data as Stocked[]
  expect(Math.max(...rest.map(({ quantityAvailable }) => quantityAvailable))).toBe(50)
  expect(Math.max(...rest.flatMap(({ variants }) => variants.map((each) => each.quantityAvailable)))).toBe(50)
})

test('[UX-54] what products have of an internal attribute is told to nobody', async () => {
  const document = `{ products(first: 100) { edges { node { attributes { attribute { slug } }
    assignedAttributes { attribute { slug } } assignedAttribute(slug: "priority") { attribute { slug } } } } } }`
  const { data } = await ask(shop, document)
  expect(JSON.stringify(data)).not.toContain('"priority"')
  const rest = await shop.app.inject('/api/v1/sellers/products/?limit=100')
  const slugs = rest
    .json()
    .data.flatMap(({ attributes }: { attributes: { slug: string }[] }) => attributes.map(({ slug }) => slug))
  expect(slugs).not.toContain('priority')
})
