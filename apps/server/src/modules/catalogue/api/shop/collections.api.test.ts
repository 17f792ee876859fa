import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import {
  collectionChannelListings,
  collectionProducts,
  collections,
} from '../../storage/collections.tables.ts'
import { ask, channel } from '../testing/ask-products.ts'

let shop: TestApp
/** For the same shop the catalogue is too large for memory. */
let stored: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
  const { DATABASE_URL = '' } = shop.deps.config
  stored = await buildTestApp({ seeded: false, env: { DATABASE_URL, CATALOGUE_IN_MEMORY_PRODUCTS: '0' } })
})
afterAll(async () => {
  await stored.close()
  await shop.close()
})

const document = `query ($slug: String, $id: ID, $channel: String, $first: Int, $after: String, $sortBy: ProductOrder, $filter: ProductFilterInput) {
  collection(slug: $slug, id: $id, channel: $channel) { id slug name channel description seoTitle seoDescription
    backgroundImage(size: 256) { url alt } metadata { key value }
    translation(languageCode: AR) { name description seoDescription slug language { code } }
    products(first: $first, after: $after, sortBy: $sortBy, filter: $filter) { totalCount
      pageInfo { hasNextPage endCursor } edges { node { slug name collections { slug } } } } } }`

async function askCollection(variables: object, app = shop) {
  const { data, errors } = await ask(app, document, {
    slug: 'featured-products',
    channel,
    first: 100,
    ...variables,
  })
  expect(errors).toBeUndefined()
  return data.collection
}
type Listed = { products: { edges: { node: { slug: string } }[] } }
const slugsOf = ({ products }: Listed) => products.edges.map(({ node }) => node.slug)

describe('[UX-50] a collection', () => {
  test('has its texts in both languages, its picture and its products', async () => {
    const collection = await askCollection({})
    expect(collection).toMatchObject({
      slug: 'featured-products',
      name: 'Featured products',
      channel,
      backgroundImage: { url: expect.stringMatching(/^http.*\/media\//), alt: 'Featured products' },
      translation: { name: 'منتجات مختارة', slug: null, language: { code: 'AR' } },
      metadata: [],
    })
    expect(JSON.parse(collection.description).blocks).toHaveLength(1)
    expect(collection.products.edges[0].node.collections).toEqual([{ slug: 'featured-products' }])
  })

  test.each(['memory', 'the database'])(
    'lists its products in its own order, page by page, from %s',
    async (from) => {
      const app = from === 'memory' ? shop : stored
      const all = slugsOf(await askCollection({}, app))
      expect(all.slice(0, 3)).toEqual(['durub-synthetic-5w-30', 'jabal-power-70ah', 'sahil-touring-16'])
      const first = await askCollection({ first: 4 }, app)
      const { endCursor, hasNextPage } = first.products.pageInfo
      const second = await askCollection({ first: 4, after: endCursor }, app)
      expect([hasNextPage, ...slugsOf(first), ...slugsOf(second)]).toEqual([true, ...all.slice(0, 8)])
      expect(first.products.totalCount).toBe(all.length)
    },
  )

  test.each(['memory', 'the database'])('is sorted and narrowed like any list, from %s', async (from) => {
    const app = from === 'memory' ? shop : stored
    const all = slugsOf(await askCollection({}))
    const byName = await askCollection({ sortBy: { field: 'NAME', direction: 'ASC' } }, app)
    const names = byName.products.edges.map(({ node }: { node: { name: string } }) => node.name)
    expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other, 'en')))
    const reversed = await askCollection({ sortBy: { field: 'COLLECTION', direction: 'DESC' } }, app)
    expect(slugsOf(reversed)).toEqual(all.toReversed())
    const found = await askCollection({ filter: { search: 'synthetic' } }, app)
    expect(slugsOf(found).length).toBeGreaterThan(0)
    expect(all).toEqual(expect.arrayContaining(slugsOf(found)))
  })

  test('narrows the list of all products', async () => {
    const { id, products } = await askCollection({})
    const query = `query ($where: ProductWhereInput, $filter: ProductFilterInput) {
      products(first: 100, where: $where, filter: $filter) { totalCount } }`
    for (const variables of [{ filter: { collections: [id] } }, { where: { collection: { eq: id } } }]) {
      const { data } = await ask(shop, query, variables)
      expect(data.products.totalCount).toBe(products.totalCount)
    }
    const attributes = `query ($id: ID) { attributes(first: 100, filter: { inCollection: $id }) { totalCount } }`
    const { data } = await ask(shop, attributes, { id })
    expect(data.attributes.totalCount).toBeGreaterThan(3)
  })

  test('is null where no channel shows it, and for an id of another type', async () => {
    expect(await askCollection({ slug: 'no-such-collection' })).toBeNull()
    expect(await askCollection({ channel: 'no-such-channel' })).toBeNull()
    expect(await askCollection({ slug: null, id: toGlobalId('Product', 1) })).toBeNull()
  })
})

test('[UX-50] collections are listed by slug, filtered and sorted', async () => {
  const query = `query ($filter: CollectionFilterInput, $where: CollectionWhereInput, $sortBy: CollectionSortingInput) {
    collections(first: 10, channel: "${channel}", filter: $filter, where: $where, sortBy: $sortBy) { totalCount edges { node { slug } } } }`
  const list = async (variables: object) => {
    const { data } = await ask(shop, query, variables)
    return data.collections.edges.map(({ node }: { node: { slug: string } }) => node.slug)
  }
  expect(await list({})).toEqual(['featured-products', 'for-the-road', 'offers'])
  expect(await list({ filter: { search: 'العروض' } })).toEqual(['offers'])
  expect(await list({ filter: { slugs: ['offers'] } })).toEqual(['offers'])
  expect(await list({ where: { ids: [toGlobalId('Collection', 1)] } })).toEqual(['featured-products'])
  expect(await list({ sortBy: { field: 'NAME', direction: 'DESC' } })).toEqual([
    'offers',
    'for-the-road',
    'featured-products',
  ])
  expect(await list({ filter: { published: 'HIDDEN' } })).toEqual([])
})

test('[UX-50] a change of a collection is seen at once', async () => {
  const { db } = shop.deps
  const [made] = await db.insert(collections).values({ slug: 'late', name: 'Late' }).returning()
  const collectionId = made?.id ?? 0
  await db.insert(collectionProducts).values({ collectionId, productId: 1, position: 0 })
  expect(await askCollection({ slug: 'late' })).toBeNull()
  const publishedAt = new Date('2026-01-01T00:00:00Z')
  await db
    .insert(collectionChannelListings)
    .values({ collectionId, channelId: 1, isPublished: true, publishedAt })
  await waitUntil(async () => (await askCollection({ slug: 'late' }))?.products.totalCount === 1)
  await db.delete(collections).where(eq(collections.id, collectionId))
  await waitUntil(async () => (await askCollection({ slug: 'late' })) === null)
})
