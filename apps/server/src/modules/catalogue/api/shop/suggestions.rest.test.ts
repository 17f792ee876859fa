import type { RestSuggestions } from '@warsha/contract/catalogue/suggestions.rest.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function suggestions(search: string, headers: Record<string, string> = {}, more = '') {
  const answer = await shop.app.inject({
    url: `/api/v1/products/suggestions/?search=${encodeURIComponent(search)}${more}`,
    headers: { 'accept-language': 'en', ...headers },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().data as RestSuggestions
}

describe('[UX-47] what a search field offers', () => {
  test('categories, products and choices that contain the words, a few of each', async () => {
    const { categories, products, choices, corrected, popular } = await suggestions('oil')
    expect(categories.map(({ slug }) => slug)).toContain('engine-oil')
    expect(products.length).toBeGreaterThan(3)
    for (const kind of [categories, products, choices]) expect(kind.length).toBeLessThanOrEqual(6)
    expect([corrected, popular]).toEqual([null, []])
  })

  test('sizes, however their signs are written', async () => {
    const { choices, products } = await suggestions('20555')
    expect(choices[0]).toMatchObject({
      attribute: 'tyre-size',
      attribute_label: 'Tyre size',
      slug: '205-55r16',
      label: '205/55R16',
    })
    expect(choices[0]?.products_count).toBeGreaterThan(0)
    expect(products.length).toBeGreaterThan(0)
  })

  test('the same for Arabic words, folded as the search folds them', async () => {
    const written = await suggestions('بطارية', { 'accept-language': 'ar' })
    const folded = await suggestions('بطاريه', { 'accept-language': 'ar' })
    expect(written.categories.length + written.products.length).toBeGreaterThan(2)
    expect(folded).toEqual(written)
  })

  test('goods before services that carry the same words', async () => {
    const { products } = await suggestions('battery')
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      payload: {
        query: '{ products(first: 100, search: "battery") { edges { node { metafield(key: "kind") } } } }',
      },
    })
    const kinds: string[] = answer
      .json()
      .data.products.edges.map(({ node }: { node: { metafield: string } }) => node.metafield)
    expect(kinds[0]).toBe('goods')
    expect(kinds).toContain('service')
    expect(products.length).toBe(6)
  })

  test('what was meant, when it was mistyped', async () => {
    const { corrected, products } = await suggestions('battrey')
    expect(corrected).toBe('battery')
    expect(products.length).toBeGreaterThan(0)
  })

  test.each([
    ['بطارسة', 'بطارية'],
    ['بطارسه', 'بطارية'],
    ['فلتير', 'فلتر'],
  ])('[UX-72] what was meant by %s, as the catalogue writes it', async (typed, meant) => {
    const { corrected, products } = await suggestions(typed, { 'accept-language': 'ar' })
    expect(corrected).toBe(meant)
    expect(products.length).toBeGreaterThan(0)
  })

  test('large categories, when nothing is found', async () => {
    const { products, categories, choices, popular } = await suggestions('xqzwv')
    expect([products, categories, choices]).toEqual([[], [], []])
    expect(popular.length).toBeGreaterThan(2)
    expect(popular.every(({ products_count }) => products_count > 0)).toBe(true)
  })

  test('nothing for nothing, and nothing that the place does not have', async () => {
    const nothing = { corrected: null, categories: [], products: [], choices: [], popular: [] }
    expect(await suggestions('  ')).toEqual(nothing)
    expect(await suggestions('oil', {}, '&state_id=999')).toEqual(nothing)
  })

  test('asked again, it needs no statement', async () => {
    await suggestions('filter')
    const statements = await shop.deps.connection.statementsOf(async () => {
      await suggestions('filter')
    })
    expect(statements).toBe(0)
  })
})
