import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '#testing/test-app.ts'
import {
  keyed,
  openTwoProcesses,
  refusalOf,
  type StaffSession,
  type TwoProcesses,
} from '#testing/two-processes.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { ask, channel } from '../testing/ask-products.ts'

let shop: TestApp
/** Another process of the same shop. */
let other: TestApp
let content: StaffSession
let actionsOn: TwoProcesses['actionsOn']
let close: TwoProcesses['close']
let products: { id: number; slug: string }[]
let channelId: number
beforeAll(async () => {
  ;({ shop, other, content, actionsOn, close } = await openTwoProcesses())
  const { db } = shop.deps
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`
    SELECT product.id, product.slug FROM products AS product
      JOIN product_channel_listings AS listing ON listing.product_id = product.id AND listing.is_published
      JOIN channels ON channels.id = listing.channel_id AND channels.slug = ${channel}
    WHERE product.kind = 'goods' AND listing.visible_in_listings ORDER BY product.id LIMIT 4`)
  products = rows
  const { rows: channels } = await db.execute<{ id: number }>(
    sql`SELECT id FROM channels WHERE slug = ${channel}`,
  )
  channelId = channels[0]?.id ?? 0
})
afterAll(() => close())

const put = { method: 'PUT' } as const
const noTexts = { name: '', description: null, seo_title: '', seo_description: '' }
const idsOf = (...places: number[]) => places.map((at) => products[at]?.id ?? 0)
const slugsOf = (...places: number[]) => places.map((at) => products[at]?.slug)
const collection = (change: object = {}) => ({
  slug: 'ramadan',
  texts: {
    en: { ...noTexts, name: 'Ramadan', seo_title: 'Offers' },
    ar: { ...noTexts, name: 'رمضان' },
    hi: noTexts,
  },
  picture: null,
  listings: [{ channel_id: channelId, published_at: '2026-01-01T00:00:00.000Z' }],
  product_ids: idsOf(2, 0, 1),
  ...change,
})
const slider = (change: object = {}) => ({
  slug: 'road-trip',
  title: { en: 'Road trip', ar: 'رحلة' },
  category_id: null,
  channel_id: null,
  is_on_home_page: true,
  is_active: true,
  product_ids: idsOf(1, 0),
  ...change,
})

const shownCollection = async (slug: string) => {
  const { data } = await ask(
    other,
    `query ($slug: String, $channel: String) { collection(slug: $slug, channel: $channel) { name seoTitle
      translation(languageCode: AR) { name } products(first: 10) { edges { node { slug } } } } }`,
    { slug, channel },
  )
  return data.collection
}
const productsIn = async (slug: string) =>
  (await shownCollection(slug))?.products.edges.map(({ node }: { node: { slug: string } }) => node.slug)
type ShownSlider = { title: string; products: { slug: string }[] }

