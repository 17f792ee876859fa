import { noteRepeated, pressEveryControl, readRepeated } from './fixtures/early-controls.ts'
import { firstGlance, slowDown } from './fixtures/early-page.ts'
import { readStoredCart } from './fixtures/filled-cart.ts'
import { addButton, demoProducts, productPath, readProduct } from './fixtures/product-parts.ts'
import { skipGreetings } from './fixtures/shell-parts.ts'
import { expect, test } from './fixtures/shop-test.ts'

/** The suite goes through it once; `EARLY_ROUNDS=10` is the measurement. */
const rounds = Array.from({ length: Number(process.env.EARLY_ROUNDS ?? 1) }, (_, round) => round + 1)

/** What Arabic cannot break by itself is looked at once; a measurement looks at both. */
const tag = process.env.EARLY_ROUNDS ? ['@first-visit'] : ['@one-language', '@first-visit']

const firstScreens = ['', '/products/?category=Services', '/search/?q=oil', '/cart/']

test.beforeEach(({ context }) => skipGreetings(context))

test.describe('on a slow phone, 0.2 s after the first paint', () => {
  test.setTimeout(60_000)

  for (const round of rounds) {
    test(`[UX-01] exactly what is tapped is bought (${round})`, {
      tag,
    }, async ({ page, request, lang, t }) => {
      const product = await readProduct(request, demoProducts.oil)
      const variant = product.variants.at(-1)
      await slowDown(page)
      await page.goto(`/${lang}${productPath(product)}`, { waitUntil: 'commit' })
      await firstGlance(page)
      await page.locator(`input[type=radio][value="${variant?.id}"]`).click()
      const more = page.locator('.buy-bar').getByRole('button', { name: t('catalogue.product.increase') })
      await more.click()
      await more.click()
      await addButton(page, t).click()
      const bought = [{ variantId: variant?.id, quantity: 3 }]
      await expect.poll(() => readStoredCart(page), { timeout: 30_000 }).toMatchObject(bought)
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
      await expect(page.locator('[data-pressed], [aria-busy=true]')).toHaveCount(0)
      expect(await readStoredCart(page)).toMatchObject(bought)
    })

    test(`[UX-04] exactly what is typed is searched for (${round})`, {
      tag,
    }, async ({ page, lang }) => {
      await slowDown(page)
      await page.goto(`/${lang}/search/`, { waitUntil: 'commit' })
      await firstGlance(page)
      const field = page.getByRole('main').getByRole('combobox')
      await field.pressSequentially('5W-30')
      await expect(page).toHaveURL(/\?q=5W-30$/, { timeout: 30_000 })
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 15_000 })
      await expect(field).toHaveValue('5W-30')
    })

    for (const path of firstScreens) {
      test(`[UX-162] every control of the first screen of ${path || 'home'} keeps its press (${round})`, {
        tag,
      }, async ({ page, context, lang }) => {
        await context.addInitScript(noteRepeated)
        await slowDown(page)
        await page.goto(`/${lang}${path}`, { waitUntil: 'commit' })
        await firstGlance(page)
        const pressed = await pressEveryControl(page)
        expect(await readRepeated(page)).toEqual(pressed)
        await expect(page.locator('[data-pressed]')).toHaveCount(0)
      })
    }
  }
})

test.describe('on a slow desktop, 0.2 s after the first paint', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false })
  test.setTimeout(60_000)

  for (const round of rounds) {
    test(`[UX-03] exactly what is ticked is filtered by (${round})`, {
      tag,
    }, async ({ page, lang, t }) => {
      await slowDown(page)
      await page.goto(`/${lang}/products/?category=Engine%20oil`, { waitUntil: 'commit' })
      await firstGlance(page)
      const column = page.getByRole('region', { name: t('listing.filter.title') })
      const boxes = column.getByRole('checkbox')
      await boxes.first().click()
      await boxes.nth(1).click()
      await column.getByRole('button', { name: t('listing.filter.apply') }).click()
      const chips = page.getByRole('list', { name: t('listing.filter.chips') })
      await expect(chips.getByRole('listitem')).toHaveCount(2, { timeout: 30_000 })
      await expect(boxes.first()).toBeChecked()
      await expect(boxes.nth(1)).toBeChecked()
    })
  }
})
