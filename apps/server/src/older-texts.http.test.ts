import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Older = { ar: string[]; hi: string[] }

let shop: TestApp
let content: Session
let ids: { products: number[]; categories: number[]; pageType: number }
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  const list = async (query: ReturnType<typeof sql>) =>
    (await shop.deps.db.execute<{ id: number }>(query)).rows.map(({ id }) => id)
  const [pageType = 0] = await list(sql`SELECT id FROM page_types ORDER BY id LIMIT 1`)
  ids = {
    products: await list(sql`SELECT id FROM products WHERE kind = 'goods' ORDER BY id LIMIT 3`),
    categories: await list(sql`
      SELECT leaf.id FROM categories AS leaf WHERE leaf.level > 0
        AND NOT EXISTS (SELECT FROM categories AS child WHERE child.parent_id = leaf.id) ORDER BY id LIMIT 1`),
    pageType,
  }
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object = {}) => ({ key: `older-${process.pid}-${++keys}`, ...change })
const restore = (id: number) => content.ask(`/log/${id}/restore/`, sent())

const none = { name: '', description: null, seo_title: '', seo_description: '' }
const entry = (en: string, ar: string, change: object = {}) => ({
  slug: 'older-entry',
  texts: { en: { ...none, name: en, seo_title: 'Same' }, ar: { ...none, name: ar }, hi: none },
  picture: null,
  ...change,
})
const pageTexts = (title: string) => ({ title, content: null, seo_title: null, seo_description: null })
const item = (en: string, ar: string, id: number | null) => ({
  id,
  level: 0,
  names: { en, ar, hi: '' },
  category_id: null,
  collection_id: null,
  page_id: null,
  url: '/support',
})

// A record of each kind with its names: what is sent, the id of its part, and where its marks are.
const kinds = {
  categories: {
    body: (en: string, ar: string) => ({
      parent_id: null,
      usage_limit_type: null,
      work_kind: null,
      priority: 900,
      ...entry(en, ar),
    }),
    olderIn: ({ older }: { older: Older }) => older.ar,
    text: 'name',
  },
  collections: {
    body: (en: string, ar: string) => entry(en, ar, { listings: [], product_ids: ids.products.toReversed() }),
    olderIn: ({ older }: { older: Older }) => older.ar,
    text: 'name',
  },
  attributes: {
    body: (en: string, ar: string, part: number | null) => ({
      slug: 'older-attribute',
      names: { en: 'Tread', ar: 'المداس', hi: '' },
      input_type: 'DROPDOWN',
      unit: null,
      is_filterable: true,
      is_visible: true,
      is_required: false,
      values: [{ id: part, slug: 'deep', names: { en, ar, hi: '' } }],
    }),
    olderIn: ({ values }: { values: { older: Older }[] }) => values[0]?.older.ar ?? [],
    text: 'name',
  },
  'product-sliders': {
    body: (en: string, ar: string) => ({
      slug: 'older-row',
      title: { en, ar },
      category_id: null,
      channel_id: null,
      is_on_home_page: false,
      is_active: true,
      product_ids: ids.products,
    }),
    olderIn: ({ older }: { older: Older }) => older.ar,
    text: 'title',
  },
  menus: {
    body: (en: string, ar: string, part: number | null) => ({
      slug: 'older-menu',
      name: 'Older menu',
      items: [item(en, ar, part)],
    }),
    olderIn: ({ items }: { items: { older: Older }[] }) => items[0]?.older.ar ?? [],
    text: 'name',
  },
  pages: {
    body: (en: string, ar: string) => ({
      page_type_id: ids.pageType,
      slug: 'older-page',
      language: null,
      texts: pageTexts(en),
      translations: { ar: pageTexts(ar), hi: null },
      channels: [],
      priority: null,
      state_ids: [],
      picture: null,
      picture_mobile: null,
      text: null,
      button_label: null,
      link: null,
    }),
    olderIn: ({ older }: { older: Older }) => older.ar,
    text: 'title',
  },
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s', (kind) => {
  const { body, olderIn, text } = kinds[kind]
  // biome-ignore lint/suspicious/noExplicitAny: each kind answers a shape of its own.
  const marks = (record: any) => olderIn(record)

  test('[OPS-21] a translation is older once its English is another one, and the change can be taken back', async () => {
    const created = await content.ask(`/${kind}/`, sent(body('First', 'الأول', null)))
    expect(created.status).toBe(200)
    let { data: record } = created.body
    expect(marks(record)).toEqual([])
    const part = (record.values ?? record.items)?.[0]?.id ?? null
    const save = async (en: string, ar: string) => {
      const path = `/${kind}/${record.id}/`
      const answer = await content.ask(path, sent({ revision: record.revision, ...body(en, ar, part) }), {
        method: 'PUT',
      })
      expect(answer.status).toBe(200)
      record = answer.body.data
      return answer.body.change_id as number
    }
    const read = async () => (await content.ask(`/${kind}/${record.id}/`)).body.data

    const renamed = await save('Second', 'الأول')
    expect(marks(record)).toEqual([text])
    await save('Second', 'الأول')
    expect(marks(await read())).toEqual([text])
    const translated = await save('Second', 'الثاني')
    expect(marks(record)).toEqual([])

    // Something came since.
    const refused = await restore(renamed)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'CHANGED_SINCE'])
    const before = await read()
    expect((await restore(translated)).status).toBe(200)
    const restored = await read()
    expect(marks(restored)).toEqual([text])
    expect(JSON.stringify(restored)).toContain('الأول')
    const { revision: _was, ...was } = before
    // Taken back again, it is as it was, whatever else the record has.
    const { body: log } = await content.ask('/log/?limit=1')
    expect((await restore(log.data[0].id)).status).toBe(200)
    const { revision: _is, updated_at: _at, ...is } = await read()
    expect(is).toEqual({ ...was, ...(was.updated_at && { updated_at: undefined }) })
  })
})

test('[OPS-21] a category that was moved goes back to its place, and a published page to its draft', async () => {
  const [id = 0] = ids.categories
  const read = async () => (await content.ask(`/categories/${id}/`)).body.data
  const order = async () => {
    const { body } = await content.ask('/categories/')
    return body.data.map((node: { id: number; parent_id: number }) => [node.id, node.parent_id])
  }
  const before = await order()
  const { revision } = await read()
  const moved = await content.ask(`/categories/${id}/move/`, sent({ revision, parent_id: null, index: 0 }))
  expect(moved.status).toBe(200)
  expect(await order()).not.toEqual(before)
  expect((await restore(moved.body.change_id)).status).toBe(200)
  expect(await order()).toEqual(before)

  const page = await content.ask(
    '/pages/',
    sent({ ...kinds.pages.body('Draft', 'مسودة'), slug: 'older-draft' }),
  )
  const { id: pageId, revision: first } = page.body.data
  const shown = await content.ask(
    `/pages/${pageId}/publish/`,
    sent({ revision: first, from: null, until: null }),
  )
  expect(shown.body.data.state).toBe('shown')
  expect((await restore(shown.body.change_id)).status).toBe(200)
  expect((await content.ask(`/pages/${pageId}/`)).body.data).toMatchObject({
    state: 'draft',
    published_at: null,
  })
})
