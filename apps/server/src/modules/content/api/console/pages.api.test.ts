import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenForChanges } from '#kernel/database/changes.ts'
import { openListener } from '#kernel/database/listen.ts'
import { createModels, type Models } from '#kernel/read-model.ts'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { listPages } from '../../use-cases/list-pages.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let support: Session
let otherProcess: Models
let closeListener: () => Promise<void>
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  support = await signInStaff(shop, await makeMember(shop, 'support'))
  const listener = openListener(shop.deps.connection.directUrl, { onError: () => undefined })
  otherProcess = createModels(shop.deps.db, listenForChanges(listener))
  closeListener = () => listener.close()
})
afterAll(async () => {
  await closeListener()
  await shop.close()
})

let made = 0
const sent = (change: object) => ({ key: `key-${process.pid}-${++made}`, ...change })
const code = (answer: { status: number; body: { errors?: { code: string; field?: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
  answer.body.errors?.[0]?.field,
]
const picture = '/media/banners/top-image-1-en-desktop.webp'
const paragraph = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })
const texts = (title: string, content: object | null = null) => ({
  title,
  content,
  seo_title: null,
  seo_description: null,
})
const fields = (change: object = {}) => ({
  page_type_id: 1,
  slug: `top-image-${100 + ++made}`,
  language: 'en',
  texts: texts(`Banner ${made}`),
  translations: { ar: null, hi: null },
  channels: ['default-channel'],
  priority: 20,
  state_ids: [],
  picture,
  picture_mobile: null,
  text: 'Come in',
  button_label: 'Look',
  link: 'support/',
  ...change,
})
const create = async (change: object = {}) => {
  const answer = await content.ask('/pages/', sent(fields(change)))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const publish = (
  page: { id: number; revision: number },
  from: string | null = null,
  until: string | null = null,
) => content.ask(`/pages/${page.id}/publish/`, sent({ revision: page.revision, from, until }))
const put = (page: { id: number; revision: number }, change: object, who = content) =>
  who.ask(`/pages/${page.id}/`, sent({ ...fields(change), revision: page.revision }), { method: 'PUT' })
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

/** The banner as each way to the shop shows it: REST, GraphQL, another process. */
async function shown(slug: string, language: 'en' | 'ar' = 'en') {
  const slides = await shop.app.inject({
    url: '/api/v1/content/slider/',
    headers: { 'accept-language': language },
  })
  const graphql = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query: `{ page(slug: "${slug}") { title } }` },
  })
  const pages = await listPages({ models: otherProcess, clock: shop.deps.clock })
  return [
    slides.json().data.find((slide: { slug: string }) => slide.slug === slug)?.title,
    graphql.json().data.page?.title,
    pages.find((page) => page.slug === slug)?.title,
  ]
}
const everywhere = (title: string) => [title, title, title]
const isShown = async (slug: string, language?: 'en' | 'ar') => {
  const [rest, graphql, other] = await shown(slug, language)
  return [rest ?? null, graphql ?? null, other ?? null]
}

