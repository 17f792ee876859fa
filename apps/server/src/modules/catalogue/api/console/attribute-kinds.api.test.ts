import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { ask } from '../testing/ask-products.ts'

let shop: TestApp
let content: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object) => ({ key: `kind-${process.pid}-${++keys}`, ...change })
const put = { method: 'PUT' } as const
const read = async (id: number) => (await content.ask(`/products/${id}/`)).body.data
const edit = async (id: number, change: object) =>
  content.ask(`/products/${id}/`, sent({ revision: (await read(id)).revision, ...change }), put)
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof edit>>) => [
  status,
  body.errors?.[0]?.code,
  body.errors?.[0]?.field,
]
const fields = (slug: string) => ({
  slug,
  names: { en: `The ${slug}`, ar: 'خاصية', hi: '' },
  unit: null,
  is_filterable: false,
  is_visible: true,
  is_required: false,
  values: [] as object[],
})
const makeAttribute = async (slug: string, input_type: string) => {
  const made = await content.ask('/attributes/', sent({ ...fields(slug), input_type }))
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return made.body.data.id as number
}
const optionOf = async (id: number) =>
  (await content.ask('/products/options/')).body.data.attributes.find(
    (each: { id: number }) => each.id === id,
  )
/** The values of an attribute that the shop shows of a product and its first variant. */
const shown = async (productId: number, slug: string) => {
  const query = `query ($slug: String) { product(slug: $slug, channel: "default-channel") {
    attributes { ...told } variants { attributes { ...told } } } }
    fragment told on SelectedAttribute { attribute { slug }
      values { name boolean file { url } translation(languageCode: AR) { name } } }`
  const { product } = (await ask(shop, query, { slug: (await read(productId)).slug })).data
  const valuesIn = (told: { attribute: { slug: string }; values: object[] }[]) =>
    told.find(({ attribute }) => attribute.slug === slug)?.values
  return { product: valuesIn(product.attributes), variant: valuesIn(product.variants[0].attributes) }
}
const valuesOf = async (attributeId: number) =>
  (
    await shop.deps.db.execute(
      sql`SELECT slug, name FROM attribute_values WHERE attribute_id = ${attributeId} ORDER BY position`,
    )
  ).rows
async function upload(red: number): Promise<{ id: number; url: string }> {
  const background = { r: red, g: 7, b: 7 }
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const headers = { 'content-type': 'image/jpeg' }
  return (await content.ask(`/pictures/?key=file-${process.pid}-${red}&name=f.jpg`, file, { headers })).body
    .data
}

