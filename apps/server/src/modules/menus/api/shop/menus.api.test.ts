import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const item = `id name level url translation(languageCode: AR) { name }
  category { slug translation(languageCode: AR) { name } } collection { slug products(first: 1) { totalCount } } page { slug title }`
const document = `query ($slug: String, $id: ID, $name: String, $channel: String) {
  menu(slug: $slug, id: $id, name: $name, channel: $channel) { id slug name
    items { ${item} children { ${item} parent { name } children { ${item} } } } } }`

async function askMenu(variables: object) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query: document, variables },
  })
  expect(answer.json().errors).toBeUndefined()
  return answer.json().data.menu
}

describe('[UX-51] a menu', () => {
  test('leads to categories and collections, three levels deep, in both languages', async () => {
    const { items } = await askMenu({ slug: 'navbar', channel: 'default-channel' })
    expect(items[0]).toMatchObject({
      name: 'Engine oil',
      level: 0,
      translation: { name: 'زيت المحرك' },
      category: { slug: 'engine-oil' },
      collection: null,
      page: null,
    })
    expect(items[0].children[0]).toMatchObject({ level: 1, parent: { name: 'Engine oil' } })
    expect(items[0].children[0].children[0]).toMatchObject({ level: 2, category: { slug: 'oil-5w-30' } })
    expect(items.at(-1)).toMatchObject({
      collection: { slug: 'offers', products: { totalCount: expect.any(Number) } },
    })
  })

  test('leads to pages, which have their own translations', async () => {
    const { items } = await askMenu({ slug: 'footer' })
    const pages = items[1].children.map(({ page }: { page: { slug: string } }) => page.slug)
    expect(pages).toEqual(['about', 'how-booking-works', 'delivery-and-returns'])
  })

  test('is found by id and name as well; an id of another type finds none', async () => {
    const { id } = await askMenu({ slug: 'navbar' })
    expect((await askMenu({ id })).slug).toBe('navbar')
    expect((await askMenu({ name: 'Footer' })).slug).toBe('footer')
    expect(await askMenu({ id: toGlobalId('Page', 1) })).toBeNull()
    expect(await askMenu({ slug: 'no-such-menu' })).toBeNull()
  })

  test('does not lead to what the channel does not show', async () => {
    const { items } = await askMenu({ slug: 'navbar', channel: 'no-such-channel' })
    expect(items.at(-1)).toMatchObject({ name: 'Offers', collection: null })
  })

  test('follows a change', async () => {
    await shop.deps.db.execute(sql`UPDATE menu_items SET name = 'Motor oil' WHERE id = 1`)
    await waitUntil(async () => (await askMenu({ slug: 'navbar' })).items[0].name === 'Motor oil')
  })

  test.each([
    ['menu_items_one_target', sql`UPDATE menu_items SET url = '/x' WHERE id = 1`],
    [
      'menu_items_level_range',
      sql`INSERT INTO menu_items (menu_id, level, parent_id, name) VALUES (1, 3, 3, 'deep')`,
    ],
    [
      'menu_items_parent_fk',
      sql`INSERT INTO menu_items (menu_id, level, parent_id, name) VALUES (2, 1, 1, 'stray')`,
    ],
    [
      'menu_items_url_form',
      sql`INSERT INTO menu_items (menu_id, level, name, url) VALUES (1, 0, 'bad', 'javascript:alert(1)')`,
    ],
  ])('%s is kept by the database', async (constraint, statement) => {
    expect(await refusalOf(shop.deps.db.execute(statement))).toBe(constraint)
  })
})
