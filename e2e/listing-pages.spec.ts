import { askProducts, inMuscat } from './fixtures/catalogue-api.ts'
import { expect, holdOperation, operationOf, test } from './fixtures/listing-test.ts'
import { expectOneLanguage } from './fixtures/page-texts.ts'

test.describe('pages', () => {
  test('[CAT-33] [I18N-01] the next page comes when the end of the list comes into view', {
    tag: '@one-language',
  }, async ({ page, open, listing, request, lang }) => {
    const { total } = await askProducts(request, `filter:{${inMuscat}}`)
    expect(total).toBeGreaterThan(100)
    await open('/products/')
    await expect(listing.cards).toHaveCount(100)
    await listing.cards.last().scrollIntoViewIfNeeded()
    await expect(listing.cards).toHaveCount(total)
    await expectOneLanguage(page, lang)
  })

  test('[CAT-33] a button does the same', { tag: '@one-language' }, async ({
    page,
    open,
    listing,
    t,
    request,
  }) => {
    const { total } = await askProducts(request, `filter:{${inMuscat}}`)
    await page.addInitScript(() => {
      // A browser that never tells what is in view.
      window.IntersectionObserver = class {
        observe() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver
    })
    await open('/products/')
    await expect(listing.cards).toHaveCount(100)
    await page.getByRole('button', { name: t('listing.loadMore') }).click()
    await expect(listing.cards).toHaveCount(total)
    await expect(page.getByRole('button', { name: t('listing.loadMore') })).toHaveCount(0)
  })

  test('coming from another page, the listing shows where its products will be', {
    tag: '@one-language',
  }, async ({ page, open, listing, t }) => {
    await open('/cart/')
    const held = await holdOperation(page, 'Products')
    await page.getByRole('link', { name: t('cart.empty.action') }).click()
    await expect(listing.heading).toHaveText(t('listing.title'))
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible()
    held.release()
    await expect(listing.cards.first()).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  })

  test('products that cannot be loaded can be asked for again', { tag: '@one-language' }, async ({
    page,
    open,
    listing,
    t,
  }) => {
    await open('/products/?category=Tyres')
    let isDown = true
    await page.route('**/graphql/', (route) =>
      isDown && operationOf(route.request()) === 'Products' ? route.abort() : route.fallback(),
    )
    await listing.subcategories.getByRole('link').nth(1).click()
    const notice = page.getByRole('alert').filter({ hasText: t('errors.offline') })
    await expect(notice).toBeVisible()
    // The list that was there stays.
    await expect(listing.cards.first()).toBeVisible()
    await expect(page).toHaveURL(/category=Tyres$/)
    isDown = false
    await notice.getByRole('button', { name: t('shell.retry') }).click()
    await expect(page).not.toHaveURL(/category=Tyres$/)
    await expect(listing.cards.first()).toBeVisible()
  })

  test('who comes back from a product finds the list where it was left', { tag: '@one-language' }, async ({
    page,
    open,
    listing,
  }) => {
    await open('/products/?category=Parts')
    const card = listing.cards.nth(18)
    const link = card.getByRole('heading').getByRole('link')
    // Scrolls as far as the click will.
    await link.hover()
    const name = (await link.textContent()) ?? ''
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)
    await link.click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect(listing.cardOf(name)).toBeInViewport()
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(300)
  })
})
