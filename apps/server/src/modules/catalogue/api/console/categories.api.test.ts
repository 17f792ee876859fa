import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import type { TestApp } from '#testing/test-app.ts'
import {
  keyed,
  openTwoProcesses,
  refusalOf,
  type StaffSession,
  type TwoProcesses,
} from '#testing/two-processes.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { ask } from '../testing/ask-products.ts'

type Node = { id: number; parent_id: number | null; level: number; slug: string; is_beyond_limit: boolean }

let shop: TestApp
/** Another process of the same shop. */
let other: TestApp
let content: StaffSession
let close: TwoProcesses['close']
beforeAll(async () => {
  ;({ shop, other, content, close } = await openTwoProcesses())
})
afterAll(() => close())

const put = { method: 'PUT' } as const
const noTexts = { name: '', description: null, seo_title: '', seo_description: '' }
const fields = (name: string, change: object = {}) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  texts: { en: { ...noTexts, name }, ar: { ...noTexts, name: `${name} بالعربية` }, hi: noTexts },
  picture: null,
  usage_limit_type: null,
  work_kind: null,
  priority: null,
  ...change,
})
const create = async (name: string, parentId: number | null = null, change: object = {}) => {
  const answer = await content.ask('/categories/', keyed({ parent_id: parentId, ...fields(name, change) }))
  expect(answer.status).toBe(200)
  return answer.body.data
}
const read = async (id: number) => (await content.ask(`/categories/${id}/`)).body.data
const tree = async (): Promise<Node[]> => (await content.ask('/categories/')).body.data
const move = async (id: number, parentId: number | null, index: number, revision?: number) =>
  content.ask(
    `/categories/${id}/move/`,
    keyed({ revision: revision ?? (await read(id)).revision, parent_id: parentId, index }),
  )
const shown = async (slug: string, app = other) =>
  (
    await ask(
      app,
      `query ($slug: String) { category(slug: $slug) { name level seoTitle description parent { slug }
        backgroundImage { url alt } translation(languageCode: AR) { name }
        metadata { key value } children(first: 20) { edges { node { slug } } } } }`,
      { slug },
    )
  ).data.category
const childrenOf = async (slug: string) =>
  (await shown(slug)).children.edges.map(({ node }: { node: { slug: string } }) => node.slug)
const entriesAbout = async (id: number) =>
  (
    await shop.deps.db.execute(sql`SELECT action, before, after FROM operator_changes
      WHERE subject_kind = 'category' AND subject_id = ${String(id)} ORDER BY id`)
  ).rows

