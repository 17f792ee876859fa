import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { pages } from '../../storage/content.tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function ask(query: string, variables: object = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query, variables },
    headers: { 'accept-language': 'en' },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const pagesQuery = `query ($filter: PageFilterInput, $where: PageWhereInput, $search: String, $sortBy: PageSortingInput,
  $channel: String, $first: Int, $after: String, $last: Int, $before: String) {
  pages(filter: $filter, where: $where, search: $search, sortBy: $sortBy, channel: $channel,
    first: $first, after: $after, last: $last, before: $before) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { id slug title pageType { slug } metafield(key: "lang") } }
  }
}`
type Node = { id: string; slug: string; title: string; pageType: { slug: string }; metafield: string }

async function list(variables: object): Promise<Node[]> {
  const { data, errors } = await ask(pagesQuery, { first: 100, ...variables })
  expect(errors).toBeUndefined()
  return data.pages.edges.map(({ node }: { node: Node }) => node)
}

async function pageTypeId(slug: string): Promise<string> {
  const { data } = await ask('{ pageTypes(first: 50) { edges { node { id slug } } } }')
  return data.pageTypes.edges.find(({ node }: { node: Node }) => node.slug === slug).node.id
}

describe('pageTypes', () => {
  test('[GQL-38] the first 50 page types, home-page and header among them', async () => {
    const { data } = await ask('{ pageTypes(first: 50) { totalCount edges { node { id name slug } } } }')
    expect(data.pageTypes.totalCount).toBe(3)
    expect(data.pageTypes.edges.map(({ node }: { node: Node }) => node.slug)).toEqual([
      'header',
      'home-page',
      'text',
    ])
  })

  test('are found by slug and by name', async () => {
    const query =
      'query ($filter: PageTypeFilterInput) { pageTypes(first: 5, filter: $filter) { totalCount } }'
    expect((await ask(query, { filter: { slugs: ['header'] } })).data.pageTypes.totalCount).toBe(1)
    expect((await ask(query, { filter: { search: 'HOME' } })).data.pageTypes.totalCount).toBe(1)
  })
})

