import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
let content: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object) => ({ key: `pages-${process.pid}-${++keys}`, ...change })
const texts = (title: string) => ({ title, content: null, seo_title: null, seo_description: null })

async function makePage(slug: string, title: string, arabic: string): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ id: number }>(
    sql`SELECT id FROM page_types WHERE slug = 'text'`,
  )
  const { status, body } = await content.ask(
    '/pages/',
    sent({
      page_type_id: rows[0]?.id,
      slug,
      language: null,
      texts: texts(title),
      translations: { ar: texts(arabic), hi: null },
      channels: [],
      priority: null,
      state_ids: [],
      picture: null,
      picture_mobile: null,
      text: null,
      button_label: null,
      link: null,
    }),
  )
  expect(status).toBe(200)
  return body.data.id
}

test('[OPS-11] pages are found by their words, and several are published and taken out of the shop at once', async () => {
  const ids = [
    await makePage('falaj-one', 'Falaj of Nizwa', 'فلج دارس'),
    await makePage('falaj-two', 'Falaj of Adam', 'فلج الملكي'),
  ]
  const found = async (query: string) => {
    const { body } = await content.ask(`/pages/?${query}`)
    return body.data.map(({ id, state }: { id: number; state: string }) => [id, state])
  }
  expect(await found('search=FALAJ')).toEqual(ids.map((id) => [id, 'draft']))
  expect(await found(`search=${encodeURIComponent('الملكي')}`)).toEqual([[ids[1], 'draft']])
  expect(await found('search=falaj-one')).toEqual([[ids[0], 'draft']])
  expect(await found('search=%25')).toEqual([])

  const where = { search: 'falaj' }
  const period = { from: null, until: null }
  const looked = await content.ask('/pages/bulk/publish/', sent({ where, dry_run: true, ...period }))
  expect(looked.body.data).toMatchObject({ count: 2, done: 2, refused: 0 })
  expect(await found('search=falaj&state=draft')).toHaveLength(2)
  const wrong = await content.ask('/pages/bulk/publish/', sent({ where, expected_count: 3, ...period }))
  expect(wrong.status).toBe(409)
  const body = sent({ where, expected_count: 2, ...period })
  expect((await content.ask('/pages/bulk/publish/', body)).body.data.done).toBe(2)
  expect(await found('search=falaj')).toEqual(ids.map((id) => [id, 'shown']))

  const taken = await content.ask(
    '/pages/bulk/unpublish/',
    sent({ ids: [String(ids[0]), '999999'], expected_count: 1 }),
  )
  expect(taken.body.data).toMatchObject({ count: 1, done: 1 })
  expect(await found('search=falaj')).toEqual([
    [ids[0], 'draft'],
    [ids[1], 'shown'],
  ])
  const support = await signInStaff(shop, await makeMember(shop, 'support'))
  const refused = await support.ask('/pages/bulk/unpublish/', sent({ where, expected_count: 2 }))
  expect(refused.status).toBe(403)
})

test('[OPS-21] the history of a product has its prices and taxes', async () => {
  const { rows } = await shop.deps.db.execute<{ variant: number; product: number; channel: string }>(sql`
    SELECT variant.id AS variant, variant.product_id AS product, channels.slug AS channel
    FROM variant_channel_listings AS listing JOIN product_variants AS variant ON variant.id = listing.variant_id
      JOIN channels ON channels.id = listing.channel_id ORDER BY variant.id, channels.id LIMIT 1`)
  const { variant = 0, product = 0, channel = '' } = rows[0] ?? {}
  const { body: prices } = await content.ask(`/prices/?variant_id=${variant}`)
  const price = prices.data.find((each: { channel: string }) => each.channel === channel)
  const { revision, cost_baisa, discount } = price
  await content.ask(
    '/prices/set/',
    sent({ variant_id: variant, channel, revision, cost_baisa, discount, price_baisa: 99_000 }),
  )
  const subjects = [`product/${product}`, `price/${variant}:${channel}`, `tax/${product}:${channel}`]
  const { body } = await content.ask(`/log/?subjects=${encodeURIComponent(subjects.join(','))}`)
  expect(body.data).toMatchObject([
    { action: 'catalogue.set-price', subject: { kind: 'price', id: `${variant}:${channel}` } },
  ])
  expect((await content.ask('/log/?subjects=nothing')).status).toBe(400)
})