describe('a page of the console', () => {
  test.each(['en', 'ar'] as const)(
    '[OPS-11] a banner is made, published, edited and taken out; the shop follows in every process (%s)',
    async (language) => {
      const title = language === 'en' ? 'Two tyres, one price' : 'إطاران بسعر واحد'
      const page = await create({
        language,
        texts: texts(title),
        slug: `top-image-${100 + ++made}-x${language}`,
      })
      expect([page.state, page.slot]).toEqual(['draft', { group: 'top-image', number: expect.any(Number) }])
      expect(await isShown(page.slug, language)).toEqual([null, null, null])

      const published = await publish(page)
      expect([published.status, published.body.data.state]).toEqual([200, 'shown'])
      await expect.poll(() => isShown(page.slug, language)).toEqual(everywhere(title))

      const changed = `${title} !`
      const edited = await put(published.body.data, { language, slug: page.slug, texts: texts(changed) })
      expect(edited.status, JSON.stringify(edited.body)).toBe(200)
      await expect.poll(() => isShown(page.slug, language)).toEqual(everywhere(changed))

      const { revision } = edited.body.data
      const out = await content.ask(`/pages/${page.id}/unpublish/`, sent({ revision }))
      expect(out.body.data.state).toBe('draft')
      await expect.poll(() => isShown(page.slug, language)).toEqual([null, null, null])
      const { rows } = await shop.deps.db.execute(sql`SELECT action FROM operator_changes
        WHERE subject_kind = 'page' AND subject_id = ${String(page.id)} ORDER BY id`)
      expect(rows.map(({ action }) => action)).toEqual([
        'pages.create',
        'pages.publish',
        'pages.edit',
        'pages.unpublish',
      ])
    },
  )

  test('[OPS-11] a schedule begins and ends by the clock alone, to the moment', async () => {
    const page = await create()
    const from = Date.now() + 1500
    const answer = await publish(page, new Date(from).toISOString(), new Date(from + 1500).toISOString())
    expect(answer.body.data.state).toBe('scheduled')
    const version = otherProcess.version(['content'])
    expect(await isShown(page.slug)).toEqual([null, null, null])
    await expect.poll(async () => (await isShown(page.slug))[2]).not.toBeNull()
    expect(Date.now()).toBeGreaterThanOrEqual(from)
    await expect.poll(async () => (await isShown(page.slug))[2]).toBeNull()
    expect(Date.now()).toBeGreaterThanOrEqual(from + 1500)
    // Rendered pages are made again when this number grows: once for the beginning, once for the end.
    await expect.poll(() => otherProcess.version(['content']) - version).toBeGreaterThanOrEqual(2)
    expect((await content.ask(`/pages/${page.id}/`)).body.data.state).toBe('ended')
  })

  test('[OPS-11] the end is after the beginning and ahead', async () => {
    const page = await create()
    expect(code(await publish(page, inMs(60_000), inMs(30_000)))).toEqual([
      400,
      'PUBLICATION_INVALID',
      'until',
    ])
    expect(code(await publish(page, null, inMs(-1000)))).toEqual([400, 'PUBLICATION_INVALID', 'until'])
    expect(code(await publish(page, 'tomorrow'))).toEqual([400, 'INVALID', 'from'])
  })

  test('a banner that nobody could see is not published', async () => {
    for (const [field, change] of [
      ['picture', { picture: null }],
      ['channels', { channels: [] }],
      ['language', { language: null }],
    ] as const) {
      expect(code(await publish(await create(change)))).toEqual([400, 'REQUIRED', field])
    }
    const text = await create({
      slug: `text-${++made}`,
      page_type_id: 3,
      picture: null,
      channels: [],
      language: null,
    })
    expect((await publish(text)).status).toBe(200)
  })

  test('[OPS-12] [SEC-05] a text has translations, and its blocks are sanitised', async () => {
    const page = await create({
      slug: `about-${++made}`,
      page_type_id: 3,
      language: null,
      picture: null,
      texts: texts('About', paragraph('Hello <b>you</b><script>alert(1)</script>')),
      translations: { ar: texts('عن المتجر', paragraph('مرحبا<img src=x onerror=alert(1)>')), hi: null },
    })
    expect(page.texts.content).toEqual(paragraph('Hello <b>you</b>'))
    await publish(page)
    const read = async () => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/graphql/',
        payload: {
          query: `{ page(slug: "${page.slug}") { title content translation(languageCode: AR) { title content } } }`,
        },
      })
      const { title, translation } = answer.json().data.page ?? {}
      return [title, translation?.title, JSON.parse(translation?.content ?? 'null')]
    }
    await expect.poll(read).toEqual(['About', 'عن المتجر', paragraph('مرحبا')])
  })

  test.each([
    ['slug', { slug: 'Not A Slug' }, 400, 'INVALID'],
    ['page_type_id', { page_type_id: 9999 }, 400, 'INVALID'],
    ['channels', { channels: ['elsewhere'] }, 400, 'INVALID'],
    ['state_ids', { state_ids: [99_999_999] }, 400, 'INVALID'],
    ['link', { link: 'javascript:alert(1)' }, 400, 'INVALID'],
    ['title', { texts: texts('\u202e') }, 400, 'REQUIRED'],
    ['picture', { picture: 'https://evil.example/x.png' }, 400, 'INVALID'],
    ['picture', { picture: '/media/../etc/passwd' }, 400, 'INVALID'],
    ['picture', { picture: `/media/library/${'0'.repeat(64)}.png` }, 400, 'PICTURE_UNKNOWN'],
    ['slug', { slug: 'top-image-1' }, 409, 'SLUG_TAKEN'],
  ])('a bad %s is refused (%j)', async (field, change, status, problem) => {
    const answer = await content.ask('/pages/', sent(fields(change)))
    const [found, foundCode, foundField] = code(answer)
    expect([found, foundCode]).toEqual([status, problem])
    expect(foundField).toContain(field)
  })

  test('two who save at once: one is told of the other; the other slug is not taken either', async () => {
    const page = await create()
    const answers = await atOnce(['One', 'Two'], (title) =>
      put(page, { slug: page.slug, texts: texts(title) }),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ current: { revision: 2 }, changed_by: 'content' })
    const other = await create()
    expect(code(await put(other, { slug: page.slug }))).toEqual([409, 'SLUG_TAKEN', 'slug'])
  })

  test('a draft is deleted, a published page is not', async () => {
    const page = await create()
    const live = (await publish(page)).body.data
    const remove = (revision: number) => content.ask(`/pages/${page.id}/delete/`, sent({ revision }))
    expect(code(await remove(live.revision))).toEqual([400, 'PAGE_PUBLISHED', null])
    const draft = (await content.ask(`/pages/${page.id}/unpublish/`, sent({ revision: live.revision }))).body
      .data
    expect((await remove(draft.revision)).status).toBe(200)
    expect((await content.ask(`/pages/${page.id}/`)).status).toBe(404)
    expect((await remove(draft.revision)).status).toBe(404)
  })

  test('[OPS-11] banners of a group take each other’s places, with their pictures', async () => {
    const suffix = `-o${++made}`
    const pages = []
    for (const number of [201, 202, 203]) {
      const page = await create({ slug: `top-image-${number}${suffix}`, texts: texts(`Number ${number}`) })
      pages.push((await publish(page)).body.data)
    }
    const [first, second, third] = pages
    const ordered = await content.ask('/pages/order/', sent({ ids: [third.id, first.id, second.id] }))
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
    const titles = async () => {
      const answer = await shop.app.inject({
        url: '/api/v1/content/slider/',
        headers: { 'accept-language': 'en' },
      })
      return answer
        .json()
        .data.filter(({ slug }: { slug: string }) => slug.endsWith(suffix))
        .map(({ title, image }: { title: string; image: string | null }) => [title, image !== null])
    }
    await expect.poll(titles).toEqual([
      ['Number 203', true],
      ['Number 201', true],
      ['Number 202', true],
    ])
    expect(code(await content.ask('/pages/order/', sent({ ids: [first.id, 1] })))).toEqual([
      400,
      'INVALID',
      'ids',
    ])
  })

  test('the list is filtered and paged', async () => {
    const slugsOf = async (query: string) =>
      (await content.ask(`/pages/?limit=200&${query}`)).body.data.map(({ slug }: { slug: string }) => slug)
    expect(await slugsOf('page_type_id=2&language=en')).toContain('top-header-1')
    expect(await slugsOf('page_type_id=2&language=en')).not.toContain('top-image-1')
    expect(await slugsOf('language=ar&channel=tasleem-channel')).not.toContain('top-header-2-ar')
    expect(await slugsOf('language=none')).toContain('about')
    const draft = await create()
    expect(await slugsOf('state=draft')).toContain(draft.slug)
    expect(await slugsOf('state=shown')).not.toContain(draft.slug)
    const first = await content.ask('/pages/?limit=2')
    const second = await content.ask(`/pages/?limit=2&after=${first.body.page.after}`)
    expect(second.body.data[0].slug > first.body.data[1].slug).toBe(true)
    expect((await content.ask('/pages/?after=nonsense')).status).toBe(400)
  })

  test('support reads and does not write', async () => {
    const page = await create()
    expect((await support.ask(`/pages/${page.id}/`)).status).toBe(200)
    expect((await put(page, {}, support)).status).toBe(403)
    expect((await support.ask('/pages/', sent(fields()))).status).toBe(403)
  })
})

