import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import {
  ask,
  askPage,
  askProducts,
  askRefusal,
  attributeOf,
  grossOf,
  type Headers,
} from '../testing/ask-products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const list = (variables: object, headers: Headers = {}) => askProducts(shop, variables, headers)
const inOrder = (numbers: number[], sign = 1) => numbers.toSorted((one, other) => sign * (one - other))

describe('sorting', () => {
  test.each([
    ['[CAT-65] lowest price first', 'ASC', 1],
    ['[CAT-64] highest price first', 'DESC', -1],
  ])('%s, by what the shopper pays', async (_case, direction, sign) => {
    const prices = (await list({ sortBy: { field: 'MINIMAL_PRICE', direction } })).map(grossOf)
    expect(prices).toEqual(inOrder(prices, sign))
  })

  test('[CAT-66] best sellers first is RATING descending', async () => {
    const ratings = async (direction: string) =>
      (await list({ sortBy: { field: 'RATING', direction } })).map(({ rating }) => rating)
    const best = await ratings('DESC')
    expect(best[0]).toBe(5)
    expect(best).toEqual(inOrder(best, -1))
    const worst = await ratings('ASC')
    expect(worst).toEqual(inOrder(worst))
  })

  test('[UX-55] PRICE is before discounts, MINIMAL_PRICE after them', async () => {
    const query = `query ($field: ProductOrderField) { products(first: 100, channel: "default-channel",
      sortBy: { field: $field, direction: ASC }) { edges { node { pricing {
        priceRange { start { gross { amount } } } priceRangeUndiscounted { start { gross { amount } } } } } } } }`
    const amounts = async (field: string, range: string) => {
      const { data } = await ask(shop, query, { field })
      return data.products.edges.map(
        ({ node }: { node: { pricing: Record<string, { start: { gross: { amount: number } } }> } }) =>
          node.pricing[range]?.start.gross.amount,
      )
    }
    const before = await amounts('PRICE', 'priceRangeUndiscounted')
    expect(before).toEqual(inOrder(before))
    const after = await amounts('MINIMAL_PRICE', 'priceRange')
    expect(after).toEqual(inOrder(after))
    expect(await amounts('PRICE', 'priceRange')).not.toEqual(after)
  })

  test('[CAT-67] by the brand in the caller’s language, products without one last', async () => {
    const brands = async (language: string) => {
      const found = await list(
        { sortBy: { field: 'BRANDS', direction: 'ASC' } },
        { 'accept-language': language },
      )
      return found.map((node) => attributeOf(node, 'brand')?.name)
    }
    const english = await brands('en')
    const branded = english.filter((name) => name !== undefined)
    expect(branded).toEqual(branded.toSorted())
    expect(new Set(english.slice(branded.length))).not.toContain('Durub')
    expect(await brands('ar')).not.toEqual(english)
  })

  test('[CAT-43] by the priority attribute', async () => {
    const query = '{ attributes(first: 1, filter: { slugs: ["priority"] }) { edges { node { id } } } }'
    const { data } = await ask(shop, query)
    const sortBy = { attributeId: data.attributes.edges[0].node.id, direction: 'ASC' }
    const numbers = (await list({ sortBy })).map((node) => Number(attributeOf(node, 'priority')?.name))
    expect(numbers).toEqual(inOrder(numbers))
  })

  test.each([
    'NAME',
    'MINIMAL_PRICE',
    'LAST_MODIFIED',
    'DATE',
    'TYPE',
    'PUBLISHED',
    'PUBLICATION_DATE',
    'PUBLISHED_AT',
    'LAST_MODIFIED_AT',
    'COLLECTION',
    'CREATED_AT',
  ])('%s is accepted, and descending is the reverse', async (field) => {
    const up = await list({ first: 20, sortBy: { field, direction: 'ASC' } })
    const down = await list({ first: null, last: 20, sortBy: { field, direction: 'DESC' } })
    expect(down.map(({ slug }) => slug).toReversed()).toEqual(up.map(({ slug }) => slug))
  })

  test('by rank only what was searched for', async () => {
    const sortBy = { field: 'RANK', direction: 'DESC' }
    expect(await askRefusal(shop, { first: 1, sortBy })).toBe(
      'Sorting by RANK is available only when using a search filter.',
    )
    expect((await list({ search: 'oil', sortBy })).length).toBeGreaterThan(0)
  })
})

describe('paging', () => {
  test.each([
    ['by slug', {}],
    ['by price', { sortBy: { field: 'PRICE', direction: 'DESC' } }],
    ['by brand', { sortBy: { field: 'BRANDS', direction: 'ASC' } }],
    ['of a search', { search: 'oil' }],
  ])('%s reaches every product once', async (_case, question) => {
    const seen: string[] = []
    for (let after: string | undefined; ; ) {
      const { edges, pageInfo, totalCount } = await askPage(shop, { ...question, first: 17, after })
      expect(pageInfo).toMatchObject({ hasPreviousPage: seen.length > 0, endCursor: edges.at(-1)?.cursor })
      seen.push(...edges.map(({ node }) => node.id))
      after = pageInfo.endCursor
      if (pageInfo.hasNextPage) continue
      expect(seen).toHaveLength(totalCount)
      break
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('[CAT-32] a hundred a page, the next one by its cursor', async () => {
    const first = await askPage(shop, { first: 100 })
    const second = await askPage(shop, { first: 100, after: first.pageInfo.endCursor })
    expect(first.edges).toHaveLength(100)
    expect(second.edges).toHaveLength(first.totalCount - 100)
  })

  test('walks back with last and before', async () => {
    const forth = await askPage(shop, { first: 10 })
    const back = await askPage(shop, { first: null, last: 4, before: forth.edges[5]?.cursor })
    expect(back.edges.map(({ node }) => node.id)).toEqual(forth.edges.slice(1, 5).map(({ node }) => node.id))
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
  })

  test('[LIM-12] more than a hundred is refused in Saleor’s words', async () => {
    expect(await askRefusal(shop, { first: 101 })).toBe(
      'Requesting 101 records on the `products` connection exceeds the `first` limit of 100 records.',
    )
    expect(await askRefusal(shop, { last: 101 })).toContain('exceeds the `last` limit of 100 records.')
  })

  test('edges need a page size, a count does not', async () => {
    expect(await askRefusal(shop, {})).toBe(
      'You must provide a `first` or `last` value to properly paginate the `products` connection.',
    )
    expect((await ask(shop, '{ products { totalCount } }')).data.products.totalCount).toBeGreaterThan(80)
  })

  test.each([
    ['no base64', 'x'],
    ['an empty list', 'W10='],
    ['of another order', 'WyJhIiwiYiJd'],
    ['no list', 'bnVsbA=='],
    ['huge', '!'.repeat(5000)],
  ])('a cursor that is %s is invalid', async (_case, after) => {
    const sortBy = { field: 'PRICE', direction: 'ASC' }
    expect(await askRefusal(shop, { first: 1, after, sortBy })).toBe('Received cursor is invalid.')
  })

  test('warm lists and details need no statement', async () => {
    const inPlace = (slug: string) => ({ filter: { attributes: [{ slug: 'state', values: [slug] }] } })
    await list(inPlace('muscat'))
    const statements = await shop.deps.connection.statementsOf(async () => {
      await list({ ...inPlace('sohar'), sortBy: { field: 'RATING', direction: 'ASC' } })
      await ask(
        shop,
        `{ product(slug: "durub-synthetic-5w-30") { name variants { quantityAvailable } }
        categories(first: 10) { edges { node { products { totalCount } } } } }`,
      )
    })
    expect(statements).toBe(0)
  })
})
