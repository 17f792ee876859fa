import { expectNoSidewaysScroll } from './fixtures/cart-test.ts'
import { askCategories, categoryIdOf, nameIn } from './fixtures/catalogue-api.ts'
import { layoutShift } from './fixtures/filled-cart.ts'
import { bottomBar, skipGreetings } from './fixtures/shell-parts.ts'
import { brandNames } from './fixtures/shop-config.ts'
import { expect, test } from './fixtures/shop-test.ts'

type Slider = {
  title: string
  products: { id: number; name: string; translation: { name: string } | null }[]
}

test.beforeEach(({ context }) => skipGreetings(context))

test('[NAV-07] [HOME-13] home shows the rows of products that the shop has for place and category', async ({
  page,
  open,
  request,
  lang,
}) => {
  await open('/')
  for (const category of ['Automobile', 'Services']) {
    const id = await categoryIdOf(request, category)
    const answer = await request.get(
      `/api/v1/sellers/product-sliders/?city_id=11&category_id=${encodeURIComponent(id)}&home_page=1`,
      { headers: { 'Accept-Language': lang } },
    )
    const sliders = ((await answer.json()) as { data: Slider[] }).data
    expect(sliders.length).toBeGreaterThan(0)
    if (category !== 'Automobile') {
      const parent = (await askCategories(request, 'muscat')).find(({ name }) => name === category)
      await page.getByRole('link', { name: parent ? nameIn(lang, parent) : '?', exact: true }).click()
    }
    const rows = page.getByRole('region').filter({ has: page.getByRole('article') })
    await expect(rows.getByRole('heading', { level: 2 })).toHaveText(sliders.map(({ title }) => title))
    for (const { title, products } of sliders) {
      const row = page.getByRole('region', { name: title, exact: true })
      const cards = row.getByRole('article')
      // A row has all its cards once it is seen.
      await row.scrollIntoViewIfNeeded()
      await expect(cards).toHaveCount(products.length)
      const first = products[0]
      await expect(cards.first()).toContainText(first ? nameIn(lang, first) : '?')
    }
  }
})

test('[HOME-13] another place has its own rows, and none of what it does not sell', {
  tag: '@one-language',
}, async ({ page, context, baseURL, request, lang }) => {
  const places = await request.get('/api/v1/locations/provinces/?country_id=2')
  const states = ((await places.json()) as { data: { id: number; slug: string }[] }).data
  const dubai = states.find(({ slug }) => slug === 'dubai')
  await context.addCookies([{ name: 'warsha_place', value: `2.${dubai?.id}.dubai`, url: baseURL ?? '' }])
  const answer = await request.get(
    `/api/v1/sellers/product-sliders/?city_id=${dubai?.id}&category_id=1&home_page=1`,
    { headers: { 'Accept-Language': lang } },
  )
  const sliders = ((await answer.json()) as { data: Slider[] }).data
  const html = await (await page.request.get(`/${lang}`)).text()
  const cards = html.match(/<article/g)?.length ?? 0
  expect(cards).toBe(sliders.flatMap(({ products }) => products.slice(0, 6)).length)
})

test('[HOME-14] [CAT-61] home offers the listing by best seller, lowest price and highest price', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await open('/')
  const links = page.getByRole('navigation', { name: t('home.sort.label') })
  for (const [label, sort] of [
    ['best_seller', 'RATING-ASC'],
    ['lowest_price', 'PRICE-ASC'],
    ['highest_price', 'PRICE-DESC'],
  ] as const) {
    await expect(links.getByRole('link', { name: t(`catalogue.sort.${label}`) })).toHaveAttribute(
      'href',
      `/${lang}/products/?category=Automobile&sort=${sort}`,
    )
  }
  await links.getByRole('link', { name: t('catalogue.sort.lowest_price') }).click()
  await expect(page).toHaveURL(`/${lang}/products/?category=Automobile&sort=PRICE-ASC`)
})

test('[HOME-15] [HOME-16] [HOME-17] home opens in Automobile with a tile of 44 pixels for each of its kinds of goods', async ({
  page,
  open,
  request,
  lang,
  t,
}) => {
  await open('/')
  const browser = page.getByRole('navigation', { name: t('catalogue.category.label') })
  const tops = await askCategories(request, 'muscat')
  const automobile = tops.find(({ name }) => name === 'Automobile')
  await expect(browser.locator('[aria-current="true"]')).toHaveText(
    automobile ? nameIn(lang, automobile) : '?',
  )
  const kinds = (automobile?.children?.edges ?? []).map(({ node }) => node)
  expect(kinds.length).toBeGreaterThan(0)
  for (const kind of kinds) {
    await expect(browser.getByRole('link', { name: nameIn(lang, kind), exact: true })).toBeAttached()
  }
  await expect(browser.getByRole('button', { name: t('catalogue.category.back') })).toHaveCount(0)
  const tiles = browser.locator('img')
  for (const tile of [tiles.first(), tiles.last()]) {
    await expect(tile).toHaveCSS('width', '44px')
    await expect(tile).toHaveCSS('height', '44px')
  }
})

