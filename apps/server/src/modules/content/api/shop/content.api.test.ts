import { contactShape, deliveryRulesShape, oilPromotionShape } from '@warsha/contract/content/content.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    url: `/api/v1/${path}`,
    headers: { 'accept-language': 'en', ...headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

type Slide = {
  slug: string
  location: string
  position: number
  priority: number
  image: string
  link: string | null
  title: string
}
const slugs = (body: { data: Slide[] }) => body.data.map(({ slug }) => slug)

describe('content/slider/', () => {
  test('[REST-26] the main page has the banners of the screen, group by group', async () => {
    const { status, body } = await get('content/slider/')
    expect(status).toBe(200)
    expect(slugs(body)).toEqual([
      'top-header-1',
      'top-header-2',
      'top-image-1',
      'top-image-2',
      'top-image-3',
      'right-image',
      'left-image',
      'bottom-image-1',
      'bottom-image-2',
      'bottom-image-3',
      'popup',
    ])
    expect((await get('content/slider/?location=main_page')).body).toEqual(body)
  })

  test('[REST-26] a location names one group; an unknown one has none', async () => {
    expect(slugs((await get('content/slider/?location=top-image')).body)).toEqual([
      'top-image-1',
      'top-image-2',
      'top-image-3',
    ])
    expect((await get('content/slider/?location=nowhere')).body.data).toEqual([])
  })

  test('[HOME-23] the phone gets other pictures than the desk', async () => {
    const images = async (query: string) =>
      (await get(`content/slider/?location=top-image&${query}`)).body.data.map(({ image }: Slide) => image)
    const [mobile, desktop] = [await images('mobile=1'), await images('desktop=1')]
    expect([mobile.length, desktop.length]).toEqual([3, 3])
    for (const [index, image] of mobile.entries()) {
      expect(image).toMatch(/^http:\/\/localhost:80\/media\//)
      expect(image).not.toBe(desktop[index])
    }
  })

  test('[HOME-23] the same banners as the pages of GraphQL', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      payload: {
        query:
          '{ pages(first: 20, where: { metadata: { key: "lang", value: { eq: "en" } } }) { edges { node { title metafield(key: "channels") } } } }',
      },
    })
    const titles = answer
      .json()
      .data.pages.edges.filter(({ node }: { node: { metafield: string } }) =>
        node.metafield.split(',').includes('default-channel'),
      )
      .map(({ node }: { node: { title: string } }) => node.title)
    const { body } = await get('content/slider/')
    expect(body.data.map(({ title }: Slide) => title).sort()).toEqual(titles.sort())
  })

  test('[CHAN-05] the sister shop has its own banners, each language its own words', async () => {
    const sister = await get('content/slider/', { host: 'tasleem.example.om' })
    expect(sister.body.data[0].title).toBe('Delivered to your door, all over Oman')
    expect(slugs(sister.body)).not.toContain('top-header-2')
    const arabic = await get('content/slider/', { 'accept-language': 'ar' })
    expect(arabic.body.data[0].title).toMatch(/\p{Script=Arabic}/u)
    expect(arabic.body.data).toHaveLength(11)
  })

  /** Lets a banner of the shop lead elsewhere while something is looked at. */
  async function leading<Found>(link: string, look: (isShown: typeof isLinkShown) => Promise<Found>) {
    const tyres = 'products/?category=Tyres'
    const lead = (from: string, to: string) =>
      shop.deps.db.execute(
        sql`UPDATE page_attribute_values SET plain_text = ${to} WHERE plain_text = ${from}`,
      )
    await lead(tyres, link)
    // Cached content is read anew a moment after the change.
    await expect.poll(() => isLinkShown(tyres)).toBe(false)
    await look(isLinkShown)
    await lead(link, tyres)
    await expect.poll(() => isLinkShown(tyres)).toBe(true)
  }
  const isLinkShown = async (link: string, query = '', headers = {}) =>
    (await get(`content/slider/${query}`, headers)).body.data.some((slide: Slide) => slide.link === link)

  test.each([
    ['products/?category=Car%20wash', true],
    ['products/', true],
    ['support/', true],
    ['https://example.om/', true],
    ['products/?category=Boats', false],
    ['product/UHJvZHVjdDo5OTk5OTk=/', false],
    ['product/x/', false],
  ])('[UX-73] a banner that leads to %s is shown: %s', async (link, expected) => {
    await leading(link, async (isShown) => expect(await isShown(link)).toBe(expected))
  })

  test('[UX-73] a banner of a product is shown where it is sold; the caller’s own place counts', async () => {
    const { rows } = await shop.deps.db.execute<{
      id: number
      there: number
      elsewhere: string
      cookie: string
    }>(sql`
      SELECT product_id AS id, min(state_id) AS there, states.id AS elsewhere,
        concat_ws('.', states.country_id, states.id, states.slug) AS cookie
      FROM product_states JOIN states ON states.is_active AND NOT EXISTS
        (SELECT FROM product_states AS sold WHERE sold.product_id = product_states.product_id AND sold.state_id = states.id)
      GROUP BY product_id, states.id ORDER BY product_id LIMIT 1`)
    const { id = 0, there = 0, elsewhere = 0, cookie = '' } = rows[0] ?? {}
    const link = `product/${toGlobalId('Product', id)}/`
    await leading(link, async (isShown) => {
      expect(await isShown(link, `?state_id=${there}`)).toBe(true)
      expect(await isShown(link, `?state_id=${elsewhere}`)).toBe(false)
      expect(await isShown(link, '', { cookie: `warsha_place=${cookie}` })).toBe(false)
    })
  })

  test('[REST-78] the place may be named city_id or state_id', async () => {
    const city = await get('content/slider/?city_id=11&category_id=1')
    expect(city.status).toBe(200)
    expect((await get('content/slider/?state_id=11&category_id=1')).body).toEqual(city.body)
  })

  test.each([
    ['city_id', 'city_id=x'],
    ['city_id', `city_id=${encodeURIComponent(toGlobalId('User', 1))}`],
    ['category_id', 'category_id=-1'],
    ['location', 'location=a&location=b'],
    ['mobile', 'mobile=yes'],
  ])('[REST-77] a bad %s is a 400 that names it (%s)', async (field, query) => {
    const { status, body } = await get(`content/slider/?${query}`)
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ field, code: 'INVALID', message: 'Please check this value.' })
  })

  test('ten thousand characters are refused, not a fault', async () => {
    const long = 'x'.repeat(10_000)
    for (const field of ['location', 'city_id', 'category_id', 'mobile']) {
      expect((await get(`content/slider/?${field}=${long}`)).status).toBe(400)
    }
  })
})

