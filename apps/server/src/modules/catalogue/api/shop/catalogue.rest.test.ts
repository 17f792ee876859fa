import type { RestCategory, RestFilter, RestProduct } from '@warsha/contract/catalogue/catalogue.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { productSliders } from '../../storage/listings.tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const muscat = 11

async function get(path: string, language = 'en') {
  const answer = await shop.app.inject({ url: `/api/v1/${path}`, headers: { 'accept-language': language } })
  return { status: answer.statusCode, ...answer.json() }
}
const products = async (query: string, language?: string): Promise<RestProduct[]> =>
  (await get(`sellers/products/?city_id=${muscat}&${query}`, language)).data
const categories = async (query = ''): Promise<RestCategory[]> =>
  (await get(`products/categories/?city_id=${muscat}${query}`)).data
const flat = (tree: RestCategory[]): RestCategory[] =>
  tree.flatMap((each) => [each, ...flat(each.sub_categories)])
const bySlug = async (slug: string) =>
  flat(await categories()).find((each) => each.slug === slug) as RestCategory

describe('categories', () => {
  test('[CAT-16] have id, name, parent, picture, count, metadata, children, translation, slug and limit', async () => {
    const [automobile, ...others] = (await get(`products/categories/?city_id=${muscat}`, 'ar')).data
    expect(automobile).toMatchObject({
      id: expect.any(Number),
      name: 'Automobile',
      parent_id: null,
      image: 'http://localhost:80/media/categories/automobile.svg',
      products_count: expect.any(Number),
      metadata: { priority: '10' },
      translation: { name: 'السيارات' },
      slug: 'automobile',
      usage_limit_type: null,
    })
    expect(others.length).toBe(2)
    expect(flat([automobile]).find(({ slug }) => slug === 'bundles')?.usage_limit_type).toBe('per_order')
  })

  test('[REST-37] below a category, counted for the place', async () => {
    const oil = await bySlug('engine-oil')
    const below = await categories(`&category_id=${oil.id}`)
    expect(below.map(({ slug }) => slug)).toEqual(oil.sub_categories.map(({ slug }) => slug))
    expect(below.every(({ parent_id }) => parent_id === oil.id)).toBe(true)
    const dubai = (await get('products/categories/?city_id=21')).data as RestCategory[]
    expect(flat(dubai).every(({ id, products_count }) => products_count >= 0 && id > 0)).toBe(true)
  })

  test('[REST-78] the place is a state’s id, under either name and as a public id', async () => {
    const older = await get(`products/categories/?city_id=${muscat}`)
    expect(await get(`products/categories/?state_id=${muscat}`)).toEqual(older)
    expect(await get(`products/categories/?city_id=${toGlobalId('State', muscat)}`)).toEqual(older)
    expect((await get('products/categories/?city_id=nowhere')).status).toBe(400)
  })
})

