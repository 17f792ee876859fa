import { expect } from 'vitest'
import type { TestApp } from '#testing/test-app.ts'

export const channel = 'default-channel'

export type Headers = Record<string, string>

/** Asks the shop's GraphQL endpoint as a client does. */
export async function ask(shop: TestApp, query: string, variables: object = {}, headers: Headers = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query, variables },
    headers: { 'accept-language': 'en', ...headers },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const listOf = (
  fields: string,
) => `query ($filter: ProductFilterInput, $where: ProductWhereInput, $sortBy: ProductOrder, $search: String,
  $channel: String, $first: Int, $after: String, $last: Int, $before: String) {
  products(filter: $filter, where: $where, sortBy: $sortBy, search: $search, channel: $channel,
    first: $first, after: $after, last: $last, before: $before) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { ${fields} } }
  }
}`

const listQuery = listOf(`
      id slug name rating category { slug parent { slug } }
      pricing { onSale discount { gross { amount } net { amount } tax { amount } }
        priceRange { start { gross { fractionalAmount } net { fractionalAmount } tax { fractionalAmount } } } }
      attributes { attribute { slug } values { slug name inputType richText } }
      variants { id quantityAvailable }
      metadata { key value }`)
const orderQuery = listOf('id')

export type Node = {
  id: string
  slug: string
  name: string
  rating: number
  category: { slug: string; parent: { slug: string } | null }
  pricing: {
    onSale: boolean
    discount: Taxed<{ amount: number }> | null
    priceRange: { start: Taxed<{ fractionalAmount: number }> }
  }
  attributes: { attribute: { slug: string }; values: Value[] }[]
  variants: { id: string; quantityAvailable: number }[]
  metadata: { key: string; value: string }[]
}
type Taxed<Amount> = { gross: Amount; net: Amount; tax: Amount }
type Value = { slug: string; name: string; inputType: string; richText: string | null }

type Page<Shown = Node> = {
  totalCount: number
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
  edges: { cursor: string; node: Shown }[]
}

export async function askPage(shop: TestApp, variables: object, headers: Headers = {}): Promise<Page> {
  const { data, errors } = await ask(shop, listQuery, { first: 100, channel, ...variables }, headers)
  expect(errors).toBeUndefined()
  return data.products
}

/** Which products a page has and in what order, without what is shown of them. */
export async function askOrder(shop: TestApp, variables: object): Promise<Page<{ id: string }>> {
  const { data, errors } = await ask(shop, orderQuery, { first: 100, channel, ...variables })
  expect(errors).toBeUndefined()
  return data.products
}

export async function askProducts(
  shop: TestApp,
  variables: object = {},
  headers: Headers = {},
): Promise<Node[]> {
  return (await askPage(shop, variables, headers)).edges.map(({ node }) => node)
}

/** The message of a list that was refused. */
export async function askRefusal(shop: TestApp, variables: object): Promise<string> {
  const { status, errors, data } = await ask(shop, listQuery, { channel, ...variables })
  expect(status).toBeLessThan(500)
  expect(data?.products ?? null).toBeNull()
  return errors[0].message
}

export function grossOf({ pricing }: Node): number {
  return pricing.priceRange.start.gross.fractionalAmount
}

export function attributeOf({ attributes }: Node, slug: string): Value | undefined {
  return attributes.find(({ attribute }) => attribute.slug === slug)?.values[0]
}

export function metadataOf({ metadata }: Node, key: string): string | undefined {
  return metadata.find((item) => item.key === key)?.value
}