describe('limits of what the shop reads at once', () => {
  test('[GQL-54] the console warns when more than 20 pages are shown, and when a save makes them more', async () => {
    const type = await content.ask(
      '/page-types/',
      sent({ slug: `stories-${++made}`, name: { en: 'Stories', ar: 'قصص' } }),
    )
    const { id, slug } = type.body.data
    const story = async () =>
      publish(await create({ page_type_id: id, slug: `story-${++made}`, language: null, picture: null }))
    let last = await story()
    for (let count = 2; count <= 20; count++) last = await story()
    const about = (answer: { body: { data?: { warnings?: object[] }; warnings?: object[] } }) =>
      (answer.body.warnings ?? answer.body.data?.warnings ?? []).filter(
        (warning) => 'page_type' in warning && warning.page_type === slug,
      )
    expect(about(last)).toEqual([])
    expect(about(await content.ask('/pages/'))).toEqual([])
    last = await story()
    const warning = { kind: 'pages-of-type', page_type: slug, language: null, count: 21, limit: 20 }
    expect(about(last)).toEqual([warning])
    expect(about(await content.ask('/pages/'))).toEqual([warning])
    expect(about(await content.ask(`/pages/${last.body.data.id}/`))).toEqual([warning])
  })

  test('[GQL-54] the console warns of more than 50 page types', async () => {
    const { rows } = await shop.deps.db.execute<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM page_types`,
    )
    await shop.deps.db.execute(sql`INSERT INTO page_types (slug, name)
      SELECT 'spare-' || number, 'Spare' FROM generate_series(1, ${50 - (rows[0]?.count ?? 0)}) AS number`)
    const warnings = async () =>
      (await content.ask('/pages/options/')).body.data.warnings.filter(
        ({ kind }: { kind: string }) => kind === 'page-types',
      )
    expect(await warnings()).toEqual([])
    const type = await content.ask(
      '/page-types/',
      sent({ slug: 'one-more', name: { en: 'One more', ar: '' } }),
    )
    expect(type.body.data.warnings).toContainEqual({ kind: 'page-types', count: 51, limit: 50 })
    expect(await warnings()).toHaveLength(1)
    const { id, revision } = type.body.data
    const renamed = await content.ask(
      `/page-types/${id}/`,
      sent({ revision, name: { en: 'Named anew', ar: 'باسم جديد' } }),
      {
        method: 'PUT',
      },
    )
    expect(renamed.body.data.name).toEqual({ en: 'Named anew', ar: 'باسم جديد' })
    const remove = (revision: number) => content.ask(`/page-types/${id}/delete/`, sent({ revision }))
    expect(code(await remove(revision))).toEqual([409, 'VERSION_CONFLICT', 'revision'])
    const countPages = async () =>
      (await content.ask('/pages/options/')).body.data.page_types.find(
        (type: { id: number }) => type.id === id,
      )
    expect(await countPages()).toMatchObject({ pages: 0 })
    const page = await create({ page_type_id: id, slug: `kept-${++made}` })
    expect(await countPages()).toMatchObject({ pages: 1 })
    expect(code(await remove(renamed.body.data.revision))).toEqual([400, 'PAGE_TYPE_IN_USE', null])
    await content.ask(`/pages/${page.id}/delete/`, sent({ revision: page.revision }))
    expect((await remove(renamed.body.data.revision)).status).toBe(200)
    expect(await warnings()).toEqual([])
  })
})
