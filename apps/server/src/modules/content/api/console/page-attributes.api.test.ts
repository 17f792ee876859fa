import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Made = { id: number; revision: number }

let shop: TestApp
let content: Session
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object) => ({ key: `page-attribute-${process.pid}-${++keys}`, ...change })
const put = { method: 'PUT' } as const
const refusalOf = ({ status, body }: Awaited<ReturnType<Session['ask']>>) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.field,
]
const done = async (asked: ReturnType<Session['ask']>) => {
  const { status, body } = await asked
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const paragraph = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })
const makeAttribute = (slug: string, input_type: string): Promise<Made> => {
  const names = { en: `The ${slug}`, ar: `خاصية ${slug.length}`, hi: '' }
  return done(content.ask('/page-attributes/', sent({ slug, names, input_type })))
}
const makeType = (slug: string, attribute_ids: number[]): Promise<Made> =>
  done(content.ask('/page-types/', sent({ slug, name: { en: `Type ${slug}`, ar: '' }, attribute_ids })))
const pageFields = (page_type_id: number, slug: string, change: object = {}) => ({
  page_type_id,
  slug,
  language: null,
  texts: { title: 'A guide', content: null, seo_title: null, seo_description: null },
  translations: { ar: null, hi: null },
  channels: [],
  priority: null,
  state_ids: [],
  picture: null,
  picture_mobile: null,
  text: null,
  button_label: null,
  link: null,
  ...change,
})
const read = (id: number) => done(content.ask(`/pages/${id}/`))
const edit = async (id: number, change: object) => {
  const { page_type_id, slug, revision } = await read(id)
  return content.ask(`/pages/${id}/`, sent({ ...pageFields(page_type_id, slug, change), revision }), put)
}
const ask = async (query: string) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload: { query } })
  expect(answer.json().errors).toBeUndefined()
  return answer.json().data
}
async function upload(red: number): Promise<string> {
  const background = { r: red, g: 9, b: 9 }
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const headers = { 'content-type': 'image/jpeg' }
  return (await done(content.ask(`/pictures/?key=page-${process.pid}-${red}&name=g.jpg`, file, { headers })))
    .url
}