describe('[OPS-03] operators manage categories', () => {
  test('a new one with its texts, picture, limit and work is in every process of the shop within a second', async () => {
    const description = {
      blocks: [{ type: 'paragraph', data: { text: 'For <b>all</b><script>x</script>' } }],
    }
    const category = await create('Roof boxes', null, {
      texts: {
        en: { name: 'Roof boxes', description, seo_title: 'Boxes', seo_description: '' },
        ar: { ...noTexts, name: 'صناديق السقف' },
        hi: noTexts,
      },
      picture: { url: '/media/demo/roof.webp', alt: { en: 'A box', ar: 'صندوق' } },
      usage_limit_type: 'per_order',
      work_kind: 'wash',
      priority: 3,
    })
    expect(category).toMatchObject({ parent_id: null, level: 0, slug: 'roof-boxes', revision: 1 })
    expect(category.picture).toEqual({ url: '/media/demo/roof.webp', alt: { en: 'A box', ar: 'صندوق' } })
    await waitUntil(async () => (await shown('roof-boxes')) !== null)
    expect(await shown('roof-boxes')).toMatchObject({
      name: 'Roof boxes',
      seoTitle: 'Boxes',
      description: expect.stringContaining('For <b>all</b>'),
      backgroundImage: { alt: 'A box' },
      translation: { name: 'صناديق السقف' },
      metadata: expect.arrayContaining([
        { key: 'usage_limit_type', value: 'per_order' },
        { key: 'work_kind', value: 'wash' },
        { key: 'priority', value: '3' },
      ]),
    })
    expect((await shown('roof-boxes')).description).not.toContain('script')
    const inArabic = await ask(
      other,
      '{ category(slug: "roof-boxes") { backgroundImage { alt } } }',
      {},
      { 'accept-language': 'ar' },
    )
    expect(inArabic.data.category.backgroundImage).toEqual({ alt: 'صندوق' })
    expect(await entriesAbout(category.id)).toMatchObject([
      {
        action: 'categories.create',
        before: {},
        after: { slug: 'roof-boxes', textsEn: { name: 'Roof boxes' } },
      },
    ])
  })

  test('an edit is seen by the shop; sent twice it is done once; a former revision is told who was first', async () => {
    const { id } = await create('Wiper blades')
    const change = keyed({ revision: 1, ...fields('Wiper blades', { slug: 'wiper-set', priority: 2 }) })
    const edited = await content.ask(`/categories/${id}/`, change, put)
    expect(edited.body.data).toMatchObject({ slug: 'wiper-set', revision: 2, priority: 2 })
    expect((await content.ask(`/categories/${id}/`, change, put)).body).toEqual(edited.body)
    await waitUntil(async () => (await shown('wiper-set')) !== null)
    const late = await content.ask(`/categories/${id}/`, keyed({ revision: 1, ...fields('Late') }), put)
    expect(refusalOf(late)).toEqual([409, 'VERSION_CONFLICT', 'revision'])
    expect(late.body).toMatchObject({ changed_by: 'content', current: { revision: 2, slug: 'wiper-set' } })
    expect(await entriesAbout(id)).toMatchObject([
      { action: 'categories.create' },
      {
        action: 'categories.edit',
        before: { slug: 'wiper-blades' },
        after: { slug: 'wiper-set', priority: 2 },
      },
    ])
  })

  test('an address or a name that another one has is refused, and so is a picture that is not there', async () => {
    await create('Only one')
    const twice = (change: object) =>
      content.ask('/categories/', keyed({ parent_id: null, ...fields('Only one', change) }))
    expect(refusalOf(await twice({}))).toEqual([409, 'VALUE_TAKEN', 'slug'])
    expect(refusalOf(await twice({ slug: 'only-another' }))).toEqual([409, 'VALUE_TAKEN', 'texts.en.name'])
    const url = `/media/library/${'0'.repeat(64)}.webp`
    const gone = fields('No picture', { picture: { url, alt: { en: '', ar: '' } } })
    expect(refusalOf(await content.ask('/categories/', keyed({ parent_id: null, ...gone })))).toEqual([
      400,
      'INVALID',
      'picture',
    ])
    expect(refusalOf(await twice({ slug: 'Not A Slug' }))[0]).toBe(400)
  })

  test('a subtree moves with its levels, its siblings are numbered, and the shop follows', async () => {
    const [one, two] = [await create('Tree one'), await create('Tree two')]
    const branch = await create('Tree branch', one.id)
    const leaf = await create('Tree leaf', branch.id)
    const own = await create('Tree own', two.id)
    const moved = await move(branch.id, two.id, 0)
    expect(moved.body.data).toMatchObject({ parent_id: two.id, level: 1, priority: 1 })
    expect((await move(two.id, one.id, 0)).status).toBe(200)
    expect(
      (await tree()).filter(({ slug }) => slug.startsWith('tree-')).map((node) => [node.slug, node.level]),
    ).toEqual([
      ['tree-one', 0],
      ['tree-two', 1],
      ['tree-branch', 2],
      ['tree-leaf', 3],
      ['tree-own', 2],
    ])
    await waitUntil(async () => (await shown('tree-leaf'))?.level === 3)
    expect(await childrenOf('tree-two')).toEqual(['tree-branch', 'tree-own'])
    await move(own.id, two.id, 0)
    await waitUntil(async () => (await childrenOf('tree-two'))[0] === 'tree-own')
    expect(refusalOf(await move(one.id, leaf.id, 0))).toEqual([409, 'CATEGORY_IN_ITSELF', 'parent_id'])
    expect(refusalOf(await move(one.id, one.id, 0))).toEqual([409, 'CATEGORY_IN_ITSELF', 'parent_id'])
    const deep = await create('Tree deep')
    await create('Tree below', deep.id)
    expect(refusalOf(await move(deep.id, branch.id, 0))).toEqual([409, 'CATEGORY_TOO_DEEP', 'parent_id'])
    expect(
      refusalOf(await content.ask('/categories/', keyed({ parent_id: leaf.id, ...fields('Tree abyss') }))),
    ).toEqual([409, 'CATEGORY_TOO_DEEP', 'parent_id'])
    expect(refusalOf(await move(deep.id, 999_999, 0))).toEqual([400, 'INVALID', 'parent_id'])
    const change = (await entriesAbout(branch.id)).at(-1)
    expect(change).toMatchObject({
      action: 'categories.move',
      before: { parentId: one.id },
      after: { parentId: two.id },
    })
  })

  test('a sibling that was numbered anew is not overwritten by a form that was read before', async () => {
    const parent = await create('Numbers')
    const first = await create('Numbers first', parent.id)
    const second = await create('Numbers second', parent.id)
    await move(second.id, parent.id, 0)
    const late = await content.ask(
      `/categories/${first.id}/`,
      keyed({ revision: first.revision, ...fields('Numbers first') }),
      put,
    )
    expect(refusalOf(late)[1]).toBe('VERSION_CONFLICT')
    expect(late.body.current.priority).toBe(2)
  })

  test('two who move categories below each other at once never make a circle', async () => {
    const [one, two] = [await create('Circle one'), await create('Circle two')]
    const answers = await atOnce(
      [
        [one.id, two.id],
        [two.id, one.id],
      ] as const,
      ([id, parentId]) => move(id, parentId, 0, 1),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.flatMap((answer) => refusalOf(answer)[1] ?? [])).toEqual(['CATEGORY_IN_ITSELF'])
  })

  test('who makes an eleventh sibling is warned, and the tree says which ones the shop does not read', async () => {
    const parent = await create('Many')
    for (let at = 1; at <= 10; at++) {
      const child = await create(`Many ${String(at).padStart(2, '0')}`, parent.id)
      expect(child.warnings).toEqual([])
    }
    const eleventh = await create('Many 11', parent.id)
    expect(eleventh).toMatchObject({ siblings: 11, warnings: ['LEVEL_SHOWS_TEN'] })
    const beyond = async () =>
      (await tree())
        .filter((node) => node.parent_id === parent.id && node.is_beyond_limit)
        .map(({ slug }) => slug)
    expect(await beyond()).toEqual(['many-11'])
    expect((await move(eleventh.id, parent.id, 0)).body.data.warnings).toEqual(['LEVEL_SHOWS_TEN'])
    expect(await beyond()).toEqual(['many-10'])
  })

  test('one that is used stays and says by what; one that is not is gone from the shop', async () => {
    const parent = await create('Unused')
    const child = await create('Unused child', parent.id)
    const refused = await content.ask(`/categories/${parent.id}/delete/`, keyed({ revision: 1 }))
    expect(refusalOf(refused)).toEqual([409, 'IN_USE', null])
    expect(refused.body.uses).toEqual([{ kind: 'categories', count: 1 }])
    expect((await content.ask(`/categories/${parent.id}/uses/`)).body.data).toEqual(refused.body.uses)
    await waitUntil(async () => (await shown('unused-child')) !== null)
    expect((await content.ask(`/categories/${child.id}/delete/`, keyed({ revision: 1 }))).status).toBe(200)
    await waitUntil(async () => (await shown('unused-child')) === null)
    expect((await content.ask(`/categories/${child.id}/`)).status).toBe(404)
    expect((await entriesAbout(child.id)).at(-1)).toMatchObject({ action: 'categories.delete', after: {} })
    const [sold] = (
      await shop.deps.db.execute<{ id: number; revision: number }>(
        sql`SELECT id, revision FROM categories WHERE id = (SELECT min(category_id) FROM products)`,
      )
    ).rows
    const used = await content.ask(`/categories/${sold?.id}/delete/`, keyed({ revision: sold?.revision }))
    expect(used.body.uses).toEqual(expect.arrayContaining([{ kind: 'products', count: expect.any(Number) }]))
  })

  test('one that is just being put to use is not deleted', async () => {
    const { id } = await create('Raced')
    const using = shop.deps.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO product_sliders (slug, title_en, title_ar, category_id)
        VALUES ('raced', 'Raced', 'سباق', ${id})`)
      const deleting = content.ask(`/categories/${id}/delete/`, keyed({ revision: 1 }))
      await waitUntil(async () => {
        const { rows } = await shop.deps.db.execute(
          sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'
            AND datname = current_database()`,
        )
        return rows.length > 0
      })
      return { deleting }
    })
    expect(refusalOf(await (await using).deleting)).toEqual([409, 'IN_USE', null])
  })

  test('who only reads the catalogue changes nothing', async () => {
    const support = await signInStaff(shop, await makeMember(shop, 'support'))
    expect((await support.ask('/categories/')).status).toBe(200)
    const refused = await support.ask('/categories/', keyed({ parent_id: null, ...fields('Mine') }))
    expect(refused.status).toBe(403)
    expect((await support.ask('/categories/999999/')).status).toBe(404)
  })
})
