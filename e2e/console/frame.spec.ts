import { openConsole, test } from '../fixtures/console-test.ts'
import { expect } from '../fixtures/shop-test.ts'

test('the console turns with its language, and can be used by keys of any layout', async ({
  page,
  openAsOperator,
  lang,
  t,
  expectAccessible,
}) => {
  await openAsOperator('admin', '/orders')
  await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr')
  const firstRow = page.locator('a[data-row]').first()
  await expect(firstRow).toBeVisible()
  const menu = await page.getByRole('navigation', { name: t('console.nav.label') }).boundingBox()
  expect((menu?.x ?? 0) > 600).toBe(lang === 'ar')

  await page.keyboard.press('j')
  await expect(firstRow).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText(t('console.list.selected', { count: 1 }))).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').blur()

  // Read by the place of the key, whatever letter a layout has there.
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { name: t('console-customers.title') })).toBeVisible()
  await page.keyboard.press('Shift+Slash')
  const sheet = page.getByRole('dialog', { name: t('console.keys.title') })
  await expect(sheet).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

for (const theme of ['light', 'dark'] as const) {
  test(`every screen is accessible, ${theme}`, async ({ page, openAsOperator, expectAccessible, t }) => {
    // Fifteen readings with axe.
    test.slow()
    await page.addInitScript((chosen) => localStorage.setItem('warsha-console:theme', chosen), theme)
    // A few rows are enough: axe reads each of them.
    await openAsOperator('admin', '/orders?status=RETURNED')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.locator('a[data-row]').first()).toBeVisible()
    await expectAccessible()
    await page.locator('a[data-row]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('#')
    await expectAccessible()
    for (const [path, title] of [
      ['visits', t('console-orders.visits.title')],
      ['closing', t('console-closing.title')],
      ['closing/new', t('console-closing.new')],
      ['customers', t('console-customers.title')],
      ['returns', t('console-money.returns.title')],
      ['refunds', t('console-money.refunds.title')],
      ['failed-payments', t('console-money.failedPayments.title')],
      ['stock', t('console-stock.title')],
      ['reconciliation', t('console-reconciliation.title')],
      ['approvals', t('console-money.approvals.title')],
      ['categories', t('console-taxonomy.categories.title')],
      ['attributes', t('console-taxonomy.attributes.title')],
      ['product-types', t('console-taxonomy.types.title')],
      ['collections', t('console-taxonomy.collections.title')],
      ['product-sliders', t('console-taxonomy.sliders.title')],
      ['menus', t('console-taxonomy.menus.title')],
      ['today', t('console-today.title')],
      ['centres', t('console-centres.title')],
      ['products', t('console-products.title')],
      ['media', t('console-media.title')],
      ['places', t('console-places.title')],
      ['cars', t('console-cars.title')],
      ['pages', t('console-content.pages.title')],
      ['pages/new', t('console-content.pages.new')],
      ['texts', t('console-content.texts.title')],
      ['texts/delivery-rules', t('console-content.texts.title')],
      ['texts/legal', t('console-content.texts.title')],
      ['promotions', t('console-promotions.title')],
      ['promotions/new', t('console-promotions.new.title')],
      ['gift-cards', t('console-gift-cards.title')],
      ['gift-cards/batches', t('console-gift-cards.batches.title')],
      ['notifications', t('console-notifications.title')],
      ['notifications/new', t('console-notifications.new.title')],
      ['surveys', t('console-surveys.title')],
      ['surveys/questions', t('console-surveys.title')],
      ['settings', t('console-settings.title')],
      ['people', t('console-people.people.title')],
      ['log', t('console-people.log.title')],
      ['imports', t('console-imports.title')],
      ['health', t('console-people.health.title')],
    ] as const) {
      await page.goto(`/console/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible()
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('lists are cards and nothing reaches over the edge', async ({
    page,
    openAsOperator,
    expectAccessible,
    t,
  }) => {
    await openAsOperator('admin', '/orders')
    await expect(page.locator('a[data-row]').first()).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isWide()).toBe(false)
    await page.locator('a[data-row]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('#')
    expect(await isWide()).toBe(false)
    await expectAccessible()
    await page.getByRole('button', { name: t('console.nav.open') }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('console.nav.customers') })
      .click()
    await expect(page.getByRole('heading', { name: t('console-customers.title') })).toBeVisible()
    expect(await isWide()).toBe(false)
  })
})

test('the page of the console is in no index and no cache, and runs no inline script', {
  tag: '@one-language',
}, async ({ page, request, lang }) => {
  const answer = await request.get('/console/orders/anything')
  const headers = answer.headers()
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
  const html = await answer.text()
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
  const [, file = ''] = /src="(\/console\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const script = await request.get(file, { headers: { 'accept-encoding': 'br' } })
  expect(script.headers()['cache-control']).toContain('immutable')
  expect((await request.get('/console/assets/gone.js')).status()).toBe(404)
  await openConsole(page, lang, '/sign-in')
})