describe('pages', () => {
  test.each([
    ['home-page', 'en'],
    ['home-page', 'ar'],
    ['header', 'en'],
    ['header', 'ar'],
  ])('[GQL-39] [HOME-06] the first 20 pages of type %s in %s', async (type, lang) => {
    const filter = { pageTypes: [await pageTypeId(type)], metadata: [{ key: 'lang', value: lang }] }
    const found = await list({ first: 20, filter })
    expect(found.length).toBeGreaterThan(0)
    for (const page of found) expect([page.pageType.slug, page.metafield]).toEqual([type, lang])
  })

  test('[HOME-07] a page has title, attributes, translation and metadata', async () => {
    const { data, errors } = await ask(`{ page(slug: "top-image-1") {
      title slug isPublished created publishedAt content contentJson
      translation(languageCode: HI) { title }
      metadata { key value } metafields(keys: ["lang", "nothing"])
      attributes { attribute { slug inputType withChoices translation(languageCode: AR) { name language { code } } } values { name file { url } plainText } }
      assignedAttribute(slug: "text") { __typename ... on AssignedPlainTextAttribute { value } }
      assignedAttributes(limit: 2) { __typename attribute { slug } ... on AssignedFileAttribute { value { url } } }
    } }`)
    expect(errors).toBeUndefined()
    expect(data.page).toMatchObject({
      title: 'An oil change without the wait',
      isPublished: true,
      translation: null,
      metadata: [
        { key: 'channels', value: 'default-channel' },
        { key: 'lang', value: 'en' },
        { key: 'priority', value: '20' },
      ],
      metafields: { lang: 'en' },
      assignedAttribute: {
        __typename: 'AssignedPlainTextAttribute',
        value: 'Choose the oil, choose the hour and drive straight in.',
      },
    })
    expect(data.page.created).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+\+00:00$/)
    expect(data.page.assignedAttributes).toHaveLength(2)
    const picture = data.page.attributes.find(
      ({ attribute }: { attribute: { slug: string } }) => attribute.slug === 'image-mobile',
    )
    expect(picture.attribute).toMatchObject({
      inputType: 'FILE',
      withChoices: false,
      translation: { name: 'صورة للهاتف', language: { code: 'AR' } },
    })
    expect(picture.values[0].file.url).toMatch(/^http:\/\/localhost:80\/media\//)
  })

  test('by id, by slug, by metadata and by words', async () => {
    const [first, second] = await list({})
    expect(await list({ filter: { ids: [first?.id, second?.id] } })).toHaveLength(2)
    expect(await list({ where: { ids: [first?.id] } })).toHaveLength(1)
    expect(new Set((await list({ filter: { slugs: ['popup'] } })).map(({ slug }) => slug))).toEqual(
      new Set(['popup']),
    )
    expect((await list({ where: { slug: { eq: 'left-image' } } })).length).toBe(1)
    const type = await pageTypeId('header')
    expect(new Set((await list({ where: { pageType: { eq: type } } })).map(({ slug }) => slug))).toEqual(
      new Set(
        ['top-header-1', 'top-header-1-tasleem', 'top-header-2'].flatMap((slug) => [slug, `${slug}-ar`]),
      ),
    )
    expect((await list({ where: { metadata: { key: 'nothing' } } })).length).toBe(0)
    expect((await list({ search: 'oil chan' })).map(({ title }) => title)).toContain(
      'An oil change without the wait',
    )
  })

  test('[UX-53] have a slug of their own; a text is one page with its translations', async () => {
    const slugs = (await list({})).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    const query =
      'query ($code: LanguageCodeEnum) { page(slug: "about", slugLanguageCode: $code) { title translation(languageCode: AR) { title content } } }'
    for (const variables of [{}, { code: 'AR' }]) {
      const { page } = (await ask(query, variables)).data
      expect(page).toMatchObject({ title: 'About the shop', translation: { title: 'عن المتجر' } })
      expect(JSON.parse(page.translation.content).blocks.length).toBe(2)
    }
  })

  test('are sorted by slug unless asked otherwise', async () => {
    const sorted = (values: string[]) => [...values].sort((one, other) => (one < other ? -1 : 1))
    const found = (await list({})).map(({ slug }) => slug)
    expect(found).toEqual(sorted(found))
    const titles = (await list({ sortBy: { field: 'TITLE', direction: 'DESC' } })).map(({ title }) => title)
    expect(titles).toEqual(sorted(titles).reverse())
  })

  test('a walk in pages of seven meets every page once, forwards and backwards', async () => {
    const all = (await list({})).map(({ id }) => id)
    const forwards: string[] = []
    let after: string | null = null
    do {
      const { data } = await ask(pagesQuery, { first: 7, after })
      forwards.push(...data.pages.edges.map(({ node }: { node: Node }) => node.id))
      after = data.pages.pageInfo.hasNextPage ? data.pages.pageInfo.endCursor : null
    } while (after)
    expect(forwards).toEqual(all)
    const { data: last } = await ask(pagesQuery, { last: 7 })
    expect(last.pages.edges.map(({ node }: { node: Node }) => node.id)).toEqual(all.slice(-7))
  })

  test('an unknown channel has no pages', async () => {
    expect((await list({ channel: 'default-channel' })).length).toBeGreaterThan(0)
    expect(await list({ channel: "x' OR 1=1" })).toEqual([])
  })

  test('a draft is not shown, and the change is seen without a restart', async () => {
    const [page] = await shop.deps.db.select().from(pages).where(eq(pages.slug, 'left-image')).limit(1)
    const id = toGlobalId('Page', page?.id ?? 0)
    const find = async () => (await ask('query ($id: ID) { page(id: $id) { slug } }', { id })).data.page
    const publish = (isPublished: boolean) =>
      shop.deps.db
        .update(pages)
        .set({ isPublished })
        .where(eq(pages.id, page?.id ?? 0))
    expect(await find()).toEqual({ slug: 'left-image' })
    await publish(false)
    await expect.poll(() => find()).toBeNull()
    await publish(true)
    await expect.poll(() => find()).toEqual({ slug: 'left-image' })
  })
})