describe('[OPS-11] attributes of a type of pages', () => {
  test('are filled in on its pages, in every language, and answered by the shop', async () => {
    const [line, rich, flag, file] = await Promise.all([
      makeAttribute('guide-author', 'PLAIN_TEXT'),
      makeAttribute('guide-summary', 'RICH_TEXT'),
      makeAttribute('guide-is-long', 'BOOLEAN'),
      makeAttribute('guide-cover', 'FILE'),
    ])
    const ids = [line, rich, flag, file].map(({ id }) => id)
    const type = await makeType('guide', ids)
    const url = await upload(31)
    const values = {
      attribute_texts: [
        { attribute_id: line.id, text: { en: 'Salim', ar: 'سالم', hi: null } },
        {
          attribute_id: rich.id,
          text: { en: paragraph('Short<script>x</script>'), ar: paragraph('قصير'), hi: null },
        },
      ],
      attribute_files: [{ attribute_id: file.id, url }],
      attribute_flags: [{ attribute_id: flag.id, value: true }],
    }
    const page = await done(content.ask('/pages/', sent(pageFields(type.id, 'guide-one', values))))
    expect(page.attribute_texts.map(({ text }: { text: object }) => text)).toEqual([
      { en: 'Salim', ar: 'سالم', hi: null },
      { en: paragraph('Short'), ar: paragraph('قصير'), hi: null },
    ])
    await done(
      content.ask(`/pages/${page.id}/publish/`, sent({ revision: page.revision, from: null, until: null })),
    )
    const shown = async () => {
      const { page: found } = await ask(`{ page(slug: "guide-one") {
        pageType { attributes { slug name translation(languageCode: AR) { name } } }
        attributes { attribute { slug inputType }
          values { plainText richText boolean file { url } translation(languageCode: AR) { plainText } } } } }`)
      return found
    }
    await waitUntil(async () => (await shown()) !== null)
    const { pageType, attributes } = await shown()
    expect(pageType.attributes.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
      'guide-author',
      'guide-cover',
      'guide-is-long',
      'guide-summary',
    ])
    const valueIn = (slug: string) =>
      attributes.find(({ attribute }: { attribute: { slug: string } }) => attribute.slug === slug).values[0]
    expect(valueIn('guide-author')).toMatchObject({ plainText: 'Salim', translation: { plainText: 'سالم' } })
    expect(JSON.parse(valueIn('guide-summary').richText)).toEqual(paragraph('Short'))
    expect(valueIn('guide-is-long').boolean).toBe(true)
    expect(valueIn('guide-cover').file.url).toContain(url)

    // The English changes alone: the Arabic is older. What is left out stays, an empty list takes it away.
    const renamed = { attribute_id: line.id, text: { en: 'Salma', ar: 'سالم', hi: null } }
    const changed = await edit(page.id, { attribute_texts: [renamed], attribute_flags: [] })
    expect(changed.body.data).toMatchObject({
      attribute_texts: [{ attribute_id: line.id, older: ['ar'] }],
      attribute_files: values.attribute_files,
      attribute_flags: [],
    })
    const told = async () => JSON.stringify((await shown()).attributes)
    await waitUntil(async () => (await told()).includes('Salma'))
    // One without a value is told of the page all the same.
    const flags = (await shown()).attributes.find(
      ({ attribute }: { attribute: { slug: string } }) => attribute.slug === 'guide-is-long',
    )
    expect(flags.values).toEqual([])

    const restored = await content.ask(`/log/${changed.body.change_id}/restore/`, sent({ reason: 'a slip' }))
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
    expect((await read(page.id)).attribute_flags).toEqual(values.attribute_flags)
  })

  test('of another type, of another kind, twice, and of pictures from elsewhere are refused', async () => {
    const [line, flag, file, foreign] = await Promise.all([
      makeAttribute('note-line', 'PLAIN_TEXT'),
      makeAttribute('note-flag', 'BOOLEAN'),
      makeAttribute('note-file', 'FILE'),
      makeAttribute('note-foreign', 'PLAIN_TEXT'),
    ])
    const type = await makeType(
      'note',
      [line, flag, file].map(({ id }) => id),
    )
    const page = await done(content.ask('/pages/', sent(pageFields(type.id, 'note-one'))))
    const text = { en: 'A line', ar: null, hi: null }
    const missing = `/media/library/${'0'.repeat(64)}.jpg`
    const wrong: [object, string, string][] = [
      [{ attribute_texts: [{ attribute_id: foreign.id, text }] }, 'INVALID', 'attribute_texts'],
      [{ attribute_texts: [{ attribute_id: flag.id, text }] }, 'INVALID', 'attribute_texts'],
      [
        { attribute_texts: [{ attribute_id: line.id, text: { ...text, en: paragraph('x') } }] },
        'INVALID',
        'attribute_texts',
      ],
      [
        { attribute_flags: [true, false].map((value) => ({ attribute_id: flag.id, value })) },
        'INVALID',
        'attribute_flags',
      ],
      [{ attribute_files: [{ attribute_id: file.id, url: missing }] }, 'PICTURE_UNKNOWN', 'attribute_files'],
    ]
    for (const [change, code, field] of wrong)
      expect(refusalOf(await edit(page.id, change))).toEqual([400, code, field])
    expect((await read(page.id)).attribute_texts).toEqual([])
    const asked = await content.ask(
      '/page-types/',
      sent({ slug: 'odd', name: { en: 'Odd', ar: '' }, attribute_ids: [1] }),
    )
    expect(refusalOf(asked)).toEqual([400, 'INVALID', 'attribute_ids'])
  })

  test('stay with their type as long as one of its pages has a value, also one that it is just getting', async () => {
    const line = await makeAttribute('kept-line', 'PLAIN_TEXT')
    const type = await makeType('kept', [line.id])
    const page = await done(content.ask('/pages/', sent(pageFields(type.id, 'kept-one'))))
    const drop = () =>
      content.ask(
        `/page-types/${type.id}/`,
        sent({ revision: type.revision, name: { en: 'Kept', ar: '' }, attribute_ids: [] }),
        put,
      )
    const { db } = shop.deps
    const using = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM page_type_attributes WHERE page_type_id = ${type.id} FOR KEY SHARE`)
      await tx.execute(sql`INSERT INTO page_attribute_values (page_id, page_attribute_id, name, plain_text)
        VALUES (${page.id}, ${line.id}, 'x', 'x')`)
      const dropping = drop()
      await waitUntil(async () => {
        const { rows } = await db.execute(
          sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        )
        return rows.length > 0
      })
      return { dropping }
    })
    expect(refusalOf(await (await using).dropping)).toEqual([409, 'IN_USE', 'attribute_ids'])
    const remove = () => content.ask(`/page-attributes/${line.id}/delete/`, sent({ revision: line.revision }))
    expect(refusalOf(await remove())).toEqual([409, 'IN_USE', null])
    await edit(page.id, { attribute_texts: [] })
    expect((await drop()).status).toBe(200)
    expect((await remove()).status).toBe(200)
    const { attributes } = await done(content.ask('/pages/options/'))
    expect(attributes.map(({ id }: { id: number }) => id)).not.toContain(line.id)
  })

  test('are no banner’s own, and are read alone by those who may not write', async () => {
    const taken = sent({ slug: 'link', names: { en: 'Link', ar: '', hi: '' }, input_type: 'PLAIN_TEXT' })
    expect((await content.ask('/page-attributes/', taken)).status).toBe(409)
    const support = await signInStaff(shop, await makeMember(shop, 'support'))
    expect((await support.ask('/page-attributes/')).status).toBe(200)
    const typed = sent({ slug: 'mine', names: { en: 'Mine', ar: '', hi: '' }, input_type: 'BOOLEAN' })
    expect((await support.ask('/page-attributes/', typed)).status).toBe(403)
  })
})
