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

type Item = { id: number; level: number; names: { en: string; ar: string; hi: string } }

let shop: TestApp
/** Another process of the same shop. */
let other: TestApp
let content: StaffSession
let actionsOn: TwoProcesses['actionsOn']
let close: TwoProcesses['close']
let categoryId: number
beforeAll(async () => {
  ;({ shop, other, content, actionsOn, close } = await openTwoProcesses())
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`SELECT min(id) AS id FROM categories`)
  categoryId = rows[0]?.id ?? 0
})
afterAll(() => close())

const put = { method: 'PUT' } as const
const item = (en: string, level: number, change: object = {}) => ({
  id: null,
  level,
  names: { en, ar: `${en} بالعربية`, hi: '' },
  category_id: null,
  collection_id: null,
  page_id: null,
  url: null,
  ...change,
})
const create = async (slug: string, items: object[]) =>
  content.ask('/menus/', keyed({ slug, name: slug, items }))
const shown = async (slug: string) => {
  const answer = await other.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: {
      query: `query ($slug: String) { menu(slug: $slug) { name items { id name url level category { id }
        translation(languageCode: AR) { name } children { name children { name } } } } }`,
      variables: { slug },
    },
  })
  return answer.json().data.menu
}

describe('[OPS-11] operators manage menus', () => {
  test('a menu with its levels, targets and names is in every process of the shop, and so is a change', async () => {
    const created = await create('side', [
      item('Goods', 0, { category_id: categoryId }),
      item('Oil', 1),
      item('Gear oil', 2),
      item('Help', 0, { url: '/support' }),
    ])
    expect(created.status).toBe(200)
    const menu = created.body.data
    await waitUntil(async () => (await shown('side')) !== null)
    expect(await shown('side')).toMatchObject({
      items: [
        {
          name: 'Goods',
          category: { id: expect.any(String) },
          translation: { name: 'Goods بالعربية' },
          children: [{ name: 'Oil', children: [{ name: 'Gear oil' }] }],
        },
        { name: 'Help', url: '/support', children: [] },
      ],
    })
    const before = await shown('side')
    const [goods, oil, gear, help] = menu.items as Item[]
    const items = [help, goods, gear, oil].map((each, at) => ({ ...each, level: [0, 0, 1, 1][at] }))
    const edited = await content.ask(
      `/menus/${menu.id}/`,
      keyed({ revision: 1, slug: 'side', name: 'Side', items }),
      put,
    )
    expect(edited.body.data.items.map(({ id, level }: Item) => [id, level])).toEqual([
      [help?.id, 0],
      [goods?.id, 0],
      [gear?.id, 1],
      [oil?.id, 1],
    ])
    await waitUntil(async () => (await shown('side')).name === 'Side')
    const after = await shown('side')
    expect(after.items.map(({ name }: { name: string }) => name)).toEqual(['Help', 'Goods'])
    // An entry that moved is the same entry to who knows its id.
    expect(after.items[1].id).toBe(before.items[0].id)
    expect(after.items[1].children.map(({ name }: { name: string }) => name)).toEqual(['Gear oil', 'Oil'])
    const late = await content.ask(
      `/menus/${menu.id}/`,
      keyed({ revision: 1, slug: 'side', name: 'x', items }),
      put,
    )
    expect(refusalOf(late)[1]).toBe('VERSION_CONFLICT')
    expect((await content.ask(`/menus/${menu.id}/delete/`, keyed({ revision: 2 }))).status).toBe(200)
    await waitUntil(async () => (await shown('side')) === null)
    expect(await actionsOn('menu', menu.id)).toEqual(['menus.create', 'menus.edit', 'menus.delete'])
  })

  test('levels without a parent, two targets, foreign entries and dangerous addresses are refused', async () => {
    expect(refusalOf(await create('bad-1', [item('Deep', 1)]))).toEqual([400, 'INVALID', 'items'])
    const two = item('Two', 0, { category_id: categoryId, url: '/support' })
    expect(refusalOf(await create('bad-2', [two]))).toEqual([400, 'INVALID', 'items'])
    const gone = item('Gone', 0, { category_id: 999_999 })
    expect(refusalOf(await create('bad-3', [gone]))).toEqual([400, 'INVALID', 'items'])
    for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'support'])
      expect(refusalOf(await create('bad-4', [item('Bad', 0, { url })]))[0]).toBe(400)
    const own = (await create('own', [item('Own', 0)])).body.data
    const foreign = await create('foreign', [item('Foreign', 0, { id: own.items[0].id })])
    expect(refusalOf(foreign)).toEqual([400, 'INVALID', 'items'])
    expect((await content.ask(`/menus/${own.id}/`)).body.data.items).toHaveLength(1)
    expect(refusalOf(await create('own', []))).toEqual([409, 'VALUE_TAKEN', 'slug'])
  })
})
