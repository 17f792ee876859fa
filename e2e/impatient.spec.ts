import { lineOn, test } from './fixtures/cart-test.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { isOperation } from './fixtures/listing-test.ts'
import { expect, hydrated } from './fixtures/shop-test.ts'

const listing = '/products/?category=Engine%20oil'

test.describe('a shopper who does not wait for the answer', () => {
  test('[UX-163] taps in two tabs are all counted', { tag: '@one-language' }, async ({
    page,
    context,
    open,
    oil,
    lang,
    t,
  }) => {
    const path = `/search?q=${encodeURIComponent(oil.name.split(' · ')[0] ?? '')}`
    await open(path)
    const other = await context.newPage()
    await other.goto(`/${lang}${path}`)
    await hydrated(other)
    const name = t('catalogue.product.addToCart')
    await Promise.all([page, other].map((tab) => lineOn(tab, oil).getByRole('button', { name }).click()))
    await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 2 }])
    for (const tab of [page, other])
      await expect(lineOn(tab, oil).locator('[aria-live=polite]')).toHaveText('2')
  })

  test('[UX-164] Back before a page has come shows the list where it was, without a placeholder', async ({
    page,
    open,
  }) => {
    await open(listing)
    const card = page.getByRole('main').getByRole('article').nth(9)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(300)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/graphql/', async (route) => {
      if (isOperation('ProductDetail')(route.request())) await promise
      await route.continue().catch(() => undefined)
    })
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(page).toHaveURL(/Engine%20oil$/)
    await expect(card).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    resolve()
    await expect(page.locator('main .skeleton, main [aria-busy=true]')).toHaveCount(0)
    await expect(page).toHaveURL(/Engine%20oil$/)
  })

  test('[UX-164] a link that is pressed twice adds one step to the history', {
    tag: '@one-language',
  }, async ({ page, open }) => {
    await open(listing)
    const steps = await page.evaluate(() => history.length)
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    await link.dblclick()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(steps + 1)
    await page.goBack()
    await expect(page).toHaveURL(/Engine%20oil$/)
  })
})
