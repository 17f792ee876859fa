import { expect, test, vi } from 'vitest'
import { buildTestApp } from '#testing/test-app.ts'
import { ask } from '../testing/ask-products.ts'

const byProducts = `{ categories(first: 3, sortBy: { field: PRODUCT_COUNT, direction: DESC }) { edges { node { slug } } } }`
const list = `{ products(first: 12, channel: "default-channel", filter: { attributes: [{ slug: "state", values: ["muscat"] }] }) {
  totalCount edges { node { slug category { slug } pricing { onSale } variants { sku quantityAvailable } } } } }`

test('a shop that still loads its products answers the same as later; only counts over all of them wait', async () => {
  const shop = await buildTestApp({ maxAwaited: 0 })
  const pool = shop.deps.db.$client
  const send = pool.query.bind(pool) as (...query: unknown[]) => Promise<unknown>
  const allowed = Promise.withResolvers<void>()
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (query: { name?: string }, ...rest: []) => {
    if (query.name === 'read_product_ids') await allowed.promise
    return send(query, ...rest)
  }) as never)
  try {
    const meanwhile = await ask(shop, list)
    expect(meanwhile.data.products.edges).toHaveLength(12)
    let isSorted = false
    const sorted = ask(shop, byProducts).then((answer) => {
      isSorted = true
      return answer
    })
    const product = await ask(
      shop,
      `{ product(slug: "${meanwhile.data.products.edges[0].node.slug}") { slug } }`,
    )
    expect([product.data.product.slug, isSorted]).toEqual([meanwhile.data.products.edges[0].node.slug, false])
    allowed.resolve()
    expect((await sorted).data.categories.edges.map(({ node }: Edge) => node.slug)[0]).toBe('automobile')
    expect(await ask(shop, `${list} # asked again, from memory`)).toEqual(meanwhile)
  } finally {
    allowed.resolve()
    spy.mockRestore()
    await shop.close()
  }
})

type Edge = { node: { slug: string } }