describe('products', () => {
  test('[PROD-20] have everything a card and a page show', async () => {
    const all = await products('limit=100')
    const discounted = all.find(({ discount_amount }) => discount_amount > 0) as RestProduct
    expect(discounted.payable_amount).toBeCloseTo(discounted.price - discounted.discount_amount, 3)
    expect(discounted).toMatchObject({
      visible_discount_type: expect.stringMatching(/^(fixed|percentage)$/),
      fixed_discount_amount: discounted.discount_amount,
      discount_percentage: expect.any(Number),
      image: expect.stringContaining('/media/'),
      pricing: {
        displayGrossPrices: true,
        currency: 'OMR',
        discount: { tax: { amount: expect.any(Number) } },
      },
    })
    expect(discounted.variants[0]).toMatchObject({
      id: expect.any(Number),
      quantityAvailable: expect.any(Number),
    })
    expect(all.some(({ serviceMetadata }) => serviceMetadata?.free_gift)).toBe(true)
    expect(all.some(({ bundle }) => bundle.length > 0)).toBe(true)
    expect(all.some(({ quantityAvailable }) => quantityAvailable === 0)).toBe(true)
  })

  test('[PROD-25] details are sections of rich text in the caller’s language', async () => {
    const detailsIn = async (language: string) =>
      (await products('viscosity=5w-30', language)).flatMap(({ details }) => details)
    const english = await detailsIn('en')
    expect(english[0]).toMatchObject({
      title: expect.any(String),
      items: [{ name: expect.any(String), inputType: 'RICH_TEXT', richText: { blocks: expect.any(Array) } }],
    })
    expect(english.some(({ title }) => title === 'معلومات تهمك')).toBe(false)
    expect((await detailsIn('ar')).some(({ title }) => title === 'معلومات تهمك')).toBe(true)
    expect(JSON.stringify(english)).not.toContain('Workshop note')
  })

  test('[REST-62] of a category, narrowed by attributes', async () => {
    const { id } = await bySlug('engine-oil')
    const oils = await products(`category_id=${id}`)
    const some = await products(`category_id=${id}&brand=durub,falcon&viscosity=5w-30`)
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(oils.length)
    const brands = some.map(
      ({ attributes }) => attributes.find(({ slug }) => slug === 'brand')?.values[0]?.slug,
    )
    expect(new Set(brands)).toEqual(new Set(['durub', 'falcon']).intersection(new Set(brands)))
  })

  test('[CAT-29] unknown attributes, values and sorts change nothing', async () => {
    const ids = async (query: string) => (await products(query)).map(({ id }) => id)
    const all = await ids('')
    expect(await ids('nonsense=1&brand=nobody&sort=WORST-ASC')).toEqual(all)
    expect(await ids('sort=PRICE-ASC')).not.toEqual(all)
  })

  test('come by priority unless sorted', async () => {
    const numbers = (await products('')).map(({ metadata }) => Number(metadata.priority))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  test('[REST-75] come in pages that name the next one until the last', async () => {
    const first = await get(`sellers/products/?city_id=${muscat}&limit=40`)
    expect(first.pagination).toEqual({ next: 2, page: 1, limit: 40, total: expect.any(Number) })
    const seen: number[] = []
    for (let page: number | undefined = 1; page; ) {
      const { data, pagination } = await get(`sellers/products/?city_id=${muscat}&limit=40&page=${page}`)
      seen.push(...data.map(({ id }: RestProduct) => id))
      page = pagination.next
    }
    expect(new Set(seen).size).toBe(first.pagination.total)
  })

  test('[LIM-12] a larger limit is a hundred', async () => {
    const { pagination, data } = await get(`sellers/products/?city_id=${muscat}&limit=5000`)
    expect([pagination.limit, data.length <= 100]).toEqual([100, true])
  })

  test('[REST-84] are those of GraphQL', async () => {
    const query = `{ products(first: 100, filter: { attributes: [{ slug: "state", values: ["muscat"] }] },
      sortBy: { field: MINIMAL_PRICE, direction: ASC }) { edges { node { slug } } } }`
    const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload: { query } })
    const slugs = answer.json().data.products.edges.map(({ node }: { node: { slug: string } }) => node.slug)
    expect((await products('sort=PRICE-ASC&limit=100')).map(({ slug }) => slug)).toEqual(slugs)
  })

  test.each([
    'city_id=0',
    'city_id=-1',
    'city_id=1.5',
    'category_id=x',
    'page=0',
    'limit=abc',
    `sort=${'x'.repeat(99)}`,
  ])('refuses %s', async (query) => {
    const { status, errors } = await get(`sellers/products/?${query}`)
    expect([status, errors[0].code]).toEqual([400, 'INVALID'])
  })

  test('[CAT-14] a place nobody sells to has none', async () => {
    expect((await get('sellers/products/?city_id=999')).data).toEqual([])
    expect((await get('sellers/products-search/?city_id=999&search=oil')).data).toEqual([])
  })
})

