import type { Page } from '@playwright/test'
import type { MessageKey } from '@warsha/i18n/message-key.ts'
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

/** Screens by the part of the menu they are in, with the titles of their pages. */
const screens = {
  work: [
    ['today', 'console-today.title'],
    ['visits', 'console-orders.visits.title'],
    ['closing', 'console-closing.title'],
    ['closing/new', 'console-closing.new'],
    ['customers', 'console-customers.title'],
  ],
  money: [
    ['returns', 'console-money.returns.title'],
    ['refunds', 'console-money.refunds.title'],
    ['failed-payments', 'console-money.failedPayments.title'],
    ['reconciliation', 'console-reconciliation.title'],
    ['approvals', 'console-money.approvals.title'],
  ],
  catalogue: [
    ['products', 'console-products.title'],
    ['stock', 'console-stock.title'],
    ['media', 'console-media.title'],
    ['categories', 'console-taxonomy.categories.title'],
    ['attributes', 'console-taxonomy.attributes.title'],
    ['product-types', 'console-taxonomy.types.title'],
    ['page-attributes', 'console-taxonomy.pageAttributes.title'],
    ['collections', 'console-taxonomy.collections.title'],
    ['product-sliders', 'console-taxonomy.sliders.title'],
    ['menus', 'console-taxonomy.menus.title'],
  ],
  services: [
    ['service-types', 'console-taxonomy.serviceTypes.title'],
    ['centre-types', 'console-taxonomy.centreTypes.title'],
    ['warehouses', 'console-taxonomy.warehouses.title'],
    ['cars/intervals', 'console-cars.intervals.title'],
    ['settings/fees', 'console-settings.title'],
  ],
  promotions: [
    ['promotions', 'console-promotions.title'],
    ['promotions/new', 'console-promotions.new.title'],
    ['gift-cards', 'console-gift-cards.title'],
    ['gift-cards/batches', 'console-gift-cards.batches.title'],
  ],
  content: [
    ['pages', 'console-content.pages.title'],
    ['pages/new', 'console-content.pages.new'],
    ['texts', 'console-content.texts.title'],
    ['texts/delivery-rules', 'console-content.texts.title'],
    ['texts/legal', 'console-content.texts.title'],
    ['notifications', 'console-notifications.title'],
    ['notifications/new', 'console-notifications.new.title'],
    ['surveys', 'console-surveys.title'],
    ['surveys/questions', 'console-surveys.title'],
  ],
  administration: [
    ['centres', 'console-centres.title'],
    ['places', 'console-places.title'],
    ['cars', 'console-cars.title'],
    ['cars/intervals', 'console-cars.intervals.title'],
    ['settings', 'console-settings.title'],
    ['imports', 'console-imports.title'],
    ['people', 'console-people.people.title'],
    ['log', 'console-people.log.title'],
    ['health', 'console-people.health.title'],
  ],
} as const satisfies Record<string, readonly (readonly [string, MessageKey])[]>

test('the list of orders and an order are accessible', async ({ page, openAsOperator, expectAccessible }) => {
  await openAsOperator('admin', '/orders?status=RETURNED')
  await expect(page.locator('a[data-row]').first()).toBeVisible()
  await expectAccessible()
  await page.locator('a[data-row]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('#')
  await expectAccessible()
  await inTheme(page, 'dark')
  await expectAccessible(undefined, ['color-contrast'])
})

for (const [group, paths] of Object.entries(screens)) {
  test(`screens of ${group} are accessible, light and dark`, async ({
    page,
    openAsOperator,
    expectAccessible,
    lang,
    t,
  }) => {
    test.slow()
    await openAsOperator('admin', '/')
    for (const [path, title] of paths) {
      await page.evaluate(navigate, `/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: t(title) })).toBeVisible()
      await expectAccessible()
      // Colours are the same in every language.
      if (lang === 'ar') continue
      await inTheme(page, 'dark')
      await expectAccessible(undefined, ['color-contrast'])
      await inTheme(page, 'light')
    }
  })
}

/** Records of the catalogue and of content, with the buttons that open their dialogs. */
const records = {
  catalogue: [
    ['products/1', undefined],
    ['products/1', 'console-products.publish.action'],
    ['products/1', 'console-products.publish.withdraw'],
    ['products/1', 'console-products.prices.edit'],
    ['products/1', 'console-products.stock.edit'],
    ['media/1', 'console-media.crop.button'],
    ['menus/1', undefined],
    ['categories/2', undefined],
    ['attributes/1', undefined],
    ['collections/1', undefined],
    ['product-sliders/1', undefined],
    ['promotions/1', undefined],
    ['gift-cards/1', 'console-gift-cards.send.action'],
    ['gift-cards', 'console-gift-cards.issue.action'],
  ],
  content: [
    ['pages/1', 'console-content.unpublish.action'],
    ['pages/types', 'console-content.types.new'],
    ['texts/faq/1', undefined],
    ['texts/contact', undefined],
    ['texts/legal/1', undefined],
    ['surveys', 'console-surveys.comments.reject'],
    ['surveys/questions', 'console-surveys.questions.add'],
    ['places/country/1', undefined],
    ['places/state/11', undefined],
    ['cars/1', undefined],
    ['cars/brands/1', undefined],
    ['settings/channels', 'console-settings.newChannel.action'],
  ],
} as const satisfies Record<string, readonly (readonly [string, MessageKey | undefined])[]>

for (const [group, paths] of Object.entries(records)) {
  test(`records of ${group} and their dialogs are accessible, light and dark`, async ({
    page,
    openAsOperator,
    expectAccessible,
    lang,
    t,
  }) => {
    test.slow()
    await openAsOperator('admin', '/')
    for (const [path, button] of paths) {
      await page.evaluate(navigate, `/${path}`)
      await expect(page).toHaveURL(new RegExp(`/console/${path}$`))
      if (button) {
        await page
          .getByRole('button', { name: new RegExp(t(button).replaceAll(/\{\w+\}/g, '.+')) })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
      } else await expect(page.getByRole('main').locator('input, textarea, li').first()).toBeVisible()
      const part = button ? 'dialog' : undefined
      await expectAccessible(part)
      if (lang === 'en') {
        await inTheme(page, 'dark')
        await expectAccessible(part, ['color-contrast'])
        await inTheme(page, 'light')
      }
      if (button) await page.keyboard.press('Escape')
    }
  })
}

test('the chosen theme holds from the first paint', { tag: '@one-language' }, async ({
  page,
  openAsOperator,
}) => {
  await page.addInitScript(() => localStorage.setItem('warsha-console:theme', 'dark'))
  await openAsOperator('admin', '/orders')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
}

/** Goes on within the open page, as a link of the menu does: a page of its own costs axe a second each. */
async function navigate(path: string): Promise<void> {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: { navigate(to: string): Promise<void> }
  }
  await router.navigate(path)
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
