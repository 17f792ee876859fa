import type { BrowserContext, Locator, Page } from '@playwright/test'
import { openConsole } from './fixtures/console-test.ts'
import { demoSlugs, lineOf, readProduct, readStoredCart, storeCart } from './fixtures/filled-cart.ts'
import { offlineParts, releaseStored, storedPaths } from './fixtures/offline-parts.ts'
import { test } from './fixtures/placed-orders.ts'
import { bottomBar, openSideMenu, skipGreetings, skipTour } from './fixtures/shell-parts.ts'
import { openShopProxy, portalText, type ShopProxy } from './fixtures/shop-proxy.ts'
import { expect, hydrated } from './fixtures/shop-test.ts'
import { openAs, signInByApi } from './fixtures/sign-in.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(async ({ context }) => {
  // A release is stored one file after the other.
  test.slow()
  await skipGreetings(context)
  await skipTour(context)
})

test('[OPS-29] offline, the shop opens with a notice and the cart with its goods; what needs the shop says so, changes stay, and the return brings the page that was asked for', async ({
  page,
  context,
  request,
  open,
  lang,
  t,
  expectAccessible,
}) => {
  const oil = lineOf(await readProduct(request, demoSlugs.oil, lang), lang, { quantity: 2 })
  await storeCart(context, [oil])
  await open('/')
  await releaseStored(page)

  await context.setOffline(true)
  await page.goto(`/${lang}/support/`)
  await hydrated(page)
  const { notice, title, told } = offlineParts(page, t)
  await expect(title).toBeVisible()
  await expect(notice).toBeVisible()
  await expect(bottomBar(page, t)).toBeVisible()
  await expectTouchable(page.getByRole('button', { name: t('shell.retry') }))
  // A telephone works without the shop.
  await expectTouchable(page.getByRole('main').getByRole('link', { name: t('shell.menu.callUs') }))
  await expectAccessible()
  await openSideMenu(page, t)

  await page.goto(`/${lang}/cart/`)
  await expect(page).toHaveURL(`/${lang}/cart/`)
  await hydrated(page)
  const goods = page.getByRole('list', { name: t('cart.title') }).getByRole('listitem')
  await expect(goods).toHaveCount(1)
  await expect(goods).toContainText(oil.name)
  await expect(notice).toBeVisible()
  await expect(title).toHaveCount(0)
  await expectTouchable(page.getByRole('button', { name: t('shell.retry') }))
  await expectAccessible()

  await page.getByRole('link', { name: t('cart.next') }).click()
  await expect(told).toBeVisible()
  await expect(page).toHaveURL(`/${lang}/cart/`)
  await goods.getByRole('button', { name: t('catalogue.product.decreaseOf', { product: oil.name }) }).click()
  await expect.poll(async () => (await readStoredCart(page))[0]?.quantity).toBe(1)
  await page.reload()
  await expect(goods).toHaveCount(1)
  expect((await readStoredCart(page))[0]?.quantity).toBe(1)

  const checked = page.waitForResponse(
    (answer) => answer.url().includes('check-product-stock') && answer.ok(),
  )
  await context.setOffline(false)
  await checked
  await expect(notice).toHaveCount(0)
  expect((await readStoredCart(page))[0]?.quantity).toBe(1)

  await context.setOffline(true)
  await page.goto(`/${lang}/support/`)
  await expect(title).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(`/${lang}/support/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.support.title'))
})

test('[OPS-29] orders that were seen open offline, and none of them is left after the sign-out or for the next customer', async ({
  page,
  context,
  request,
  open,
  lang,
  t,
  placeOrders,
}) => {
  const customer = await signInByApi(request)
  await placeOrders(customer, [{}, {}])
  await openAs(page, customer)
  await open('/my-orders')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  await cards.first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/my-order/`))
  await expect(page.getByRole('heading', { name: t('orders.billingAddress') })).toBeVisible()
  const address = page.url()
  await releaseStored(page)
  expect((await storedPaths(page)).filter((path) => !isPublic(path))).toEqual([])

  await context.setOffline(true)
  await page.goto(address)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: t('orders.billingAddress') })).toBeVisible()
  const { notice } = offlineParts(page, t)
  await expect(notice).toBeVisible()
  await page.goto(`/${lang}/my-orders`)
  await expect(cards).toHaveCount(2)

  const kept = await keptText(page)
  expect(kept).toContain('my-order')
  await page.goto(`/${lang}/support/`)
  const menu = await openSideMenu(page, t)
  await menu.getByRole('button', { name: t('shell.menu.signOut') }).click()
  await expect.poll(() => keptText(page)).toBe('')
  await page.goto(address)
  await expect(offlineParts(page, t).title).toBeVisible()
  await expect(page.getByRole('heading', { name: t('orders.billingAddress') })).toHaveCount(0)

  await context.setOffline(false)
  // Even what should have been left behind is not the next customer's.
  const next = await context.newPage()
  await openAs(next, await signInByApi(request))
  await next.addInitScript((left) => {
    if (window.top !== window || sessionStorage.getItem('left')) return
    sessionStorage.setItem('left', 'yes')
    localStorage.setItem('warsha:kept', left)
  }, kept)
  await next.route('**/graphql/**', (route) => route.abort('internetdisconnected'))
  await next.goto(address)
  await expect(next.getByText(t('orders.orderFailed'))).toBeVisible()
  expect(await keptText(next)).not.toContain(customer.userId)
})