describe('what stands around the products', () => {
  test('[HOME-13] sliders hold products of the place and the category', async () => {
    const all = (await get(`sellers/product-sliders/?city_id=${muscat}&home_page=1`)).data
    expect(all.length).toBeGreaterThan(0)
    expect(all[0].products[0]).toMatchObject({ id: expect.any(Number), price: expect.any(Number) })
    const inCategory = `sellers/product-sliders/?city_id=${muscat}&category_id=${all[0].category_id}`
    for (const slider of (await get(inCategory)).data) expect(slider.category_id).toBe(all[0].category_id)
    expect((await get('sellers/product-sliders/?city_id=999')).data).toEqual([])
  })

  test('[REST-61] home_page tells the sliders of the home screen from the others', async () => {
    const slugs = async (query: string): Promise<string[]> =>
      (await get(`sellers/product-sliders/?city_id=${muscat}${query}`)).data.map(
        ({ slug }: { slug: string }) => slug,
      )
    const [elsewhere = '', ...home] = await slugs('')
    expect(home.length).toBeGreaterThan(0)
    await shop.deps.db
      .update(productSliders)
      .set({ isOnHomePage: false })
      .where(eq(productSliders.slug, elsewhere))
    await expect.poll(() => slugs('&home_page=1')).toEqual(home)
    expect(await slugs('&home_page=0')).toEqual([elsewhere])
    expect(await slugs('')).toEqual([elsewhere, ...home])
  })

  test('[REST-61] only_ids leaves out everything of the products but their ids', async () => {
    const whole = (await get(`sellers/product-sliders/?city_id=${muscat}`)).data
    const ids = (await get(`sellers/product-sliders/?city_id=${muscat}&only_ids=1`)).data
    type Slider = { products: { id: number }[] }
    expect(ids).toEqual(
      whole.map((slider: Slider) => ({ ...slider, products: slider.products.map(({ id }) => ({ id })) })),
    )
  })

  test('[REST-61] a slider’s title is in the caller’s language', async () => {
    const title = async (language: string) =>
      (await get(`sellers/product-sliders/?city_id=${muscat}`, language)).data[0].title
    expect(await title('ar')).toMatch(/[\u0600-\u06FF]/)
    expect(await title('en')).toMatch(/^[\x20-\x7E]+$/)
  })

  test('[REST-65] filters are those a category can be narrowed by', async () => {
    const { id } = await bySlug('engine-oil')
    const filters = (await get(`sellers/products-filters/?city_id=${muscat}&category_id=${id}`, 'ar'))
      .data as RestFilter[]
    const brand = filters.find(({ slug }) => slug === 'brand')
    expect(brand).toMatchObject({ label: 'Brand', translation: { name: 'العلامة' }, active: false })
    expect(brand?.choices[0]).toMatchObject({
      label: 'Durub',
      translation: { name: 'دروب' },
      slug: 'durub',
      active: false,
    })
    expect(filters.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['state']))
    expect(filters.map(({ slug }) => slug)).not.toEqual(expect.arrayContaining(['priority']))
    expect(filters.every(({ choices }) => choices.length > 0)).toBe(true)
  })

  test('[UX-49] each choice says how many products it would show beside what is chosen of other attributes', async () => {
    const { id } = await bySlug('engine-oil')
    const ask = async (chosen: string) => {
      const answer = await get(`sellers/products-filters/?city_id=${muscat}&category_id=${id}${chosen}`)
      const filters = answer.data as RestFilter[]
      const choice = (attribute: string, slug: string) =>
        filters.find((filter) => filter.slug === attribute)?.choices.find((each) => each.slug === slug)
      return { total: (answer as unknown as { products_count: number }).products_count, choice }
    }
    const listed = async (chosen: string) => (await products(`category_id=${id}${chosen}&limit=100`)).length
    const open = await ask('')
    expect(open.total).toBe(await listed(''))
    expect(open.choice('brand', 'durub')?.products_count).toBe(await listed('&brand=durub'))

    const narrowed = await ask('&brand=durub')
    expect(narrowed.total).toBe(await listed('&brand=durub'))
    expect(narrowed.choice('brand', 'durub')?.active).toBe(true)
    // Another brand would be added to the first, so it is counted as if none was chosen.
    expect(narrowed.choice('brand', 'falcon')?.products_count).toBe(await listed('&brand=falcon'))
    expect(narrowed.choice('viscosity', '5w-30')?.products_count).toBe(
      await listed('&brand=durub&viscosity=5w-30'),
    )
  })

  test('[REST-66] delivery tells the ways to receive a product, [REST-67] as it is stored', async () => {
    const oil = (await products('viscosity=5w-30')).find(({ slug }) => slug === 'durub-synthetic-5w-30')
    const ways = (await get(`sellers/product-delivery/?city_id=${muscat}&seller_product_id=${oil?.id}`)).data
    expect(ways).toContainEqual({
      service_type: 'delivery',
      place: 'center',
      kind: 'fitting',
      name: 'Picked up at a centre',
    })
    const only = await get(
      `sellers/product-delivery/?city_id=${muscat}&seller_product_id=${oil?.id}&type=service`,
    )
    expect(only.data.every(({ service_type }: { service_type: string }) => service_type === 'service')).toBe(
      true,
    )
    expect((await get(`sellers/product-delivery/?city_id=999&seller_product_id=${oil?.id}`)).data).toEqual([])
  })
})

test.each([
  ['express-foam-wash', ['Washed at a centre'], ['غسيل في المركز']],
  ['forty-point-inspection', ['Inspected at a centre'], ['فحص في المركز']],
  ['petrol-delivery-20-l', ['We come to your car'], ['نأتي إلى سيارتك']],
  ['fuel-voucher-10-m95', ['Sent to you by message'], ['تصلك في رسالة']],
  ['wheel-balancing', ['Done at a centre'], ['تُنفَّذ في المركز']],
])('[UX-27] the ways to get %s are worded for its kind of work', async (slug, english, arabic) => {
  const id = (await products('page_size=100')).find((product) => product.slug === slug)?.id
  const path = `sellers/product-delivery/?city_id=${muscat}&seller_product_id=${id}`
  const ways = async (language: string) =>
    (await get(path, language)).data.map(({ name }: { name: string }) => name)
  expect(await ways('en')).toEqual(english)
  expect(await ways('ar')).toEqual(arabic)
})

test('warm calls need no statement', async () => {
  const paths = [
    'products/categories/',
    'sellers/products/?sort=RATING-ASC',
    'sellers/product-sliders/',
    'sellers/products-filters/',
  ]
  for (const path of paths) await get(path)
  const statements = await shop.deps.connection.statementsOf(async () => {
    for (const path of paths) expect((await get(path)).status).toBe(200)
  })
  expect(statements).toBe(0)
})
