import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenForChanges } from '#kernel/database/changes.ts'
import { openListener } from '#kernel/database/listen.ts'
import { createModels, type Models } from '#kernel/read-model.ts'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { textsModel } from '../../storage/texts-model.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let finance: Session
let otherProcess: Models
let closeListener: () => Promise<void>
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  finance = await signInStaff(shop, await makeMember(shop, 'finance'))
  const listener = openListener(shop.deps.connection.directUrl, { onError: () => undefined })
  otherProcess = createModels(shop.deps.db, listenForChanges(listener))
  closeListener = () => listener.close()
})
afterAll(async () => {
  await closeListener()
  await shop.close()
})

let made = 0
const sent = (change: object) => ({ key: `text-${process.pid}-${++made}`, ...change })
const code = (answer: { status: number; body: { errors?: { code: string; field?: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
  answer.body.errors?.[0]?.field,
]
const put = (path: string, body: object, who = content) => who.ask(path, sent(body), { method: 'PUT' })
const inShop = async (path: string, language: 'en' | 'ar') => {
  const answer = await shop.app.inject({
    url: `/api/v1/content/${path}`,
    headers: { 'accept-language': language },
  })
  return answer.json().data
}
const day = (days: number) => muscatDate(new Date(Date.now() + days * 86_400_000))

describe('questions and answers', () => {
  const entry = (name: string, change: object = {}) => ({
    question: { en: `${name}?`, ar: `${name}؟` },
    answer: { en: `Yes, ${name}.`, ar: `نعم، ${name}.` },
    is_published: true,
    ...change,
  })
  const create = async (name: string, change: object = {}) => {
    const answer = await content.ask('/faq/', sent(entry(name, change)))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.data
  }
  const asked = async (language: 'en' | 'ar') =>
    (await inShop('faq', language)).map(({ question }: { question: string }) => question)

  test('[OPS-12] are made, edited, ordered, hidden and deleted; the shop follows in both languages', async () => {
    const first = await create('Tyres')
    const second = await create('Oil')
    await expect.poll(() => asked('en')).toEqual(expect.arrayContaining(['Tyres?', 'Oil?']))
    await expect.poll(() => asked('ar')).toEqual(expect.arrayContaining(['Tyres؟', 'Oil؟']))

    const edited = await put(`/faq/${first.id}/`, { ...entry('Wheels'), revision: first.revision })
    expect(edited.body.data.question.en).toBe('Wheels?')
    await expect.poll(() => asked('en')).toContain('Wheels?')
    await expect
      .poll(async () => (await otherProcess.get(textsModel)).questions.map(({ questionAr }) => questionAr))
      .toContain('Wheels؟')

    const all = (await content.ask('/faq/?limit=200')).body.data.map(({ id }: { id: number }) => id)
    expect(all.slice(-2)).toEqual([first.id, second.id])
    const order = [second.id, first.id, ...all.slice(0, -2)]
    expect((await content.ask('/faq/order/', sent({ ids: order }))).status).toBe(200)
    await expect.poll(async () => (await asked('en')).slice(0, 2)).toEqual(['Oil?', 'Wheels?'])

    const hidden = await put(`/faq/${second.id}/`, {
      ...entry('Oil', { is_published: false }),
      revision: second.revision,
    })
    await expect.poll(() => asked('en')).not.toContain('Oil?')
    const remove = (revision: number) => content.ask(`/faq/${second.id}/delete/`, sent({ revision }))
    expect(code(await remove(second.revision))).toEqual([409, 'VERSION_CONFLICT', 'revision'])
    expect((await remove(hidden.body.data.revision)).status).toBe(200)
    expect((await remove(hidden.body.data.revision)).status).toBe(404)
    const { rows } = await shop.deps.db.execute(sql`SELECT action FROM operator_changes
      WHERE subject_kind = 'faq-entry' AND subject_id = ${String(second.id)} ORDER BY id`)
    expect(rows.map(({ action }) => action)).toEqual(['faq.create', 'faq.edit', 'faq.delete'])
  })

  test('both languages are needed, and mark-up stays text', async () => {
    const empty = entry('x', { answer: { en: 'y', ar: '\u202e' } })
    expect(code(await content.ask('/faq/', sent(empty)))).toEqual([400, 'REQUIRED', 'answer'])
    expect((await content.ask('/faq/', sent(entry('x', { question: { en: 'x' } })))).status).toBe(400)
    const typed = await create('a\u0000b <script>')
    expect(typed.question.en).toBe('ab <script>?')
  })

  test('an order that misses an entry is refused; two at once leave a whole one', async () => {
    const ids = (await content.ask('/faq/?limit=200')).body.data.map(({ id }: { id: number }) => id)
    expect(code(await content.ask('/faq/order/', sent({ ids: ids.slice(1) })))).toEqual([
      409,
      'COUNT_CHANGED',
      'ids',
    ])
    expect((await content.ask('/faq/order/', sent({ ids: [...ids.slice(1), ids[1]] }))).status).toBe(409)
    const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]]
    const answers = await atOnce(orders, (order) => content.ask('/faq/order/', sent({ ids: order })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const left = (await content.ask('/faq/?limit=200')).body.data.map(({ id }: { id: number }) => id)
    expect(orders).toContainEqual(left)
  })

  test('pages by keyset; finance reads and does not write', async () => {
    const first = (await content.ask('/faq/?limit=2')).body
    const second = (await content.ask(`/faq/?limit=2&after=${first.page.after}`)).body
    expect(second.data[0].id).not.toBe(first.data[1].id)
    expect((await content.ask('/faq/?after=nonsense')).status).toBe(400)
    expect((await finance.ask('/faq/')).status).toBe(200)
    expect((await finance.ask('/faq/', sent(entry('x')))).status).toBe(403)
  })
})

describe('texts by key', () => {
  const siteTexts = async () => (await content.ask('/site-texts/')).body.data

  test('[OPS-12] contact and delivery rules follow in both languages', async () => {
    const { contact, delivery_rules } = await siteTexts()
    const changed = {
      ...contact,
      en: { ...contact.en, hours: 'Every day 9 to 9' },
      ar: { ...contact.ar, hours: 'كل يوم من 9 إلى 9' },
    }
    const saved = await put('/site-texts/contact/', changed)
    expect(saved.body.data.contact.revision).toBe(contact.revision + 1)
    await expect.poll(async () => (await inShop('configs/contact/', 'en')).hours).toBe('Every day 9 to 9')
    await expect.poll(async () => (await inShop('configs/contact/', 'ar')).hours).toBe('كل يوم من 9 إلى 9')
    expect(code(await put('/site-texts/contact/', changed))).toEqual([409, 'VERSION_CONFLICT', 'revision'])

    const rule = { title: { en: 'Parking', ar: 'الوقوف' }, text: { en: 'In the shade', ar: 'في الظل' } }
    await put('/site-texts/delivery-rules/', { ...delivery_rules, rules: [rule, ...delivery_rules.rules] })
    const rules = async (language: 'en' | 'ar') =>
      (await inShop('configs/hig-delivery-rules/', language)).rules[0]
    await expect.poll(() => rules('en')).toEqual({ title: 'Parking', text: 'In the shade' })
    await expect.poll(() => rules('ar')).toEqual({ title: 'الوقوف', text: 'في الظل' })
  })

  test('the oil promotion keeps one number for both languages', async () => {
    const { oil_promotion } = await siteTexts()
    const terms = [{ en: 'Only once', ar: 'مرة واحدة فقط' }]
    const saved = await put('/site-texts/oil-promotion/', { ...oil_promotion, percent: 12, terms })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    for (const language of ['en', 'ar'] as const) {
      await expect
        .poll(async () => (await inShop('configs/oil-promotion/', language)).terms)
        .toEqual([terms[0]?.[language]])
      expect((await inShop('configs/oil-promotion/', language)).percent).toBe(12)
    }
  })

  test('what is missing is refused; two who save at once: one wins', async () => {
    const { contact } = await siteTexts()
    expect((await put('/site-texts/contact/', { ...contact, ar: {} })).status).toBe(400)
    const blank = { ...contact, ar: { ...contact.ar, text: '\u202e' } }
    expect(code(await put('/site-texts/contact/', blank))).toEqual([400, 'REQUIRED', 'contact'])
    const answers = await atOnce(['One', 'Two'], (title) =>
      put('/site-texts/contact/', { ...contact, en: { ...contact.en, title } }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await put('/site-texts/contact/', contact, finance)).status).toBe(403)
  })

  test('a text that is not there yet is made once', async () => {
    const { contact } = await siteTexts()
    await shop.deps.db.execute(sql`DELETE FROM configs WHERE key = 'contact'`)
    expect((await siteTexts()).contact).toBeNull()
    const answers = await atOnce([1, 2], () => put('/site-texts/contact/', { ...contact, revision: 0 }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await siteTexts()).contact.revision).toBe(1)
  })
})

describe('legal texts', () => {
  const rich = (...texts: string[]) => ({
    blocks: [
      { type: 'header', data: { text: texts[0], level: 3 } },
      ...texts.slice(1).map((text) => ({ type: 'paragraph', data: { text } })),
    ],
  })
  const version = (number: string, effective_date: string, change: object = {}) => ({
    kind: 'terms',
    version: number,
    effective_date,
    title: { en: `Terms ${number}`, ar: `شروط ${number}` },
    content: { en: rich('Who we are', 'We are {seller}.'), ar: rich('من نحن', 'نحن {seller}.') },
    ...change,
  })
  const create = (number: string, date: string, change: object = {}) =>
    content.ask('/legal-texts/', sent(version(number, date, change)))
  const terms = async (language: 'en' | 'ar') =>
    (await inShop('legal/', language)).find(({ kind }: { kind: string }) => kind === 'terms')

  test('[OPS-12] a new version takes effect on its day, in both languages', async () => {
    const before = await terms('en')
    const upcoming = await create('3.0', day(2))
    expect(upcoming.status, JSON.stringify(upcoming.body)).toBe(200)
    expect(upcoming.body.data.state).toBe('upcoming')
    expect((await terms('en')).version).toBe(before.version)
    // Its day comes.
    await shop.deps.db.execute(
      sql`UPDATE legal_texts SET effective_date = ${day(0)} WHERE id = ${upcoming.body.data.id}`,
    )
    await expect.poll(async () => (await terms('en')).title).toBe('Terms 3.0')
    await expect.poll(async () => (await terms('ar')).title).toBe('شروط 3.0')
    expect((await terms('ar')).blocks[0].data.text).toBe('من نحن')
    const list = (await content.ask('/legal-texts/?kind=terms')).body.data
    expect(list.map(({ version, state }: { version: string; state: string }) => [version, state])).toEqual([
      ['3.0', 'in-force'],
      ['2.0', 'past'],
    ])
  })

  test('[OPS-12] a version in force is never edited or deleted', async () => {
    const { data } = (await content.ask('/legal-texts/?kind=privacy')).body
    const [{ id, revision }] = data
    const { kind: _kind, ...fields } = version('9.0', day(3))
    expect(code(await put(`/legal-texts/${id}/`, { ...fields, revision }))).toEqual([
      409,
      'LEGAL_TEXT_IN_FORCE',
      null,
    ])
    const removed = await content.ask(`/legal-texts/${id}/delete/`, sent({ revision }))
    expect(code(removed)).toEqual([409, 'LEGAL_TEXT_IN_FORCE', null])
  })

  test('an upcoming version is edited and deleted, by one at a time', async () => {
    const { data } = (await create('4.0', day(5), { kind: 'returns' })).body
    const { kind: _kind, ...fields } = version('4.1', day(6))
    const answers = await atOnce([1, 2], () =>
      put(`/legal-texts/${data.id}/`, { ...fields, revision: data.revision }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = await content.ask(`/legal-texts/${data.id}/`)
    expect([body.data.version, body.data.effective_date, body.data.kind]).toEqual(['4.1', day(6), 'returns'])
    const removed = await content.ask(
      `/legal-texts/${data.id}/delete/`,
      sent({ revision: body.data.revision }),
    )
    expect(removed.status).toBe(200)
  })

  test.each([
    ['a day that is over', '8.0', () => day(-1), {}, 'EFFECTIVE_DATE_PAST'],
    ['a number that is there', '2.0', () => day(4), {}, 'VERSION_NOT_NEWER'],
    ['a lower number for a later day', '1.9', () => day(4), {}, 'VERSION_NOT_NEWER'],
    [
      'one language alone',
      '8.0',
      () => day(4),
      { content: { en: rich('a'), ar: { blocks: [] } } },
      'REQUIRED',
    ],
    ['no title', '8.0', () => day(4), { title: { en: 'x', ar: '\u202e' } }, 'REQUIRED'],
  ])('%s is refused', async (_case, number, date, change, problem) => {
    expect(code(await create(number, date(), change)).slice(0, 2)).toEqual([400, problem])
  })

  test('mark-up is sanitised, and finance does not write', async () => {
    const words = { en: rich('Title', 'a<script>alert(1)</script>'), ar: rich('عنوان', 'ب') }
    const { body } = await create('7.0', day(20), { kind: 'returns', content: words })
    expect(body.data.content.en).toEqual(rich('Title', 'a'))
    expect((await finance.ask('/legal-texts/', sent(version('9.9', day(9))))).status).toBe(403)
  })
})
