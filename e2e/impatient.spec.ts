import type { Page } from '@playwright/test'
import { bottomCart, lineOn, stockCheck, test } from './fixtures/cart-test.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { isOperation } from './fixtures/listing-test.ts'
import { expect, hydrated } from './fixtures/shop-test.ts'

const listing = '/products/?category=Engine%20oil'

/** Answers about the stock stay away until they are let through. */
async function holdStock(page: Page): Promise<{ release: () => void; asked: () => number }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(stockCheck, async (route) => {
    asked += 1
    await promise
    await route.continue().catch(() => undefined)
  })
  return { release: resolve, asked: () => asked }
}

test.describe('a shopper who does not wait for the answer', () => {
  test('[UX-163] three taps on a card’s button make three pieces', { tag: '@one-language' }, async ({
    page,
    open,
    t,
  }) => {
    await open(listing)
    const stock = await holdStock(page)
    const add = page.getByRole('button', { name: t('catalogue.product.addToCart') }).first()
    for (let tap = 0; tap < 3; tap++) await add.click()
    await expect(add).toHaveAttribute('aria-busy', 'true')
    stock.release()
    await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 3 }])
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    expect(await readStoredCart(page)).toMatchObject([{ quantity: 3 }])
  })

  test('[UX-163] a link to the cart right after Add brings the product along', async ({ page, open, t }) => {
    await open(listing)
    const stock = await holdStock(page)
    await page
      .getByRole('button', { name: t('catalogue.product.addToCart') })
      .first()
      .click()
    await expect.poll(stock.asked).toBe(1)
    await bottomCart(page, t).click()
    await expect(page).toHaveURL(/\/cart\/$/)
    stock.release()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    expect(await readStoredCart(page)).toMatchObject([{ quantity: 1 }])
  })

  test('[UX-163] Back right after Add takes nothing away', { tag: '@one-language' }, async ({
    page,
    open,
    go,
    t,
  }) => {
    await open(listing)
    await go('/products/?category=Tyres')
    const stock = await holdStock(page)
    await page
      .getByRole('button', { name: t('catalogue.product.addToCart') })
      .first()
      .click()
    await expect.poll(stock.asked).toBe(1)
    await page.goBack()
    await expect(page).toHaveURL(/Engine%20oil$/)
    stock.release()
    await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 1 }])
  })

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
