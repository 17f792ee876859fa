import { detail, list, search } from './documents.ts'
import type { Work } from './load.ts'

export type Catalogue = { productIds: string[]; categoryIds: string[]; words: string[] }

/** A read of the API: the same question again, or one that nobody asked before. */
export type Question = { name: string; path: string; repeated: object; fresh(turn: number): object }

const page = 24

/** Reads enough of the catalogue to ask it thousands of different questions. */
export async function readCatalogue(origin: string): Promise<Catalogue> {
  const query = `{
    products(first: 100, channel: "default-channel", filter: { stockAvailability: IN_STOCK, attributes: [{ slug: "state", values: ["muscat"] }] }) { edges { node { id name } } }
    categories(first: 100) { edges { node { id } } }
  }`
  const answer = await fetch(`${origin}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as {
    data: {
      products: { edges: { node: { id: string; name: string } }[] }
      categories: { edges: { node: { id: string } }[] }
    }
  }
  const products = data.products.edges.map(({ node }) => node)
  const words = new Set(products.flatMap(({ name }) => name.toLowerCase().split(/[^a-z]+/)))
  return {
    productIds: products.map(({ id }) => id),
    categoryIds: data.categories.edges.map(({ node }) => node.id),
    words: [...words].filter((word) => word.length > 2),
  }
}

/**
 * Lists vary in category, price range and order, details in the product, searches in their words. Where the demo
 * catalogue has fewer products than questions, a variable that decides nothing makes the question a new one.
 */
export function questionsAbout({ productIds, categoryIds, words }: Catalogue): Question[] {
  const at = (items: string[], turn: number) => items[turn % items.length] ?? ''
  const stockCheck = (id: string, quantity: number) => ({
    state_id: 11,
    site: 'hig',
    products: [{ product_id: id, quantity, bundle: [], metadata: [] }],
  })
  return [
    {
      name: 'list of 24',
      path: '/graphql/',
      repeated: { query: list, variables: { first: page } },
      fresh: (turn) => ({
        query: list,
        variables: {
          first: page,
          category: turn % 3 ? [at(categoryIds, turn)] : null,
          price: { gte: (turn % 977) / 100, lte: 20 + turn / 100 },
          sortBy: {
            field: at(['PRICE', 'NAME', 'RATING', 'PUBLISHED_AT'], turn),
            direction: at(['ASC', 'DESC'], turn),
          },
        },
      }),
    },
    {
      name: 'product detail',
      path: '/graphql/',
      repeated: { query: detail, variables: { id: at(productIds, 0) } },
      fresh: (turn) => ({ query: detail, variables: { id: at(productIds, turn), turn } }),
    },
    {
      name: 'search',
      path: '/graphql/',
      repeated: { query: search, variables: { term: 'oil' } },
      fresh: (turn) => ({ query: search, variables: { term: `${at(words, turn)} ${turn % 997}` } }),
    },
    {
      name: 'stock check',
      path: '/api/v1/products/check-product-stock/',
      repeated: stockCheck(at(productIds, 0), 1),
      fresh: (turn) => stockCheck(at(productIds, turn), 1),
    },
  ]
}

export function repeated({ name, path, repeated: body }: Question): Work {
  return { name, path, body }
}

/** Turns begin where the last measurement ended, so that nothing is asked twice. */
let turn = 0

export function fresh(question: Question): Work {
  return {
    name: question.name,
    path: question.path,
    body: question.repeated,
    nextBody: () => question.fresh(turn++),
  }
}
