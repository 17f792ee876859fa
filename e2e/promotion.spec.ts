import { expectNoSidewaysScroll } from './fixtures/cart-test.ts'
import { askProducts, categoryIdOf, inMuscat } from './fixtures/catalogue-api.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { expect, test } from './fixtures/shop-test.ts'

test('[CAMP-36] the page tells the offer, its 72 hours and its terms, as the shop wrote them', async ({
  page,
  open,
  request,
  lang,
  t,
}) => {
  const answer = await request.get('/api/v1/content/configs/oil-promotion/', {
    headers: { 'Accept-Language': lang },
  })
  const words = ((await answer.json()) as { data: { title: string; text: string; terms: string[] } }).data
  await open('/promotion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  const main = page.getByRole('main')
  await expect(main).toContainText(words.text)
  await expect(main).toContainText(t('home.promotion.window', { hours: 72 }))
  const terms = page.getByRole('region', { name: t('home.promotion.terms') })
  await expect(terms.getByRole('listitem')).toHaveText(words.terms)
})

test('[CAMP-36] the oils of the offer are listed and go into the cart', { tag: '@one-language' }, async ({
  page,
  open,
  request,
  t,
}) => {
  const category = await categoryIdOf(request, 'Engine oil')
  const { total } = await askProducts(request, `filter:{categories:["${category}"],${inMuscat}}`)
  await open('/promotion')
  const cards = page.getByRole('list', { name: t('home.promotion.products') }).getByRole('article')
  await expect(cards).toHaveCount(total)
  await cards
    .first()
    .getByRole('button', { name: t('catalogue.product.addToCart') })
    .click()
  await expect.poll(async () => (await readStoredCart(page)).length).toBe(1)
})

test('[NAV-42] [NAV-83] it is found at /promotion and below, with a white theme colour', {
  tag: '@one-language',
}, async ({ page, open, lang }) => {
  const colour = page.locator('meta[name="theme-color"]')
  for (const path of ['/promotion', '/promotion/oil']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('10%')
    await expect(colour).toHaveAttribute('content', /^#f{3,6}$/i)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/${lang}/promotion$`),
    )
  }
  await expectNoSidewaysScroll(page)
  await open('/support/')
  await expect(colour).not.toHaveAttribute('content', /^#f{3,6}$/i)
})
