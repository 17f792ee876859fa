import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Question = { id: number; revision: number; position: number }

let shop: TestApp
let support: Session
let manager: Session
let content: Session
let categoryId = 0
beforeAll(async () => {
  shop = await buildTestApp()
  support = await signInStaff(shop, await makeMember(shop, 'support'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`SELECT min(id) AS id FROM categories`)
  categoryId = rows[0]?.id ?? 0
})
afterAll(() => shop.close())

let made = 0
const sent = (change: object) => ({ key: `key-${process.pid}-${++made}`, ...change })
const put = { method: 'PUT' } as const
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const title = (en: string) => ({ en, ar: `سؤال ${en}` })
const create = async (en: string): Promise<Question> =>
  (await support.ask('/questions/', sent({ type: 'returned', category_id: categoryId, title: title(en) })))
    .body.data
/** Questions to a shopper of the category. */
const asked = async () => {
  const { body } = await shop.app.inject({
    url: `/api/v1/rates/poll-questions/?type=returned&category_id=${categoryId}`,
    headers: { host: 'localhost', 'accept-language': 'en' },
  })
  return JSON.parse(body).data.map((each: { title: string }) => each.title)
}
const entriesAbout = async (kind: string, id: string | number) => {
  const { rows } = await shop.deps.db.execute(sql`SELECT action, before, after FROM operator_changes
    WHERE subject_kind = ${kind} AND subject_id = ${String(id)} ORDER BY id`)
  return rows
}

describe('[OPS-17] operators manage survey questions', () => {
  test('a new one is asked behind the others, in other words, no more and again, each with an entry', async () => {
    const [first, second] = [await create('Too late?'), await create('Too loud?')]
    expect(await asked()).toEqual(['Too late?', 'Too loud?'])
    const change = sent({ revision: 1, title: title('Much too late?'), reason: 'clearer' })
    const edited = await support.ask(`/questions/${first.id}/`, change, put)
    expect(edited.body.data).toMatchObject({ title: title('Much too late?'), revision: 2 })
    expect((await support.ask(`/questions/${first.id}/`, change, put)).body).toEqual(edited.body)
    await support.ask(`/questions/${second.id}/`, sent({ revision: 1, is_active: false }), put)
    expect(await asked()).toEqual(['Much too late?'])
    await support.ask(`/questions/${second.id}/`, sent({ revision: 2, is_active: true }), put)
    expect(await asked()).toEqual(['Much too late?', 'Too loud?'])
    expect(await entriesAbout('question', first.id)).toMatchObject([
      { action: 'surveys.create-question', before: {}, after: { titleEn: 'Too late?', isActive: true } },
      {
        action: 'surveys.edit-question',
        before: { titleEn: 'Too late?', titleAr: 'سؤال Too late?' },
        after: { titleEn: 'Much too late?', titleAr: 'سؤال Much too late?' },
      },
    ])
    expect(await entriesAbout('question', second.id)).toHaveLength(3)
  })

  test('in the order that they choose, which names all of them', async () => {
    const group = { type: 'returned', category_id: categoryId }
    const listed = async () =>
      (await content.ask(`/questions/?type=returned&category_id=${categoryId}`)).body.data.map(
        ({ id }: Question) => id,
      )
    const ids = await listed()
    const turned = ids.toReversed()
    const ordered = await support.ask('/questions/order/', sent({ ...group, ids: turned }))
    expect(ordered.body.data.map(({ id }: Question) => id)).toEqual(turned)
    expect(await listed()).toEqual(turned)
    expect(await asked()).toEqual(['Too loud?', 'Much too late?'])
    for (const wrong of [turned.slice(1), [...turned, 1], [turned[0], turned[0]]]) {
      const refused = await support.ask('/questions/order/', sent({ ...group, ids: wrong }))
      expect(code(refused)).toEqual([409, 'CONFLICT'])
      expect(refused.body.current).toEqual({ ids: turned })
    }
    expect(await entriesAbout('questions', `returned:${categoryId}`)).toEqual([
      { action: 'surveys.order-questions', before: { ids }, after: { ids: turned } },
    ])
  })

  test('of two who edit one at the same instant one is told what is there now', async () => {
    const { id } = await create('Contested')
    const answers = await atOnce(['A', 'B'], (en) =>
      support.ask(`/questions/${id}/`, sent({ revision: 1, title: title(en) }), put),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [done, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect(refused?.body.current).toMatchObject({ title: done?.body.data.title, revision: 2 })
  })

  test('questions that come at the same instant get a position each', async () => {
    const answers = await atOnce([...Array(6).keys()], (at) => create(`At once ${at}`))
    expect(new Set(answers.map(({ position }) => position)).size).toBe(6)
  })

  test('but no empty, endless or hidden words, and none of what there is not', async () => {
    const group = { type: 'returned', category_id: categoryId }
    for (const wrong of [
      { ...group, title: { en: '', ar: 'x' } },
      { ...group, title: { en: 'x' } },
      { ...group, title: { en: 'x'.repeat(201), ar: 'x' } },
      { ...group, title: { en: '\u202e\u0000', ar: 'x' } },
      { ...group, type: 'other', title: title('x') },
    ])
      expect((await support.ask('/questions/', sent(wrong))).status).toBe(400)
    expect(
      code(await support.ask('/questions/', sent({ ...group, category_id: 999_999, title: title('x') }))),
    ).toEqual([404, 'NOT_FOUND'])
    expect(code(await support.ask('/questions/999999/', sent({ revision: 1 }), put))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect((await support.ask('/questions/?after=x')).status).toBe(400)
    expect((await support.ask('/questions/?after=WyJ4IiwxLDk5OTk5OSwxXQ')).status).toBe(400)
  })

  test('page by page, each once', async () => {
    const { body } = await support.ask('/questions/?limit=200')
    const ids: number[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page = await support.ask(`/questions/?limit=3${after && `&after=${after}`}`)
      ids.push(...page.body.data.map(({ id }: Question) => id))
      after = page.body.page.after
    }
    expect(ids).toEqual(body.data.map(({ id }: Question) => id))
    expect(body.page).toMatchObject({ total: ids.length, is_exact: true })
  })

  test('[ROLE-08] a manager and content read them alone', async () => {
    const { id } = await create('Read only')
    for (const session of [manager, content]) {
      expect((await session.ask('/questions/')).status).toBe(200)
      expect((await session.ask('/questions/', sent({ type: 'returned', title: title('x') }))).status).toBe(
        403,
      )
      expect((await session.ask(`/questions/${id}/`, sent({ revision: 1 }), put)).status).toBe(403)
    }
  })
})
