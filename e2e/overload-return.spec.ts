import type { Page } from '@playwright/test'
import { settled, test } from './fixtures/cart-test.ts'
import { operationOf } from './fixtures/listing-test.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect } from './fixtures/shop-test.ts'

const list = '/products/?category=Tyres'
const graphql = '**/graphql/'
const health = '**/health/ready'

test.beforeEach(({ context }) => skipGreetings(context))

/** From here on every question is answered with 503; returns a function that ends it. */
async function overload(page: Page): Promise<() => Promise<void>> {
  const answer = { status: 503, json: { errors: [{ message: 'Overloaded' }] } }
  await page.route(graphql, (route) => route.fulfill(answer))
  await page.route(health, (route) => route.fulfill(answer))
  return async () => {
    await page.unroute(graphql)
    await page.unroute(health)
  }
}

test('[UX-10] [BEY-14] [NAV-85] a category that an overloaded shop cannot show is where recovery leads', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await open(list)
  const recover = await overload(page)
  const link = page
    .getByRole('list', { name: t('catalogue.category.subcategories') })
    .getByRole('link')
    .nth(1)
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { name: t('errors.highTraffic.title') })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/${lang}/high-traffic\\?from=`))
  await recover()
  await page.getByRole('button', { name: t('shell.retry') }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('[UX-10] sort of an overloaded shop is carried out when it recovers', { tag: '@one-language' }, async ({
  page,
  open,
  t,
}) => {
  await open(list)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('catalogue.sort.open') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('catalogue.sort.title') })
  await dialog.getByText(t('catalogue.sort.lowest_price')).click()
  const recover = await overload(page)
  await dialog.getByRole('button', { name: t('catalogue.sort.apply') }).click()
  await expect(page.getByRole('heading', { name: t('errors.highTraffic.title') })).toBeVisible()
  await recover()
  await page.getByRole('button', { name: t('shell.retry') }).click()
  await expect(page).toHaveURL(/sort=PRICE-ASC/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('[UX-10] a listing behind a link leads there too, after its page has opened', {
  tag: '@one-language',
}, async ({ page, open, lang, t }) => {
  await open('/cart/')
  const recover = await overload(page)
  await page.getByRole('link', { name: t('cart.empty.action') }).click()
  await expect(page.getByRole('heading', { name: t('errors.highTraffic.title') })).toBeVisible()
  await recover()
  await page.getByRole('button', { name: t('shell.retry') }).click()
  await expect(page).toHaveURL(new RegExp(`/${lang}/products/`))
})

test('[UX-10] the cart of an overloaded shop is waited for', { tag: '@one-language' }, async ({
  page,
  openCart,
  oil,
  lang,
  t,
}) => {
  const recover = await overload(page)
  await openCart([oil])
  await expect(page.getByRole('heading', { name: t('errors.highTraffic.title') })).toBeVisible()
  await recover()
  await page.getByRole('button', { name: t('shell.retry') }).click()
  await expect(page).toHaveURL(`/${lang}/cart/`)
  await settled(page)
  await expect(page.getByRole('article')).toContainText(oil.name)
})

test('[UX-09] a cart that could not be checked says so and accuses no product', {
  tag: '@one-language',
}, async ({ page, openCart, oil, t }) => {
  await page.route(graphql, (route) =>
    operationOf(route.request()) === 'CartProducts' ? route.abort() : route.fallback(),
  )
  await openCart([oil])
  const notice = page.getByRole('alert').filter({ hasText: t('cart.refreshFailed') })
  await expect(notice).toBeVisible()
  await expect(page.getByText(t('cart.line.unavailable'))).toHaveCount(0)
  await page.unroute(graphql)
  await notice.getByRole('button', { name: t('shell.retry') }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('article')).toContainText(oil.name)
})