describe("refusals in Saleor's words", () => {
  test.each([
    [
      { first: 101 },
      'Requesting 101 records on the `pages` connection exceeds the `first` limit of 100 records.',
    ],
    [
      { last: 101 },
      'Requesting 101 records on the `pages` connection exceeds the `last` limit of 100 records.',
    ],
  ])('[LIM-12] %j', async (variables, message) => {
    const { errors } = await ask(pagesQuery, variables)
    expect(errors[0]).toMatchObject({ message, extensions: { exception: { code: 'GraphQLError' } } })
  })

  test.each([
    [
      'no page size',
      {},
      'You must provide a `first` or `last` value to properly paginate the `pages` connection.',
    ],
    ['a bad cursor', { first: 1, after: 'x' }, 'Received cursor is invalid.'],
    [
      'filter and where',
      { first: 1, filter: {}, where: {} },
      'Only one filtering argument (filter or where) can be specified.',
    ],
    [
      'rank without search',
      { first: 1, sortBy: { field: 'RANK', direction: 'ASC' } },
      'Sorting by RANK is available only when using a search filter.',
    ],
    [
      'what is no id',
      { first: 1, filter: { ids: ['x'] } },
      "Could not resolve to a node with the global id list of 'x'.",
    ],
  ])('%s', async (_case, variables, message) => {
    const { status, errors } = await ask(pagesQuery, variables)
    expect(status).toBeLessThan(500)
    expect(errors[0].message).toBe(message)
  })
})

describe('hostile input is never a fault', () => {
  const long = 'x'.repeat(10_000)

  test.each([
    ['SQL in lang', { filter: { metadata: [{ key: 'lang', value: "en' OR '1'='1" }] } }],
    ['SQL in search', { search: "'; DROP TABLE pages; --" }],
    ['a long search', { search: long }],
    ['a long key', { filter: { metadata: [{ key: long, value: long }] } }],
    ['keys of every object', { filter: { metadata: [{ key: 'constructor' }, { key: '__proto__' }] } }],
    ['ids of another type', { filter: { ids: [toGlobalId('User', 1)] } }],
    ['page types of another type', { filter: { pageTypes: [toGlobalId('User', 1)] } }],
    ['an id beyond every number', { where: { ids: [toGlobalId('Page', '9'.repeat(18))] } }],
  ])('%s matches nothing', async (_case, variables) => {
    expect(await list(variables)).toEqual([])
  })

  test.each([
    ['an array for a text', { search: ['a', 'b'] }],
    ['a text for a number', { first: 'ten' }],
    ['a long id', { first: 1, filter: { ids: [long] } }],
    ['a long cursor', { first: 1, after: long }],
    ['a number too large', { first: 2 ** 40 }],
  ])('%s is refused', async (_case, variables) => {
    const { status, errors } = await ask(pagesQuery, { ...variables })
    expect(status).toBeLessThan(500)
    expect(errors.length).toBeGreaterThan(0)
    expect(JSON.stringify(errors).length).toBeLessThan(25_000)
  })

  test('a page asked for by an id of another type is not there', async () => {
    const { data } = await ask('query ($id: ID) { page(id: $id) { slug } }', { id: toGlobalId('User', 1) })
    expect(data.page).toBeNull()
  })
})

test('a query of everything sends no statement once warm, and few when cold', async () => {
  const query = `{ pageTypes(first: 50) { edges { node { slug } } } pages(first: 100) { totalCount edges { node {
    title pageType { slug } metadata { key } attributes { attribute { name } values { name } } translation(languageCode: AR) { title } } } } }`
  await ask(query)
  const statements = await shop.deps.connection.statementsOf(async () => {
    const { data } = await ask(query)
    expect(data.pages.edges.length).toBeGreaterThan(20)
  })
  expect(statements).toBe(0)
})
