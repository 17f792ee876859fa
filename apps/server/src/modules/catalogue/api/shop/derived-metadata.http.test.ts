import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

// What is shown as metadata is found as metadata: saleor/graphql/meta/inputs.py and graphql/core/filters/shared_filters.py
// (filter_metadata, with and without a value).

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

type Node = { id: string; metadata: { key: string; value: string }[] }
const keys = [
  'kind',
  'tag',
  'tag_ar',
  'free_gift',
  'bundle',
  'usage_limit_type',
  'tax_rate',
  'discount_percentage',
]

async function list(field: 'products' | 'categories', variables: object): Promise<Node[]> {
  const [type, channel] = field === 'products' ? ['Product', 'channel: "default-channel",'] : ['Category', '']
  const query = `query($filter: ${type}FilterInput, $where: ${type}WhereInput) {
    ${field}(first: 100, ${channel} filter: $filter, where: $where) { edges { node { id metadata { key value } } } } }`
  const { data, errors } = await ask(shop, query, { variables: { ...variables } })
  expect(errors).toBeUndefined()
  return data[field].edges.map(({ node }: { node: Node }) => node)
}

const entryOf = ({ metadata }: Node, key: string) => metadata.find((entry) => entry.key === key)?.value
const idsOf = (nodes: Node[]) => nodes.map(({ id }) => id)

test.each(keys)('[GQL-72] products are found by %s, which is derived from them', async (key) => {
  const some = await list('products', { filter: { metadata: [{ key }] } })
  expect(some.length).toBeGreaterThan(0)
  const [sample] = some as [Node]
  const value = entryOf(sample, key)
  for (const node of some) expect(entryOf(node, key)).toBeDefined()
  for (const metadata of [[{ key, value }]]) {
    const same = await list('products', { filter: { metadata } })
    expect(idsOf(same)).toContain(sample.id)
    for (const node of same) expect(entryOf(node, key)).toBe(value)
  }
  expect(await list('products', { filter: { metadata: [{ key, value: 'no product has this' }] } })).toEqual(
    [],
  )
})

test('[GQL-72] categories are found by the limit of their use, by filter and by where', async () => {
  const metadata = [{ key: 'usage_limit_type', value: 'per_order' }]
  const found = await list('categories', { filter: { metadata } })
  expect(found.length).toBeGreaterThan(0)
  for (const node of found) expect(entryOf(node, 'usage_limit_type')).toBe('per_order')
  expect(idsOf(await list('categories', { where: { metadata } }))).toEqual(idsOf(found))
  const limited = (await list('categories', {})).filter(
    (node) => entryOf(node, 'usage_limit_type') === 'per_order',
  )
  expect(idsOf(found)).toEqual(idsOf(limited))
})
