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
import { ask } from '../testing/ask-products.ts'

type Value = { id: number; slug: string; names: { en: string; ar: string; hi: string }; uses: number }

let shop: TestApp
/** Another process of the same shop. */
let other: TestApp
let content: StaffSession
let actionsOn: TwoProcesses['actionsOn']
let close: TwoProcesses['close']
beforeAll(async () => {
  ;({ shop, other, content, actionsOn, close } = await openTwoProcesses())
})
afterAll(() => close())

const put = { method: 'PUT' } as const
const names = (en: string, ar = '') => ({ en, ar, hi: '' })
const value = (en: string, id: number | null = null, ar = '') => ({
  id,
  slug: en.toLowerCase(),
  names: names(en, ar),
})
const fields = (slug: string, change: object = {}) => ({
  slug,
  names: names('Tread', 'المداس'),
  unit: null,
  is_filterable: true,
  is_visible: true,
  is_required: false,
  values: [value('Summer', null, 'صيفي'), value('Winter')],
  ...change,
})
const create = async (slug: string, change: object = {}) =>
  (await content.ask('/attributes/', keyed({ input_type: 'DROPDOWN', ...fields(slug, change) }))).body.data
const assign = (valueId: number | undefined) =>
  shop.deps.db.execute(sql`INSERT INTO product_attribute_values (product_id, attribute_value_id)
    SELECT min(id), ${valueId} FROM products WHERE kind = 'goods'`)
const shown = async (slug: string) => {
  const { data } = await ask(
    other,
    `query ($slug: String!) { attributes(first: 5, filter: { slugs: [$slug] }) { edges { node { slug name metafield(key: "filter")
      translation(languageCode: AR) { name }
      choices(first: 10) { edges { node { slug name translation(languageCode: AR) { name } } } } } } } }`,
    { slug },
  )
  return data.attributes.edges[0]?.node
}

