import { firstGlance, holdScripts } from './fixtures/early-page.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { addButton, demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { bottomBar, skipGreetings } from './fixtures/shell-parts.ts'
import { expect, hydrated, test } from './fixtures/shop-test.ts'

const listingPath = '/products/?category=Engine%20oil'

test.beforeEach(({ context }) => skipGreetings(context))

test('[UX-01] variant, pieces and Add of the first second are what is bought', {
  tag: '@one-language',
}, async ({ page, request, lang, t }) => {
  const product = await readProduct(request, demoProducts.oil)
  const variant = product.variants.at(-1)
  const scripts = await holdScripts(page)
  await page.goto(`/${lang}${productPath(product)}`, { waitUntil: 'commit' })
  const choice = page.locator(`input[type=radio][value="${variant?.id}"]`)
  await choice.click()
  // It is seen to be chosen, although nothing but the browser knows of it.
  await expect(choice.locator('xpath=..')).toHaveCSS('box-shadow', /1px/)
  const more = page.locator('.buy-bar').getByRole('button', { name: t('catalogue.product.increase') })
  await more.click()
  await more.click()
  await addButton(page, t).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true')

  scripts.release()
  await expect.poll(() => readStoredCart(page)).toMatchObject([{ variantId: variant?.id, quantity: 3 }])
  await expect(choice).toBeChecked()
})

test('[UX-01] [UX-02] an early press of Add shows at once, and two of them add two', {
  tag: '@one-language',
}, async ({ page, lang, t }) => {
  const scripts = await holdScripts(page)
  await page.goto(`/${lang}${listingPath}`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: t('catalogue.product.addToCart') }).first()
  await add.click()
  await expect(add).toHaveCSS('opacity', '0.7')
  expect(await add.evaluate((button) => getComputedStyle(button, '::after').content)).toBe('""')
  await add.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true')
  scripts.release()
  await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 2 }])
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test('[UX-01] what is pressed by the keyboard counts as well', { tag: '@one-language' }, async ({
  page,
  request,
  lang,
  t,
}) => {
  const scripts = await holdScripts(page)
  const product = await readProduct(request, demoProducts.oil)
  await page.goto(`/${lang}${productPath(product)}`, { waitUntil: 'commit' })
  await page
    .locator('.buy-bar')
    .getByRole('button', { name: t('catalogue.product.increase') })
    .press('Space')
  await addButton(page, t).press('Enter')
  scripts.release()
  await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 2 }])
})

test('[UX-01] a link that is followed after Add does not overtake it', { tag: '@one-language' }, async ({
  page,
  lang,
  t,
}) => {
  const scripts = await holdScripts(page)
  await page.goto(`/${lang}${listingPath}`, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: t('catalogue.product.addToCart') })
    .first()
    .click()
  await bottomBar(page, t).getByRole('link').last().click()
  scripts.release()
  await expect(page).toHaveURL(new RegExp(`/${lang}/cart`))
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('[UX-03] an early tick stays, and an early Filter uses it', { tag: '@one-language' }, async ({
    page,
    lang,
    t,
  }) => {
    const scripts = await holdScripts(page)
    await page.goto(`/${lang}${listingPath}`, { waitUntil: 'commit' })
    const column = page.getByRole('region', { name: t('listing.filter.title') })
    const box = column.getByRole('checkbox').first()
    await box.click()
    scripts.release()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Another tick has every box drawn again.
    await column.getByRole('checkbox').nth(1).click()
    await expect(box).toBeChecked()
  })

  test('[UX-03] tick and Filter, both before the page responds', { tag: '@one-language' }, async ({
    page,
    lang,
    t,
  }) => {
    const scripts = await holdScripts(page)
    await page.goto(`/${lang}${listingPath}`, { waitUntil: 'commit' })
    const column = page.getByRole('region', { name: t('listing.filter.title') })
    await column.getByRole('checkbox').first().click()
    await column.getByRole('button', { name: t('listing.filter.apply') }).click()
    scripts.release()
    await expect(page).toHaveURL(/category=Engine[^&]*&[a-z-]+=/)
    await expect(column.getByRole('checkbox').first()).toBeChecked()
  })
})

test('[UX-04] text typed before the page responds is searched for', { tag: '@one-language' }, async ({
  page,
  lang,
}) => {
  const scripts = await holdScripts(page)
  await page.goto(`/${lang}/search/`, { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('combobox')
  await field.pressSequentially('5W-30')
  scripts.release()
  await expect(page).toHaveURL(/q=5W-30/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(field).toHaveValue('5W-30')
})

test('[UX-04] Enter before the page responds searches', { tag: '@one-language' }, async ({ page, lang }) => {
  const scripts = await holdScripts(page)
  await page.goto(`/${lang}`, { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('combobox')
  await field.pressSequentially('5W-30')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\/?\?q=5W-30/)
  scripts.release()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[UX-05] [NAV-50] an early switch of language replaces the page as a later one does', {
  tag: '@one-language',
}, async ({ page, lang }) => {
  const scripts = await holdScripts(page)
  const other = lang === 'en' ? 'ar' : 'en'
  await page.goto(`/${lang}/support/`, { waitUntil: 'commit' })
  // Before the styles are there, the desktop's link is visible as well.
  await firstGlance(page)
  const before = await page.evaluate(() => history.length)
  await page.locator(`a[hreflang=${other}]:visible`).first().click()
  await expect(page).toHaveURL(`/${other}/support/`)
  expect(await page.evaluate(() => history.length)).toBe(before)
  scripts.release()
})
