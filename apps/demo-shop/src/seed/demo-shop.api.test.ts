import { systemClock } from '@warsha/server/kernel/clock.ts'
import { buildTestApp, type TestApp } from '@warsha/server/testing/test-app.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoShop } from './seed-demo-shop.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

describe('what the demo shop answers', () => {
  test('[DATA-01] two channels, four phone countries and thirteen places', async () => {
    expect((await ask('{ channels { slug } }')).channels).toHaveLength(2)
    const countries = await get<{ id: number; phone_prefix: string }>('locations/countries/')
    expect(countries.map(({ phone_prefix }) => phone_prefix)).toEqual(['+968', '+971', '+90', '+1'])
    const places = await Promise.all(countries.map(({ id }) => get(`locations/states/?country_id=${id}`)))
    expect(places.flat()).toHaveLength(13)
  })

  test('[DATA-01] Automobile, four levels deep', async () => {
    const below = (inner: string) => `name children(first: 10) { edges { node { ${inner} } } }`
    const levels = below(below(below('name')))
    const { categories } = await ask(`{ categories(first: 10, level: 0) { edges { node { ${levels} } } } }`)
    const automobile = categories.edges.find(({ node }: { node: Level }) => node.name === 'Automobile')
    expect(depthOf(automobile.node)).toBe(4)
  })

  test('[DATA-01] at least 60 products in both languages, over every area', async () => {
    const { products } = await ask(
      '{ products(first: 100, channel: "default-channel") { totalCount edges { node { translation(languageCode: AR) { name } } } } }',
    )
    expect(products.totalCount).toBeGreaterThanOrEqual(60)
    for (const { node } of products.edges) expect(node.translation.name).toMatch(/\p{Script=Arabic}/u)
    for (const name of ['Engine oil', 'Tyres', 'Batteries', 'Car wash', 'Fuel', 'Parts']) {
      expect(await countIn(name), name).toBeGreaterThanOrEqual(5)
    }
  })

  test('[DATA-05] banners of every kind for each language and channel, questions, rules and legal texts', async () => {
    for (const lang of ['en', 'ar']) {
      for (const channel of ['default-channel', 'tasleem-channel']) {
        const slugs = await bannerSlugs(lang, channel)
        for (const kind of [
          'top-header',
          'top-image',
          'bottom-image',
          'right-image',
          'left-image',
          'popup',
        ]) {
          expect(
            slugs.some((slug) => slug.startsWith(kind)),
            `${kind} ${lang} ${channel}`,
          ).toBe(true)
        }
      }
      expect((await get('content/faq/', lang)).length).toBeGreaterThanOrEqual(12)
      expect(await get('content/legal/', lang)).toHaveLength(3)
    }
    const rules = await get('content/configs/hig-delivery-rules/')
    expect(rules).toMatchObject({ rules: { length: 7 } })
  })

  test('[DATA-07] Oman is country 1, Muscat province 11, and there is a country 2', async () => {
    const countries = await get('locations/countries/')
    expect(countries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 1, slug: 'oman' }),
        expect.objectContaining({ id: 2 }),
      ]),
    )
    expect(await get('locations/states/?country_id=1')).toContainEqual(
      expect.objectContaining({ id: 11, slug: 'muscat' }),
    )
  })

  test('[DATA-08] is the same after a second seed', async () => {
    const everything = async () => [
      await get('locations/countries/'),
      await get('locations/states/?country_id=1'),
      await get('content/faq/'),
      await ask(
        '{ products(first: 100, channel: "default-channel") { totalCount edges { node { id slug } } } }',
      ),
      await ask('{ pages(first: 100) { totalCount edges { node { id slug } } } }'),
    ]
    const before = await everything()
    expect(await seedDemoShop({ db: shop.deps.db, clock: systemClock })).toBe('present')
    expect(await everything()).toEqual(before)
  })
})

type Level = { name: string; children?: { edges: { node: Level }[] } }

function depthOf({ children }: Level): number {
  return 1 + Math.max(0, ...(children?.edges ?? []).map(({ node }) => depthOf(node)))
}

async function countIn(category: string): Promise<number> {
  const { categories } = await ask(
    `{ categories(first: 1, filter: { search: "${category}" }) { edges { node { products(channel: "default-channel") { totalCount } } } } }`,
  )
  return categories.edges[0]?.node.products.totalCount ?? 0
}

async function bannerSlugs(lang: string, channel: string): Promise<string[]> {
  const { pages } = await ask(
    `{ pages(first: 20, filter: { metadata: [{ key: "lang", value: "${lang}" }] }) { edges { node { slug metafield(key: "channels") } } } }`,
  )
  return pages.edges
    .map(({ node }: { node: { slug: string; metafield: string } }) => node)
    .filter(({ metafield }: { metafield: string }) => metafield.split(',').includes(channel))
    .map(({ slug }: { slug: string }) => slug)
}

async function ask(query: string) {
  const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload: { query } })
  const { data, errors } = answer.json()
  expect(errors).toBeUndefined()
  return data
}

async function get<Row = unknown>(path: string, language = 'en'): Promise<Row[]> {
  const answer = await shop.app.inject({ url: `/api/v1/${path}`, headers: { 'accept-language': language } })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
