import { detail, list, search } from './documents.ts'
import type { Work } from './load.ts'

export type Sample = { productId: string; categoryId: string; categoryName: string }

/** Finds something to read in whatever catalogue is loaded. */
export async function findSample(origin: string): Promise<Sample> {
  const query =
    '{ products(first: 1, channel: "default-channel") { edges { node { id category { id name } } } } }'
  const answer = await fetch(`${origin}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as {
    data: { products: { edges: { node: { id: string; category: { id: string; name: string } } }[] } }
  }
  const node = data.products.edges[0]?.node
  if (!node) throw new Error('The catalogue is empty')
  return { productId: node.id, categoryId: node.category.id, categoryName: node.category.name }
}

export function apiWorks({ productId }: Sample): Work[] {
  return [
    { name: 'list of 24', path: '/graphql/', body: { query: list, variables: { first: 24 } } },
    { name: 'product detail', path: '/graphql/', body: { query: detail, variables: { id: productId } } },
    { name: 'search', path: '/graphql/', body: { query: search, variables: { term: 'oil' } } },
    {
      name: 'add to cart (stock check)',
      path: '/api/v1/products/check-product-stock/',
      body: {
        state_id: 11,
        site: 'hig',
        products: [{ product_id: productId, quantity: 1, bundle: [], metadata: [] }],
      },
    },
  ]
}

export function pageWorks({ productId, categoryName }: Sample): Work[] {
  return [
    { name: 'home page', path: '/ar' },
    { name: 'listing page', path: `/ar/products/?category=${encodeURIComponent(categoryName)}` },
    { name: 'product page', path: `/ar/product/${encodeURIComponent(productId)}/` },
  ]
}
