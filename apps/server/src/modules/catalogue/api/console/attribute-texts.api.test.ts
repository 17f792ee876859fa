import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { ask } from '../testing/ask-products.ts'

let shop: TestApp
let content: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object) => ({ key: `text-${process.pid}-${++keys}`, ...change })
const paragraph = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })
const list = (...items: string[]) => ({ blocks: [{ type: 'list', data: { style: 'unordered', items } }] })
const none = { en: null, ar: null, hi: null }
const read = async (id: number) => (await content.ask(`/products/${id}/`)).body.data
const edit = async (id: number, change: object) =>
  content.ask(`/products/${id}/`, sent({ revision: (await read(id)).revision, ...change }), { method: 'PUT' })
const makeAttribute = async (slug: string, input_type: string) => {
  const body = { slug, input_type, unit: null, is_filterable: false, is_visible: true, is_required: false }
  const names = { en: `The ${slug}`, ar: 'نص', hi: '' }
  const made = await content.ask('/attributes/', sent({ ...body, names, values: [] }))
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.data.id as number
}
const makeProduct = async (name: string) => {
  const fields = { kind: 'goods', type_id: 1, category_id: 1, name: { en: name, ar: '', hi: '' } }
  return (await content.ask('/products/', sent(fields))).body.data as { id: number; slug: string }
}
/** The texts that the shop shows of a product. */
const shown = async (slug: string) => {
  const query = `query ($slug: String) { product(slug: $slug, channel: "default-channel") { attributes {
    attribute { slug inputType } values { name richText plainText translation(languageCode: AR) { richText plainText } } } } }`
  const { attributes } = (await ask(shop, query, { slug })).data.product
  const own = attributes.filter(({ attribute }: { attribute: { slug: string } }) =>
    attribute.slug.startsWith('text-'),
  )
  return JSON.parse(JSON.stringify(own), (name, value) =>
    name === 'richText' && value ? JSON.parse(value) : value,
  )
}
const valuesOf = async (attributeId: number) =>
  (await shop.deps.db.execute(sql`SELECT slug FROM attribute_values WHERE attribute_id = ${attributeId}`))
    .rows