describe('[OPS-02] an attribute made by hand', () => {
  test('that is true or not has both values in every language, for products and variants', async () => {
    const id = await makeAttribute('kind-tubeless', 'BOOLEAN')
    const { input, values } = await optionOf(id)
    expect([input, values.map(({ name }: { name: object }) => name)]).toEqual([
      'one',
      [
        { en: 'Yes', ar: 'نعم' },
        { en: 'No', ar: 'لا' },
      ],
    ])
    const { rows } = await shop.deps.db.execute(sql`SELECT name FROM attribute_value_translations
      WHERE attribute_value_id = ${values[0].id} AND language_code = 'hi'`)
    expect(rows).toEqual([{ name: 'हाँ' }])

    const before = await read(1)
    const [yes, no] = values.map((value: { id: number }) => value.id)
    const [first, ...others] = before.variants
    const done = await edit(1, {
      value_ids: [...before.value_ids, yes],
      variants: [{ ...first, value_ids: [...first.value_ids, no] }, ...others],
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    await expect
      .poll(() => shown(1, 'kind-tubeless'))
      .toEqual({
        product: [{ name: 'Yes', boolean: true, file: null, translation: { name: 'نعم' } }],
        variant: [{ name: 'No', boolean: false, file: null, translation: { name: 'لا' } }],
      })
    const both = await edit(1, { value_ids: [...before.value_ids, yes, no] })
    expect(refusalOf(both)).toEqual([400, 'INVALID', 'value_ids'])

    // Saved anew, it keeps the values that products have.
    const renamed = { revision: 1, ...fields('kind-tubeless'), names: { en: 'No tube', ar: '', hi: '' } }
    expect((await content.ask(`/attributes/${id}/`, sent(renamed), put)).status).toBe(200)
    expect(await valuesOf(id)).toEqual([
      { slug: 'true', name: 'Yes' },
      { slug: 'false', name: 'No' },
    ])
    expect((await read(1)).value_ids).toContain(yes)
    const third = { id: null, slug: 'maybe', names: { en: 'Maybe', ar: '', hi: '' } }
    const refused = await content.ask(
      `/attributes/${id}/`,
      sent({ ...renamed, revision: 2, values: [third] }),
      put,
    )
    expect(refusalOf(refused)).toEqual([400, 'INVALID', 'values'])

    // Products and variants keep it; without them it is deleted together with both values.
    const remove = () => content.ask(`/attributes/${id}/delete/`, sent({ revision: 2 }))
    const uses = async () => (await content.ask(`/attributes/${id}/uses/`)).body.data
    expect(refusalOf(await remove())).toEqual([409, 'IN_USE', null])
    expect(await uses()).toEqual([
      { kind: 'product_attribute_values', count: 1 },
      { kind: 'variant_attribute_values', count: 1 },
    ])
    await edit(1, { value_ids: before.value_ids, variants: before.variants })
    expect(await uses()).toEqual([])
    expect((await remove()).status).toBe(200)
    expect(await valuesOf(id)).toEqual([])
  })

  test('that a product is just getting is not deleted under it', async () => {
    const id = await makeAttribute('kind-sealed', 'BOOLEAN')
    const { values } = await optionOf(id)
    const { db } = shop.deps
    const using = db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO product_attribute_values (product_id, attribute_value_id)
        VALUES (2, ${values[0].id})`)
      const removing = content.ask(`/attributes/${id}/delete/`, sent({ revision: 1 }))
      await waitUntil(async () => {
        const { rows } = await db.execute(
          sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        )
        return rows.length > 0
      })
      return { removing }
    })
    expect(refusalOf(await (await using).removing)).toEqual([409, 'IN_USE', null])
    expect(await valuesOf(id)).toHaveLength(2)
  })

  test('that is a number is gone from the product, the shop and the values once it is cleared', async () => {
    const id = await makeAttribute('kind-load', 'NUMERIC')
    const { numbers } = await read(1)
    await edit(1, { numbers: [...numbers, { attribute_id: id, number: 91.5 }] })
    await expect.poll(async () => (await shown(1, 'kind-load')).product?.length).toBe(1)
    const cleared = await edit(1, { numbers })
    expect(cleared.body.data.numbers).toEqual(numbers)
    await expect.poll(async () => (await shown(1, 'kind-load')).product).toBeUndefined()
    expect(await valuesOf(id)).toEqual([])
  })

  test('that is a file has a picture of the library, which stays as long as the product has it', async () => {
    const id = await makeAttribute('kind-label', 'FILE')
    expect((await optionOf(id)).input).toBe('file')
    const [first, second] = [await upload(21), await upload(22)]
    const done = await edit(1, { attribute_files: [{ attribute_id: id, url: first.url }] })
    expect(done.body.data.attribute_files).toEqual([{ attribute_id: id, url: first.url }])
    await expect.poll(async () => JSON.stringify((await shown(1, 'kind-label')).product)).toContain(first.url)
    const uses = async ({ id: picture }: { id: number }) =>
      (await content.ask(`/pictures/${picture}/`)).body.data.uses
    expect(await uses(first)).toMatchObject([{ kind: 'product', id: '1' }])

    const replaced = await edit(1, { attribute_files: [{ attribute_id: id, url: second.url }] })
    await expect
      .poll(async () => JSON.stringify((await shown(1, 'kind-label')).product))
      .toContain(second.url)
    expect(await uses(first)).toEqual([])
    const restored = await content.ask(`/log/${replaced.body.change_id}/restore/`, sent({ reason: 'a slip' }))
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
    expect((await read(1)).attribute_files).toEqual([{ attribute_id: id, url: first.url }])

    // What is left out stays; an empty list takes it away.
    await edit(1, { sales_rank: 8 })
    expect((await read(1)).attribute_files).toHaveLength(1)
    await edit(1, { attribute_files: [] })
    await expect.poll(async () => (await shown(1, 'kind-label')).product).toBeUndefined()
    expect(await valuesOf(id)).toEqual([])
  })

  test('refuses a picture from elsewhere, twice, or of an attribute of another kind', async () => {
    const id = await makeAttribute('kind-seal', 'FILE')
    const number = await makeAttribute('kind-weight', 'NUMERIC')
    const { url } = await upload(23)
    const wrong: [object[], string][] = [
      [[{ attribute_id: id, url: `/media/library/${'0'.repeat(64)}.jpg` }], 'PICTURE_UNKNOWN'],
      [[{ attribute_id: id, url: '/media/products/oil-1.svg' }], 'PICTURE_UNKNOWN'],
      [[{ attribute_id: number, url }], 'INVALID'],
      [[{ attribute_id: 999_999, url }], 'INVALID'],
      [
        [
          { attribute_id: id, url },
          { attribute_id: id, url },
        ],
        'INVALID',
      ],
    ]
    for (const [attribute_files, code] of wrong)
      expect(refusalOf(await edit(2, { attribute_files }))).toEqual([400, code, 'attribute_files'])
    const [status] = refusalOf(
      await edit(2, { attribute_files: [{ attribute_id: id, url: 'https://elsewhere.example/a.jpg' }] }),
    )
    expect(status).toBe(400)
    expect((await read(2)).attribute_files).toEqual([])
  })

  test('says which text is written in one language alone', async () => {
    const rich = await makeAttribute('kind-tip', 'RICH_TEXT')
    expect((await optionOf(rich)).language).toBeNull()
    await shop.deps.db.execute(sql`UPDATE attributes SET metadata = '{"lang": "ar"}' WHERE id = ${rich}`)
    expect((await optionOf(rich)).language).toBe('ar')
  })
})