test('[OPS-29] the worker leaves console, API and payment returns alone, and stores nothing but its release', {
  tag: '@one-language',
}, async ({ page, context, open, lang, t }) => {
  await open('/')
  await releaseStored(page)
  await openConsole(page, lang, '/orders')
  await expect(page.getByRole('heading', { name: t('console.signIn.title') })).toBeVisible()
  await open('/products/')
  await page.goto(`/${lang}/payment/cancel/`)
  await page.goto(`/${lang}/no-such-page`)
  await page.goto('/demo/outbox')
  expect((await storedPaths(page)).filter((path) => !isPublic(path))).toEqual([])

  await context.setOffline(true)
  // In a page of its own: the browser's page of an error is none of ours.
  const refused = await context.newPage()
  for (const path of [
    '/console',
    '/demo/outbox',
    `/${lang}/payment/result`,
    '/api/v1/content/configs/contact/',
  ])
    await expect(refused.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(`/${lang}`)
  await expect(offlineParts(page, t).title).toBeVisible()
})

test.describe('over a line of its own', () => {
  let proxy: ShopProxy
  test.beforeEach(async ({ shopOrigin }) => {
    proxy = await openShopProxy(shopOrigin)
  })
  test.afterEach(() => proxy.close())

  test('[OPS-29] a new version leaves no page of the old one: the open tab goes on with its own files, the next page and the offline page are of the new one', {
    tag: '@one-language',
  }, async ({ page, context, lang, t }) => {
    await page.goto(`${proxy.origin}/${lang}`)
    await hydrated(page)
    await releaseStored(page)
    const first = await manifestOf(page)

    proxy.line = 'next'
    // The code of the cart was never fetched by this page, and the shop has it no more.
    await bottomBar(page, t)
      .getByRole('link', { name: t('shell.bottomBar.cart') })
      .click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(page.getByText(t('cart.empty.title'))).toBeVisible()
    expect(await manifestOf(page)).toBe(first)

    const other = await context.newPage()
    await other.goto(`${proxy.origin}/${lang}`)
    await hydrated(other)
    const second = await manifestOf(other)
    expect(second).not.toBe(first)
    await releaseStored(other, 2)
    await expect
      .poll(() => other.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
      .toBe('activated')

    await context.setOffline(true)
    await other.goto(`${proxy.origin}/${lang}/support/`)
    await hydrated(other)
    await expect(offlineParts(other, t).title).toBeVisible()
    expect(await manifestOf(other)).toBe(second)
    await page.goto(`${proxy.origin}/${lang}/cart/`)
    await hydrated(page)
    await expect(page).toHaveURL(/\/cart\/$/)
    expect(await manifestOf(page)).toBe(second)
  })

  test('[OPS-29] a line on which nothing answers opens the offline page after a while, and leads on when it is back', {
    tag: '@one-language',
  }, async ({ page, lang, t }) => {
    await page.goto(`${proxy.origin}/${lang}`)
    await hydrated(page)
    await releaseStored(page)
    proxy.line = 'silent'
    const { title } = offlineParts(page, t)
    await page.goto(`${proxy.origin}/${lang}/support/`)
    await expect(title).toBeVisible()
    proxy.line = 'first'
    await page.getByRole('button', { name: t('shell.retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.support.title'), {
      timeout: 20_000,
    })
  })

  test('[OPS-29] the sign-in page of a hotel is shown, and never stored in place of the shop', {
    tag: '@one-language',
  }, async ({ page, context, lang, t }) => {
    // A page that fetches no scripts later on: the hotel would answer those too.
    await page.goto(`${proxy.origin}/${lang}/terms-and-policy/`)
    await hydrated(page)
    proxy.line = 'portal'
    await page.goto(`${proxy.origin}/${lang}/support/`)
    await expect(page.getByRole('heading')).toHaveText(portalText)
    await expectNoPortal(page)
    proxy.line = 'first'
    await page.goto(`${proxy.origin}/${lang}/support/`)
    await hydrated(page)
    await releaseStored(page)
    await expectNoPortal(page)
    await openOffline(page, context, `${proxy.origin}/${lang}/products/`)
    await expect(offlineParts(page, t).title).toBeVisible()
  })
})

/** Files of the build, and the page that stands for all others. */
function isPublic(path: string): boolean {
  return path.startsWith('/assets/') || /^\/(?:en|ar)\/offline$/.test(path)
}

function keptText(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('warsha:kept') ?? '')
}

function manifestOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => (window as { __reactRouterManifest?: { url?: string } }).__reactRouterManifest?.url,
  )
}

async function openOffline(page: Page, context: BrowserContext, address: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(address)
}

async function expectNoPortal(page: Page): Promise<void> {
  const stored = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const answers = await Promise.all(caught.map((cache) => cache.matchAll()))
    return Promise.all(answers.flat().map((answer) => answer.text()))
  })
  expect(stored.filter((text) => text.includes(portalText))).toEqual([])
}

/** At least 44 pixels each way. */
async function expectTouchable(button: Locator): Promise<void> {
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
}
