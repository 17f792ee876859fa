import type { Locator, Page } from '@playwright/test'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { bottomCart, isStockCheckOf, lineOn, moreOf, stockCheck, test } from './fixtures/cart-test.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { expect } from './fixtures/shop-test.ts'

test.describe('adding to the cart', () => {
  test('[PROD-19] [CART-07] asks for the resulting quantity; when there is enough the cart grows, says so and can undo it', {
    tag: '@one-language',
  }, async ({ page, open, oil, t }) => {
    await open(searchFor(oil))
    const card = lineOn(page, oil)
    const add = addButton(card, t)

    const first = page.waitForRequest(isStockCheckOf(1))
    await add.click()
    await first
    await expect(bottomCart(page, t)).toHaveAccessibleName(t('shell.bottomBar.cartItems', { count: 1 }))
    await expect.poll(() => readStoredCart(page)).toHaveLength(1)
    const [line] = await readStoredCart(page)
    const text = t('catalogue.product.added', { product: isolateName(line?.name ?? '?') })
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
    await page.getByRole('button', { name: t('shell.undo') }).click()
    await expect(bottomCart(page, t)).toHaveAccessibleName(t('shell.bottomBar.cart'))

    await add.click()
    await expect(bottomCart(page, t)).toHaveAccessibleName(t('shell.bottomBar.cartItems', { count: 1 }))

    const second = page.waitForRequest(isStockCheckOf(2))
    await moreOf(page, line ?? oil, t).click()
    await second
    await expect(bottomCart(page, t)).toHaveAccessibleName(t('shell.bottomBar.cartItems', { count: 2 }))
    await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 2, metadata: [], error: null }])
  })

  test('[PROD-13] the button is disabled while its request is in flight', { tag: '@one-language' }, async ({
    page,
    open,
    oil,
    t,
  }) => {
    await open(searchFor(oil))
    const held = holdStockCheck(page)
    await held.ready
    const add = addButton(lineOn(page, oil), t)
    await add.click()
    await expect(add).toBeDisabled()
    await add.click({ force: true })
    held.release()
    await expect(moreOf(page, oil, t)).toBeEnabled()
    await expect(bottomCart(page, t)).toHaveAccessibleName(t('shell.bottomBar.cartItems', { count: 1 }))
    expect(held.count()).toBe(1)
  })

  test('[PROD-14] [REST-36] a card that leaves the page takes its request along, without a word', {
    tag: '@one-language',
  }, async ({ page, open, oil, t }) => {
    await open(searchFor(oil))
    const held = holdStockCheck(page)
    await held.ready
    const cancelled = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('check-product-stock'),
    )
    await addButton(lineOn(page, oil), t).click()
    await bottomCart(page, t).click()
    await expect(page.getByText(t('cart.empty.title'))).toBeVisible()
    expect((await cancelled).failure()?.errorText).toContain('ABORTED')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(t('cart.empty.title'))).toBeVisible()
  })

  test('[PROD-19] [ERR-18] a refusal and a fault show their messages and change nothing', {
    tag: '@one-language',
  }, async ({ page, open, oil, t, lang }) => {
    await open(searchFor(oil))
    const add = addButton(lineOn(page, oil), t)
    await page.route(stockCheck, (route) => {
      const { products } = route.request().postDataJSON()
      return route.fulfill({
        status: 400,
        json: { errors: { [products[0].product_id]: ['The last one is gone'] } },
      })
    })
    await add.click()
    await expect(page.getByRole('alert').filter({ hasText: 'The last one is gone' })).toBeVisible()
    await page.unroute(stockCheck)
    await page.route(stockCheck, (route) => route.fulfill({ status: 500, json: {} }))
    await add.click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.generic') })).toBeVisible()
    await expect(bottomCart(page, t)).toHaveAccessibleName(t('shell.bottomBar.cart'))
    await expect(page).toHaveURL(new RegExp(`/${lang}/search`))
  })

  test('[CART-21] [NAV-64] a visitor adds a product, opens the cart and finds it there', {
    tag: ['@one-language', '@purchase'],
  }, async ({ page, open, oil, lang, t }) => {
    await open(searchFor(oil))
    await addButton(lineOn(page, oil), t).click()
    await expect(bottomCart(page, t)).toHaveAccessibleName(t('shell.bottomBar.cartItems', { count: 1 }))
    await bottomCart(page, t).click()
    await expect(page).toHaveURL(`/${lang}/cart/`)
    await expect(page.getByRole('link', { name: t('cart.next') })).toBeVisible()
    await expect(lineOn(page, oil).getByRole('heading')).toHaveText(oil.name)
  })
})

/** A list with few cards, the product's among them. */
function searchFor(product: CartLine): string {
  const [name = ''] = product.name.split(' · ')
  return `/search?q=${encodeURIComponent(name)}`
}

function addButton(card: Locator, t: Translate): Locator {
  return card.getByRole('button', { name: t('catalogue.product.addToCart') })
}

/** Keeps stock checks waiting until they are released. */
function holdStockCheck(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let count = 0
  const ready = page.route(stockCheck, async (route) => {
    count += 1
    await promise
    // A request that was given up meanwhile cannot go on.
    await route.continue().catch(() => undefined)
  })
  return { ready, release: resolve, count: () => count }
}