describe('[OPS-02] operators manage attributes and their values', () => {
  test('an attribute with its values in order is in every process of the shop, and so is a change of it', async () => {
    const attribute = await create('tread')
    expect(attribute).toMatchObject({ has_choices: true, input_type: 'DROPDOWN', revision: 1 })
    await waitUntil(async () => (await shown('tread')) !== undefined)
    expect(await shown('tread')).toMatchObject({
      name: 'Tread',
      translation: { name: 'المداس' },
      metafield: null,
    })
    const [summer, winter] = attribute.values as Value[]
    await assign(summer?.id)
    const change = fields('tread', {
      names: names('Season', 'الموسم'),
      is_filterable: false,
      values: [value('Spring'), value('Winter', winter?.id ?? 0, 'شتوي'), value('Summer', summer?.id ?? 0)],
    })
    const edited = await content.ask(`/attributes/${attribute.id}/`, keyed({ revision: 1, ...change }), put)
    expect(edited.status).toBe(200)
    expect(edited.body.data.values).toMatchObject([
      { slug: 'spring', uses: 0 },
      { id: winter?.id, slug: 'winter', names: { ar: 'شتوي' } },
      { id: summer?.id, slug: 'summer', names: { ar: '' }, uses: 1 },
    ])
    await waitUntil(async () => (await shown('tread'))?.name === 'Season')
    expect(await shown('tread')).toMatchObject({ translation: { name: 'الموسم' }, metafield: 'false' })
    const late = await content.ask(`/attributes/${attribute.id}/`, keyed({ revision: 1, ...change }), put)
    expect(refusalOf(late)[1]).toBe('VERSION_CONFLICT')
    expect(await actionsOn('attribute', attribute.id)).toEqual(['attributes.create', 'attributes.edit'])
  })

  test('a value that a product has is not deleted, one that no product has is', async () => {
    const attribute = await create('used-values')
    const [summer, winter] = attribute.values as Value[]
    await assign(summer?.id)
    const without = (...values: object[]) =>
      content.ask(
        `/attributes/${attribute.id}/`,
        keyed({ revision: 1, ...fields('used-values', { values }) }),
        put,
      )
    const refused = await without(value('Winter', winter?.id ?? 0))
    expect(refusalOf(refused)).toEqual([409, 'IN_USE', 'values'])
    expect(refused.body.uses).toEqual([{ kind: 'product_attribute_values', count: 1 }])
    const kept = await without(value('Summer', summer?.id ?? 0))
    expect(kept.body.data.values.map(({ slug }: Value) => slug)).toEqual(['summer'])
    const deleted = await content.ask(`/attributes/${attribute.id}/delete/`, keyed({ revision: 2 }))
    expect(refusalOf(deleted)).toEqual([409, 'IN_USE', null])
    expect(deleted.body.uses).toEqual([{ kind: 'attribute_values', count: 1 }])
  })

  test('a value that a product is just getting is not deleted', async () => {
    const attribute = await create('raced-values')
    const [summer, winter] = attribute.values as Value[]
    const values = [value('Winter', winter?.id ?? 0)]
    const using = shop.deps.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO product_attribute_values (product_id, attribute_value_id)
        SELECT min(id), ${summer?.id} FROM products WHERE kind = 'goods'`)
      const deleting = content.ask(
        `/attributes/${attribute.id}/`,
        keyed({ revision: 1, ...fields('raced-values', { values }) }),
        put,
      )
      await waitUntil(async () => {
        const { rows } = await shop.deps.db.execute(
          sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%attribute_values%'
            AND datname = current_database()`,
        )
        return rows.length > 0
      })
      return { deleting }
    })
    expect(refusalOf(await (await using).deleting)).toEqual([409, 'IN_USE', 'values'])
  })

  test('foreign values, the same value twice and values of numbers are refused', async () => {
    const [one, two] = [await create('first-one'), await create('second-one')]
    const edit = (values: object[]) =>
      content.ask(`/attributes/${two.id}/`, keyed({ revision: 1, ...fields('second-one', { values }) }), put)
    expect(refusalOf(await edit([value('Summer', one.values[0].id)]))).toEqual([400, 'INVALID', 'values'])
    expect(refusalOf(await edit([value('Summer'), value('Summer')]))).toEqual([409, 'VALUE_TAKEN', 'values'])
    const number = await content.ask('/attributes/', keyed({ input_type: 'NUMERIC', ...fields('grams') }))
    expect(refusalOf(number)).toEqual([400, 'INVALID', 'values'])
    const taken = await content.ask('/attributes/', keyed({ input_type: 'DROPDOWN', ...fields('first-one') }))
    expect(refusalOf(taken)).toEqual([409, 'VALUE_TAKEN', 'slug'])
  })

  test('attributes stand in the order they are put into', async () => {
    const list = async () =>
      (await content.ask('/attributes/')).body.data.map(({ id }: { id: number }) => id) as number[]
    const before = await list()
    const ids = before.toReversed()
    expect((await content.ask('/attributes/order/', keyed({ ids }))).status).toBe(200)
    expect(await list()).toEqual(ids)
    expect(refusalOf(await content.ask('/attributes/order/', keyed({ ids: [...ids, 999_999] })))[1]).toBe(
      'VERSION_CONFLICT',
    )
  })

  test('a product type is made, edited and deleted; one with products stays', async () => {
    const type = { slug: 'subscriptions', name: 'Subscriptions', is_shipping_required: false }
    const created = await content.ask('/product-types/', keyed(type))
    expect(created.body.data).toMatchObject({ ...type, products: 0, revision: 1 })
    const { id } = created.body.data
    await content.ask(`/product-types/${id}/`, keyed({ revision: 1, ...type, name: 'Plans' }), put)
    const list = (await content.ask('/product-types/')).body.data as {
      id: number
      name: string
      products: number
    }[]
    expect(list.find((each) => each.id === id)?.name).toBe('Plans')
    const { rows } = await shop.deps.db.execute<{ slug: string; typeId: number }>(
      sql`SELECT slug, product_type_id AS "typeId" FROM products WHERE kind = 'goods' ORDER BY id LIMIT 1`,
    )
    const sold = list.find((each) => each.id === rows[0]?.typeId)
    const { revision } = (await content.ask(`/product-types/${sold?.id}/`)).body.data
    const used = await content.ask(`/product-types/${sold?.id}/delete/`, keyed({ revision }))
    expect(used.body.uses).toEqual([{ kind: 'products', count: sold?.products }])
    expect((await content.ask(`/product-types/${id}/delete/`, keyed({ revision: 2 }))).status).toBe(200)
    expect(await actionsOn('product-type', id)).toEqual([
      'product-types.create',
      'product-types.edit',
      'product-types.delete',
    ])
    const typeName = async () =>
      (
        await ask(
          other,
          `query ($slug: String!) { product(slug: $slug, channel: "default-channel") { productType { name } } }`,
          {
            slug: rows[0]?.slug,
          },
        )
      ).data.product?.productType.name
    const current = (await content.ask(`/product-types/${sold?.id}/`)).body.data
    await content.ask(
      `/product-types/${sold?.id}/`,
      keyed({
        revision,
        slug: current.slug,
        name: 'Renamed goods',
        is_shipping_required: current.is_shipping_required,
      }),
      put,
    )
    await waitUntil(async () => (await typeName()) === 'Renamed goods')
  })
})
