import type { Locator } from '@playwright/test'
import { askPriorityId, askProducts, categoryIdOf, inMuscat, nameIn } from './fixtures/catalogue-api.ts'
import { expect, expectNoSidewaysScroll, test } from './fixtures/listing-test.ts'

test.describe('what an address shows', () => {
  test('[NAV-08] [CAT-25] [CAT-29] a category has its products and their number; attributes and values nobody knows change nothing', async ({
    open,
    listing,
    request,
    lang,
    t,
  }) => {
    const { total, products } = await askProducts(
      request,
      `filter:{${inMuscat},categories:["${await categoryIdOf(request, 'Tyres')}"]}`,
    )
    await open('/products/?category=Tyres')
    await expect(listing.count).toHaveText(t('listing.count', { count: total }))
    await expect(listing.cards).toHaveCount(total)
    for (const product of products) {
      await expect(listing.names.filter({ hasText: nameIn(lang, product) }).first()).toBeAttached()
    }
    await open('/products/?category=Tyres&colour=red&rim=99-inch&utm_source=mail')
    await expect(listing.count).toHaveText(t('listing.count', { count: total }))
  })

  test('[CAT-30] [CAT-15] the address has the untranslated name, the page the translated one', async ({
    open,
    listing,
    lang,
  }) => {
    const name = lang === 'ar' ? 'زيت المحرك' : 'Engine oil'
    await open('/products/?category=Engine+oil')
    await expect(listing.heading).toHaveText(name)
    await open('/products/?category=engine-oil')
    await expect(listing.heading).toHaveText(name)
  })

  test('[CAT-26] [CAT-31] the path of `cat` rebuilds the category bar on a direct visit', {
    tag: '@one-language',
  }, async ({ open, listing, lang, page }) => {
    await open('/products/?category=5W-30&cat=Automobile,Engine+oil,Fully+synthetic,5W-30')
    await expect(listing.heading).toHaveText('5W-30')
    const parent = lang === 'ar' ? 'السيارات' : 'Automobile'
    await expect(listing.categories.getByRole('link', { name: parent, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(listing.subcategories.locator('[aria-current=page]')).toHaveText('5W-30')
    await expect(page).toHaveTitle(/^5W-30/)
  })

  test('[CAT-27] [CAT-63] [CAT-64] [CAT-65] `sort` puts the lowest price, the highest or the best sellers first', {
    tag: '@one-language',
  }, async ({ open, go, listing, request, lang }) => {
    await open('/products/?category=Batteries&sort=PRICE-ASC')
    const ascending = await pricesOf(listing)
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other))
    expect(new Set(ascending).size).toBeGreaterThan(3)

    await go('/products/?category=Batteries&sort=PRICE-DESC')
    await expect.poll(() => pricesOf(listing)).toEqual(ascending.toReversed())

    const id = await categoryIdOf(request, 'Batteries')
    const best = await askProducts(
      request,
      `filter:{${inMuscat},categories:["${id}"]},sortBy:{field:RATING,direction:DESC}`,
    )
    await go('/products/?category=Batteries&sort=RATING-ASC')
    await expect(listing.names).toHaveText(best.products.map((product) => nameIn(lang, product)))
  })

  test('[CAT-43] [CAT-29] without a sort, or with an unknown one, the priority attribute orders', {
    tag: '@one-language',
  }, async ({ open, listing, request, lang }) => {
    const priorityId = await askPriorityId(request)
    const id = await categoryIdOf(request, 'Engine oil')
    const expected = await askProducts(
      request,
      `filter:{${inMuscat},categories:["${id}"]},sortBy:{attributeId:"${priorityId}",direction:ASC}`,
    )
    const names = expected.products.map((product) => nameIn(lang, product))
    await open('/products/?category=Engine+oil')
    await expect(listing.names).toHaveText(names)
    await open('/products/?category=Engine+oil&sort=NONSENSE-UP')
    await expect(listing.names).toHaveText(names)
  })

  test('[CAT-28] one parameter for each attribute, with comma-separated values', {
    tag: '@one-language',
  }, async ({ open, listing, request, t }) => {
    const id = await categoryIdOf(request, 'Engine oil')
    const { total } = await askProducts(
      request,
      `filter:{categories:["${id}"],attributes:[{slug:"state",values:["muscat"]},{slug:"viscosity",values:["5w-30","0w-20"]}]}`,
    )
    await open('/products/?category=Engine+oil&viscosity=5w-30,0w-20')
    await expect(listing.count).toHaveText(t('listing.count', { count: total }))
    await expect(listing.cards).toHaveCount(total)
  })

  test('[CAT-29] [CAT-68] an unknown category is an empty listing with the category bar', {
    tag: '@one-language',
  }, async ({ open, listing, page, t, expectAccessible }) => {
    await open('/products/?category=Spaceships')
    await expect(page.getByText(t('shell.empty.products'))).toBeVisible()
    await expect(listing.categories).toBeVisible()
    await expectAccessible()
  })

  test('[SEO-01] [SEO-02] a category has a title, a description, a canonical address and its other language', async ({
    page,
    open,
    lang,
    t,
  }) => {
    await open('/products/?category=Tyres&sort=PRICE-ASC&rim=16-inch')
    const label = lang === 'ar' ? 'الإطارات' : 'Tyres'
    await expect(page).toHaveTitle(new RegExp(`^${label}`))
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      t('catalogue.seo.categoryDescription', { category: label }),
    )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/${lang}/products/\\?category=Tyres&cat=Automobile%2CTyres$`),
    )
    const other = lang === 'ar' ? 'en' : 'ar'
    await expect(page.locator(`link[rel=alternate][hreflang^=${other}]`)).toHaveAttribute(
      'href',
      new RegExp(`/${other}/products/\\?category=Tyres`),
    )
  })
})

test.describe('how it stands', () => {
  test('[A11Y-05] [A11Y-08] a filtered list can be read by everybody, and nothing sticks out at 320 px', {
    tag: '@one-language',
  }, async ({ page, open, listing, expectAccessible }) => {
    await open('/products/?category=Tyres&rim=16-inch,17-inch')
    await listing.cards.first().waitFor()
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })

  test('a desktop has the filters beside the products', { tag: '@one-language' }, async ({
    page,
    open,
    listing,
    t,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open('/products/?category=Engine+oil')
    const column = page.getByRole('region', { name: t('listing.filter.title') })
    await column.getByRole('checkbox', { name: '5W-30' }).check()
    await column.getByRole('button', { name: t('listing.filter.apply') }).click()
    await expect(page).toHaveURL(/viscosity=5w-30/)
    await expect(listing.chips).toHaveText(/: 5W-30/)
    await expectNoSidewaysScroll(page)
    await expectAccessible()
  })
})

/** Prices of the cards, in their order. */
async function pricesOf({ cards }: { cards: Locator }): Promise<number[]> {
  await cards.first().waitFor()
  const texts = await cards.locator('b').allTextContents()
  return texts.map((text) => Number(text.replaceAll(',', '')))
}