test('[PROD-35] home leads to engine oil, tyres, batteries, car wash, fuel, parts and what service centres do', async ({
  page,
  open,
  request,
  lang,
  t,
}) => {
  await open('/')
  const browser = page.getByRole('navigation', { name: t('catalogue.category.label') })
  const tops = await askCategories(request, 'muscat')
  const kinds = tops.flatMap(({ children }) => (children?.edges ?? []).map(({ node }) => node))
  for (const name of ['Engine oil', 'Tyres', 'Batteries', 'Car wash', 'Fuel', 'Parts']) {
    const kind = kinds.find((each) => each.name === name)
    const link = browser.getByRole('link', { name: kind ? nameIn(lang, kind) : '?', exact: true })
    await expect(link).toHaveAttribute('href', new RegExp(`^/${lang}/products/`))
  }
})

test('[HOME-18] [HOME-19] home has headings for search engines in its language, which nobody sees', async ({
  page,
  open,
  lang,
  t,
}) => {
  await open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    t('home.headings.brandLine', { brand: brandNames[lang] }),
  ])
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  // Hidden ones among them: assistive technology may list them all.
  const all = await page.locator('h1, h2, h3, h4, h5, h6').allTextContents()
  expect(all.filter((text) => text.trim() === '')).toEqual([])
  const oilBrands = { en: ['Durub', 'Falcon', 'Jabal'], ar: ['دروب', 'فالكون', 'جبل'] }[lang]
  expect(headings).toEqual(
    expect.arrayContaining([
      t('home.headings.engineOil'),
      t('home.headings.inviteFriends'),
      ...oilBrands.map((oil) => t('home.headings.oilBrand', { oil })),
    ]),
  )

  // Read by search engines and screen readers, but not seen: one pixel is all that is drawn of them.
  const own = [t('home.headings.engineOil'), t('home.headings.inviteFriends')]
  for (const name of [t('home.headings.brandLine', { brand: brandNames[lang] }), ...own]) {
    const drawn = await page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
      const box = heading.closest('.sr-only')?.getBoundingClientRect()
      return (
        box && {
          width: box.width,
          height: box.height,
          overflow: getComputedStyle(heading.parentElement ?? heading).overflow,
        }
      )
    })
    expect(drawn, name).toEqual({ width: 1, height: 1, overflow: 'hidden' })
  }
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('[A11Y-05] a row is turned by its arrows, in the direction of the page', async ({
    page,
    open,
    lang,
    t,
  }) => {
    await open('/')
    const row = page
      .getByRole('region')
      .filter({ has: page.getByRole('article') })
      .first()
    const title = (await row.getByRole('heading', { level: 2 }).textContent()) ?? ''
    const next = row.getByRole('button', {
      name: new RegExp(`${t('catalogue.row.next', { title: '' }).trim()}.*${title}`),
    })
    const back = row.getByRole('button', {
      name: new RegExp(`${t('catalogue.row.previous', { title: '' }).trim()}.*${title}`),
    })
    await expect(back).toBeDisabled()
    await next.click()
    await expect(back).toBeEnabled()
    const scrolled = await row.locator('ul').evaluate((list) => list.scrollLeft)
    expect(Math.sign(scrolled)).toBe(lang === 'ar' ? -1 : 1)
  })
})

test('nothing moves by itself or is wider than the screen, and a card goes into the cart', {
  tag: '@one-language',
}, async ({ page, open, t }) => {
  await open('/')
  await expectNoSidewaysScroll(page)
  expect(await layoutShift(page)).toBeLessThan(0.01)
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('button:not([disabled])') })
    .first()
  await card.getByRole('button', { name: t('catalogue.product.addToCart') }).click()
  await expect(bottomBar(page, t)).toContainText('1')
})

test('[UX-159] the soonest hour on home names its service and its centre whole on the smallest phone', async ({
  page,
  open,
  t,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/')
  const offer = page.getByRole('region', { name: t('soonest.label', { place: '' }).trim() })
  await offer.scrollIntoViewIfNeeded()
  await expect(offer.getByRole('button', { name: t('soonest.book') })).toBeVisible()
  const cut = await offer.evaluate((strip) =>
    [...strip.querySelectorAll<HTMLElement>('*:not(.sr-only)')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

test('[UX-172] day and hour of the soonest offer are on one line on a phone, however long their names', async ({
  page,
  open,
  t,
}) => {
  await page.route('**/api/v1/**/soonest/', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { starts_at: string }[] }
    for (const hour of answer.data) hour.starts_at = '2026-12-29T12:30:00Z'
    return route.fulfill({ response, json: answer })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/')
  const offer = page.getByRole('region', { name: t('soonest.label', { place: '' }).trim() })
  await offer.scrollIntoViewIfNeeded()
  const when = offer.getByText(/29\D+16:30/).last()
  for (const width of [360, 375, 390, 430]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(when).toBeVisible()
    const lines = await when.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    )
    expect(Math.round(lines), `at ${width} px`).toBe(1)
  }
})
