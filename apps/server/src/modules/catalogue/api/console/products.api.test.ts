import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { ask } from '../testing/ask-products.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let manager: Session
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object) => ({ key: `key-${process.pid}-${++keys}`, ...change })
const code = (answer: { status: number; body: { errors?: { code: string; field?: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const channel = 'default-channel'
const texts = (en: string, ar = '', hi = '') => ({ en, ar, hi })
const paragraph = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })
const variant = (sku: string, change: object = {}) => ({
  id: null,
  sku,
  name: texts(sku, `${sku} عربي`),
  track_inventory: true,
  value_ids: [],
  ...change,
})
const create = async (name: string, change: object = {}) =>
  content.ask(
    '/products/',
    sent({ kind: 'goods', type_id: 1, category_id: 1, name: texts(name, 'زيت'), ...change }),
  )
const made = async (name: string) => (await create(name)).body.data
const read = async (id: number) => (await content.ask(`/products/${id}/`)).body.data
const edit = async (id: number, change: object) =>
  content.ask(`/products/${id}/`, sent({ revision: (await read(id)).revision, ...change }), { method: 'PUT' })
const setPrice = (variantId: number, price_baisa: number) =>
  content.ask(
    '/prices/set/',
    sent({
      variant_id: variantId,
      channel,
      price_baisa,
      cost_baisa: null,
      discount: { kind: 'none', value: 0 },
      revision: 0,
    }),
  )
const publish = async (id: number, change: object = {}) =>
  content.ask(
    `/products/${id}/publish/`,
    sent({ revision: (await read(id)).revision, channels: [channel], ...change }),
  )
const entriesAbout = async (id: number) => {
  const { rows } = await shop.deps.db.execute<{ action: string; before: object; after: object }>(sql`
    SELECT action, before, after FROM operator_changes
    WHERE subject_kind = 'product' AND subject_id = ${String(id)} ORDER BY id`)
  return rows
}
/** What a shopper of the main channel is shown. */
const shown = async (slug: string, language = 'EN') => {
  const answer = await ask(
    shop,
    `query ($slug: String, $language: LanguageCodeEnum!) { product(slug: $slug, channel: "${channel}") {
      name seoTitle isAvailableForPurchase translation(languageCode: $language) { name description }
      variants { sku name } attributes { attribute { slug } values { slug } } } }`,
    { slug, language },
  )
  return answer.data.product
}
/** A product with one priced and published variant. */
const sold = async (name: string) => {
  const { id, slug } = await made(name)
  const { variants } = (await edit(id, { variants: [variant(`${slug}-1`)] })).body.data
  await setPrice(variants[0].id, 5_000)
  await publish(id)
  return { id, slug, variantId: variants[0].id }
}

describe('[OPS-02] operators make a product', () => {
  test('as a draft, then its texts, variants and a channel; a shopper finds it at once, by its words too', async () => {
    const { id, slug, listings } = await made('Sahara Oil 5W-30')
    expect([slug, listings]).toEqual(['sahara-oil-5w-30', []])
    expect(await shown(slug)).toBeNull()
    const done = await edit(id, {
      description: { en: paragraph('For <b>heat</b><script>x</script>'), ar: paragraph('للحر'), hi: null },
      seo_title: texts('Sahara', 'صحارى'),
      variants: [
        variant('SAHARA-1L'),
        variant('SAHARA-4L'),
        variant('SAHARA-5L', { track_inventory: false }),
      ],
    })
    expect(done.body.data).toMatchObject({
      description: { en: paragraph('For <b>heat</b>') },
      variants: [{ sku: 'SAHARA-1L' }, { sku: 'SAHARA-4L' }, { sku: 'SAHARA-5L', track_inventory: false }],
    })
    expect(code(await publish(id))).toEqual([409, 'PRICE_MISSING'])
    await setPrice(done.body.data.variants[0].id, 3_500)
    expect((await publish(id)).body.data.listings).toMatchObject([{ channel, state: 'published' }])
    await expect
      .poll(() => shown(slug))
      .toMatchObject({
        name: 'Sahara Oil 5W-30',
        seoTitle: 'Sahara',
        isAvailableForPurchase: true,
        variants: [{ sku: 'SAHARA-1L', name: 'SAHARA-1L' }],
      })
    expect(await shown(slug, 'AR')).toMatchObject({ translation: { name: 'زيت' } })
    const found = () =>
      ask(shop, `{ products(first: 5, channel: "${channel}", search: "sahara") { edges { node { slug } } } }`)
    await expect.poll(async () => (await found()).data.products.edges).toEqual([{ node: { slug } }])
    expect((await entriesAbout(id)).map(({ action }) => action)).toEqual([
      'catalogue.create-product',
      'catalogue.edit-product',
      'catalogue.publish-product',
    ])
  })

  test('without places it is listed and delivered in every place, with one of them there alone', async () => {
    const { id, slug } = await sold('Nomad Wax')
    const { states } = (await content.ask('/products/options/')).body.data
    const slugsIn = async (place: string) => {
      const filter = `{ search: "nomad", attributes: [{ slug: "state", values: ["${place}"] }] }`
      const asked = `{ products(first: 5, channel: "${channel}", filter: ${filter}) { edges { node { slug } } } }`
      const { edges } = (await ask(shop, asked)).data.products
      return edges.map(({ node }: { node: { slug: string } }) => node.slug)
    }
    const { category_id, ways } = await read(1)
    await edit(id, { category_id, ways })
    const waysIn = async (stateId: number) => {
      const asked = `state_id=${stateId}&seller_product_id=${id}`
      const { data } = (await shop.app.inject(`/api/v1/sellers/product-delivery/?${asked}`)).json()
      return data.length
    }
    await expect.poll(async () => [await slugsIn('muscat'), await slugsIn('dubai')]).toEqual([[slug], [slug]])
    await expect.poll(() => waysIn(11)).toBeGreaterThan(0)
    const elsewhere = states.find((state: { id: number }) => state.id !== 11).id
    await edit(id, { state_ids: [elsewhere] })
    await expect.poll(() => slugsIn('muscat')).toEqual([])
    expect(await waysIn(11)).toBe(0)
  })

  test('under an address of its own, in a category and of a type that there are', async () => {
    const [first, second] = [await made('Twice'), await made('Twice')]
    expect([first.slug, second.slug]).toEqual(['twice', 'twice-2'])
    expect(code(await create('Thrice', { slug: 'twice' }))).toEqual([409, 'SLUG_TAKEN'])
    expect(code(await create('Thrice', { category_id: 999_999 }))).toEqual([400, 'INVALID'])
    expect(code(await create('Thrice', { type_id: 999_999 }))).toEqual([400, 'INVALID'])
    const answers = await atOnce([1, 2], () => create('Race', { slug: 'race' }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('[OPS-02] operators edit a product', () => {
  test('field by field: what is not sent stays, and the log has what changed', async () => {
    const { id, slug } = await sold('Field by field')
    const { body } = await edit(id, { tag: texts('New', 'جديد'), category_id: 2 })
    expect(body.data).toMatchObject({
      tag: texts('New', 'جديد'),
      category_id: 2,
      name: { en: 'Field by field' },
    })
    expect((await entriesAbout(id)).at(-1)).toEqual({
      action: 'catalogue.edit-product',
      before: { tag: texts('', ''), categoryId: 1 },
      after: { tag: texts('New', 'جديد'), categoryId: 2 },
    })
    await edit(id, { name: texts('Renamed', 'زيت') })
    await expect.poll(async () => (await shown(slug)).name).toBe('Renamed')
  })

  test('from the revision they read; of two at the same instant one is told who was faster', async () => {
    const { id, revision } = await made('Raced edit')
    const answers = await atOnce(['One', 'Two'], (name) =>
      content.ask(`/products/${id}/`, sent({ revision, name: texts(name) }), { method: 'PUT' }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      current: { revision: revision + 1 },
      changed_by: expect.any(String),
    })
    expect(await entriesAbout(id)).toHaveLength(2)
  })

  test('and a translation is older once its English is another one, until it is written anew', async () => {
    const { id } = await made('Older')
    expect((await edit(id, { name: texts('Older still', 'زيت') })).body.data.older).toEqual({
      ar: ['name'],
      hi: [],
    })
    expect((await edit(id, { tag: texts('x', 'س') })).body.data.older).toEqual({ ar: ['name'], hi: [] })
    const listed = await content.ask('/products/?translation=older&limit=200')
    expect(listed.body.data.map((each: { id: number }) => each.id)).toContain(id)
    expect((await edit(id, { name: texts('Older still', 'أقدم') })).body.data.older).toEqual({
      ar: [],
      hi: [],
    })
  })

  test('its places, ways, attributes and numbers', async () => {
    const { id, slug } = await sold('Facts')
    const { attributes, states } = (await content.ask('/products/options/')).body.data
    const [brand, priority] = ['brand', 'priority'].map((name) =>
      attributes.find((each: { slug: string }) => each.slug === name),
    )
    const change = {
      state_ids: [states[0].id],
      ways: [{ service_type: 'delivery', venue: 'home' }],
      value_ids: [brand.values[0].id],
      numbers: [{ attribute_id: priority.id, number: 7 }],
    }
    expect((await edit(id, change)).body.data).toMatchObject(change)
    await expect
      .poll(async () =>
        (await shown(slug)).attributes.map((each: { attribute: { slug: string } }) => each.attribute.slug),
      )
      .toEqual(expect.arrayContaining(['brand', 'state']))
    expect(code(await edit(id, { value_ids: [brand.values[0].id, brand.values[1].id] }))).toEqual([
      400,
      'INVALID',
    ])
    expect(code(await edit(id, { value_ids: [999_999] }))).toEqual([400, 'INVALID'])
    expect(code(await edit(id, { numbers: [{ attribute_id: brand.id, number: 1 }] }))).toEqual([
      400,
      'INVALID',
    ])
    expect(code(await edit(id, { state_ids: [999_999] }))).toEqual([400, 'INVALID'])
    expect(code(await edit(id, { parts: [{ variant_id: 1, quantity: 1 }] }))).toEqual([400, 'INVALID'])
    expect(await read(id)).toMatchObject(change)
  })

  test('and take an edit back from the log', async () => {
    const { id } = await made('Taken back')
    const { change_id } = (await edit(id, { tag: texts('Wrong') })).body
    expect((await content.ask(`/log/${change_id}/restore/`, sent({ reason: 'a mistake' }))).status).toBe(200)
    expect((await read(id)).tag.en).toBe('')
  })
})

describe('[OPS-02] operators edit variants', () => {
  test('in another order, with numbers changed round, in both languages', async () => {
    const { id, slug } = await sold('Order of variants')
    const [first] = (await read(id)).variants
    const { variants } = (await edit(id, { variants: [variant('ORDER-B'), first] })).body.data
    expect(variants.map(({ sku }: { sku: string }) => sku)).toEqual(['ORDER-B', first.sku])
    await setPrice(variants[0].id, 6_000)
    const swapped = variants.map((each: object, at: number) => ({ ...each, sku: variants[1 - at].sku }))
    const done = await edit(id, { variants: swapped })
    expect(done.body.data.variants.map(({ id: own }: { id: number }) => own)).toEqual(
      variants.map(({ id: own }: { id: number }) => own),
    )
    expect(done.body.data.variants[0]).toMatchObject({
      sku: first.sku,
      name: texts('ORDER-B', 'ORDER-B عربي'),
    })
    await expect
      .poll(async () => (await shown(slug)).variants.map(({ sku }: { sku: string }) => sku))
      .toEqual([first.sku, 'ORDER-B'])
  })

  test('with article numbers that nothing else has, and of this product alone', async () => {
    const [one, other] = [await sold('Numbers one'), await sold('Numbers two')]
    const answer = await edit(one.id, { variants: [variant('NUMBERS-A'), variant(`${other.slug}-1`)] })
    expect(code(answer)).toEqual([409, 'SKU_TAKEN'])
    expect(answer.body.errors[0].field).toBe('variants.1.sku')
    const foreign = variant('NUMBERS-B', { id: other.variantId })
    expect(code(await edit(one.id, { variants: [foreign] }))).toEqual([404, 'NOT_FOUND'])
    const answers = await atOnce([one, other], ({ id }) => edit(id, { variants: [variant('RACED-SKU')] }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('and remove one, unless it was ordered, is in stock or belongs to a bundle', async () => {
    const { id, variantId } = await sold('Removed')
    const { db } = shop.deps
    const remove = () => edit(id, { variants: [] })
    await db.execute(sql`INSERT INTO stocks (variant_id, warehouse_id, on_hand) VALUES (${variantId}, 1, 3)`)
    expect(code(await remove())).toEqual([409, 'VARIANT_IN_STOCK'])
    await db.execute(sql`UPDATE stocks SET on_hand = 0 WHERE variant_id = ${variantId}`)
    await db.execute(sql`INSERT INTO bundle_components (product_id, component_variant_id, quantity)
      SELECT id, ${variantId}, 1 FROM products WHERE kind = 'bundle' LIMIT 1`)
    expect(code(await remove())).toEqual([409, 'VARIANT_IN_BUNDLE'])
    await db.execute(sql`DELETE FROM bundle_components WHERE component_variant_id = ${variantId}`)
    expect((await remove()).body.data.variants).toEqual([])
    const ordered = await sold('Removed but ordered')
    await db.execute(sql`
      WITH customer AS (INSERT INTO customers (phone, is_confirmed) VALUES ('+96891000871', true) RETURNING id), placed AS (
        INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, payment_status, language, email, total_baisa, tax_baisa)
        SELECT gen_random_uuid(), id, 1, (SELECT min(states.id) FROM states), 'FULLY_CHARGED', 'en', '', 5000, 0 FROM customer RETURNING id)
      INSERT INTO order_lines (order_id, position, variant_id, product_name, variant_name, sku, quantity,
        undiscounted_unit_baisa, unit_baisa, total_baisa, tax_baisa)
      SELECT id, 0, ${ordered.variantId}, '{}', '{}', 'REMOVED', 1, 5000, 5000, 5000, 0 FROM placed`)
    expect(code(await edit(ordered.id, { variants: [] }))).toEqual([409, 'VARIANT_ORDERED'])
    expect((await read(ordered.id)).variants).toHaveLength(1)
  })
})

describe('[OPS-02] operators publish and withdraw', () => {
  test('from a moment on: shoppers see nothing before it', async () => {
    const { id, slug, variantId } = await sold('Later')
    const { revision } = await read(id)
    await content.ask(`/products/${id}/withdraw/`, sent({ revision, channels: [channel] }))
    await expect.poll(() => shown(slug)).toBeNull()
    expect((await read(id)).listings).toMatchObject([{ state: 'withdrawn' }])
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await publish(id, { at })).body.data.listings).toMatchObject([
      { state: 'scheduled', published_at: at },
    ])
    expect(await shown(slug)).toBeNull()
    await shop.deps.db.execute(sql`UPDATE product_channel_listings SET published_at = now(), available_for_purchase_at = now()
      WHERE product_id = ${id}`)
    await expect.poll(() => shown(slug)).toMatchObject({ isAvailableForPurchase: true })
    expect(variantId).toBeGreaterThan(0)
    for (const wrong of [new Date(Date.now() - 86_400_000), new Date(Date.now() + 400 * 86_400_000)])
      expect(code(await publish(id, { at: wrong.toISOString() }))).toEqual([
        400,
        'PUBLICATION_MOMENT_INVALID',
      ])
    expect(code(await publish(id, { channels: ['no-channel'] }))).toEqual([404, 'NOT_FOUND'])
  })

  test('shown but not for sale; and a withdrawal is taken back from the log', async () => {
    const { id, slug } = await sold('Only shown')
    await publish(id, { is_for_sale: false })
    await expect.poll(async () => (await shown(slug)).isAvailableForPurchase).toBe(false)
    const { revision } = await read(id)
    const { body } = await content.ask(`/products/${id}/withdraw/`, sent({ revision, channels: [channel] }))
    await content.ask(`/log/${body.change_id}/restore/`, sent({ reason: 'a mistake' }))
    await expect.poll(() => shown(slug)).toMatchObject({ isAvailableForPurchase: false })
  })
})

describe('[OPS-04] several products at once', () => {
  const bulk = (action: string, body: object) => content.ask(`/products/bulk/${action}/`, sent(body))

  test('change their prices by a percentage, now or from a day on, with a look before', async () => {
    const products = [await sold('Bulk one'), await sold('Bulk two')]
    const ids = products.map(({ id }) => String(id))
    const priceOf = async ({ variantId }: { variantId: number }) =>
      (await content.ask(`/prices/?variant_id=${variantId}&channel=${channel}`)).body.data[0].price_baisa
    const settings = { ids, basis_points: 500, channel }
    expect((await bulk('price', { ...settings, dry_run: true })).body.data).toMatchObject({
      count: 2,
      done: 2,
      prices: {
        total: 2,
        rows: [
          { sku: 'bulk-one-1', product_name: { en: 'Bulk one' }, former_baisa: 5_000, price_baisa: 5_250 },
          { sku: 'bulk-two-1', product_name: { ar: 'زيت' }, former_baisa: 5_000, price_baisa: 5_250 },
        ],
      },
    })
    const tyres = await bulk('price', { where: { category_id: '1' }, basis_points: 500, dry_run: true })
    expect(tyres.body.data.prices.rows).toHaveLength(50)
    expect(tyres.body.data.prices.total).toBeGreaterThan(50)
    expect(await Promise.all(products.map(priceOf))).toEqual([5_000, 5_000])
    const made = (await bulk('price', { ...settings, expected_count: 2 })).body.data
    expect([made.done, made.prices]).toEqual([2, undefined])
    expect(await Promise.all(products.map(priceOf))).toEqual([5_250, 5_250])
    const [first] = products
    const entry = (await entriesAbout(first?.id ?? 0)).at(-1)
    expect(entry).toMatchObject({
      action: 'catalogue.change-prices',
      after: { prices: [{ priceBaisa: 5_250 }] },
    })
    const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const planned = await bulk('price/scheduled', { ...settings, from, expected_count: 2 })
    expect(planned.body.data.done).toBe(2)
    const again = await bulk('price/scheduled', { ...settings, from, dry_run: true })
    expect(again.body.data.results.map((each: { code: string }) => each.code)).toEqual([
      'PRICE_MOMENT_INVALID',
      'PRICE_MOMENT_INVALID',
    ])
    const waiting = await content.ask(`/prices/scheduled/?variant_id=${first?.variantId}`)
    expect(waiting.body.data).toMatchObject([{ price_baisa: 5_513 }])
  })

  test('[OPS-02] are published, withdrawn, moved and labelled, each with its own entry', async () => {
    const products = [await sold('Many one'), await sold('Many two')]
    const ids = products.map(({ id }) => String(id))
    expect((await bulk('category', { ids, category_id: 2, expected_count: 2 })).body.data.done).toBe(2)
    expect((await bulk('tag', { ids, tag: texts('Hot', 'ساخن'), expected_count: 2 })).body.data.done).toBe(2)
    expect((await bulk('withdraw', { ids, channels: [channel], expected_count: 2 })).body.data.done).toBe(2)
    await expect.poll(() => Promise.all(products.map(({ slug }) => shown(slug)))).toEqual([null, null])
    const where = { search: 'many' }
    expect((await bulk('publish', { where, channels: [channel], dry_run: true })).body.data.count).toBe(2)
    expect(code(await bulk('publish', { where, channels: [channel], expected_count: 3 }))).toEqual([
      409,
      'COUNT_CHANGED',
    ])
    expect((await bulk('publish', { where, channels: [channel], expected_count: 2 })).body.data.done).toBe(2)
    await expect.poll(async () => (await shown(products[0]?.slug ?? '')).name).toBe('Many one')
    expect(await read(products[0]?.id ?? 0)).toMatchObject({ category_id: 2, tag: texts('Hot', 'ساخن') })
    expect(await entriesAbout(products[0]?.id ?? 0)).toHaveLength(7)
  })
})

test('[OPS-02] the list finds products by words, category, channel, state, translation, stock, place and attribute, page by page', async () => {
  const list = async (query: string) => (await content.ask(`/products/?limit=200&${query}`)).body
  const { id, variantId } = await sold('Findable Zubaida')
  const draft = await made('Findable draft')
  const idsOf = (body: { data: { id: number }[] }) => body.data.map((each) => each.id)
  expect(idsOf(await list('search=zubaida'))).toEqual([id])
  expect(idsOf(await list('search=findable&state=draft'))).toEqual([draft.id])
  expect(idsOf(await list(`search=findable&state=published&channel=${channel}`))).toEqual([id])
  expect(idsOf(await list('search=findable&channel=no-channel'))).toEqual([])
  expect(idsOf(await list('search=findable&category_id=1'))).toEqual([draft.id, id])
  expect(idsOf(await list('search=findable&category_id=999'))).toEqual([])
  expect((await list('search=zubaida')).data[0]).toMatchObject({
    price: { min_baisa: 5_000, max_baisa: 5_000 },
    stock: 0,
    listings: [{ channel, state: 'published' }],
  })
  await shop.deps.db.execute(
    sql`INSERT INTO stocks (variant_id, warehouse_id, on_hand) VALUES (${variantId}, 1, 2)`,
  )
  expect(idsOf(await list('search=findable&low_stock=true'))).toEqual([id])
  const { attributes } = (await content.ask('/products/options/')).body.data
  const [own, ofVariant] = attributes.find(({ slug }: { slug: string }) => slug === 'brand').values
  await edit(draft.id, { value_ids: [own.id] })
  const [saved] = (await read(id)).variants
  await edit(id, { variants: [{ ...saved, value_ids: [ofVariant.id] }] })
  expect(idsOf(await list(`search=findable&value_id=${own.id}`))).toEqual([draft.id])
  expect(idsOf(await list(`search=findable&value_id=${ofVariant.id}`))).toEqual([id])
  await edit(draft.id, { name: texts('Findable draft', '') })
  expect(idsOf(await list('search=findable&translation=missing'))).toEqual([draft.id])
  const seen: number[] = []
  let total = 0
  for (let after: string | null = ''; after !== null; ) {
    const { body } = await content.ask(`/products/?limit=50${after && `&after=${after}`}`)
    seen.push(...idsOf(body))
    after = body.page.after
    total = body.page.total
  }
  expect([new Set(seen).size, seen.length]).toEqual([total, total])
  expect((await content.ask('/products/?after=x')).status).toBe(400)
})

test('who only reads the catalogue changes nothing', async () => {
  const { id, revision } = await made('Read alone')
  expect((await manager.ask(`/products/${id}/`)).status).toBe(200)
  const tries = [
    await manager.ask(`/products/${id}/`, sent({ revision, name: texts('x') }), { method: 'PUT' }),
    await manager.ask(`/products/${id}/publish/`, sent({ revision, channels: [channel] })),
    await manager.ask('/products/bulk/tag/', sent({ ids: [String(id)], tag: texts('x'), expected_count: 1 })),
  ]
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await content.ask('/products/999999999/')).status).toBe(404)
})