describe('[OPS-02] operators put products together', () => {
  test('a collection has its texts, channels and products in order in every process of the shop', async () => {
    const created = await content.ask('/collections/', keyed(collection()))
    expect(created.status).toBe(200)
    const { id, revision } = created.body.data
    expect(created.body.data.products.map(({ slug }: { slug: string }) => slug)).toEqual(slugsOf(2, 0, 1))
    await waitUntil(async () => (await shownCollection('ramadan')) !== null)
    expect(await shownCollection('ramadan')).toMatchObject({
      name: 'Ramadan',
      seoTitle: 'Offers',
      translation: { name: 'رمضان' },
    })
    expect(await productsIn('ramadan')).toEqual(slugsOf(2, 0, 1))

    const change = collection({ product_ids: idsOf(3, 2), texts: { ...collection().texts, ar: noTexts } })
    const edited = await content.ask(`/collections/${id}/`, keyed({ revision, ...change }), put)
    expect(edited.body.data).toMatchObject({ revision: 2, texts: { ar: { name: '' } } })
    await waitUntil(async () => (await productsIn('ramadan'))?.length === 2)
    expect(await productsIn('ramadan')).toEqual(slugsOf(3, 2))
    const late = await content.ask(`/collections/${id}/`, keyed({ revision, ...collection() }), put)
    expect(refusalOf(late)[1]).toBe('VERSION_CONFLICT')
    expect(late.body.current).toMatchObject({ revision: 2 })

    await content.ask(`/collections/${id}/`, keyed({ revision: 2, ...change, listings: [] }), put)
    await waitUntil(async () => (await shownCollection('ramadan')) === null)
    const { rows } = await shop.deps.db.execute<{ id: number }>(sql`WITH menu AS (
        INSERT INTO menus (slug, name) VALUES ('uses-a-collection', 'Uses') RETURNING id)
      INSERT INTO menu_items (menu_id, level, name, collection_id) SELECT id, 0, 'Ramadan', ${id} FROM menu RETURNING id`)
    const used = await content.ask(`/collections/${id}/delete/`, keyed({ revision: 3 }))
    expect(refusalOf(used)).toEqual([409, 'IN_USE', null])
    expect(used.body.uses).toEqual([{ kind: 'menu_items', count: 1 }])
    expect((await content.ask(`/collections/${id}/uses/`)).body.data).toEqual(used.body.uses)
    await shop.deps.db.execute(sql`DELETE FROM menu_items WHERE id = ${rows[0]?.id}`)
    expect((await content.ask(`/collections/${id}/delete/`, keyed({ revision: 3 }))).status).toBe(200)
    expect((await content.ask(`/collections/${id}/`)).status).toBe(404)
    expect(await actionsOn('collection', id)).toEqual([
      'collections.create',
      'collections.edit',
      'collections.edit',
      'collections.delete',
    ])
  })

  test('one is found by its name, page after page', async () => {
    for (const at of [1, 2, 3]) {
      const texts = { ...collection().texts, en: { ...noTexts, name: `Paged ${at}` } }
      await content.ask('/collections/', keyed(collection({ slug: `paged-${at}`, texts })))
    }
    const first = await content.ask('/collections/?search=paged&limit=2')
    expect(first.body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['paged-1', 'paged-2'])
    expect(first.body.page).toMatchObject({ total: 3, is_exact: true })
    expect(first.body.data[0]).toMatchObject({ products: 3, channels: [channel] })
    const next = await content.ask(`/collections/?search=paged&limit=2&after=${first.body.page.after}`)
    expect(next.body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['paged-3'])
    expect(next.body.page.after).toBeNull()
    expect(refusalOf(await content.ask('/collections/?after=nonsense'))).toEqual([400, 'INVALID', 'after'])
  })

  test('products are found by a part of their name in both languages', async () => {
    const { rows } = await shop.deps.db.execute<{ id: number; name: string; nameAr: string }>(sql`
      SELECT product.id, product.name, arabic.name AS "nameAr" FROM products AS product
        JOIN product_translations AS arabic ON arabic.product_id = product.id AND arabic.language_code = 'ar'
      WHERE product.id = ${products[0]?.id}`)
    for (const search of [rows[0]?.name.slice(0, 12), rows[0]?.nameAr.slice(0, 12)]) {
      const found = await content.ask(`/product-choices/?search=${encodeURIComponent(search ?? '')}`)
      expect(found.body.data.map(({ id }: { id: number }) => id)).toContain(rows[0]?.id)
    }
    const nothing = await content.ask(`/product-choices/?search=${encodeURIComponent('no such thing %_')}`)
    expect(nothing.body.data).toEqual([])
  })

  test('products and channels that do not exist, and an address that is taken, are refused', async () => {
    const create = (change: object) => content.ask('/collections/', keyed(collection(change)))
    expect(refusalOf(await create({ slug: 'featured-products' }))).toEqual([409, 'VALUE_TAKEN', 'slug'])
    expect(refusalOf(await create({ product_ids: [999_999_9] }))).toEqual([400, 'INVALID', 'product_ids'])
    const listings = [{ channel_id: 999_999, published_at: '2026-01-01T00:00:00.000Z' }]
    expect(refusalOf(await create({ listings }))).toEqual([400, 'INVALID', 'listings'])
  })
})

describe('[OPS-11] operators manage the rows of products of the home page', () => {
  const sliders = async (): Promise<ShownSlider[]> => {
    const answer = await other.app.inject({
      url: '/api/v1/sellers/product-sliders/?city_id=11&home_page=1',
      headers: { 'accept-language': 'en' },
    })
    return answer.json().data
  }
  const shownTitles = async () => (await sliders()).map(({ title }) => title)

  test('a new one comes last, moves, hides and goes, and the shop follows', async () => {
    const created = await content.ask('/product-sliders/', keyed(slider()))
    expect(created.status).toBe(200)
    const { id } = created.body.data
    await waitUntil(async () => (await shownTitles()).includes('Road trip'))
    expect((await shownTitles()).at(-1)).toBe('Road trip')

    const ids = (await content.ask('/product-sliders/')).body.data.map((each: { id: number }) => each.id)
    const order = [id, ...ids.filter((each: number) => each !== id)]
    expect((await content.ask('/product-sliders/order/', keyed({ ids: order }))).body.data).toEqual({
      ids: order,
    })
    await waitUntil(async () => (await shownTitles())[0] === 'Road trip')
    expect(refusalOf(await content.ask('/product-sliders/order/', keyed({ ids: order.slice(1) })))).toEqual([
      409,
      'VERSION_CONFLICT',
      'ids',
    ])
    expect(await actionsOn('product-slider', 'order')).toEqual(['product-sliders.order'])

    const hidden = keyed({ revision: 1, ...slider({ is_active: false }) })
    expect((await content.ask(`/product-sliders/${id}/`, hidden, put)).body.data.is_active).toBe(false)
    await waitUntil(async () => !(await shownTitles()).includes('Road trip'))
    expect((await content.ask(`/product-sliders/${id}/delete/`, keyed({ revision: 1 }))).status).toBe(409)
    expect((await content.ask(`/product-sliders/${id}/delete/`, keyed({ revision: 2 }))).status).toBe(200)
    expect(await actionsOn('product-slider', id)).toEqual([
      'product-sliders.create',
      'product-sliders.edit',
      'product-sliders.delete',
    ])
  })

  test('a category or a channel that does not exist is refused', async () => {
    const create = (change: object) =>
      content.ask('/product-sliders/', keyed(slider({ slug: 'bad', ...change })))
    expect(refusalOf(await create({ category_id: 999_999 }))).toEqual([400, 'INVALID', 'category_id'])
    expect(refusalOf(await create({ channel_id: 999_999 }))).toEqual([400, 'INVALID', 'channel_id'])
    expect(refusalOf(await create({ title: { en: 'Only English', ar: '' } }))[0]).toBe(400)
  })
})