describe('[OPS-02] texts of attributes', () => {
  test('are written in every language, shown by the shop, marked when older, and taken away', async () => {
    const rich = await makeAttribute('text-care', 'RICH_TEXT')
    const plain = await makeAttribute('text-origin', 'PLAIN_TEXT')
    const options = (await content.ask('/products/options/')).body.data.attributes
    const inputOf = (id: number) => options.find((each: { id: number }) => each.id === id)?.input
    expect([inputOf(rich), inputOf(plain)]).toEqual(['rich-text', 'plain-text'])

    const { slug } = await read(1)
    const before = (await read(1)).attribute_texts
    const others = before.map(({ attribute_id, text }: { attribute_id: number; text: object }) => ({
      attribute_id,
      text,
    }))
    const care = { ...none, en: list('Shake <b>well</b><script>x</script>', 'Pour'), ar: paragraph('رجّ') }
    const origin = { en: 'Made in Sohar', ar: 'صنع في صحار', hi: null }
    const done = await edit(1, {
      attribute_texts: [...others, { attribute_id: rich, text: care }, { attribute_id: plain, text: origin }],
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const written = done.body.data.attribute_texts
    expect(written).toEqual([
      ...before,
      {
        attribute_id: rich,
        text: { ...care, en: list('Shake <b>well</b>', 'Pour') },
        older: [],
      },
      { attribute_id: plain, text: origin, older: [] },
    ])
    await expect
      .poll(() => shown(slug))
      .toEqual([
        {
          attribute: { slug: 'text-care', inputType: 'RICH_TEXT' },
          values: [
            {
              name: 'Shake well',
              richText: list('Shake <b>well</b>', 'Pour'),
              plainText: null,
              translation: { richText: paragraph('رجّ'), plainText: null },
            },
          ],
        },
        {
          attribute: { slug: 'text-origin', inputType: 'PLAIN_TEXT' },
          values: [
            {
              name: 'Made in Sohar',
              richText: null,
              plainText: 'Made in Sohar',
              translation: { richText: null, plainText: 'صنع في صحار' },
            },
          ],
        },
      ])

    // The English changes alone, so the Arabic is older, also after the next save of something else.
    const changed = { ...care, en: paragraph('Stir') }
    const older = await edit(1, {
      attribute_texts: [...others, { attribute_id: rich, text: changed }],
    })
    expect(older.body.data.attribute_texts.at(-1)).toEqual({
      attribute_id: rich,
      text: changed,
      older: ['ar'],
    })
    const kept = await edit(1, { attribute_texts: [...others, { attribute_id: rich, text: changed }] })
    expect(kept.body.data.attribute_texts.at(-1).older).toEqual(['ar'])
    expect(await valuesOf(plain)).toEqual([])

    await edit(1, { attribute_texts: others })
    expect((await read(1)).attribute_texts).toEqual(before)
    await expect.poll(() => shown(slug)).toEqual([])
    expect(await valuesOf(rich)).toEqual([])
  })

  test('belong to one product, stay when they are left out, and come back from the log', async () => {
    const rich = await makeAttribute('text-note', 'RICH_TEXT')
    const text = { en: paragraph('One'), ar: paragraph('واحد'), hi: null }
    const [first, second] = [await makeProduct('Texted one'), await makeProduct('Texted two')]
    await edit(first.id, { attribute_texts: [{ attribute_id: rich, text }] })
    await edit(second.id, {
      attribute_texts: [{ attribute_id: rich, text: { ...text, en: paragraph('Two') } }],
    })
    await edit(first.id, { sales_rank: 7 })
    expect((await read(first.id)).attribute_texts).toEqual([{ attribute_id: rich, text, older: [] }])
    const taken = await edit(second.id, { attribute_texts: [] })
    expect((await read(first.id)).attribute_texts[0].text.en).toEqual(paragraph('One'))

    const restored = await content.ask(`/log/${taken.body.change_id}/restore/`, sent({ reason: 'a slip' }))
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
    expect((await read(second.id)).attribute_texts).toEqual([
      { attribute_id: rich, text: { ...text, en: paragraph('Two') }, older: [] },
    ])
  })

  test('a description stays older than its English when it is sent again as it was', async () => {
    const { id } = await makeProduct('Described')
    const description = { en: paragraph('New'), ar: list('قديم'), hi: null }
    await edit(id, { description: { ...description, en: paragraph('Old') } })
    expect((await edit(id, { description })).body.data.older.ar).toEqual(['description'])
    expect((await edit(id, { description, sales_rank: 9 })).body.data.older.ar).toEqual(['description'])
  })

  test('are refused for an attribute of another kind, twice for one, and for an unknown one', async () => {
    const rich = await makeAttribute('text-kind', 'RICH_TEXT')
    const plain = await makeAttribute('text-line', 'PLAIN_TEXT')
    const { id } = await makeProduct('Texted wrongly')
    const { attributes } = (await content.ask('/products/options/')).body.data
    const choice = attributes.find(({ input }: { input: string }) => input === 'one').id
    const wrong = [
      [{ attribute_id: rich, text: { ...none, en: 'A line' } }],
      [{ attribute_id: plain, text: { ...none, en: paragraph('Blocks') } }],
      [{ attribute_id: choice, text: { ...none, en: 'A line' } }],
      [{ attribute_id: 999_999, text: none }],
      [
        { attribute_id: plain, text: { ...none, en: 'One' } },
        { attribute_id: plain, text: { ...none, en: 'Two' } },
      ],
    ]
    for (const attribute_texts of wrong) {
      const { status, body } = await edit(id, { attribute_texts })
      expect([status, body.errors?.[0]?.code, body.errors?.[0]?.field]).toEqual([
        400,
        'INVALID',
        'attribute_texts',
      ])
    }
    expect((await read(id)).attribute_texts).toEqual([])
  })
})