describe('texts', () => {
  test('[REST-27] [REST-85] the questions, with and without the last slash', async () => {
    const { status, body } = await get('content/faq')
    expect(status).toBe(200)
    expect(body.data.length).toBeGreaterThan(3)
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      question: expect.stringMatching(/\?$/),
      answer: expect.stringMatching(/./),
    })
    expect((await get('content/faq/')).body).toEqual(body)
    const arabic = await get('content/faq', { 'accept-language': 'ar' })
    expect(arabic.body.data[0].question).toMatch(/\p{Script=Arabic}/u)
  })

  test('[REST-28] the delivery rules in both languages', async () => {
    const { status, body } = await get('content/configs/hig-delivery-rules/')
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['data'])
    expect(deliveryRulesShape.parse(body.data).rules.length).toBeGreaterThan(3)
    const arabic = await get('content/configs/hig-delivery-rules/', { 'accept-language': 'ar' })
    expect(deliveryRulesShape.parse(arabic.body.data).title).toMatch(/\p{Script=Arabic}/u)
  })

  test.each([
    ['contact', contactShape],
    ['oil-promotion', oilPromotionShape],
  ])('the words of %s are whole in both languages', async (key, shape) => {
    for (const language of ['en', 'ar']) {
      const { body } = await get(`content/configs/${key}/`, { 'accept-language': language })
      expect(shape.parse(body.data)).toEqual(body.data)
      expect(/\p{Script=Arabic}/u.test(body.data.title)).toBe(language === 'ar')
    }
  })

  test.each(['nothing', 'constructor', '__proto__', "x' OR 1=1"])(
    '[REST-77] config %s is a 404',
    async (key) => {
      const { status, body } = await get(`content/configs/${encodeURIComponent(key)}/`)
      expect(status).toBe(404)
      expect(body.errors[0]).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(/./) })
    },
  )

  test('[PRIV-01] terms, privacy and returns have content, version and date in both languages', async () => {
    for (const language of ['en', 'ar']) {
      const { body } = await get('content/legal/', { 'accept-language': language })
      expect(body.data.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
        'privacy',
        'returns',
        'terms',
      ])
      for (const text of body.data) {
        expect(text.effective_date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(text.version).toMatch(/^\d/)
        expect(text.blocks.length).toBeGreaterThan(5)
        expect(/\p{Script=Arabic}/u.test(text.title)).toBe(language === 'ar')
      }
    }
  })
})

test('the seller of the tax invoices is the one of the terms, the privacy text and the contact, in both languages', async () => {
  for (const [language, seller] of [
    ['en', 'Warsha Trading LLC'],
    ['ar', 'ورشة للتجارة ش.م.م'],
  ] as const) {
    const contact = await get('content/configs/contact/', { 'accept-language': language })
    expect(contact.body.data.company).toBe(seller)
    const { body } = await get('content/legal/', { 'accept-language': language })
    const texts = new Map(body.data.map((text: { kind: string }) => [text.kind, JSON.stringify(text)]))
    for (const kind of ['terms', 'privacy']) expect(texts.get(kind)).toContain(seller)
    expect(JSON.stringify(body.data)).not.toMatch(/\{seller\}|and Services|والخدمات ش/)
  }
})

test('warm reads send no statement', async () => {
  const paths = ['content/slider/', 'content/faq', 'content/configs/contact/', 'content/legal/']
  for (const path of paths) await get(path)
  const statements = await shop.deps.connection.statementsOf(async () => {
    for (const path of paths) await get(path)
  })
  expect(statements).toBe(0)
})

test('one malformed legal text leaves the others, the questions and what is right of itself', async () => {
  const { db } = shop.deps
  const right = {
    heading: 'Right',
    blocks: [{ type: 'paragraph', data: { text: 'Kept' } }, null, { type: 7 }],
  }
  const sections = JSON.stringify([null, 'text', { heading: 'No blocks' }, right])
  await db.execute(sql`
    INSERT INTO legal_texts (kind, version, effective_date, title_en, title_ar, sections_en, sections_ar)
    VALUES ('terms', '99', CURRENT_DATE, 'Terms', 'شروط', ${sections}::jsonb, '{"a": 1}'::jsonb)`)
  const read = () => get('content/legal/', { 'accept-language': 'en' })
  const hasVersion = ({ body }: Awaited<ReturnType<typeof read>>) =>
    body.data?.some(({ version }: { version: string }) => version === '99')
  await expect.poll(async () => hasVersion(await read())).toBe(true)

  const { body } = await read()
  expect(body.data).toHaveLength(3)
  const terms = body.data.find(({ version }: { version: string }) => version === '99')
  expect(terms.blocks.map(({ type }: { type: string }) => type)).toEqual(['header', 'paragraph'])
  expect((await get('content/faq')).body.data.length).toBeGreaterThan(0)
})
